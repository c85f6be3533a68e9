/** What an Aura may be on, and what one that is not in play yet could be put on. */
import type { CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { fitsCard } from './filters.ts';
import { abilityAt } from '../faces/faces.ts';
import { isProtectedFrom } from './protection.ts';
import { isSaid } from './rules.ts';
import { cardThing } from '../value/things.ts';
import { looksOf } from './looks.ts';
import { contextAt } from './context.ts';

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
    isOfItsKind &&
    !isProtectedFrom(duel, host, looks, aura, true) &&
    !isSaid(duel, 'cannotBeEnchanted', host, aura)
  );
}

export const hostsFor = (duel: Duel, aura: CardNumber, under: Seat): Thing[] =>
  duel.battlefield
    .filter((host) => host !== aura && couldCarry(duel, aura, host, under))
    .map((host) => cardThing(duel, host));

export const isAuraCard = (duel: Duel, card: CardNumber): boolean =>
  looksOf(duel, card).subtypes.includes('Aura');

/** Whether an Aura may be on this host: what it enchants, and nothing the host is protected from. */
export function mayEnchant(duel: Duel, aura: CardNumber, host: CardNumber): boolean {
  const looks = looksOf(duel, aura);
  for (const at of looks.abilities) {
    const ability = abilityAt(duel, at);
    if (
      ability.kind === 'enchant' &&
      !fitsCard(duel, contextAt(duel, aura, at), ability.filter, host, looksOf(duel, host))
    )
      return false;
  }
  return !isProtectedFrom(duel, host, looks, aura, true) && !isSaid(duel, 'cannotBeEnchanted', host, aura);
}
