/** What rules in play say about who may cast what, and when. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { isManaAbility } from '../faces/abilities.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import { contextAt } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import { readSeats } from '../reading/refs.ts';
import { derivedOf } from '../value/derived.ts';
import { looksOf } from '../reading/looks.ts';

/** Something says that this seat does not cast this card now. */
export const isBarredFromCasting = (duel: Duel, seat: Seat, card: CardNumber): boolean =>
  barToCasting(duel, seat, card) !== undefined;

/** The permanent that says so. */
export function barToCasting(duel: Duel, seat: Seat, card: CardNumber): CardNumber | undefined {
  return derivedOf(duel).rules.find(({ card: by, at, ability: { rule } }) => {
    if (rule.kind !== 'cannotCast' && rule.kind !== 'spellsPerTurn') return false;
    const context = contextAt(duel, by, at);
    if (!readSeats(duel, context, rule.who).includes(seat)) return false;
    if (rule.kind === 'spellsPerTurn') return castThisTurn(duel, seat) >= rule.most;
    return fitsCard(duel, context, rule.filter, card, looksOf(duel, card));
  })?.card;
}

const castThisTurn = (duel: Duel, seat: Seat): number =>
  duel.memory.filter((fact) => fact.kind === 'cast' && fact.seat === seat).length;

/** Something lets this seat cast this card like an instant. */
export function mayCastAnytime(duel: Duel, seat: Seat, card: CardNumber): boolean {
  return derivedOf(duel).rules.some(({ card: by, at, ability: { rule } }) => {
    if (rule.kind !== 'castAnytime') return false;
    const context = contextAt(duel, by, at);
    return (
      readSeats(duel, context, rule.who).includes(seat) &&
      fitsCard(duel, context, rule.filter, card, looksOf(duel, card))
    );
  });
}

/** Something rests this activated ability of the card. */
export function isUnusable(duel: Duel, card: CardNumber, ability: ActivatedAbility): boolean {
  return derivedOf(duel).rules.some(
    ({ card: by, at, ability: { rule } }) =>
      rule.kind === 'unusable' &&
      (rule.tapping
        ? ability.costs.some(({ kind }) => kind === 'tap')
        : rule.manaToo === true || !isManaAbility(ability)) &&
      fitsCard(duel, contextAt(duel, by, at), rule.sources, card, looksOf(duel, card)),
  );
}
