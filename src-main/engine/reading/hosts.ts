/** What an Aura may be on, and what one that is not in play yet could be put on. */
import type { CardNumber, Duel, Seat, Thing, Value } from '../value/duel.ts';
import { fitsCard } from './filters.ts';
import { abilityAt } from '../faces/faces.ts';
import { isProtectedFrom } from './protection.ts';
import { isSaid } from './rules.ts';
import { cardThing } from '../value/things.ts';
import { looksOf } from './looks.ts';
import { contextAt } from './context.ts';

/** As it would be in the hands of this seat. */
export const couldCarry = (duel: Duel, aura: CardNumber, host: CardNumber, under: Seat): boolean =>
  isOfItsKind(duel, aura, host, under, undefined) &&
  !isProtectedFrom(duel, host, looksOf(duel, aura), aura, true) &&
  !isSaid(duel, 'cannotBeEnchanted', host, aura);

function isOfItsKind(
  duel: Duel,
  aura: CardNumber,
  host: CardNumber,
  under: Seat,
  zone: 'graveyard' | undefined,
): boolean {
  const context = { you: under, self: cardThing(duel, aura) };
  return looksOf(duel, aura).abilities.every((at) => {
    const ability = abilityAt(duel, at);
    if (ability.kind !== 'enchant') return true;
    return ability.zone === zone && fitsCard(duel, context, ability.filter, host, looksOf(duel, host));
  });
}

/** What it could be put on: permanents, or cards of a graveyard for what waits there for one of them. */
export const hostsFor = (duel: Duel, aura: CardNumber, under: Seat): Thing[] =>
  [
    ...duel.battlefield.filter((host) => host !== aura && couldCarry(duel, aura, host, under)),
    ...duel.graveyards.flat().filter((card) => isOfItsKind(duel, aura, card, under, 'graveyard')),
  ].map((host) => cardThing(duel, host));

/** A card in a graveyard, under which an Aura keeps it that waits for it to come into play. */
export const AWAITED = 'the enchanted card';

/** How an Aura comes into play on this. */
export const onHost = (
  duel: Duel,
  host: Extract<Thing, { kind: 'card' }>,
): { readonly attachedTo: CardNumber; readonly chosen?: Readonly<Record<string, Value>> } =>
  duel.board[host.card]
    ? { attachedTo: host.card }
    : { attachedTo: host.card, chosen: { [AWAITED]: [host] } };

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
