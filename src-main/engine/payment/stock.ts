/** The mana sources of a seat sorted for payments: what gives one mana, what gives more or asks for some itself. */
import type { CardNumber } from '../duel.ts';
import type { ManaAmount } from '../language/mana.ts';
import type { ManaSource } from '../casting/mana.ts';
import { NEVER } from './assignment.ts';
import { isEnough, type Kind } from './enough.ts';
import { kindsIn, plus, sumOf } from './units.ts';
import { solve, type Several, type Single, type Way } from './problem.ts';

export interface Stock {
  /** The singles by kind, for counting. */
  readonly kinds: readonly Kind[];
  readonly singles: readonly Single[];
  readonly several: readonly Several[];
}

const stocks = new WeakMap<readonly ManaSource[], Stock>();

/** Of a list that is kept and asked for again. */
export function stockOf(sources: readonly ManaSource[]): Stock {
  let stock = stocks.get(sources);
  if (!stock) {
    stock = sorted(sources);
    stocks.set(sources, stock);
  }
  return stock;
}

function sorted(sources: readonly ManaSource[]): Stock {
  const singles: Single[] = [];
  const several: Several[] = [];
  for (const own of apart(sources)) {
    const ways = own.flatMap(waysOf);
    const [first] = ways;
    if (!first) continue;
    for (let time = Math.max(...own.map(({ times }) => times)); time > 0; time--)
      if (ways.every(isSingle)) singles.push(singleOf(first.use.card, ways));
      else several.push({ card: first.use.card, ways, likeness: likenessOf(ways) });
  }
  several.sort((one, other) => (one.likeness < other.likeness ? -1 : 1));
  return { kinds: kindsOf(singles), singles, several };
}

/** Uses that exclude each other stay together: those of one card that tap it. */
function apart(sources: readonly ManaSource[]): ManaSource[][] {
  const found = new Map<string, ManaSource[]>();
  for (const source of sources) {
    const key = source.taps ? `${source.card}` : `${source.card} ${source.ability}`;
    const group = found.get(key);
    if (group) group.push(source);
    else found.set(key, [source]);
  }
  return [...found.values()];
}

const waysOf = ({ card, ability, choices, price, weight, perCounter = 0 }: ManaSource): Way[] =>
  choices.flatMap((units, choice) =>
    units.some((count) => count > 0)
      ? {
          use: { card, ability, choice },
          units,
          weight: weight + perCounter * choice,
          ...(price ? { price } : {}),
        }
      : [],
  );

const isSingle = ({ units, price }: Way): boolean => !price && sumOf(units) === 1;

function singleOf(card: CardNumber, ways: readonly Way[]): Single {
  const prices = [NEVER, NEVER, NEVER, NEVER, NEVER, NEVER];
  const uses: Single['uses'][number][] = prices.map(() => undefined);
  for (const { use, units, weight } of ways) {
    const place = units.indexOf(1);
    if (weight >= (prices[place] ?? 0)) continue;
    prices[place] = weight;
    uses[place] = use;
  }
  return { card, prices, uses };
}

export const maskOf = ({ prices }: Single): number =>
  prices.reduce((mask, price, place) => (price < NEVER ? mask | (1 << place) : mask), 0);

const likenessOf = (ways: readonly Way[]): string =>
  JSON.stringify(ways.map(({ units, price, weight }) => [units, price, weight]));

function kindsOf(singles: readonly Single[]): Kind[] {
  const counts = new Map<number, number>();
  for (const single of singles) {
    const mask = maskOf(single);
    counts.set(mask, (counts.get(mask) ?? 0) + 1);
  }
  return [...counts].map(([mask, count]) => ({ mask, count }));
}

/** Ways that, with all the singles and the pool, suffice for a cost; undefined: nothing does. */
export function sufficient(
  stock: Stock,
  pool: readonly number[],
  cost: ManaAmount,
): readonly Way[] | undefined {
  const { kinds, several } = stock;
  if (isEnough(kinds, pool, cost)) return [];
  if (several.length === 0 || !isEnough([...kinds, ...atBest(several)], pool, cost)) return undefined;
  const plain = several.filter(({ ways }) => ways.some(({ price }) => !price));
  const found = pick(plain, 0, kinds, pool, cost, []);
  if (found || several.every(({ ways }) => ways.every(({ price }) => !price))) return found;
  return solve({ ...stock, pool, cost, poolPrices: [], waste: 0 })?.ways;
}

/** As if each of them gave its most, of every kind it can give. */
const atBest = (several: readonly Several[]): Kind[] =>
  several.map(({ ways }) => ({
    mask: ways.reduce((mask, { units }) => mask | kindsIn(units), 0),
    count: Math.max(...ways.map(({ units }) => sumOf(units))),
  }));

/** More mana is never less: every source is used, one way or another. */
function pick(
  several: readonly Several[],
  from: number,
  kinds: readonly Kind[],
  pool: readonly number[],
  cost: ManaAmount,
  chosen: readonly Way[],
): readonly Way[] | undefined {
  const next = several[from];
  if (!next) return isEnough(kinds, pool, cost) ? chosen : undefined;
  for (const way of next.ways) {
    if (way.price || isWorse(way, next.ways)) continue;
    const more = plus(pool, way.units);
    const found = pick(several, from + 1, kinds, more, cost, [...chosen, way]);
    if (found) return found;
  }
  return undefined;
}

/** Another way gives at least as much of everything. */
const isWorse = (way: Way, ways: readonly Way[]): boolean =>
  ways.some(
    (other) =>
      other !== way &&
      !other.price &&
      sumOf(other.units) > sumOf(way.units) &&
      way.units.every((count, place) => count <= (other.units[place] ?? 0)),
  );
