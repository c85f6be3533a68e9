/** Whether it can matter which of two effects that happen together comes first. */
import { chosenEffects } from '../faces/abilities.ts';
import type { Act, ChainItem, Duel, Thing } from '../value/duel.ts';
import { contextOf } from '../reading/context.ts';
import { readRef } from '../reading/refs.ts';
import { abilityAt, effectsOf, partsOf } from '../faces/faces.ts';
import type { Effect, EffectKind } from '../language/effect.ts';
import type { Ref, RefKind } from '../language/ref.ts';
import { hasThing, isThere, sameThing } from '../value/things.ts';

/** They touch the same object or player, in ways of which one can spoil the other. */
export function doConflict(duel: Duel, one: ChainItem, other: ChainItem): boolean {
  const some = nodesOf(duel, one);
  const others = nodesOf(duel, other);
  if (areAlike(some.filter(isLeaf), others.filter(isLeaf))) return false;
  if (isAnotherSource(one, some, other) || isAnotherSource(other, others, one)) return false;
  const touched = touchedBy(duel, one, some);
  return touchedBy(duel, other, others).some((thing) => hasThing(touched, thing));
}

/** Two of one of these come to the same in either order. */
const ALIKE: readonly EffectKind[] = [
  'damage',
  'prevent',
  'gainLife',
  'loseLife',
  'draw',
  'destroy',
  'tap',
  'untap',
];

function areAlike(some: readonly Effect[], others: readonly Effect[]): boolean {
  const [one, other] = [some[0], others[0]];
  if (some.length !== 1 || others.length !== 1 || !one || !other || one.kind !== other.kind) return false;
  return ALIKE.includes(one.kind) || (addsOnly(one) && addsOnly(other));
}

const addsOnly = (effect: Effect): boolean =>
  effect.kind === 'gains' && effect.mods.every((mod) => mod.kind === 'bonus' || mod.kind === 'addKeyword');

/** It guards against a source, and the other effect comes from another one. */
function isAnotherSource(guard: ChainItem, effects: readonly Effect[], other: ChainItem): boolean {
  const { named } = guard.act;
  if (!named || effects.length !== 1 || effects[0]?.kind !== 'prevent') return false;
  const { card, incarnation } = other.act.source;
  return !named.some((thing) => sameThing(thing, { kind: 'card', card, incarnation }));
}

/** The effects that happen with these modes, and those inside them. */
function nodesOf(duel: Duel, { act, node }: ChainItem): Effect[] {
  const root = act.ability < 0 ? undefined : rootOf(duel, act, node);
  const nodes = (effect: Effect): Effect[] => [effect, ...partsOf(effect).flatMap(nodes)];
  return root ? chosenEffects(root, act.modes).flatMap(nodes) : [];
}

const isLeaf = (effect: Effect): boolean => effect.kind !== 'sequence' && partsOf(effect).length === 0;

const rootOf = (duel: Duel, act: Act, node = 0): Effect | undefined => effectsOf(abilityAt(duel, act))[node];

/** What its words mean now; a permanent on its way touches what it will be on. Who does it is not touched by it. */
function touchedBy(duel: Duel, { act }: ChainItem, nodes: readonly Effect[]): Thing[] {
  const context = contextOf(act, act.slots);
  const refs = nodes.flatMap((effect) =>
    Object.entries(effect).flatMap(([part, ref]: [string, unknown]) =>
      part !== 'by' && isRef(ref) ? [ref] : [],
    ),
  );
  const things = [...act.targets.flat(), ...refs.flatMap((ref) => readRef(duel, context, ref))];
  return things.filter((thing) => isThere(duel, thing));
}

const REF_KINDS: Readonly<Record<RefKind, true>> = {
  self: true,
  attached: true,
  that: true,
  target: true,
  slot: true,
  each: true,
  all: true,
  players: true,
  controllerOf: true,
  ownerOf: true,
  opponentsOf: true,
  buried: true,
  above: true,
  topOf: true,
  against: true,
  whoDid: true,
  sourcesOfDamage: true,
  foremost: true,
  several: true,
  allBut: true,
};

const isRef = (part: unknown): part is Ref =>
  typeof part === 'object' && part !== null && 'kind' in part && String(part.kind) in REF_KINDS;
