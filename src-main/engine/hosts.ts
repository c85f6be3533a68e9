/** What an Aura that is not in play yet could be put on. */
import type { CardNumber, Duel, Seat, Thing } from './duel.ts';
import { fitsCard } from './reading/filters.ts';
import { abilityAt } from './faces.ts';
import { isKeptFromEnchanting, isProtectedFrom } from './protection.ts';
import { cardThing, looksOf } from './things.ts';

/** As it would be in the hands of this seat. */
export function couldCarry(duel: Duel, aura: CardNumber, host: CardNumber, under: Seat): boolean {
  const looks = looksOf(duel, aura);
  const context = { you: under, self: cardThing(duel, aura) };
  const isOfItsKind = looks.abilities.every((at) => {
    const ability = abilityAt(duel, at);
    if (ability.kind !== 'enchant') return true;
    return ability.zone === undefined && fitsCard(duel, context, ability.filter, host, looksOf(duel, host));
  });
  return (
    isOfItsKind && !isProtectedFrom(duel, host, looks, aura, true) && !isKeptFromEnchanting(duel, aura, host)
  );
}

export const hostsFor = (duel: Duel, aura: CardNumber, under: Seat): Thing[] =>
  duel.battlefield
    .filter((host) => host !== aura && couldCarry(duel, aura, host, under))
    .map((host) => cardThing(duel, host));

export const isAuraCard = (duel: Duel, card: CardNumber): boolean =>
  looksOf(duel, card).subtypes.includes('Aura');
