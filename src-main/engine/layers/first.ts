/** What a permanent is before the layers. */
import type { AbilityAt, CardNumber, Duel, Looks, Permanent } from '../value/duel.ts';
import { landAbilities, looksOfFace } from '../faces/faces.ts';
import { triggersOf } from '../faces/keywords.ts';
import { TYPE } from '../value/masks.ts';

/** After copying and changes of words, before anything else; land types and keywords bring their abilities. */
export function firstLooks(duel: Duel, card: CardNumber): Looks {
  const permanent = duel.board[card] as Permanent;
  const copied = permanent.copies >= 0 ? permanent.copies : (duel.cards[card]?.face ?? 0);
  const looks = looksOfFace(duel, permanent.worded?.face ?? copied, permanent.controller);
  const triggers = triggersOf(duel, looks.keywords);
  if (triggers.length === 0 && !(looks.types & TYPE.land)) return looks;
  return bringing(looks, triggers);
}

/** By what the keywords bring: the same record each time, so that what follows from it is kept as well. */
const known = new WeakMap<readonly AbilityAt[], WeakMap<Looks, Looks>>();

function bringing(looks: Looks, triggers: readonly AbilityAt[]): Looks {
  let byLooks = known.get(triggers);
  if (!byLooks) {
    byLooks = new WeakMap();
    known.set(triggers, byLooks);
  }
  let found = byLooks.get(looks);
  if (!found) {
    const mana = looks.types & TYPE.land ? landAbilities(looks.subtypes) : [];
    found = { ...looks, abilities: [...mana, ...triggers, ...looks.abilities] };
    byLooks.set(looks, found);
  }
  return found;
}
