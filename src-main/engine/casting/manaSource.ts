/** One mana ability as a source of mana: what it gives, and what it takes. */
import { unitsOf } from '../payment/units.ts';
import type { AbilityAt, CardNumber, Duel, Looks, Seat } from '../value/duel.ts';
import { type Activated } from '../value/derived.ts';
import { readAmount } from '../reading/amounts.ts';
import { contextAt, type Context } from '../reading/context.ts';
import { effectsOf } from '../faces/faces.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import type { Filter } from '../language/filter.ts';
import type { AddMana } from '../language/effects/addMana.ts';
import { manaOf, type ManaAmount } from '../language/mana.ts';
import { actOf } from '../events/noticing.ts';
import { snapshotOf } from '../reading/looks.ts';
import { activatedOf } from '../reading/activated.ts';
import { cannotPayOther, leavesChoice } from './costs.ts';
import { manaThatFollows, withFollowing } from './manaTriggers.ts';
import { symbolsOf } from './origins.ts';
import { COUNTER, weightOf } from './weights.ts';

import type { Cost } from '../language/cost.ts';
import { purseOf } from '../value/seats.ts';

export interface ManaSource {
  readonly card: CardNumber;
  readonly ability: number;
  /** What each choice gives, in the order of MANA. */
  readonly choices: readonly (readonly number[])[];
  /** Mana that it asks for itself. */
  readonly price?: ManaAmount;
  /** What it gives pays only for spells that fit. */
  readonly only?: Filter;
  /** How often it can be used before anything else happens. */
  readonly times: number;
  /** It is tapped for it. */
  readonly taps: boolean;
  /** Its card has no other mana ability. */
  readonly isAlone: boolean;
  /** What is lost by using it: nothing with a plain land. A payment makes the sum of these least. */
  readonly weight: number;
  /** What each counter that comes off adds to that, where the choice says how many do. */
  readonly perCounter?: number;
}

export function addManaIn(ability: ActivatedAbility): AddMana | undefined {
  return effectsOf(ability).find((effect) => effect.kind === 'addMana');
}

/** As many counters come off as its player likes: which choice it is says how many. */
export const isByTheCounter = (ability: ActivatedAbility): boolean =>
  ability.costs.some((cost) => cost.kind === 'counter' && typeof cost.count !== 'number');

/** What each choice of a mana ability gives. */
export function choicesOf(
  duel: Duel,
  seat: Seat,
  card: CardNumber,
  { at, ability }: { readonly at: AbilityAt; readonly ability: ActivatedAbility },
): number[][] {
  const add = addManaIn(ability);
  if (!add) return [];
  const context = contextAt(duel, card, at);
  // What it gives is known when it is known what is given up.
  if (add.origin && ability.costs.some(leavesChoice)) return [unitsOf('')];
  if (!isByTheCounter(ability)) {
    const times = readAmount(duel, context, add.times);
    return symbolsOf(duel, context, add).map((symbols) => unitsOf(symbols, times));
  }
  const act = actOf(seat, snapshotOf(duel, card), at.face, at.ability);
  const units: number[][] = [];
  for (let x = 0; !cannotPayOther(duel, seat, card, ability.costs, x); x++)
    units.push(
      unitsOf(add.choices[0] ?? '', readAmount(duel, { ...context, act: { ...act, x } }, add.times)),
    );
  return units;
}

/** One mana ability as a source, whether it can be used now or not. */
export function sourceOf(duel: Duel, seat: Seat, card: CardNumber, looks: Looks, place: number): ManaSource {
  const activated = activatedOf(duel, card);
  const { at, ability } = activated[place] as Activated;
  const context = contextAt(duel, card, at);
  const taps = ability.costs.some(({ kind }) => kind === 'tap');
  const following = taps ? manaThatFollows(duel, seat, card) : undefined;
  const price = manaPriceOf(ability);
  return {
    card,
    ability: place,
    choices: choicesOf(duel, seat, card, { at, ability }).map((units) => withFollowing(units, following)),
    ...(price ? { price } : {}),
    ...onlyOf(ability),
    times: timesOf(duel, seat, context, card, ability.costs),
    taps,
    isAlone: activated.every(({ givesMana }, other) => other === place || !givesMana),
    weight: weightOf(duel, context, looks.types, card, ability),
    ...(isByTheCounter(ability) ? { perCounter: COUNTER } : {}),
  };
}

function onlyOf(ability: ActivatedAbility): { readonly only?: Filter } {
  const only = addManaIn(ability)?.only;
  return only ? { only } : {};
}

/** The mana that a mana ability asks for itself; undefined: none. */
export function manaPriceOf(ability: ActivatedAbility): ManaAmount | undefined {
  const cost = ability.costs.find(({ kind }) => kind === 'mana');
  return cost?.kind === 'mana' ? manaOf(cost.mana) : undefined;
}

/** What a player may use without a permanent. */
export function permittedSources(duel: Duel, seat: Seat, card: CardNumber): ManaSource[] {
  return activatedOf(duel, card).flatMap(({ at, ability, givesMana }, place) => {
    if (!givesMana || cannotPayOther(duel, seat, card, ability.costs)) return [];
    const context = contextAt(duel, card, at);
    const source: ManaSource = {
      card,
      ability: place,
      choices: choicesOf(duel, seat, card, { at, ability }),
      times: timesOf(duel, seat, context, card, ability.costs),
      taps: false,
      isAlone: false,
      weight: weightOf(duel, context, 0, card, ability),
    };
    return [source];
  });
}

/** More often than any cost could ask for. */
const MOST_TIMES = 40;

/** Once, unless nothing but life or counters is given for it. */
function timesOf(duel: Duel, seat: Seat, context: Context, card: CardNumber, costs: readonly Cost[]): number {
  let times = MOST_TIMES;
  for (const cost of costs) {
    if (cost.kind !== 'life' && cost.kind !== 'counter') return 1;
    if (cost.kind === 'life')
      times = Math.min(times, timesIn(purseOf(duel, seat).life, readAmount(duel, context, cost.count)));
    else if (typeof cost.count !== 'number') return 1;
    else times = Math.min(times, timesIn(duel.board[card]?.counters[cost.counter] ?? 0, cost.count));
  }
  return costs.length === 0 ? 1 : times;
}

const timesIn = (have: number, each: number): number => (each > 0 ? Math.floor(have / each) : MOST_TIMES);
