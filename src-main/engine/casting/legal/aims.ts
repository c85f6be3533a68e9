/** Whether there is enough to aim at. */
import type { Duel } from '../../value/duel.ts';
import type { WindowFrame } from '../../value/frame.ts';
import type { TargetClause } from '../../language/refs/target.ts';
import { actOf } from '../../events/noticing.ts';
import { usedClauses } from '../../faces/abilities.ts';
import { boundsOf, legalTargets, type Aim } from '../targets.ts';
import { isNarrow, isTargetForWindow } from './narrow.ts';
import type { Proposal } from './proposals.ts';

export function aimOf(proposal: Proposal, onto: number): Aim {
  const isSpell = proposal.what === 'cast';
  return { seat: proposal.seat, source: proposal.source, context: proposal.context, onto, isSpell };
}

export function hasTargets(
  duel: Duel,
  window: WindowFrame,
  proposal: Proposal,
  choice: readonly number[],
): boolean {
  return usedClauses(proposal, choice).every((clause) => {
    const wanted = proposal.targets[clause] as TargetClause;
    return xsToTry(wanted).some((x) => hasTargetsWith(duel, window, proposal, choice, clause, x));
  });
}

/** Where the targets depend on X, some X must do; it is chosen later. */
const MOST_X = 16;
const speaksOfX = new WeakMap<TargetClause, boolean>();

function xsToTry(clause: TargetClause): readonly number[] {
  let known = speaksOfX.get(clause);
  if (known === undefined) {
    known = JSON.stringify(clause.filter ?? {}).includes('"kind":"x"');
    speaksOfX.set(clause, known);
  }
  return known ? Array.from({ length: MOST_X + 1 }, (_, x) => x) : [0];
}

function hasTargetsWith(
  duel: Duel,
  window: WindowFrame,
  proposal: Proposal,
  choice: readonly number[],
  clause: number,
  x: number,
): boolean {
  const wanted = proposal.targets[clause] as TargetClause;
  const act =
    x === 0 ? undefined : { ...actOf(proposal.seat, proposal.source, proposal.face, proposal.tree), x };
  const context = act ? { ...proposal.context, act } : proposal.context;
  const { least } = boundsOf(duel, context, wanted);
  const aim = { ...aimOf(proposal, window.onto), context };
  if (isNarrow(window))
    return (
      legalTargets(duel, aim, wanted).filter((thing) =>
        isTargetForWindow(duel, window, proposal, choice, clause, thing),
      ).length >= least
    );
  // Those chosen before are not to be had again.
  const enough = least + (wanted.another ? proposal.targets.indexOf(wanted) : 0);
  return legalTargets(duel, aim, wanted, enough).length >= enough;
}
