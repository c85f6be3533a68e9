/** The mana sources of a seat sorted for payments: what gives one mana, what gives more or asks for some itself. */
import { keptMeans } from '../value/derived.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import type { ManaAmount } from '../language/mana.ts';
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import type { ManaSource } from '../casting/manaSource.ts';
import { NEVER } from './assignment.ts';
import { isEnough, type Kind } from '../reading/enough.ts';
import { kindsIn, plus, sumOf } from './units.ts';
import { solve, type SeveralSources, type Single, type Way } from './problem.ts';

export interface Stock {
  /** The singles by kind, for counting. */
  readonly kinds: readonly Kind[];
  readonly singles: readonly Single[];
  readonly several: readonly SeveralSources[];
}

/** Of the sources that are kept for this seat it is kept as well: it is asked for again. */
export function stockOf(duel: Duel, seat: Seat, sources: readonly ManaSource[]): Stock {
  const means = keptMeans(duel, seat);
  if (means?.sources !== sources) return sorted(sources);
  means.stock ??= sorted(sources);
  return means.stock as Stock;
}

function sorted(sources: readonly ManaSource[]): Stock {
  const singles: Single[] = [];
  const several: SeveralSources[] = [];
  const seen: ManaSource[] = [];
  for (const source of sources) {
    const known = plainSingleOf(source);
    if (known) {
      singles.push(known);
      continue;
    }
    if (seen.includes(source)) continue;
    const own = source.isAlone ? [source] : excludedBy(source, sources);
    seen.push(...own);
    const ways = own.flatMap(waysOf);
    const [first] = ways;
    if (!first) continue;
    for (let time = Math.max(...own.map(({ times }) => times)); time > 0; time--)
      if (ways.every(isSingle)) singles.push(singleOf(first.use.card, ways));
      else several.push({ card: first.use.card, ways, likeness: likenessOf(ways) });
  }
  if (several.length > 1) several.sort((one, other) => (one.likeness < other.likeness ? -1 : 1));
  return { kinds: kindsOf(singles), singles, several };
}

/** Uses that exclude each other: those of one card that tap it. */
const excludedBy = (source: ManaSource, sources: readonly ManaSource[]): ManaSource[] =>
  source.taps ? sources.filter(({ card, taps }) => taps && card === source.card) : [source];

const plainSingles = new WeakMap<ManaSource, Single>();

/** What gives one mana and has no other way is the same in every list. */
function plainSingleOf(source: ManaSource): Single | undefined {
  if (!source.isAlone || source.price || source.times !== 1) return undefined;
  let single = plainSingles.get(source);
  if (!single) {
    const ways = waysOf(source);
    if (ways.length === 0 || !ways.every(isSingle)) return undefined;
    single = singleOf(source.card, ways);
    plainSingles.set(source, single);
  }
  return single;
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
  return { card, mask: maskOf(prices), prices, uses };
}

export function maskOf(prices: readonly number[]): number {
  let mask = 0;
  for (let place = 0; place < prices.length; place++)
    if ((prices[place] as number) < NEVER) mask |= 1 << place;
  return mask;
}

const likenessOf = (ways: readonly Way[]): string =>
  JSON.stringify(ways.map(({ units, price, weight }) => [units, price, weight]));

/** How many there are of each, without those whose card is used. */
function kindsOf(singles: readonly Single[], used: readonly ManaUse[] = []): Kind[] {
  const kinds: { mask: number; count: number }[] = [];
  for (const { card, mask } of singles) {
    if (used.some((use) => use.card === card)) continue;
    const kind = kinds.find((other) => other.mask === mask);
    if (kind) kind.count += 1;
    else kinds.push({ mask, count: 1 });
  }
  return kinds;
}

/** What is left for later, each source of several counted at its best. */
export function kindsAtBest(
  { kinds, singles, several }: Stock,
  used: readonly ManaUse[] = [],
): readonly Kind[] {
  const left = used.length === 0 ? kinds : kindsOf(singles, used);
  if (several.length === 0) return left;
  return [...left, ...atBest(several.filter(({ card }) => !used.some((use) => use.card === card)))];
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
const atBest = (several: readonly SeveralSources[]): Kind[] =>
  several.map(({ ways }) => ({
    mask: ways.reduce((mask, { units }) => mask | kindsIn(units), 0),
    count: Math.max(...ways.map(({ units }) => sumOf(units))),
  }));

/** More mana is never less: every source is used, one way or another. */
function pick(
  several: readonly SeveralSources[],
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
