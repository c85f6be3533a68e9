/** What is in play, now: copies, control, words, types, colours, abilities, sizes, in this order once and for all. */
import { deriveBy, keepDerived, type Activated, type Derived } from '../value/derived.ts';
import type { Duel, Looks } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { applyLayer, BEFORE_SIZES, SIZE_LAYERS } from './applying.ts';
import { keepWallsHome } from './changing.ts';
import { lasting, staticsInPlay } from './continuous.ts';
import { firstLooks } from './first.ts';
import { listAbilities } from './listing.ts';
import { applyCounters, countSizes } from './sizes.ts';

deriveBy(derive);

function derive(duel: Duel): Derived {
  const derived: Derived = {
    looks: new Array<Looks | undefined>(duel.cards.length),
    triggers: [],
    rules: new Map(),
    insteads: new Map(),
    activated: new Array<readonly Activated[] | undefined>(duel.cards.length),
    actors: [],
    givers: [],
    users: [],
    walkers: [],
    bearsOnTapping: false,
    bearsOnPlaying: false,
    volatile: false,
    unsettled: false,
    heedsTapping: [],
    asksForMana: false,
    restless: false,
  };
  // Kept at once: what is read while the layers are worked through is what they have made so far.
  keepDerived(duel, derived);
  for (const card of duel.battlefield) derived.looks[card] = firstLooks(duel, card);
  const continuous = staticsInPlay(duel, derived);
  for (const effect of duel.effects) continuous.push(...lasting(duel, derived, effect));
  continuous.sort((one, other) => one.stamp - other.stamp);
  for (const layer of BEFORE_SIZES) {
    applyLayer(duel, derived, continuous, layer);
    if (layer === 'types' && editionOf(duel).permanents.wallsDefend) keepWallsHome(duel, derived);
  }
  countSizes(duel, derived);
  const [before, after] = SIZE_LAYERS[editionOf(duel).permanents.sizes];
  applyLayer(duel, derived, continuous, before);
  applyCounters(duel, derived);
  applyLayer(duel, derived, continuous, after);
  listAbilities(duel, derived);
  return derived;
}
