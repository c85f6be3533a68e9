/** Mana in a pool that pays only for spells of some kinds. */
import type { CardNumber, Duel, LastingEffect, Seat } from '../value/duel.ts';
import { NO_POOL } from '../changes/players.ts';
import { fitsCard } from '../reading/filters.ts';
import { nearest } from '../value/stack.ts';
import type { Filter } from '../language/filter.ts';
import { looksOf } from '../reading/looks.ts';

type Tied = Extract<LastingEffect, { kind: 'tied' }>;

const tiedOf = (duel: Duel, seat: Seat): Tied[] =>
  duel.effects.filter((effect) => effect.kind === 'tied' && effect.seat === seat) as Tied[];

/** The card that is being cast, or is thought of: mana for anything else is mana for no spell. */
function spellPaidFor(duel: Duel, card: CardNumber | undefined): CardNumber | undefined {
  const announcing = nearest(duel, 'announce');
  const meant = card ?? (announcing?.what === 'cast' ? announcing.card : undefined);
  return meant === undefined || duel.board[meant] ? undefined : meant;
}

/** Whether mana with such a string attached pays for this. */
export function paysFor(duel: Duel, seat: Seat, only: Filter, card: CardNumber | undefined): boolean {
  const spell = spellPaidFor(duel, card);
  if (spell === undefined) return false;
  const self = { kind: 'card', card: spell, incarnation: 0 } as const;
  return fitsCard(duel, { you: seat, self }, only, spell, looksOf(duel, spell));
}

/** What of the pool may go into this payment. */
export function freeIn(
  duel: Duel,
  seat: Seat,
  pool: readonly number[],
  card: CardNumber | undefined,
): readonly number[] {
  const bound = tiedOf(duel, seat).filter(({ only, you }) => !paysFor(duel, you, only, card));
  return bound.reduce<readonly number[]>(
    (left, { mana }) => left.map((count, place) => Math.max(0, count - (mana[place] ?? 0))),
    pool,
  );
}

/** After a payment: what was bound to it has gone into it first. */
export function loosen(duel: Duel, seat: Seat, spent: readonly number[]): void {
  let left = spent;
  const after = new Map(
    tiedOf(duel, seat)
      .filter(({ only, you }) => paysFor(duel, you, only, undefined))
      .map((effect): [number, readonly number[]] => {
        const rest = effect.mana.map((count, place) => Math.max(0, count - (left[place] ?? 0)));
        left = left.map((count, place) => Math.max(0, count - (effect.mana[place] ?? 0)));
        return [effect.id, rest];
      }),
  );
  if (after.size === 0) return;
  duel.effects = duel.effects.flatMap((effect): LastingEffect[] => {
    const mana = after.get(effect.id);
    if (mana === undefined || effect.kind !== 'tied') return [effect];
    return mana.some((count) => count > 0) ? [{ ...effect, mana }] : [];
  });
}

/** Mana comes into a pool with a string attached. */
export function tie(duel: Duel, seat: Seat, mana: readonly number[], only: Filter, by: Tied['source']): void {
  const id = duel.nextId++;
  duel.effects.push({
    kind: 'tied',
    id,
    stamp: id,
    you: seat,
    source: by,
    until: 'endOfTurn',
    seat,
    mana: NO_POOL.map((none, place) => none + (mana[place] ?? 0)),
    only,
  });
}
