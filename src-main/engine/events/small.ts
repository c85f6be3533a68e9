/** Changes of which nothing asks: done and noticed in one go. */
import type { CardNumber, Duel, Seat } from '../duel.ts';
import { addPoison, changeLife } from '../changes/players.ts';
import { tapPermanent, untapPermanent } from '../changes/permanents.ts';
import { notice } from '../noticing.ts';
import { settleTriggers } from './event.ts';

export function gainLife(duel: Duel, seat: Seat, amount: number): void {
  if (amount > 0) changeLife(duel, seat, amount);
}

export function loseLife(duel: Duel, seat: Seat, amount: number): void {
  if (amount > 0) changeLife(duel, seat, -amount);
}

export function poison(duel: Duel, seat: Seat, amount: number): void {
  if (amount > 0) addPoison(duel, seat, amount);
}

export function tap(duel: Duel, card: CardNumber, seat: Seat, forMana = false): void {
  if (!tapPermanent(duel, card)) return;
  if (forMana) duel.memory.push(fact(duel, 'tappedForMana', card, seat));
  notice(duel, { kind: 'taps', card, seat, forMana });
  settleTriggers(duel);
}

export function untap(duel: Duel, card: CardNumber): void {
  untapPermanent(duel, card);
}

export function fact(
  duel: Duel,
  kind: Duel['memory'][number]['kind'],
  card: CardNumber,
  seat: Seat,
  to = -1,
  amount = 0,
): Duel['memory'][number] {
  return { kind, who: card, incarnation: duel.cards[card]?.incarnation ?? -1, seat, to, amount };
}
