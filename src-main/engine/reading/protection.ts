/** The one module that answers whether something may be aimed at, damaged, enchanted or blocked by something. */
import type { AbilityAt, CardNumber, Duel, Looks, Seat, Snapshot } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { contextAt } from './context.ts';
import { fitsCard } from './filters.ts';
import { readSeats } from './refs.ts';
import { abilityAt } from '../faces/faces.ts';
import type { Filter } from '../language/filter.ts';
import { derivedOf } from '../value/derived.ts';
import { KEYWORD } from '../value/masks.ts';
import { isOpponent } from '../value/seats.ts';
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

/** Whether what a rule in play says of such objects is said of this one. */
export const isRuled = (
  duel: Duel,
  { card: by, at }: { readonly card: CardNumber; readonly at: AbilityAt },
  filter: Filter,
  card: CardNumber,
): boolean =>
  fitsCard(duel, contextAt(duel, by, at), filter, card, looksOf(duel, card)) &&
  !isOutOfReach(duel, card, looksOf(duel, by), by);

export function mayBeAimedAt(
  duel: Duel,
  card: CardNumber,
  seat: Seat,
  source: Snapshot,
  isSpell: boolean,
): boolean {
  const looks = looksOf(duel, card);
  if (looks.keywords & KEYWORD.shroud) return false;
  if (looks.keywords & KEYWORD.hexproof && isOpponent(duel, looks.controller, seat)) return false;
  return !isProtectedFrom(duel, card, source.looks, source.card) && !isBarred(duel, card, source, isSpell);
}

/** A rule in play keeps such sources from aiming at it. */
const isBarred = (duel: Duel, card: CardNumber, source: Snapshot, isSpell: boolean): boolean =>
  derivedOf(duel).rules.some(({ card: by, at, ability: { rule } }) => {
    if (rule.kind !== 'cannotBeAimedAt' || (rule.spellsOnly && !isSpell)) return false;
    const context = contextAt(duel, by, at);
    return (
      fitsCard(duel, context, rule.by, source.card, source.looks) &&
      fitsCard(duel, context, rule.what, card, looksOf(duel, card))
    );
  });

/** A rule in play keeps such Auras off it. */
export const isKeptFromEnchanting = (duel: Duel, aura: CardNumber, host: CardNumber): boolean =>
  derivedOf(duel).rules.some(({ card: by, at, ability: { rule } }) => {
    if (rule.kind !== 'cannotBeEnchanted') return false;
    const context = contextAt(duel, by, at);
    return (
      fitsCard(duel, context, rule.by, aura, looksOf(duel, aura)) &&
      fitsCard(duel, context, rule.what, host, looksOf(duel, host))
    );
  });

/** Shroud, where a player has it: nobody aims at that player, not even the player; or only some cannot. */
export function mayPlayerBeAimedAt(duel: Duel, seat: Seat, aimer: Seat): boolean {
  return !derivedOf(duel).rules.some(({ card, at, ability: { rule } }) => {
    if (rule.kind !== 'untargetable') return false;
    const context = contextAt(duel, card, at);
    return (
      readSeats(duel, context, rule.who).includes(seat) &&
      (!rule.by || readSeats(duel, context, rule.by).includes(aimer))
    );
  });
}
