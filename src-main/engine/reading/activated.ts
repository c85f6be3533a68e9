/** What the abilities of cards ask and allow, read from their trees. */
import { isManaAbility } from '../faces/abilities.ts';
import type { Activated } from '../value/derived.ts';
import type { CardNumber, Duel, Looks } from '../value/duel.ts';
import { abilityAt } from '../faces/faces.ts';
import { derivedOf } from '../value/derived.ts';
import { looksOf } from './looks.ts';
import { isPermitted, permittedBy } from './permits.ts';

const NONE: readonly Activated[] = [];
const activatedLists = new WeakMap<Looks, readonly Activated[]>();

/** The activated abilities of an object in the order of its text, mana abilities included. */
export function activatedOf(duel: Duel, card: CardNumber): readonly Activated[] {
  if (duel.board[card]) return derivedOf(duel).activated[card] ?? NONE;
  if (isPermitted(duel, card)) return permittedBy(duel, card);
  const looks = looksOf(duel, card);
  let found = activatedLists.get(looks);
  if (!found) {
    found = looks.abilities.flatMap((at) => {
      const ability = abilityAt(duel, at);
      return ability.kind === 'activated' ? [{ at, ability, givesMana: isManaAbility(ability) }] : [];
    });
    activatedLists.set(looks, found);
  }
  return found;
}
