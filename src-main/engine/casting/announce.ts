/**
 * Announcing: a draft fills up on paper and changes nothing; when everything is there it is paid, moved and put on the
 * chain at once. Calling it off leaves only the mana that was drawn.
 */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { change } from '../changes/permanents.ts';
import { emptyPool } from '../changes/players.ts';
import type { AnnounceFrame, AnnounceManner } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import type { ManaAmount } from '../language/mana.ts';
import type { TargetClause } from '../language/refs/target.ts';
import type { Parts, Question } from '../../../src-shared/duel/question.ts';
import { opponentsOf } from '../value/seats.ts';
import { activatedOf } from '../reading/activated.ts';
import { isLoyaltyAbility, someEffect, usedClauses } from '../faces/abilities.ts';
import { payOther, type CostChoice } from './costs.ts';
import { allowedModes } from './legal/modes.ts';
import { asksForX, proposeFaceDown, type Proposal } from './legal/proposals.ts';
import { isCovered, poolOf, spendable, spendFromPool } from '../payment/pool.ts';
import { canPay, planPayment } from '../payment/planPayment.ts';
import { minus, sumOf } from '../payment/units.ts';
import { hasPools } from './mana.ts';
import { asPayable } from './spending.ts';
import { cannotUseMana, useMana } from './useMana.ts';
import {
  proposalOf,
  proposalOfFrame,
  windowFor,
  boundsFor,
  targetsFor,
  sharesWanted,
  costChoices,
  costOf,
  wishOf,
} from './draft.ts';
import { announced } from './announced.ts';

export function beginAnnouncing(
  duel: Duel,
  seat: Seat,
  by: Seat,
  what: 'cast' | 'activate',
  card: CardNumber,
  ability: number,
  parts: Parts,
  onto: number,
  { free = false, forced = false, landsOnly = false, faceDown }: Partial<AnnounceManner> = {},
): void {
  const proposal = faceDown
    ? proposeFaceDown(duel, seat, card)
    : proposalOf(duel, seat, what, card, ability, free);
  push(duel, {
    kind: 'announce',
    stage: 'gathering',
    seat,
    by,
    what,
    card,
    ability,
    parts,
    onto,
    source: proposal.source,
    face: proposal.face,
    tree: proposal.tree,
    uses: [],
    free,
    forced,
    landsOnly,
    ...(faceDown ? { faceDown } : {}),
  });
}

export function stepAnnounce(duel: Duel, frame: AnnounceFrame): Question | undefined {
  switch (frame.stage) {
    case 'gathering':
      return gather(duel, frame);
    case 'drawingMana':
      return drawMana(duel, frame);
    case 'paying': {
      pay(duel, frame);
      return;
    }
    case 'paid': {
      announced(duel, frame);
      return;
    }
  }
}

/** The part that is missing, filled in when there is one way only, else asked for. */
function gather(duel: Duel, frame: AnnounceFrame): Question | undefined {
  const proposal = proposalOfFrame(duel, frame);
  const { parts } = frame;
  if (parts.modes === undefined) {
    const allowed = allowedModes(duel, windowFor(duel, frame), proposal);
    if (allowed.length === 1) {
      fill(duel, frame, { modes: allowed[0] as readonly number[] });
      return;
    }
    return { seat: frame.by, for: frame.seat, kind: 'modes' };
  }
  if (asksForX(proposal) && parts.x === undefined) return { seat: frame.by, for: frame.seat, kind: 'x' };
  const clauses = usedClauses(proposal, parts.modes);
  const given = parts.targets ?? [];
  if (given.length < clauses.length)
    return gatherTargets(duel, frame, proposal, clauses[given.length] as number);
  const shares = sharesWanted(proposal, parts);
  if (shares !== undefined && parts.shares === undefined) return gatherShares(duel, frame, shares);
  const choices = costChoices(duel, frame, proposal);
  const paid = parts.costs ?? [];
  if (paid.length < choices.length) return gatherCost(duel, frame, choices[paid.length] as CostChoice);
  retop(duel, { ...frame, stage: 'drawingMana' });
  return undefined;
}

function fill(duel: Duel, frame: AnnounceFrame, part: Partial<Parts>): undefined {
  retop(duel, { ...frame, parts: { ...frame.parts, ...part } });
  return undefined;
}

function gatherTargets(
  duel: Duel,
  frame: AnnounceFrame,
  proposal: Proposal,
  clause: number,
): Question | undefined {
  const wanted = proposal.targets[clause] as TargetClause;
  const { least, most } = boundsFor(duel, frame, proposal, clause);
  const legal = targetsFor(duel, frame, proposal, clause, least + 1);
  if (legal.length < least) {
    pop(duel);
    return undefined;
  }
  if (legal.length === least && (least === most || legal.length === 0)) {
    fill(duel, frame, { targets: [...(frame.parts.targets ?? []), legal] });
    return;
  }
  const chooser = wanted.by === 'opponent' ? (opponentsOf(duel, frame.seat)[0] ?? frame.by) : frame.by;
  return { seat: chooser, for: chooser === frame.by ? frame.seat : chooser, kind: 'targets' };
}

