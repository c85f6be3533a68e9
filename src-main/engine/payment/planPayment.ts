/** How a cost is paid without asking: exactly, with what is missed least. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { manaSources } from '../casting/mana.ts';
import { type ManaSource } from '../casting/manaSource.ts';
import { asPayable } from '../casting/spending.ts';
import { WASTE } from '../casting/weights.ts';
import type { ManaAmount } from '../language/mana.ts';
import type { Pour } from '../../../src-shared/duel/payment.ts';
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import { NEVER } from './assignment.ts';
import { isEnough } from '../reading/enough.ts';
import { isCovered, poolOf, spendable, unitsFrom } from './pool.ts';
import { leftOpen, solve, type PaymentProblem, type Single, type Solution, type Way } from './problem.ts';
import { paysFor } from './tied.ts';
import { kindsAtBest, maskOf, stockOf, sufficient, type Stock } from './stock.ts';
import { kindsIn, minus, plus, sumOf } from './units.ts';
import { dearnessOf, wantsOf } from './wanted.ts';

/** What the payer wishes besides paying. */
export interface PaymentWish {
  /** What X is, or as much as can be paid. */
  readonly x?: number | 'all';
  /** Kinds of mana that alone pay for X, as a mask. */
  readonly xOnly?: number;
  /** Sources that are left alone (Don't Auto-Tap). */
  readonly spare?: readonly CardNumber[];
  /** Tapped for it in another way: they cannot give mana for it as well. */
  readonly engaged?: readonly CardNumber[];
  readonly landsOnly?: boolean;
  /** Mana of the pool that goes into it in any case, in the order of MANA. */
  readonly set?: readonly number[];
  /** What is being paid for: it is wanted no more. */
  readonly card?: CardNumber;
}

interface PlannedUse {
  readonly use: ManaUse;
  /** In the order of MANA. */
  readonly gives: readonly number[];
}

export interface PaymentPlan {
  readonly kind: 'plan';
  /** In the order in which they are used. */
  readonly uses: readonly PlannedUse[];
  readonly x: number;
  /** What is taken out of the pool as it is now. */
  readonly fromPool: readonly number[];
  /** Mana that is made and not needed. */
  readonly over: number;
}

interface Shortfall {
  readonly kind: 'short';
  /** What stays open when everything does what it can. */
  readonly missing: ManaAmount;
  /** It could be paid if nothing were to be left alone. */
  readonly spared: boolean;
}

export type Payment = PaymentPlan | Shortfall;

const NOTHING: PaymentPlan = { kind: 'plan', uses: [], x: 0, fromPool: [0, 0, 0, 0, 0, 0], over: 0 };

/** The whole payment of a cost by a seat, or why there is none. */
export function planPayment(duel: Duel, seat: Seat, cost: ManaAmount, wish: PaymentWish = {}): Payment {
  const x =
    wish.x === 'all' ? largestX(duel, seat, (most) => withX(cost, most, wish.xOnly), wish) : (wish.x ?? 0);
  const whole = asPayable(duel, seat, withX(cost, x, wish.xOnly));
  const plan = bestPlan(duel, seat, whole, wish);
  return plan ? { ...plan, x } : shortfall(duel, seat, whole, wish);
}

/** The cost with X filled in. */
function withX({ symbols, generic, x }: ManaAmount, times: number, xOnly?: number): ManaAmount {
  const more = x * times;
  if (xOnly === undefined) return { x: 0, symbols, generic: generic + more };
  return { x: 0, symbols: [...symbols, ...Array.from({ length: more }, () => xOnly)], generic };
}

/** Whether it can be paid at all. */
export function canPay(duel: Duel, seat: Seat, cost: ManaAmount, wish: PaymentWish = {}): boolean {
  const pool = poolOf(duel, seat, wish.card);
  return (
    sufficient(stockOf(duel, seat, sourcesFor(duel, seat, wish)), pool, asPayable(duel, seat, cost)) !==
    undefined
  );
}

/** The same once these sources are used as they are to be, as far as they are not tapped in another way. */
export function canPayAfter(
  duel: Duel,
  seat: Seat,
  cost: ManaAmount,
  uses: Pour['uses'],
  wish: PaymentWish = {},
): boolean {
  const free = uses.filter(({ card }) => !wish.engaged?.includes(card));
  if (free.length === 0) return canPay(duel, seat, cost, wish);
  const others = sourcesFor(duel, seat, wish).filter(({ card }) => !free.some((use) => use.card === card));
  const there = free
    .map((use) => unitsFrom(duel, seat, use))
    .reduce<readonly number[]>(plus, poolOf(duel, seat, wish.card));
  return sufficient(stockOf(duel, seat, others), there, asPayable(duel, seat, cost)) !== undefined;
}

const MOST_X = 200;

