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
type Layer = (typeof BEFORE_SIZES)[number] | 'base' | 'bonus';

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
  if (continuous.length === 0) return;
  const left = continuous.filter((effect) => touches(effect, layer));
  if (left.length === 0) return;
  if (layer !== 'types') {
    for (const effect of left) applyEffect(duel, derived, effect, layer);
    return;
  }
  while (left.length > 0) {
    const next = firstOf(duel, derived, left);
    left.splice(left.indexOf(next), 1);
    applyEffect(duel, derived, next, layer);
  }
}

function touches({ mods }: Continuous, layer: Layer): boolean {
  for (const mod of mods) if (LAYER_OF[mod.kind] === layer) return true;
  return false;
}

function applyEffect(duel: Duel, derived: Derived, effect: Continuous, layer: Layer): void {
  if (!effect.found && isLost(derived, effect, layer)) return;
  effect.found ??= effect.find();
  for (const card of effect.found) {
    if (isShutOut(duel, derived, effect, card)) continue;
    for (const mod of effect.mods)
      if (LAYER_OF[mod.kind] === layer) applyMod(duel, derived, effect, mod, card);
  }
}

/** What begins only after abilities were taken away is not there, if it was one of them. */
const isLost = (derived: Derived, { source, at }: Continuous, layer: Layer): boolean =>
  (layer === 'base' || layer === 'bonus') &&
  source !== undefined &&
  at !== undefined &&
  derived.looks[source]?.abilities.includes(at) === false;

/** Where protection is whole, nothing of that colour in play does anything to it, save what protects it. */
function isShutOut(duel: Duel, derived: Derived, by: Continuous, card: CardNumber): boolean {
  const { source } = by;
  if (source === undefined || source === card || editionOf(duel).permanents.protection !== 'whole')
    return false;
  const looks = derived.looks[card] as Looks;
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

/** The oldest effect that no other one still to come would change the objects of. */
function firstOf(duel: Duel, derived: Derived, left: readonly Continuous[]): Continuous {
  const oldest = left[0] as Continuous;
  if (editionOf(duel).permanents.layers === 'arrival' || left.length === 1) return oldest;
  return (
    left.find(
      (effect) => !left.some((other) => other !== effect && dependsOn(duel, derived, effect, other)),
    ) ?? oldest
  );
}

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