function gatherShares(duel: Duel, frame: AnnounceFrame, total: number): Question | undefined {
  const targets = frame.parts.targets?.[0] ?? [];
  if (targets.length < 2) {
    fill(duel, frame, { shares: targets.map(() => total) });
    return;
  }
  return { seat: frame.by, for: frame.seat, kind: 'shares' };
}

function gatherCost(
  duel: Duel,
  frame: AnnounceFrame,
  { candidates, count }: CostChoice,
): Question | undefined {
  if (candidates.length === count) {
    fill(duel, frame, { costs: [...(frame.parts.costs ?? []), candidates] });
    return;
  }
  return { seat: frame.by, for: frame.seat, kind: 'costs' };
}

function drawMana(duel: Duel, frame: AnnounceFrame): Question | undefined {
  const next = frame.uses[0];
  const costNow = (): ManaAmount => costOf(proposalOfFrame(duel, frame), frame.parts);
  if (next) {
    const uses = frame.uses.slice(1);
    const { engaged } = wishOf(frame, proposalOfFrame(duel, frame));
    retop(duel, { ...frame, uses });
    if (!engaged?.includes(next.card) && !cannotUseMana(duel, frame.seat, next))
      useMana(duel, frame.seat, next, () => ({ cost: costNow(), uses }));
    return undefined;
  }
  const cost = costNow();
  const { pay } = frame.parts;
  if (isCovered(duel, frame.seat, cost) && !(pay === 'ask' && leavesChoiceOfMana(duel, frame, cost))) {
    retop(duel, { ...frame, stage: 'paying' });
    return undefined;
  }
  const wish = wishOf(frame, proposalOfFrame(duel, frame));
  if (pay === 'ask' && canPay(duel, frame.seat, cost, wish))
    return { seat: frame.by, for: frame.seat, kind: 'mana' };
  if (pay && pay !== 'ask' && pay.length > 0) {
    retop(duel, { ...frame, uses: pay, parts: { ...frame.parts, pay: [] } });
    return undefined;
  }
  const plan = planPayment(duel, frame.seat, cost, wish);
  // What was drawn stays in the pool; the card stays where it was.
  if (plan.kind === 'short') pop(duel);
  else retop(duel, { ...frame, uses: plan.uses.map(({ use }) => use) });
  return undefined;
}

/** More is there than is needed, and of several kinds: which of it is spent is the player's to say. */
function leavesChoiceOfMana(duel: Duel, frame: AnnounceFrame, cost: ManaAmount): boolean {
  const pool = poolOf(duel, frame.seat);
  const set = frame.set ?? [];
  const free = spendable(pool, asPayable(duel, frame.seat, cost), set);
  return free.filter((count) => count > 0).length > 1 && sumOf(pool) > cost.symbols.length + cost.generic;
}

function pay(duel: Duel, frame: AnnounceFrame): undefined {
  const proposal = proposalOfFrame(duel, frame);
  const before = duel.pools[frame.seat] ?? [];
  if (!spendFromPool(duel, frame.seat, costOf(proposal, frame.parts), frame.set)) {
    retop(duel, { ...frame, stage: 'drawingMana' });
    return undefined;
  }
  const spent = minus(before, duel.pools[frame.seat] ?? []);
  if (!hasPools(duel)) emptyPool(duel, frame.seat);
  // What the source is, is settled before anything of it is given up.
  retop(duel, { ...frame, stage: 'paid', source: proposal.source, ...spentOn(proposal, spent) });
  markUse(duel, frame);
  const { costs = [], x = 0 } = frame.parts;
  payOther(duel, frame.seat, frame.card, proposal.costs, costs, false, x);
  return undefined;
}

/** Most texts never ask. */
const spentOn = ({ effect }: Proposal, spent: readonly number[]): Pick<AnnounceFrame, 'spent'> =>
  someEffect(effect, (part) => part.kind === 'play' && part.faceDown === true) ? { spent } : {};

function markUse(duel: Duel, frame: AnnounceFrame): void {
  const permanent = duel.board[frame.card];
  if (frame.what !== 'activate' || !permanent) return;
  const ability = activatedOf(duel, frame.card)[frame.ability]?.ability;
  const used = { ...permanent.used, [frame.tree]: (permanent.used[frame.tree] ?? 0) + 1 };
  if (ability && isLoyaltyAbility(ability)) used[-1] = (used[-1] ?? 0) + 1;
  change(duel, frame.card, { used });
}
