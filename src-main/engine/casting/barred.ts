/** What rules in play say about who may cast what, and when. */
import type { CardNumber, Duel, Looks, Seat } from '../value/duel.ts';
import { looksOf } from '../reading/looks.ts';
import { speaking } from '../reading/rules.ts';

/** Something says that this seat does not cast this card now. */
export const isBarredFromCasting = (duel: Duel, seat: Seat, card: CardNumber, looks?: Looks): boolean =>
  barToCasting(duel, seat, card, looks) !== undefined;

/** The permanent that says so. `looks`: as what it would be cast, where that is not what it is. */
export const barToCasting = (
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  looks: Looks = looksOf(duel, card),
): CardNumber | undefined =>
  [...speaking(duel, 'cannotCast', seat, card, looks), ...speaking(duel, 'spellsPerTurn', seat)][0]?.card;
