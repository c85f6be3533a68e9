/** What a permanent is before the layers. */
import type { AbilityAt, CardNumber, Duel, Looks, Permanent } from '../duel.ts';
import { landAbilities, looksOfFace } from '../faces.ts';
import { triggersOf } from '../keywords.ts';
import { TYPE } from '../masks.ts';

/** After copying and changes of words, before anything else; land types and keywords bring their abilities. */
export function firstLooks(duel: Duel, card: CardNumber): Looks {
  const permanent = duel.board[card] as Permanent;
  const printed = permanent.copies >= 0 ? permanent.copies : (duel.cards[card]?.face ?? 0);
  const looks = looksOfFace(duel, printed, permanent.controller);
  const triggers = triggersOf(duel, looks.keywords);
  if (!(looks.types & TYPE.land)) return triggers.length === 0 ? looks : bringing(looks, triggers);
  if (triggers.length > 0) return bringing(looks, [...landAbilities(looks.subtypes), ...triggers]);
  let land = landLooks.get(looks);
  if (!land) {
    land = bringing(looks, landAbilities(looks.subtypes));
    landLooks.set(looks, land);
  }
  return land;
}

const landLooks = new WeakMap<Looks, Looks>();

const bringing = (looks: Looks, abilities: readonly AbilityAt[]): Looks => ({
  ...looks,
  abilities: [...abilities, ...looks.abilities],
});
