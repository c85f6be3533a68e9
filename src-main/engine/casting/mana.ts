/** Sources of mana, and a plan that pays a cost with them. */
import type { CardNumber, Duel, Seat } from '../duel.ts';
import { keepSources, keptSources } from '../derived.ts';
import { editionOf } from '../editions/registry.ts';
import { contextAt, readAmount } from '../evaluate.ts';
import { effectsOf } from '../faces.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import type { AddMana } from '../language/effects/addMana.ts';
import type { ManaAmount } from '../language/mana.ts';
import { MANA } from '../../../src-shared/duel/words.ts';
import { TYPE } from '../masks.ts';
import { looksOf } from '../things.ts';
import { NO_POOL } from '../changes/players.ts';
import { isSwitchedOff } from '../layers.ts';
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import { activatedOf, isManaAbility } from './abilities.ts';
import { cannotPayOther, isLocked, leavesChoice } from './costs.ts';

export interface ManaSource {
  readonly card: CardNumber;
  readonly ability: number;
  /** What each choice gives, in the order of MANA. */
  readonly choices: readonly (readonly number[])[];
  /** Dearer sources are used last: 0 a plain land, 1 one of several colours, 2 a creature, 3 with a price. */
  readonly rank: number;
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

/** The mana abilities this seat could use now. */
export function manaSources(duel: Duel, seat: Seat, landsOnly = false): readonly ManaSource[] {
  if (landsOnly) return findSources(duel, seat, true);
  const kept = keptSources(duel, seat) as readonly ManaSource[] | undefined;
  if (kept) return kept;
  const found = findSources(duel, seat, false);
  keepSources(duel, seat, found);
  return found;
}

function findSources(duel: Duel, seat: Seat, landsOnly: boolean): ManaSource[] {
  const found: ManaSource[] = [];
  for (const card of duel.battlefield) {
    const permanent = duel.board[card];
    const looks = looksOf(duel, card);
    if (looks.controller !== seat || isSwitchedOff(duel, card)) continue;
    if (landsOnly && !(looks.types & TYPE.land)) continue;
    if (looks.abilities.length === 0) continue;
    activatedOf(duel, card).forEach(({ at, ability }, place) => {
      if (!isManaAbility(ability) || ability.costs.some((cost) => cost.kind === 'mana' || leavesChoice(cost)))
        return;
      if (permanent?.tapped && ability.costs.some((cost) => cost.kind === 'tap')) return;
      if (cannotPayOther(duel, seat, card, ability.costs) || isLocked(duel, card)) return;
      const add = addManaIn(ability) as AddMana;
      const times = readAmount(duel, contextAt(duel, card, at), add.times);
      const choices = add.choices.map((symbols) => unitsOf(symbols, times));
      found.push({ card, ability: place, choices, rank: rankOf(looks.types, ability, choices.length) });
    });
  }
  return found.sort((one, other) => one.rank - other.rank);
}

function rankOf(types: number, ability: ActivatedAbility, choices: number): number {
  if (ability.costs.some((cost) => cost.kind !== 'tap')) return 4;
  if (ability.effect.kind !== 'addMana') return 3;
  if (types & TYPE.creature) return 2;
  return choices > 1 ? 1 : 0;
}

/** Which sources to use for this cost, with the pool spent first; undefined when it cannot be paid. */
export function planMana(
  duel: Duel,
  seat: Seat,
  amount: ManaAmount,
  landsOnly = false,
): ManaUse[] | undefined {
  const { symbols, generic } = unpaidBy(duel.pools[seat] ?? NO_POOL, amount);
  if (symbols.length === 0 && generic === 0) return [];
  const sources = manaSources(duel, seat, landsOnly);
  const most = sources.reduce((sum, source) => sum + Math.max(...source.choices.map(sumOf)), 0);
  if (most < symbols.length + generic) return undefined;
  return cover(symbols, generic, sources);
}

/** Mana may be made before it is needed, and stays for a while. */
export const hasPools = (duel: Duel): boolean => editionOf(duel).mana.empties !== 'paid';

/** Whether a source pays part of a cost, and the rest can be paid after it. */
export function isGoodFor(
  duel: Duel,
  seat: Seat,
  amount: ManaAmount,
  use: ManaUse,
  landsOnly: boolean,
): boolean {
  const sources = manaSources(duel, seat, landsOnly);
  const units = sources.find(({ card, ability }) => card === use.card && ability === use.ability)?.choices[
    use.choice
  ];
  if (!units) return false;
  const pool = duel.pools[seat] ?? NO_POOL;
  const before = unpaidBy(pool, amount);
  const { symbols, generic } = unpaidBy(
    pool.map((have, place) => have + (units[place] ?? 0)),
    amount,
  );
  const pays = symbols.length + generic < before.symbols.length + before.generic;
  const others = sources.filter(({ card }) => card !== use.card);
  return pays && cover(symbols, generic, others) !== undefined;
}

/** What the mana of a pool leaves open of a cost. */
export function unpaidBy(pool: readonly number[], amount: ManaAmount): ManaAmount {
  const left = pool.slice();
  const symbols = amount.symbols.filter((mask) => !spendOne(left, mask));
  return { generic: Math.max(0, amount.generic - sumOf(left)), x: 0, symbols };
}

const sumOf = (units: readonly number[]): number => units.reduce((sum, part) => sum + part, 0);

function spendOne(pool: number[], mask: number): boolean {
  for (let place = 0; place < pool.length; place++) {
    if (mask & (1 << place) && (pool[place] ?? 0) > 0) {
      pool[place] = (pool[place] ?? 0) - 1;
      return true;
    }
  }
  return false;
}

/** The symbols one after the other, the scarcest first, each by the first source that leaves the rest payable. */
function cover(
  symbols: readonly number[],
  generic: number,
  sources: readonly ManaSource[],
): ManaUse[] | undefined {
  const scarce = [...symbols].sort((one, other) => sourcesFor(sources, one) - sourcesFor(sources, other));
  const usedCards = new Set<CardNumber>();
  const uses: ManaUse[] = [];
  const spare = [0, 0, 0, 0, 0, 0];

  function place(symbol: number): boolean {
    if (symbol === scarce.length) return fillGeneric();
    const mask = scarce[symbol] as number;
    const held = spare.slice();
    if (spendOne(spare, mask)) {
      if (place(symbol + 1)) return true;
      held.forEach((part, at) => (spare[at] = part));
    }
    for (const source of sources) {
      if (usedCards.has(source.card)) continue;
      for (let choice = 0; choice < source.choices.length; choice++) {
        const units = source.choices[choice] as readonly number[];
        if (!units.some((part, at) => part > 0 && mask & (1 << at))) continue;
        const before = spare.slice();
        use(source, choice, units);
        spendOne(spare, mask);
        if (place(symbol + 1)) return true;
        unuse(source, before);
      }
    }
    return false;
  }

  function use(source: ManaSource, choice: number, units: readonly number[]): void {
    usedCards.add(source.card);
    uses.push({ card: source.card, ability: source.ability, choice });
    units.forEach((part, at) => (spare[at] = (spare[at] ?? 0) + part));
  }

  function unuse(source: ManaSource, before: readonly number[]): void {
    usedCards.delete(source.card);
    uses.pop();
    before.forEach((part, at) => (spare[at] = part));
  }

  function fillGeneric(): boolean {
    let left = generic - sumOf(spare);
    const before = spare.slice();
    const chosen: ManaSource[] = [];
    for (const source of sources) {
      if (left <= 0) break;
      if (usedCards.has(source.card)) continue;
      const units = source.choices[0] as readonly number[];
      if (sumOf(units) === 0) continue;
      use(source, 0, units);
      chosen.push(source);
      left -= sumOf(units);
    }
    if (left <= 0) return true;
    for (const source of chosen.reverse()) unuse(source, before);
    return false;
  }

  return place(0) ? uses : undefined;
}

const sourcesFor = (sources: readonly ManaSource[], mask: number): number =>
  sources.filter((source) =>
    source.choices.some((units) => units.some((part, at) => part > 0 && mask & (1 << at))),
  ).length;

/** Takes the cost out of the pool, coloured symbols first, then colourless and what there is most of. */
export function spendFromPool(duel: Duel, seat: Seat, amount: ManaAmount): boolean {
  const pool = [...(duel.pools[seat] ?? NO_POOL)];
  for (const mask of [...amount.symbols].sort((one, other) => bitsIn(one) - bitsIn(other)))
    if (!spendOne(pool, mask)) return false;
  for (let left = amount.generic; left > 0; left--) {
    const place = (pool[5] ?? 0) > 0 ? 5 : pool.indexOf(Math.max(...pool));
    if ((pool[place] ?? 0) === 0) return false;
    pool[place] = (pool[place] ?? 0) - 1;
  }
  duel.pools[seat] = pool;
  return true;
}

const bitsIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
