/**
 * One layer after the other. Within a layer effects go by arrival; where the rulebook looks at dependencies, what
 * another effect would change waits for that effect.
 */
import type { Derived } from '../value/derived.ts';
import type { CardNumber, Duel, Looks } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { abilityAt } from '../faces/faces.ts';
import type { Modification } from '../language/modification.ts';
import type { Context } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import { applyMod, thingOf } from './changing.ts';
import type { Continuous } from './continuous.ts';

export const BEFORE_SIZES = ['control', 'types', 'colours', 'abilities'] as const;
type Layer = (typeof BEFORE_SIZES)[number] | 'base' | 'bonus' | 'resolved' | 'standing';

/** What power and toughness go through before counters, and after them. */
export const SIZE_LAYERS = {
  setFirst: ['base', 'bonus'],
  asTheyCame: ['resolved', 'standing'],
} as const satisfies Record<string, readonly [Layer, Layer]>;

const LAYER_OF: Readonly<Record<Modification['kind'], Layer>> = {
  control: 'control',
  addTypes: 'types',
  setLandType: 'types',
  setColours: 'colours',
  addColours: 'colours',
  addKeyword: 'abilities',
  loseKeyword: 'abilities',
  loseLandwalk: 'abilities',
  grant: 'abilities',
  loseAbilities: 'abilities',
  base: 'base',
  bonus: 'bonus',
};

export function applyLayer(
  duel: Duel,
  derived: Derived,
  continuous: readonly Continuous[],
  layer: Layer,
): void {
  const here = continuous.filter((effect) => touches(effect, layer));
  if (here.length === 0) return;
  if (layer === 'abilities' && editionOf(duel).permanents.protection === 'whole')
    return applyUnderProtection(duel, derived, here);
  if (layer !== 'types' && layer !== 'control') {
    for (const effect of here) applyEffect(duel, derived, effect, layer);
    return;
  }
  while (here.length > 0) {
    const next = firstOf(duel, derived, here, layer);
    here.splice(here.indexOf(next), 1);
    applyEffect(duel, derived, next, layer);
  }
}

function touches(effect: Continuous, layer: Layer): boolean {
  for (const mod of effect.mods) if (isOf(effect, mod, layer)) return true;
  return false;
}

/** What a permanent adds is kept apart where sizes go as they came. */
function isOf({ at }: Continuous, { kind }: Pick<Modification, 'kind'>, layer: Layer): boolean {
  const own = LAYER_OF[kind];
  if (layer === 'resolved') return own === 'base' || (own === 'bonus' && at === undefined);
  if (layer === 'standing') return own === 'bonus' && at !== undefined;
  return own === layer;
}

/** Protection that comes last keeps off what came before: what is given is given once more, in its presence. */
function applyUnderProtection(duel: Duel, derived: Derived, here: readonly Continuous[]): void {
  const before = derived.looks.slice();
  for (const effect of here) applyEffect(duel, derived, effect, 'abilities');
  if (!here.some(protects)) return;
  // What protects may be kept off itself: two rounds settle all but what keeps each other off.
  for (let round = 0; round < 2; round++) {
    const shields = derived.looks.slice();
    before.forEach((looks, card) => (derived.looks[card] = looks));
    for (const effect of here) applyEffect(duel, derived, effect, 'abilities', shields);
  }
}

const protects = ({ mods }: Continuous): boolean =>
  mods.some((mod) => mod.kind === 'grant' && ('at' in mod || mod.ability.kind === 'protection'));

function applyEffect(
  duel: Duel,
  derived: Derived,
  effect: Continuous,
  layer: Layer,
  shields: Derived['looks'] = derived.looks,
): void {
  if (!effect.found && isLost(derived, effect, layer)) return;
  effect.found ??= effect.find();
  for (const card of effect.found) {
    if (isShutOut(duel, derived, effect, card, shields)) continue;
    for (const mod of effect.mods) if (isOf(effect, mod, layer)) applyMod(duel, derived, effect, mod, card);
  }
}

const SIZES: readonly Layer[] = ['base', 'bonus', 'resolved', 'standing'];

/** What begins only after abilities were taken away is not there, if it was one of them. */
const isLost = (derived: Derived, { source, at }: Continuous, layer: Layer): boolean =>
  SIZES.includes(layer) &&
  source !== undefined &&
  at !== undefined &&
  derived.looks[source]?.abilities.includes(at) === false;

/** Where protection is whole, nothing of that colour in play does anything to it, save what protects it. */
function isShutOut(
  duel: Duel,
  derived: Derived,
  by: Continuous,
  card: CardNumber,
  shields: Derived['looks'],
): boolean {
  const { source } = by;
  if (source === undefined || source === card || editionOf(duel).permanents.protection !== 'whole')
    return false;
  const looks = shields[card] as Looks;
  const context: Context = { you: looks.controller, self: thingOf(duel, card) };
  return looks.abilities.some((at) => {
    const ability = abilityAt(duel, at);
    return (
      ability.kind === 'protection' &&
      at.granter !== source &&
      fitsCard(duel, context, ability.from, source, derived.looks[source] as Looks)
    );
  });
}

/** The oldest effect that no other one still to come would change the objects, or the controller, of. */
function firstOf(
  duel: Duel,
  derived: Derived,
  left: readonly Continuous[],
  layer: 'types' | 'control',
): Continuous {
  const oldest = left[0] as Continuous;
  if (left.length === 1) return oldest;
  if (layer === 'types' && editionOf(duel).permanents.layers === 'arrival') return oldest;
  const waits = layer === 'control' ? isHeldBy : dependsOn.bind(undefined, duel, derived);
  return left.find((effect) => !left.some((other) => other !== effect && waits(effect, other))) ?? oldest;
}

/** It gives control to whoever controls its source, and the other one gives that to somebody. */
const isHeldBy = ({ source }: Continuous, other: Continuous): boolean =>
  source !== undefined && other.find().includes(source);

function dependsOn(duel: Duel, derived: Derived, effect: Continuous, other: Continuous): boolean {
  if (!effect.picks || effect.found) return false;
  const before = effect.find();
  const kept = derived.looks.slice();
  for (const card of other.found ?? other.find()) {
    for (const mod of other.mods)
      if (LAYER_OF[mod.kind] === 'types') applyMod(duel, derived, other, mod, card);
  }
  const after = effect.find();
  kept.forEach((looks, card) => (derived.looks[card] = looks));
  return before.length !== after.length || before.some((card, place) => after[place] !== card);
}
