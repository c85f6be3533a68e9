/** What spells and abilities cost as things stand: dearer, or cheaper, than they are printed. */
import type { CardNumber, Duel, Looks, Seat } from '../value/duel.ts';
import { readAmount } from '../reading/amounts.ts';
import { contextAt, type Context } from '../reading/context.ts';
import { isPricedBy, speaking } from '../reading/rules.ts';
import { abilityAt } from '../faces/faces.ts';
import { manaOf, type ManaAmount } from '../language/mana.ts';
import type { SpellCost } from '../language/rule.ts';
import { cardThing } from '../value/things.ts';

/** With what spells of this kind cost more (or less) in play, and what the card says of its own price. */
export function priceOfSpell(
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  looks: Looks,
  mana: ManaAmount,
): ManaAmount {
  let price = mana;
  for (const { rule, card: by, at } of speaking(duel, 'spellCost', seat, card, looks))
    price = changedBy(duel, contextAt(duel, by, at), rule, price);
  for (const at of looks.abilities) {
    const ability = abilityAt(duel, at);
    if (ability.kind !== 'rule' || ability.rule.kind !== 'spellCost' || ability.rule.filter.kind !== 'is')
      continue;
    const context: Context = { you: seat, self: cardThing(duel, card) };
    if (isPricedBy(duel, context, ability.rule, seat, card, looks))
      price = changedBy(duel, context, ability.rule, price);
  }
  return price === mana ? mana : { ...price, generic: Math.max(0, price.generic) };
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
  const more = speaking(duel, 'abilityCost', seat, card).reduce(
    (sum, { rule, card: by, at }) => sum + readAmount(duel, contextAt(duel, by, at), rule.more),
    0,
  );
  return more === 0 ? mana : { ...mana, generic: Math.max(0, mana.generic + more) };
}
