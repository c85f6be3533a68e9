/** Sources of mana: what they give, and what it takes. */
import type { AbilityAt, CardNumber, Duel, Looks, Seat } from '../duel.ts';
import { manaIn } from '../changes/players.ts';
import { keepMeans, keptMeans, type Activated, type Means } from '../derived.ts';
import { editionOf } from '../editions/registry.ts';
import { readAmount } from '../reading/amounts.ts';
import { contextAt, type Context } from '../reading/context.ts';
import { effectsOf } from '../faces.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { Filter } from '../language/filter.ts';
import type { AddMana } from '../language/effects/addMana.ts';
import { manaOf, type ManaAmount } from '../language/mana.ts';
import { MANA } from '../../../src-shared/duel/words.ts';
import { TYPE } from '../masks.ts';
import { purseOf } from '../seats.ts';
import { actOf } from '../noticing.ts';
import { sumOf } from '../payment/units.ts';
import { looksOf, snapshotOf } from '../things.ts';
import { derivedOf } from '../layers/inPlay.ts';
import { isSwitchedOff } from '../layers/switchedOff.ts';
import { isUnusable } from './barred.ts';
import { activatedOf } from './abilities.ts';
import { cannotPayOther, isLocked, isSick, leavesChoice } from './costs.ts';
import { manaThatFollows, withFollowing } from './manaTriggers.ts';
import { symbolsOf } from './origins.ts';
import { permitsOf } from './permits.ts';
import { isTappingPlain, plainSourcesOf } from './plainSources.ts';
import { COUNTER, weightOf } from './weights.ts';

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

export function unitsOf(symbols: string, times = 1): number[] {
  const units = [0, 0, 0, 0, 0, 0];
  for (const symbol of symbols) {
    const place = (MANA as readonly string[]).indexOf(symbol);
    units[place] = (units[place] ?? 0) + times;
  }
  return units;
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

/** The mana abilities this seat could use now. */
export function manaSources(duel: Duel, seat: Seat, landsOnly = false): readonly ManaSource[] {
  if (landsOnly) return findSources(duel, seat, true);
  return meansIn(duel, seat).sources as readonly ManaSource[];
}

function meansIn(duel: Duel, seat: Seat): Means {
  const kept = keptMeans(duel, seat);
  if (kept) return kept;
  const sources = findSources(duel, seat, false);
  let most = 0;
  for (const source of sources) most += mostOf(source);
  const means = { sources, most, stock: undefined };
  keepMeans(duel, seat, means);
  return means;
}

/** More mana than this the seat cannot have, whatever it does. */
export const meansOf = (duel: Duel, seat: Seat): number => meansIn(duel, seat).most + manaIn(duel, seat);

function mostOf({ choices, times }: ManaSource): number {
  let best = 0;
  for (const units of choices) best = Math.max(best, sumOf(units));
  return times * best;
}

/** The clear form of the sources looks at every permanent closely, so that none counts as plain. */
export function findSources(
  duel: Duel,
  seat: Seat,
  landsOnly: boolean,
  isPlain = isTappingPlain(duel),
): ManaSource[] {
  const found: ManaSource[] = [];
  for (const card of derivedOf(duel).givers) {
    const permanent = duel.board[card];
    const looks = looksOf(duel, card);
    if (looks.controller !== seat) continue;
    if (landsOnly && !(looks.types & TYPE.land)) continue;
    if (isPlain) {
      const plain = plainSourcesOf(duel, card, looks);
      if (plain.length > 0) {
        if (!permanent?.tapped && !isSick(duel, card)) for (const source of plain) found.push(source);
        continue;
      }
    }
    if (isSwitchedOff(duel, card)) continue;
    for (const [place, { ability, givesMana }] of activatedOf(duel, card).entries()) {
      if (!givesMana || ability.costs.some(leavesChoice)) continue;
      const taps = ability.costs.some(({ kind }) => kind === 'tap');
      if ((permanent?.tapped && taps) || isUnusable(duel, card, ability)) continue;
      if (cannotPayOther(duel, seat, card, ability.costs) || isLocked(duel, card)) continue;
      found.push(sourceOf(duel, seat, card, looks, place));
    }
  }
  if (!landsOnly) for (const card of permitsOf(duel, seat)) found.push(...permittedSources(duel, seat, card));
  return isSorted(found) ? found : found.sort((one, other) => one.weight - other.weight);
}

function isSorted(sources: readonly ManaSource[]): boolean {
  for (let place = 1; place < sources.length; place++)
    if ((sources[place - 1] as ManaSource).weight > (sources[place] as ManaSource).weight) return false;
  return true;
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

/** What a player may use without a permanent. */
function permittedSources(duel: Duel, seat: Seat, card: CardNumber): ManaSource[] {
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

/** Mana may be made before it is needed, and stays for a while. */
export const hasPools = (duel: Duel): boolean => editionOf(duel).mana.empties !== 'paid';

/** The mana that a mana ability asks for itself; undefined: none. */
export function manaPriceOf(ability: ActivatedAbility): ManaAmount | undefined {
  const cost = ability.costs.find(({ kind }) => kind === 'mana');
  return cost?.kind === 'mana' ? manaOf(cost.mana) : undefined;
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
