/** Whether protection keeps something off. */
import type { CardNumber, Duel, Looks } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { contextAt } from './context.ts';
import { fitsCard } from './filters.ts';
import { abilityAt } from '../faces/faces.ts';
import { looksOf } from './looks.ts';

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

/** Where protection is whole it keeps off everything its own player or another does with such a source. */
export const isOutOfReach = (duel: Duel, card: CardNumber, source: Looks, sourceCard: CardNumber): boolean =>
  editionOf(duel).permanents.protection === 'whole' &&
  sourceCard !== card &&
  Boolean(duel.board[card]) &&
  isProtectedFrom(duel, card, source, sourceCard, true);
