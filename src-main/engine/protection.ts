/** The one module that answers whether something may be aimed at, damaged, enchanted or blocked by something. */
import type { CardNumber, Duel, Looks, Seat, Snapshot } from './duel.ts';
import { contextAt, fitsCard } from './evaluate.ts';
import { abilityAt } from './faces.ts';
import { KEYWORD } from './masks.ts';
import { looksOf } from './things.ts';

/** Its protection covers a source with these looks. `except`: the object that gave the protection does not suffer. */
export function isProtectedFrom(
  duel: Duel,
  card: CardNumber,
  source: Looks,
  sourceCard: CardNumber,
  exceptGranter = false,
): boolean {
  for (const at of looksOf(duel, card).abilities) {
    const ability = abilityAt(duel, at);
    if (ability.kind !== 'protection') continue;
    if (exceptGranter && at.granter === sourceCard) continue;
    if (fitsCard(duel, contextAt(duel, card, at), ability.from, sourceCard, source)) return true;
  }
  return false;
}

export function mayBeAimedAt(duel: Duel, card: CardNumber, seat: Seat, source: Snapshot): boolean {
  const looks = looksOf(duel, card);
  if (looks.keywords & KEYWORD.shroud) return false;
  if (looks.keywords & KEYWORD.hexproof && looks.controller !== seat) return false;
  return !isProtectedFrom(duel, card, source.looks, source.card);
}