/** The largest number for which the cost can still be paid, once these sources are used; 0 where none can. */
export function largestX(
  duel: Duel,
  seat: Seat,
  costAt: (x: number) => ManaAmount,
  wish: PaymentWish = {},
  uses: Pour['uses'] = [],
): number {
  let least = 0;
  let most = 1;
  const isPayable = (x: number): boolean => canPayAfter(duel, seat, costAt(x), uses, wish);
  while (most < MOST_X && isPayable(most)) [least, most] = [most, most * 2];
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    if (isPayable(middle)) least = middle;
    else most = middle;
  }
  return Math.min(least, MOST_X);
}

/** What may be used for a payment, unless its player wishes otherwise. */
export function sourcesFor(
  duel: Duel,
  seat: Seat,
  { landsOnly, spare, engaged, card }: PaymentWish,
): readonly ManaSource[] {
  let sources = manaSources(duel, seat, landsOnly);
  if (engaged?.length && sources.some((source) => engaged.includes(source.card)))
    sources = sources.filter((source) => !engaged.includes(source.card));
  if (sources.some(({ only }) => only))
    sources = sources.filter(({ only }) => !only || paysFor(duel, seat, only, card));
  return spare?.length ? sources.filter((source) => !spare.includes(source.card)) : sources;
}

function bestPlan(duel: Duel, seat: Seat, cost: ManaAmount, wish: PaymentWish): PaymentPlan | undefined {
  const sources = sourcesFor(duel, seat, wish);
  const stock = stockOf(duel, seat, sources);
  const pool = poolOf(duel, seat, wish.card);
  const ways = sufficient(stock, pool, cost);
  if (!ways) return undefined;
  if (cost.symbols.length + cost.generic === 0) return NOTHING;
  const solution =
    ways.length === 0 && isAllAlike(stock) && pool.every((count) => count === 0)
      ? firstOnes(stock, cost)
      : (keepingWanted(duel, seat, stock, cost, wish, ways) as Solution);
  return planned(sources, cost, solution);
}

/** Plain lands of one kind and nothing else: any of them will do. */
const isAllAlike = ({ several, singles, kinds }: Stock): boolean =>
  several.length === 0 && kinds.length === 1 && singles.every(({ prices }) => Math.min(...prices) === 0);

function firstOnes({ singles }: Stock, { symbols, generic }: ManaAmount): Solution {
  const masks = [...symbols, ...Array.from({ length: generic }, () => 63)];
  const uses = masks.flatMap((mask, place) => {
    const single = singles[place] as Single;
    return single.uses[single.prices.findIndex((price, kind) => price < NEVER && mask & (1 << kind))] ?? [];
  });
  return { ways: [], uses, fromPool: NOTHING.fromPool, weight: 0 };
}

/** Among the cheapest payments one after which as much as possible of what is wanted can still be paid. */
function keepingWanted(
  duel: Duel,
  seat: Seat,
  stock: Stock,
  cost: ManaAmount,
  wish: PaymentWish,
  ways: readonly Way[],
): Solution | undefined {
  const pool = poolOf(duel, seat, wish.card);
  const kinds = kindsAtBest(stock);
  const wants = wantsOf(duel, seat, wish.card ?? -1).filter((want) => isEnough(kinds, pool, want));
  const dearness = dearnessOf(wants, kinds);
  const solved = (prices: readonly number[]): Solution | undefined =>
    solve({ ...problemOf(stock, pool, cost, prices), ...(wish.set ? { set: wish.set } : {}) }, ways);
  const first = solved(dearness);
  if (!first || wants.length === 0) return first;
  let best = first;
  let lost = lostAfter(first, wants, stock, pool);
  for (const want of lost.slice(0, MOST_RETRIES)) {
    const other = solved(dearness.map((price, place) => price + (isAsked(want, place) ? INSISTENCE : 0)));
    const lostThen = other && lostAfter(other, wants, stock, pool);
    if (!lostThen || lostThen.length >= lost.length) continue;
    [best, lost] = [other, lostThen];
  }
  return best;
}

const MOST_RETRIES = 4;
const INSISTENCE = 300;

const isAsked = ({ symbols }: ManaAmount, place: number): boolean =>
  symbols.some((mask) => mask & (1 << place));

/** Mana that is there already goes first, and few sources are better than many. */
const ONE_USE = 1_000;
/** Every kind that a source could give is missed; never as much as the use itself. */
const MOST_MISSED = 900;

function problemOf(
  stock: Stock,
  pool: readonly number[],
  cost: ManaAmount,
  dearness: readonly number[],
): PaymentProblem {
  const missed = (mask: number): number => {
    let sum = 0;
    for (let place = 0; place < dearness.length; place++)
      if (mask & (1 << place)) sum += dearness[place] ?? 0;
    return Math.min(MOST_MISSED, sum);
  };
  return {
    pool,
    cost,
    poolPrices: dearness,
    singles: stock.singles,
    each: stock.singles.map(({ mask }) => ONE_USE + missed(mask)),
    several: stock.several.map((several) => ({
      ...several,
      ways: several.ways.map((way) => ({
        ...way,
        weight: way.weight + ONE_USE + missed(kindsIn(way.units)),
      })),
    })),
    waste: WASTE,
  };
}

