/** Why something cannot be chosen for the target that is asked for. */
import type { Reason, Why } from '../../../src-shared/duel/why.ts';
import { partOptions, proposalOfFrame, windowFor } from '../casting/draft.ts';
import { aimOf } from '../casting/legal/aims.ts';
import { usedClauses } from '../faces/abilities.ts';
import { isNarrow } from '../casting/legal/narrow.ts';
import { legalTargets, type Aim } from '../casting/targets.ts';
import type { CardNumber, Duel, Thing } from '../value/duel.ts';
import { fitsCard } from '../reading/filters.ts';
import type { AnnounceFrame } from '../value/frame.ts';
import type { TargetClause } from '../language/refs/target.ts';
import { shelterFrom } from '../faces/keywords.ts';
import { mayBeAimedAt } from '../reading/aiming.ts';
import { isProtectedFrom } from '../reading/protection.ts';
import { isOpponent } from '../value/seats.ts';
import { hasThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';

export function whyNotTarget(duel: Duel, frame: AnnounceFrame, thing: Thing): Why | undefined {
  const { things } = partOptions(duel, frame);
  if (hasThing(things, thing)) return undefined;
  const card = thing.kind === 'card' ? thing.card : undefined;
  const proposal = proposalOfFrame(duel, frame);
  const given = frame.parts.targets ?? [];
  if (given.some((chosen) => hasThing(chosen, thing))) return about('chosenAlready', card);
  const clause = proposal.targets[usedClauses(proposal, frame.parts.modes ?? [])[given.length] ?? -1];
  const window = windowFor(duel, frame);
  const aim = { ...aimOf(proposal, window.onto), onto: frame.onto };
  if (clause && isNarrow(window) && hasThing(legalTargets(duel, aim, clause), thing))
    return about(window.speed === 'prevention' ? 'unharmed' : 'onlyRegeneration', card);
  if (!clause || card === undefined) return about(clause?.players ? 'outOfReach' : 'doesNotFit', card);
  return about(keptOffBy(duel, aim, clause, card) ?? 'doesNotFit', card);
}

/** What keeps off a permanent that would do; undefined: nothing, or it would not do. */
export function keptOffBy(duel: Duel, aim: Aim, clause: TargetClause, card: CardNumber): Reason | undefined {
  if (clause.zone !== 'battlefield' || !clause.filter || !duel.board[card]) return undefined;
  const looks = looksOf(duel, card);
  if (!fitsCard(duel, aim.context, clause.filter, card, looks)) return undefined;
  if (mayBeAimedAt(duel, card, aim.seat, aim.source, aim.isSpell === true)) return undefined;
  return (
    shelterFrom(looks, isOpponent(duel, looks.controller, aim.seat)) ??
    (isProtectedFrom(duel, card, aim.source.looks, aim.source.card) ? 'protected' : 'outOfReach')
  );
}

const about = (reason: Reason, card: CardNumber | undefined): Why =>
  card === undefined ? { reason } : { reason, card };
