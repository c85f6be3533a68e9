/** Mana that a seat can still draw this turn, as far as one sees at a glance. */
import { looksOf, manaSources, type CardNumber, type Duel, type ManaSource, type Seat } from '../position.ts';
import { has, mayEverAttack } from './creature.ts';

export const manaLeft = (duel: Duel, seat: Seat): number => drawn(duel, seat, manaSources(duel, seat));

/** Without the creatures that might go into the next attack. */
export const manaAtHome = (duel: Duel, seat: Seat): number =>
  drawn(
    duel,
    seat,
    manaSources(duel, seat).filter(({ card }) => !mightAttack(duel, seat, card)),
  );

function drawn(duel: Duel, seat: Seat, sources: readonly ManaSource[]): number {
  const most = new Map<CardNumber, number>();
  for (const { card, choices } of sources) most.set(card, Math.max(most.get(card) ?? 0, ...choices.map(sum)));
  return sum([...most.values(), ...(duel.pools[seat] ?? [])]);
}

function mightAttack(duel: Duel, seat: Seat, card: CardNumber): boolean {
  const looks = looksOf(duel, card);
  return mayEverAttack(looks) && (duel.board[card]?.settled === seat || has(looks, 'haste'));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