function lostAfter(
  { uses, fromPool }: Solution,
  wants: readonly ManaAmount[],
  stock: Stock,
  pool: readonly number[],
): ManaAmount[] {
  const left = kindsAtBest(stock, uses);
  const poolLeft = minus(pool, fromPool);
  return wants.filter((want) => !isEnough(left, poolLeft, want));
}

function planned(sources: readonly ManaSource[], cost: ManaAmount, solution: Solution): PaymentPlan {
  let [made, prices] = [0, 0];
  const uses = solution.uses.map((use): PlannedUse => {
    const source = sources.find((one) => one.card === use.card && one.ability === use.ability);
    const gives = source?.choices[use.choice] ?? [];
    made += sumOf(gives);
    prices += source?.price ? source.price.symbols.length + source.price.generic : 0;
    return { use, gives };
  });
  const { fromPool } = solution;
  const there = made + sumOf(fromPool);
  return { kind: 'plan', uses, fromPool, x: 0, over: there - prices - cost.symbols.length - cost.generic };
}

function shortfall(duel: Duel, seat: Seat, cost: ManaAmount, wish: PaymentWish): Shortfall {
  const { spare: _, ...without } = wish;
  return {
    kind: 'short',
    missing: missingOf(duel, seat, cost, wish),
    spared: (wish.spare?.length ?? 0) > 0 && canPay(duel, seat, cost, without),
  };
}

/** Each source counted once, as what would help most. */
function missingOf(duel: Duel, seat: Seat, cost: ManaAmount, wish: PaymentWish): ManaAmount {
  const stock = stockOf(duel, seat, sourcesFor(duel, seat, wish));
  const open = leftOpen(poolOf(duel, seat, wish.card), cost, [
    ...stock.singles,
    ...stock.several.flatMap(({ card, ways }): Single[] => {
      const units = ways.filter(({ price }) => !price).map((way) => way.units);
      const most = Math.max(0, ...units.map(sumOf));
      const prices = pricesOf(units);
      return Array.from({ length: most }, () => ({ card, mask: maskOf(prices), prices, uses: [] }));
    }),
  ]);
  return open.symbols.length + open.generic > 0 ? open : { x: 0, symbols: [], generic: 1 };
}

const pricesOf = (units: readonly (readonly number[])[]): number[] =>
  [0, 1, 2, 3, 4, 5].map((place) => (units.some((counts) => (counts[place] ?? 0) > 0) ? 0 : NEVER));

/** How much of each kind of mana in the pool may be set aside by hand, so that the rest can still be paid. */
export function spendableFor(
  duel: Duel,
  seat: Seat,
  cost: ManaAmount,
  set: readonly number[],
  wish: PaymentWish = {},
): number[] {
  const stock = stockOf(duel, seat, sourcesFor(duel, seat, wish));
  return spendable(
    poolOf(duel, seat, wish.card),
    asPayable(duel, seat, cost),
    set,
    (pool, open) => sufficient(stock, pool, open) !== undefined,
  );
}

/** Whether these sources, with the pool, pay for it and for what they ask for themselves. */
export function isPaidBy(duel: Duel, seat: Seat, cost: ManaAmount, uses: readonly ManaUse[]): boolean {
  let pool = poolOf(duel, seat);
  let { symbols, generic } = asPayable(duel, seat, cost);
  const sources = manaSources(duel, seat);
  for (const { card, ability, choice } of uses) {
    const source = sources.find((one) => one.card === card && one.ability === ability);
    pool = plus(pool, source?.choices[choice] ?? []);
    if (!source?.price) continue;
    symbols = [...symbols, ...asPayable(duel, seat, source.price).symbols];
    generic += source.price.generic;
  }
  return isEnough([], pool, { x: 0, symbols, generic });
}

/** A source may be used by hand where mana does not stay: it pays some of the cost, and the rest can be paid after it. */
export function isGoodFor(
  duel: Duel,
  seat: Seat,
  amount: ManaAmount,
  use: ManaUse,
  wish: PaymentWish,
): boolean {
  const sources = sourcesFor(duel, seat, wish);
  const units = sources.find(({ card, ability }) => card === use.card && ability === use.ability)?.choices[
    use.choice
  ];
  if (!units || isCovered(duel, seat, amount)) return false;
  const pool = poolOf(duel, seat);
  const cost = asPayable(duel, seat, amount);
  const more = plus(pool, units);
  const [before, after] = [leftOpen(pool, cost), leftOpen(more, cost)];
  const pays = after.symbols.length + after.generic < before.symbols.length + before.generic;
  const others = sources.filter(({ card }) => card !== use.card);
  return pays && sufficient(stockOf(duel, seat, others), more, cost) !== undefined;
}
