/** A payment as numbers: what is demanded, what there is, and the cheapest way to bring the two together. */
import type { CardNumber } from '../value/duel.ts';
import type { ManaAmount } from '../language/mana.ts';
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import { assign, NEVER } from './assignment.ts';

/** One mana of one use of a source: what it takes to have it so, by kind of mana; NEVER where it gives none. */
export interface Single {
  readonly card: CardNumber;
  /** The kinds it gives. */
  readonly mask: number;
  readonly prices: readonly number[];
  readonly uses: readonly (ManaUse | undefined)[];
}

/** One way to use a source that gives something else than a single mana, or asks for mana itself. */
export interface Way {
  readonly use: ManaUse;
  readonly units: readonly number[];
  /** The mana it asks for. */
  readonly price?: ManaAmount;
  /** What is lost by it, as a number that `solve` makes least. */
  readonly weight: number;
}

/** A source that can be used in one of these ways, once. */
export interface SeveralSources {
  readonly card: CardNumber;
  readonly ways: readonly Way[];
  /** Sources that read alike are one and the same to a payment. */
  readonly likeness: string;
}

export interface PaymentProblem {
  readonly pool: readonly number[];
  readonly cost: ManaAmount;
  readonly singles: readonly Single[];
  /** What it takes to use each of the singles at all; absent: nothing. */
  readonly each?: readonly number[];
  readonly several: readonly SeveralSources[];
  /** Mana of the pool that is spent in any case. */
  readonly set?: readonly number[];
  /** What it takes to spend mana of the pool, by kind. */
  readonly poolPrices: readonly number[];
  /** What one mana that is made and not needed counts for. */
  readonly waste: number;
}

export interface Solution {
  readonly ways: readonly Way[];
  /** In the order in which they are used. */
  readonly uses: readonly ManaUse[];
  /** What is taken out of the pool as it was, by kind. */
  readonly fromPool: readonly number[];
  readonly weight: number;
}

/** Mana that is there at a moment of the payment: 0 from the beginning, n after the nth use that asks for mana. */
interface Supply {
  readonly prices: readonly number[];
  /** On top of its price, whichever kind it gives. */
  readonly more: number;
  readonly level: number;
  readonly single: Single | undefined;
  readonly place: number;
}

interface Demand {
  readonly mask: number;
  /** Only mana of an earlier level can meet it. */
  readonly level: number;
}

const ANY = 63;
/** Better than anything else. */
const SET = -1e6;
const LAST = 1_000;
/** Trials beyond the first that succeeds: further ones would look for something still cheaper. */
const TRIALS = 150;

/** The cheapest payment; undefined: there is none at all. `sure`: ways that are known to suffice. */
export function solve(problem: PaymentProblem, sure: readonly Way[] = []): Solution | undefined {
  let best = sure.length > 0 ? tried(problem, sure) : undefined;
  let trials = 0;
  const chosen: Way[] = [];
  const taken = new Set<SeveralSources>();

  /** Every choice of so many ways; like sources are taken in their order. */
  function choose(many: number, from: number, weight: number): void {
    if (best && (trials > TRIALS || weight >= best.weight)) return;
    if (many === 0) {
      trials += 1;
      best = cheaper(best, tried(problem, chosen));
      return;
    }
    for (let place = from; place <= problem.several.length - many; place++) {
      const several = problem.several[place] as SeveralSources;
      if (skipsALikeOne(place)) continue;
      taken.add(several);
      for (const way of several.ways) {
        chosen.push(way);
        choose(many - 1, place + 1, weight + way.weight);
        chosen.pop();
      }
      taken.delete(several);
    }
  }

  function skipsALikeOne(place: number): boolean {
    const before = problem.several[place - 1];
    return before !== undefined && before.likeness === problem.several[place]?.likeness && !taken.has(before);
  }

  for (let many = 0; many <= problem.several.length; many++) choose(many, 0, 0);
  return sure.length > 0 && trials > TRIALS ? withoutIdle(problem, sure, best) : best;
}

const cheaper = (one: Solution | undefined, other: Solution | undefined): Solution | undefined =>
  one && other ? (other.weight < one.weight ? other : one) : (one ?? other);

/** There were too many ways to try them all: those that suffice, less what they can do without. */
function withoutIdle(
  problem: PaymentProblem,
  sure: readonly Way[],
  best: Solution | undefined,
): Solution | undefined {
  let kept = sure;
  let found = best;
  for (const way of [...sure].sort((one, other) => other.weight - one.weight)) {
    const fewer = kept.filter((other) => other !== way);
    const solution = tried(problem, fewer);
    if (!solution) continue;
    kept = fewer;
    found = cheaper(found, solution);
  }
  return found;
}

/** With these ways, in the first order in which each can be paid for by what comes before it. */
function tried(problem: PaymentProblem, ways: readonly Way[]): Solution | undefined {
  const plain = ways.filter(({ price }) => !price);
  for (const priced of orders(ways.filter(({ price }) => price))) {
    const found = carryOut(problem, plain, priced);
    if (found) return found;
  }
  return undefined;
}

function* orders(ways: readonly Way[]): Generator<readonly Way[]> {
  if (ways.length < 2) {
    yield ways;
    return;
  }
  for (const [place, way] of ways.entries())
    for (const rest of orders(ways.toSpliced(place, 1))) yield [way, ...rest];
}

