/**
 * Pouring mana into an X: what is poured pays the rest of the cost first, and X is whatever is above it (U121). On paper
 * like the rest of an announcement: the sources are used once everything is there.
 */
import type { Pour } from '../../../src-shared/duel/payment.ts';
import type { ManaUse, ReplyRefusal } from '../../../src-shared/duel/question.ts';
import { NO_POOL } from '../changes/players.ts';
import type { Duel } from '../value/duel.ts';
import type { AnnounceFrame } from '../value/frame.ts';
import type { ManaAmount } from '../language/mana.ts';
import { canPayAfter, sourcesFor } from '../payment/planPayment.ts';
import { poolOf, unitsFrom } from '../payment/pool.ts';
import { leftOpen } from '../payment/problem.ts';
import { plus, sumOf } from '../payment/units.ts';
import { costOf, proposalOfFrame, wishOf } from './draft.ts';
import type { Proposal } from './legal/proposals.ts';
import { asPayable } from './spending.ts';

export const NO_POUR: Pour = { uses: [], pool: NO_POOL };

/** X is paid for in mana. */
export const isPourable = ({ mana }: Proposal): boolean => mana.x > 0;

export function pouredIn(duel: Duel, frame: AnnounceFrame, pour: Pour): { x: number; open: ManaAmount } {
  const openAt = opener(duel, frame);
  const units = unitsOf(duel, frame, pour);
  const open = openAt(0, units);
  let x = 0;
  while (x < sumOf(units) && sizeOf(openAt(x + 1, units)) === sizeOf(open)) x++;
  return { x, open };
}

/** What may be poured in besides. */
export function pourable(duel: Duel, frame: AnnounceFrame, pour: Pour): Pour {
  const wish = wishOf(frame, proposalOfFrame(duel, frame));
  const uses = sourcesFor(duel, frame.seat, wish)
    .filter(({ price }) => !price)
    .flatMap(({ card, ability, choices }) => choices.map((_, choice) => ({ card, ability, choice })))
    .filter((use) => !cannotPour(duel, frame, pour, use));
  const there = poolOf(duel, frame.seat);
  return { uses, pool: NO_POOL.map((_, place) => mostOfPool(duel, frame, pour, place, there[place] ?? 0)) };
}

/** A source is poured in once. */
function cannotPour(duel: Duel, frame: AnnounceFrame, pour: Pour, use: ManaUse): boolean {
  if (pour.uses.some(({ card }) => card === use.card)) return true;
  const more = { ...pour, uses: [...pour.uses, use] };
  return !isOfUse(duel, frame, pour, more) || !leavesRestPayable(duel, frame, more);
}

/** Where one colour alone pays for X, others are in vain as soon as they have paid the rest. */
function isOfUse(duel: Duel, frame: AnnounceFrame, pour: Pour, more: Pour): boolean {
  const openAt = opener(duel, frame);
  const [before, after] = [unitsOf(duel, frame, pour), unitsOf(duel, frame, more)];
  const enough = sumOf(after);
  return sizeOf(openAt(enough, after)) < sizeOf(openAt(enough, before));
}

function leavesRestPayable(duel: Duel, frame: AnnounceFrame, pour: Pour): boolean {
  const proposal = proposalOfFrame(duel, frame);
  const { x } = pouredIn(duel, frame, pour);
  const cost = costOf(proposal, { ...frame.parts, x });
  return canPayAfter(duel, frame.seat, cost, pour.uses, wishOf(frame, proposal));
}

function mostOfPool(duel: Duel, frame: AnnounceFrame, pour: Pour, place: number, there: number): number {
  let [now, most] = [pour, 0];
  while ((now.pool[place] ?? 0) < there) {
    const more = { ...now, pool: now.pool.map((count, other) => (other === place ? count + 1 : count)) };
    if (!isOfUse(duel, frame, now, more)) break;
    [now, most] = [more, most + 1];
  }
  return most;
}

/** Checked as it was poured: one after the other. */
export function refusePour(duel: Duel, frame: AnnounceFrame, { uses, pool }: Pour): ReplyRefusal | undefined {
  let pour = NO_POUR;
  for (const use of uses) {
    const isOffered = pourable(duel, frame, pour).uses.some((other) => isSameUse(use, other));
    if (!isOffered) return { reason: 'cannotPay', card: use.card };
    pour = { ...pour, uses: [...pour.uses, use] };
  }
  for (const [place, count] of pool.entries()) {
    const most = pourable(duel, frame, pour).pool[place] ?? 0;
    if (!Number.isSafeInteger(count) || count < 0 || count > most)
      return { reason: 'cannotPay', card: frame.card };
    pour = { ...pour, pool: pour.pool.map((other, kind) => (kind === place ? count : other)) };
  }
  return undefined;
}

const isSameUse = (one: ManaUse, other: ManaUse): boolean =>
  one.card === other.card && one.ability === other.ability && one.choice === other.choice;

/** With X said: what was poured goes into it, and what is not needed for it stays where it is. */
export function withPoured(duel: Duel, frame: AnnounceFrame, pour: Pour): AnnounceFrame {
  const openAt = opener(duel, frame);
  const openWith = (some: Pour): number => sizeOf(openAt(frame.parts.x ?? 0, unitsOf(duel, frame, some)));
  const open = openWith(pour);
  let kept = pour;
  const keep = (fewer: Pour): void => {
    if (openWith(fewer) === open) kept = fewer;
  };
  for (const [place, count] of pour.pool.entries())
    for (let spent = 0; spent < count; spent++)
      keep({ ...kept, pool: kept.pool.map((one, other) => (other === place ? one - 1 : one)) });
  for (const use of pour.uses.toReversed())
    keep({ ...kept, uses: kept.uses.filter((other) => other !== use) });
  return { ...frame, uses: kept.uses, set: unitsOf(duel, frame, kept) };
}

/** What this mana leaves open of the cost with such an X. */
function opener(duel: Duel, frame: AnnounceFrame): (x: number, units: readonly number[]) => ManaAmount {
  const proposal = proposalOfFrame(duel, frame);
  return (x, units) => leftOpen(units, asPayable(duel, frame.seat, costOf(proposal, { ...frame.parts, x })));
}

const unitsOf = (duel: Duel, { seat }: AnnounceFrame, { uses, pool }: Pour): readonly number[] =>
  uses.map((use) => unitsFrom(duel, seat, use)).reduce<readonly number[]>(plus, pool);

const sizeOf = ({ symbols, generic }: ManaAmount): number => symbols.length + generic;
