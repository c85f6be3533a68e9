/** What rules in play say about who may cast what, and when. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { speaking } from '../reading/rules.ts';

/** Something says that this seat does not cast this card now. */
export const isBarredFromCasting = (duel: Duel, seat: Seat, card: CardNumber): boolean =>
  barToCasting(duel, seat, card) !== undefined;

/** The permanent that says so. */
export const barToCasting = (duel: Duel, seat: Seat, card: CardNumber): CardNumber | undefined =>
  [...speaking(duel, 'cannotCast', seat, card), ...speaking(duel, 'spellsPerTurn', seat)][0]?.card;