/** With just these ways, the ones that ask for mana in this order. */
function carryOut(
  problem: PaymentProblem,
  plain: readonly Way[],
  priced: readonly Way[],
): Solution | undefined {
  const supplies = suppliesOf(problem, plain, priced);
  const demands = demandsOf(problem.cost, priced);
  if (supplies.length < demands.length) return undefined;
  const columns = assign(pricesOf(demands, supplies), demands.map(withoutPrice));
  if (columns.includes(-1)) return undefined;
  const spent = columns.map((column, row) => spending(demands[row] as Demand, supplies[column] as Supply));
  const made = supplies.filter((supply) => !supply.single && !isOfPool(supply)).length;
  const needed = spent.filter(({ supply }) => !supply.single && !isOfPool(supply)).length;
  const weight =
    spent.reduce((sum, { price }) => sum + price, 0) +
    [...plain, ...priced].reduce((sum, way) => sum + way.weight, 0) +
    (made - needed) * problem.waste;
  return {
    ways: [...plain, ...priced],
    uses: inOrder(spent, plain, priced),
    fromPool: fromPool(spent),
    weight,
  };
}

interface Spending {
  readonly demand: Demand;
  readonly supply: Supply;
  readonly place: number;
  readonly price: number;
}

function spending(demand: Demand, supply: Supply): Spending {
  const place = cheapestPlace(demand.mask, supply.prices);
  return { demand, supply, place, price: priceAt(supply, place) };
}

const priceAt = ({ prices, more }: Supply, place: number): number =>
  place < 0 ? NEVER : (prices[place] ?? NEVER) + more;

/** Of the kinds that will do, the one that costs least; -1: there is none. */
function cheapestPlace(mask: number, prices: readonly number[]): number {
  let place = -1;
  let price = NEVER;
  for (let kind = 0; kind < prices.length; kind++) {
    const here = prices[kind] as number;
    if (here >= price || !(mask & (1 << kind))) continue;
    place = kind;
    price = here;
  }
  return place;
}

function inOrder(spent: readonly Spending[], plain: readonly Way[], priced: readonly Way[]): ManaUse[] {
  const singles = (level: number): ManaUse[] =>
    spent.flatMap(({ demand, supply, place }) =>
      demand.level === level ? (supply.single?.uses[place] ?? []) : [],
    );
  return [
    ...(priced.length > 0 ? plain.map(({ use }) => use) : []),
    ...priced.flatMap(({ use }, before) => [...singles(before + 1), use]),
    ...singles(LAST),
    ...(priced.length > 0 ? [] : plain.map(({ use }) => use)),
  ];
}

function fromPool(spent: readonly Spending[]): number[] {
  const units = [0, 0, 0, 0, 0, 0];
  for (const { supply, place } of spent) if (isOfPool(supply)) units[place] = (units[place] ?? 0) + 1;
  return units;
}

const isOfPool = ({ single, place, level }: Supply): boolean => !single && place >= 0 && level === 0;

function suppliesOf(problem: PaymentProblem, plain: readonly Way[], priced: readonly Way[]): Supply[] {
  const supplies: Supply[] = [];
  addPool(supplies, problem);
  for (const { units } of plain) addMade(supplies, units, 0);
  priced.forEach(({ units }, before) => addMade(supplies, units, before + 1));
  problem.singles.forEach((single, nth) =>
    supplies.push({ prices: single.prices, more: problem.each?.[nth] ?? 0, level: 0, single, place: -1 }),
  );
  return supplies;
}

function addPool(supplies: Supply[], { pool, set, poolPrices }: PaymentProblem): void {
  for (let place = 0; place < pool.length; place++)
    for (let nth = 0; nth < (pool[place] ?? 0); nth++) {
      const price = nth < (set?.[place] ?? 0) ? SET : (poolPrices[place] ?? 0);
      supplies.push({ prices: only(place, price), more: 0, level: 0, single: undefined, place });
    }
}

/** Mana of a way that is used is there anyway, and costs nothing more. */
function addMade(supplies: Supply[], units: readonly number[], level: number): void {
  units.forEach((count, kind) => {
    for (let left = count; left > 0; left--)
      supplies.push({ prices: only(kind, 0), more: 0, level, single: undefined, place: -1 });
  });
}

const only = (kind: number, price: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map((place) => (place === kind ? price : NEVER));

function demandsOf(cost: ManaAmount, priced: readonly Way[]): Demand[] {
  const demands: Demand[] = [];
  addDemands(demands, cost, LAST);
  priced.forEach(({ price }, before) => {
    if (price) addDemands(demands, price, before + 1);
  });
  return demands;
}

function addDemands(demands: Demand[], { symbols, generic }: ManaAmount, level: number): void {
  for (const mask of symbols) demands.push({ mask, level });
  for (let left = generic; left > 0; left--) demands.push({ mask: ANY, level });
}

/** A symbol that stays open is worse than generic mana that does. */
const withoutPrice = ({ mask }: Demand): number => (mask === ANY ? NEVER : 2 * NEVER);

const pricesOf = (demands: readonly Demand[], supplies: readonly Supply[]): number[][] =>
  demands.map(({ mask, level }) =>
    supplies.map((supply) =>
      supply.level < level ? priceAt(supply, cheapestPlace(mask, supply.prices)) : NEVER,
    ),
  );

/** What of a cost stays open when this mana, and these sources, do what they can. */
export function leftOpen(
  pool: readonly number[],
  cost: ManaAmount,
  singles: readonly Single[] = [],
): ManaAmount {
  const demands = demandsOf(cost, []);
  const supplies = suppliesOf({ ...EMPTY, pool, singles }, [], []);
  const columns = assign(pricesOf(demands, supplies), demands.map(withoutPrice));
  const open = demands.filter((_, row) => columns[row] === -1);
  return {
    x: 0,
    symbols: open.flatMap(({ mask }) => (mask === ANY ? [] : [mask])),
    generic: open.filter(({ mask }) => mask === ANY).length,
  };
}

const EMPTY: Omit<PaymentProblem, 'pool' | 'singles'> = {
  cost: { generic: 0, x: 0, symbols: [] },
  several: [],
  poolPrices: [],
  waste: 0,
};
