/** Changes of which nothing asks: done and noticed in one go. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { addPoison, changeLife } from '../changes/players.ts';
import { changeCounters, tapPermanent, untapPermanent } from '../changes/permanents.ts';
import { turnUp } from '../changes/turnUp.ts';
import { permanentAt } from '../value/things.ts';
import { notice } from './noticing.ts';
import { settleManaTriggers } from '../casting/manaTriggers.ts';
import { settleTriggers } from './happen.ts';

/** Counters come off, as many as there are. */
export function takeOffCounters(duel: Duel, card: CardNumber, counter: string, count: number): number {
  const amount = -changeCounters(duel, card, counter, -count);
  if (amount > 0) notice(duel, { kind: 'countersOff', card, counter, amount });
  return amount;
}

export function loseLife(duel: Duel, seat: Seat, amount: number): void {
  if (amount > 0) changeLife(duel, seat, -amount);
}

export function poison(duel: Duel, seat: Seat, amount: number): void {
  if (amount > 0) addPoison(duel, seat, amount);
}

/** `forMana`: the mana that is made by it, in symbols, where it is known. */
export function tap(duel: Duel, card: CardNumber, seat: Seat, forMana: boolean | string = false): void {
  if (!permanentAt(duel, card).tapped) turnUp(duel, card);
  if (!tapPermanent(duel, card)) return;
  if (forMana !== false) duel.memory.push(fact(duel, 'tappedForMana', card, seat));
  const made = typeof forMana === 'string' ? { mana: forMana } : {};
  notice(duel, { kind: 'taps', card, seat, forMana: forMana !== false, ...made });
  if (forMana) settleManaTriggers(duel);
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
