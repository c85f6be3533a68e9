/** Whether it can matter which of two effects that happen together comes first. */
import { chosenEffects } from '../faces/abilities.ts';
import { clone, type Act, type ChainItem, type Duel, type Thing } from '../value/duel.ts';
import { decisionKey } from '../value/decided.ts';
import type { EffectFrame } from '../value/frame.ts';
import { push, top } from '../value/stack.ts';
import { moveCard } from '../changes/zones.ts';
import { stepEffect } from '../effects/handlers.ts';
import { contextOf } from '../reading/context.ts';
import { readRef } from '../reading/refs.ts';
import { abilityAt, effectsOf, numberOf, partsOf } from '../faces/faces.ts';
import type { Effect, EffectKind } from '../language/effect.ts';
import type { Ref, RefKind } from '../language/ref.ts';
import { hasThing, isThere, objectOf } from '../value/things.ts';

/** They touch the same object or player, in ways of which one can spoil the other. */
export function doConflict(duel: Duel, one: ChainItem, other: ChainItem): boolean {
  const some = nodesOf(duel, one);
  const others = nodesOf(duel, other);
  if (areAlike(some.filter(isLeaf), others.filter(isLeaf))) return false;
  if (isAnotherSource(one, some, other) || isAnotherSource(other, others, one)) return false;
  const touched = touchedBy(duel, one, some);
  const alsoTouched = touchedBy(duel, other, others);
  return (
    alsoTouched.some((thing) => hasThing(touched, thing)) ||
    !isSame(touched, touchedBy(changedBy(duel, other), one, some)) ||
    !isSame(alsoTouched, touchedBy(changedBy(duel, one), other, others))
  );
}

const isSame = (some: readonly Thing[], others: readonly Thing[]): boolean =>
  some.every((thing) => hasThing(others, thing)) && others.every((thing) => hasThing(some, thing));

/** What makes things other than they were, brings them into play, or takes them from somebody. */
const SHAPING: ReadonlySet<EffectKind> = new Set([
  'gains',
  'tap',
  'untap',
  'putCounters',
  'create',
  'move',
  'becomeCopy',
  'exchangeControl',
]);

/** As it would be after this: something may have come within reach of the other effect, or out of it. */
function changedBy(duel: Duel, item: ChainItem): Duel {
  const shaping = happeningOf(duel, item).filter(({ kind }) => SHAPING.has(kind));
  if (shaping.length === 0) return duel;
  const changed = clone(duel);
  const { act } = item;
  for (const effect of shaping) {
    const node = numberOf(abilityAt(duel, act), effect);
    changed.frames = [];
    push(changed, { kind: 'resolve', act, node, item: item.id, stage: 'leaving', slots: act.slots ?? {} });
    push(changed, { kind: 'effect', act, node, stage: 'start', list: [] });
    stepEffect(changed, top(changed) as EffectFrame);
    bringIn(changed);
  }
  return changed;
}

/** What would come into play with nobody being asked. */
function bringIn(changed: Duel): void {
  const frame = top(changed);
  if (frame?.kind !== 'event' || frame.event.kind !== 'move') return;
  for (const { card, to, under } of frame.event.entries)
    if (to === 'battlefield') moveCard(changed, card, to, { cause: 'effect', under });
}

/** The effects that happen to what its targets and refs name, without those for each of several. */
function happeningOf(duel: Duel, { act, node = 0 }: ChainItem): Effect[] {
  const happening = (effect: Effect): Effect[] => {
    switch (effect.kind) {
      case 'sequence':
        return effect.of.flatMap(happening);
      case 'modes':
        return act.modes.flatMap((mode) => happening((effect.of[mode] as (typeof effect.of)[number]).effect));
      case 'may':
        return happening(effect.effect);
      case 'whichever':
        return effect.of
          .filter(({ label }) => label === saidTo(effect))
          .flatMap((one) => happening(one.effect));
      default:
        return [effect];
    }
  };
  const saidTo = (effect: Effect): string | undefined => {
    const place = numberOf(abilityAt(duel, act), effect);
    return act.decided?.[decisionKey({ act, node: place, stage: 'said' })]?.word;
  };
  const root = act.ability < 0 ? undefined : rootOf(duel, act, node);
  return root ? happening(root) : [];
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
  return !hasThing(named, objectOf(other.act.source));
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
  const decided = Object.values(act.decided ?? {}).flatMap(({ choose = [] }) => choose);
  const things = [...act.targets.flat(), ...decided, ...refs.flatMap((ref) => readRef(duel, context, ref))];
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
