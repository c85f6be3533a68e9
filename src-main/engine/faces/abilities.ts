/** What the texts of cards ask and allow, read from their trees alone. */
import type { Duel } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { effectsOf, partsOf } from './faces.ts';
import type { Ability, ActivatedAbility, SpellAbility } from '../language/ability.ts';
import type { Effect } from '../language/effect.ts';
import type { TargetClause } from '../language/refs/target.ts';
import type { Speed } from '../value/frame.ts';

const manaAbilities = new WeakMap<Ability, boolean>();

/** It gives mana and has no target: it waits for nobody. */
export function isManaAbility(ability: ActivatedAbility): boolean {
  let known = manaAbilities.get(ability);
  if (known === undefined) {
    known =
      ability.targets.length === 0 &&
      effectsOf(ability).some((effect) => effect.kind === 'addMana') &&
      !ability.costs.some((cost) => cost.kind === 'loyalty');
    manaAbilities.set(ability, known);
  }
  return known;
}

export const isLoyaltyAbility = (ability: ActivatedAbility): boolean =>
  ability.costs.some((cost) => cost.kind === 'loyalty');

/** The modes of a "choose one", which may be one sentence among others; undefined without any. */
export function modesOf(effect: Effect): Extract<Effect, { kind: 'modes' }>['of'] | undefined {
  if (effect.kind === 'modes') return effect.of;
  if (effect.kind !== 'sequence') return undefined;
  for (const part of effect.of) {
    const modes = modesOf(part);
    if (modes) return modes;
  }
  return undefined;
}

/** The parts of the text that will happen with these modes. */
export function chosenEffects(effect: Effect, modes: readonly number[]): readonly Effect[] {
  if (!modesOf(effect)) return [effect];
  if (effect.kind === 'sequence') return effect.of.flatMap((part) => chosenEffects(part, modes));
  return modes.map((mode) => {
    const chosen = effect.kind === 'modes' ? effect.of[mode] : undefined;
    if (!chosen) throw new Error(`There is no mode ${mode}.`);
    return chosen.effect;
  });
}

const mentioned = new WeakMap<Effect, readonly number[]>();

/** The target clauses that a part of a text speaks of, in order. */
function clausesIn(effect: Effect): readonly number[] {
  const known = mentioned.get(effect);
  if (known) return known;
  const found = new Set<number>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    if ('kind' in node && node.kind === 'target' && 'n' in node) found.add(node.n as number);
    Object.values(node).forEach(walk);
  };
  walk(effect);
  const clauses = [...found].sort((one, other) => one - other);
  mentioned.set(effect, clauses);
  return clauses;
}

/** The clauses to be filled for these modes; an ability without modes fills all of its own. */
export function usedClauses(
  ability: SpellAbility | { readonly targets: readonly TargetClause[]; readonly effect: Effect },
  modes: readonly number[],
): readonly number[] {
  if (!modesOf(ability.effect)) return ownClauses(ability.targets);
  const used = new Set(chosenEffects(ability.effect, modes).flatMap((effect) => [...clausesIn(effect)]));
  const isChosen = (clause: number): boolean => !isByChance(ability.targets[clause]);
  return [...used].filter(isChosen).sort((one, other) => one - other);
}

const clausesKept = new WeakMap<readonly TargetClause[], readonly number[]>();

function ownClauses(targets: readonly TargetClause[]): readonly number[] {
  if (targets.length === 0) return NO_CLAUSES;
  let clauses = clausesKept.get(targets);
  if (!clauses) {
    clauses = targets.flatMap((wanted, clause) => (isByChance(wanted) ? [] : [clause]));
    clausesKept.set(targets, clauses);
  }
  return clauses;
}

const NO_CLAUSES: readonly number[] = [];

/** Chance aims: nobody is asked. */
export const isByChance = (clause: TargetClause | undefined): boolean =>
  clause?.by === 'chance' || clause?.by === 'chanceSome';

/** Which window a part of a text is for, where prevention and regeneration have windows of their own. */
export function speedOf(duel: Duel, effect: Effect): Speed {
  const { byChance, prevents, regenerates } = natureOf(effect);
  // What chance may do waits for no window of its own.
  if (byChance) return 'open';
  const { prevention, regeneration } = editionOf(duel).dying;
  if (prevention === 'window' && prevents) return 'prevention';
  return regeneration === 'whenDying' && regenerates ? 'regeneration' : 'open';
}

/** What there is anywhere in a text. */
interface Nature {
  readonly byChance: boolean;
  readonly prevents: boolean;
  readonly regenerates: boolean;
  readonly addsMana: boolean;
}

const natures = new WeakMap<Effect, Nature>();

export function natureOf(effect: Effect): Nature {
  let nature = natures.get(effect);
  if (!nature) {
    nature = {
      byChance: someEffect(effect, ({ kind }) => kind === 'oneAtRandom'),
      prevents: someEffect(effect, isPrevention),
      regenerates: someEffect(effect, ({ kind }) => kind === 'regenerate'),
      addsMana: someEffect(effect, ({ kind }) => kind === 'addMana'),
    };
    natures.set(effect, nature);
  }
  return nature;
}

/** "Creatures deal no combat damage" is no prevention: it may come early. */
const isPrevention = (effect: Effect): boolean =>
  effect.kind === 'prevent' &&
  !(effect.combatOnly === true && effect.fromChosen === undefined && effect.onto === undefined);

export function someEffect(effect: Effect, test: (part: Effect) => boolean): boolean {
  return test(effect) || partsOf(effect).some((part) => part.kind !== 'delayed' && someEffect(part, test));
}
