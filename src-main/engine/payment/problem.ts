/** A payment as numbers: what is demanded, what there is, and the cheapest way to bring the two together. */
import type { CardNumber } from '../duel.ts';
import type { ManaAmount } from '../language/mana.ts';
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import { assign, NEVER } from './assignment.ts';

/** One mana of one use of a source: what it takes to have it so, by kind of mana; NEVER where it gives none. */
export interface Single {
  readonly card: CardNumber;
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
export interface Several {
  readonly card: CardNumber;
  readonly ways: readonly Way[];
  /** Sources that read alike are one and the same to a payment. */
  readonly likeness: string;
}

export interface Problem {
  readonly pool: readonly number[];
  readonly cost: ManaAmount;
  readonly singles: readonly Single[];
  readonly several: readonly Several[];
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
  readonly level: number;
  readonly single?: Single;
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
export function solve(problem: Problem, sure: readonly Way[] = []): Solution | undefined {
  let best = sure.length > 0 ? tried(problem, sure) : undefined;
  let trials = 0;
  const chosen: Way[] = [];
  const taken = new Set<Several>();

  /** Every choice of so many ways; like sources are taken in their order. */
  function choose(many: number, from: number, weight: number): void {
    if (best && (trials > TRIALS || weight >= best.weight)) return;
    if (many === 0) {
      trials += 1;
      best = cheaper(best, tried(problem, chosen));
      return;
    }
    for (let place = from; place <= problem.several.length - many; place++) {
      const several = problem.several[place] as Several;
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
  problem: Problem,
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
function tried(problem: Problem, ways: readonly Way[]): Solution | undefined {
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
function carryOut(problem: Problem, plain: readonly Way[], priced: readonly Way[]): Solution | undefined {
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
  let place = -1;
  let price = NEVER;
  for (let kind = 0; kind < supply.prices.length; kind++) {
    const here = demand.mask & (1 << kind) ? (supply.prices[kind] ?? NEVER) : NEVER;
    if (here < price) [place, price] = [kind, here];
  }
  return { demand, supply, place, price };
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

/** Mana of a way that is used is there anyway, and costs nothing more. */
const madeAt = (units: readonly number[], level: number): Supply[] =>
  units.flatMap((count, kind) =>
    Array.from({ length: count }, (): Supply => ({ prices: only(kind, 0), level, place: -1 })),
  );

function suppliesOf(problem: Problem, plain: readonly Way[], priced: readonly Way[]): Supply[] {
  return [
    ...problem.pool.flatMap((count, place) =>
      Array.from({ length: count }, (_, nth): Supply => {
        const isSet = nth < (problem.set?.[place] ?? 0);
        return { prices: only(place, isSet ? SET : (problem.poolPrices[place] ?? 0)), level: 0, place };
      }),
    ),
    ...plain.flatMap(({ units }) => madeAt(units, 0)),
    ...priced.flatMap(({ units }, before) => madeAt(units, before + 1)),
    ...problem.singles.map((single): Supply => ({ prices: single.prices, level: 0, single, place: -1 })),
  ];
}

const only = (kind: number, price: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map((place) => (place === kind ? price : NEVER));

function demandsOf(cost: ManaAmount, priced: readonly Way[]): Demand[] {
  return [
    ...demandsAt(cost, LAST),
    ...priced.flatMap(({ price }, before) => (price ? demandsAt(price, before + 1) : [])),
  ];
}

const demandsAt = ({ symbols, generic }: ManaAmount, level: number): Demand[] => [
  ...symbols.map((mask) => ({ mask, level })),
  ...Array.from({ length: generic }, () => ({ mask: ANY, level })),
];

/** A symbol that stays open is worse than generic mana that does. */
const withoutPrice = ({ mask }: Demand): number => (mask === ANY ? NEVER : 2 * NEVER);

const pricesOf = (demands: readonly Demand[], supplies: readonly Supply[]): number[][] =>
  demands.map((demand) =>
    supplies.map((supply) => (supply.level < demand.level ? spending(demand, supply).price : NEVER)),
  );

/** What of a cost stays open when this mana, and these sources, do what they can. */
export function leftOpen(
  pool: readonly number[],
  cost: ManaAmount,
  singles: readonly Single[] = [],
): ManaAmount {
  const demands = demandsAt(cost, LAST);
  const supplies = suppliesOf({ ...EMPTY, pool, singles }, [], []);
  const columns = assign(pricesOf(demands, supplies), demands.map(withoutPrice));
  const open = demands.filter((_, row) => columns[row] === -1);
  return {
    x: 0,
    symbols: open.flatMap(({ mask }) => (mask === ANY ? [] : [mask])),
    generic: open.filter(({ mask }) => mask === ANY).length,
  };
}

const EMPTY: Omit<Problem, 'pool' | 'singles'> = {
  cost: { generic: 0, x: 0, symbols: [] },
  several: [],
  poolPrices: [],
  waste: 0,
};
