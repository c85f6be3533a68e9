/** Whether something may be aimed at. */
import type { CardNumber, Duel, Seat, Snapshot } from '../value/duel.ts';
import { shelterFrom } from '../faces/keywords.ts';
import { isOpponent } from '../value/seats.ts';
import { looksOf } from './looks.ts';
import { isProtectedFrom } from './protection.ts';
import { isSaid } from './rules.ts';

export function mayBeAimedAt(
  duel: Duel,
  card: CardNumber,
  seat: Seat,
  source: Snapshot,
  isSpell: boolean,
): boolean {
  const looks = looksOf(duel, card);
  return (
    !shelterFrom(looks, isOpponent(duel, looks.controller, seat)) &&
    !isProtectedFrom(duel, card, source.looks, source.card) &&
    !isSaid(duel, 'cannotBeAimedAt', card, source, isSpell)
  );
}

/** Shroud, where a player has it: nobody aims at that player, not even the player; or only some cannot. */
export const mayPlayerBeAimedAt = (duel: Duel, seat: Seat, aimer: Seat): boolean =>
  !isSaid(duel, 'untargetable', seat, aimer);
