/** The changes that are about: from what is in play, and for a time. */
import type { Derived } from '../value/derived.ts';
import type {
  AbilityAt,
  CardNumber,
  Duel,
  FrozenMod,
  LastingEffect,
  Looks,
  Permanent,
  Seat,
  Thing,
} from '../value/duel.ts';
import { abilityAt } from '../faces/faces.ts';
import type { StaticAbility } from '../language/ability.ts';
import type { Modification } from '../language/modification.ts';
import { isTrue } from '../reading/conditions.ts';
import type { Context } from '../reading/context.ts';
import { readRef } from '../reading/refs.ts';
import { objectOf } from '../value/things.ts';
import { sortedOf } from './sorted.ts';
import { isOff } from './switchedOff.ts';
import { isUnsettled } from './unsettled.ts';

/** A change to objects that lasts while its source does, or for a time. */
export interface Continuous {
  readonly stamp: number;
  readonly context: Context;
  readonly mods: readonly (Modification | FrozenMod)[];
  /** The objects it changes, found when its first layer is reached and kept for the others. */
  found?: readonly CardNumber[];
  readonly find: () => readonly CardNumber[];
  /** It picks its objects by what they are, so that other effects may change the choice. */
  readonly picks: boolean;
  readonly at?: AbilityAt;
  readonly source?: CardNumber;
}

export function staticsInPlay(duel: Duel, derived: Derived): Continuous[] {
  const found: Continuous[] = [];
  for (const card of duel.battlefield) {
    const looks = derived.looks[card] as Looks;
    if (looks.abilities.length === 0) continue;
    const { statics } = sortedOf(duel, looks);
    if (statics.length === 0 || isOff(duel, card, looks)) continue;
    for (const { at, ability } of statics) found.push(continuousOf(duel, derived, card, at, ability));
  }
  return found;
}

function continuousOf(
  duel: Duel,
  derived: Derived,
  card: CardNumber,
  at: AbilityAt,
  ability: StaticAbility,
): Continuous {
  const permanent = duel.board[card] as Permanent;
  const self: Thing = { kind: 'card', card, incarnation: duel.cards[card]?.incarnation ?? 0 };
  if (isUnsettled(ability)) {
    derived.unsettled = true;
    if (ability.if || counts(ability)) derived.volatile = true;
  }
  const context: Context = {
    get you(): Seat {
      return derived.looks[card]?.controller ?? permanent.controller;
    },
    self,
  };
  return {
    stamp: permanent.stamp,
    context,
    mods: ability.mods,
    picks: ability.what.kind === 'all',
    at,
    source: card,
    find: () => {
      if (ability.if && !isTrue(duel, context, ability.if)) return [];
      return cardsInPlay(duel, readRef(duel, context, ability.what));
    },
  };
}

const COUNTING =
  /"kind":"(measure|count|countersOn|state|arithmetic|fraction|whether|attachedTo|controllerHas|withCounter)"/;

const countsCache = new WeakMap<StaticAbility, boolean>();

/** It holds an amount, or a filter, that depends on more than looks. */
function counts(ability: StaticAbility): boolean {
  let known = countsCache.get(ability);
  if (known === undefined) {
    known = COUNTING.test(JSON.stringify([ability.what, ability.mods]));
    countsCache.set(ability, known);
  }
  return known;
}

/** What outlives its permanent picks its objects as before. */
function outliving(
  duel: Duel,
  derived: Derived,
  { at, source, stamp, you }: Extract<LastingEffect, { kind: 'outliving' }>,
): Continuous[] {
  const ability = abilityAt(duel, at);
  if (ability.kind !== 'static') return [];
  derived.volatile = true;
  const context: Context = { you, self: objectOf(source) };
  return [
    {
      stamp,
      context,
      mods: ability.mods,
      picks: true,
      at,
      find: () => cardsInPlay(duel, readRef(duel, context, ability.what)),
    },
  ];
}

const cardsInPlay = (duel: Duel, things: readonly Thing[]): CardNumber[] =>
  things.flatMap((thing) => (thing.kind === 'card' && duel.board[thing.card] ? [thing.card] : []));

export function lasting(duel: Duel, derived: Derived, effect: LastingEffect): Continuous[] {
  if (effect.kind === 'outliving') return outliving(duel, derived, effect);
  if (effect.kind !== 'mods') return [];
  if (effect.while) derived.restless = true;
  const cards = effect.things.flatMap((thing) =>
    thing.kind === 'card' &&
    duel.board[thing.card] &&
    duel.cards[thing.card]?.incarnation === thing.incarnation
      ? [thing.card]
      : [],
  );
  if (cards.length === 0) return [];
  return [
    {
      stamp: effect.stamp,
      context: { you: effect.you, self: objectOf(effect.source) },
      mods: effect.mods,
      picks: false,
      find: () => cards,
    },
  ];
}
