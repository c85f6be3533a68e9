/** What spells and abilities cost as things stand: dearer, or cheaper, than they are printed. */
import type { CardNumber, Duel, Looks, Seat } from '../value/duel.ts';
import { readAmount } from '../reading/amounts.ts';
import { isTrue } from '../reading/conditions.ts';
import { contextAt, type Context } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import { readSeats } from '../reading/refs.ts';
import { abilityAt } from '../faces/faces.ts';
import { manaOf, type ManaAmount } from '../language/mana.ts';
import type { SpellCost } from '../language/rule.ts';
import { derivedOf } from '../value/derived.ts';
import { cardThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';

/** With what spells of this kind cost more (or less) in play, and what the card says of its own price. */
export function priceOfSpell(
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  looks: Looks,
  mana: ManaAmount,
): ManaAmount {
  let price = mana;
  for (const { card: by, at, ability } of derivedOf(duel).rules) {
    if (ability.rule.kind !== 'spellCost') continue;
    const context = contextAt(duel, by, at);
    if (isSaidOf(duel, context, ability.rule, seat, card, looks))
      price = changedBy(duel, context, ability.rule, price);
  }
  for (const at of looks.abilities) {
    const ability = abilityAt(duel, at);
    if (ability.kind !== 'rule' || ability.rule.kind !== 'spellCost' || ability.rule.filter.kind !== 'is')
      continue;
    const context: Context = { you: seat, self: cardThing(duel, card) };
    if (isSaidOf(duel, context, ability.rule, seat, card, looks))
      price = changedBy(duel, context, ability.rule, price);
  }
  return price === mana ? mana : { ...price, generic: Math.max(0, price.generic) };
}

function isSaidOf(
  duel: Duel,
  context: Context,
  rule: SpellCost,
  seat: Seat,
  card: CardNumber,
  looks: Looks,
): boolean {
  return (
    readSeats(duel, context, rule.who).includes(seat) &&
    fitsCard(duel, context, rule.filter, card, looks) &&
    (!rule.when || isTrue(duel, context, rule.when))
  );
}

function changedBy(duel: Duel, context: Context, rule: SpellCost, price: ManaAmount): ManaAmount {
  const symbols = rule.symbols === undefined ? [] : manaOf(rule.symbols).symbols;
  return {
    ...price,
    generic: price.generic + readAmount(duel, context, rule.more),
    symbols: [...price.symbols, ...symbols],
  };
}

/** With what abilities of such sources cost more in play. */
export function priceOfAbility(duel: Duel, seat: Seat, card: CardNumber, mana: ManaAmount): ManaAmount {
  let more = 0;
  for (const { card: by, at, ability } of derivedOf(duel).rules) {
    const { rule } = ability;
    if (rule.kind !== 'abilityCost') continue;
    const context = contextAt(duel, by, at);
    if (!readSeats(duel, context, rule.who).includes(seat)) continue;
    if (fitsCard(duel, context, rule.filter, card, looksOf(duel, card)))
      more += readAmount(duel, context, rule.more);
  }
  return more === 0 ? mana : { ...mana, generic: Math.max(0, mana.generic + more) };
}
