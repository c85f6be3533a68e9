/** The replies worth trying for each question inside a text, the most likely first. */
import {
  fallback,
  options,
  type CardNumber,
  type DamageShare,
  type Duel,
  type Options,
  type Reply,
  type Seat,
  type Thing,
} from '../../engine/index.ts';
import { cardThing, looksOf } from '../../engine/position.ts';
import type { Division } from '../../../src-shared/duel/options.ts';
import { worthInHand, worthInPlay } from './card.ts';
import { arranged } from './purposes.ts';
import { controllerOf, dearestFirst } from './taste.ts';

type Lister<Kind extends Options['kind']> = (
  duel: Duel,
  offered: Extract<Options, { kind: Kind }>,
  seat: Seat,
) => readonly Reply[];

/** What has plans of its own: who acts, attacks and blocks. */
const plannedElsewhere = (): readonly Reply[] => [];

const LISTS: { [Kind in Options['kind']]: Lister<Kind> } = {
  start: () => [true, false].map((first): Reply => ({ kind: 'start', first })),
  keep: () => [true, false].map((keep): Reply => ({ kind: 'keep', keep })),
  act: plannedElsewhere,
  attack: plannedElsewhere,
  block: plannedElsewhere,
  mana: () => [{ kind: 'mana', use: 'auto' }],
  yesNo: () => [true, false].map((yes): Reply => ({ kind: 'yesNo', yes })),
  modes: (_duel, { modes }) => modes.map((chosen): Reply => ({ kind: 'modes', modes: chosen })),
  x: (_duel, { most }) => xs(most).map((x): Reply => ({ kind: 'x', x })),
  targets: (duel, { things, least, most }, seat) =>
    selections(duel, seat, things, least, most).map((targets): Reply => ({ kind: 'targets', targets })),
  choose: (duel, { things, least, most }, seat) =>
    selections(duel, seat, things, least, most).map((chosen): Reply => ({ kind: 'choose', things: chosen })),
  shares: (duel, { things, total }) =>
    divisions(duel, things, total).map((shares): Reply => ({ kind: 'shares', shares })),
  costs: (duel, { cards, least }, seat) => [
    {
      kind: 'costs',
      cards: [...cards]
        .sort((one, other) => price(duel, seat, one) - price(duel, seat, other))
        .slice(0, least),
    },
  ],
  word: (_duel, { words }) => words.slice(0, MOST_WORDS).map((word): Reply => ({ kind: 'word', word })),
  order: (_duel, { items }) => permutations(items).map((order): Reply => ({ kind: 'order', order })),
  lineUp: (_duel, { blockers }) =>
    permutations(blockers).map((line): Reply => ({ kind: 'lineUp', blockers: line })),
  assign: (duel, { division }, seat) => [
    ...(division.divider !== looksOf(duel, division.card).controller && division.divider === seat
      ? division.creatures.map((card): Reply => ({
          kind: 'assign',
          shares: [{ to: cardThing(duel, card), amount: division.total }],
        }))
      : []),
    ...(division.allBeyond && division.beyond
      ? [{ kind: 'assign', shares: [{ to: division.beyond, amount: division.total }] } as const]
      : []),
    ...permutations(division.creatures).map((creatures): Reply => ({
      kind: 'assign',
      shares: sharesInOrder(duel, { ...withoutExtra(division), creatures }),
    })),
  ],
};

/** With the plain reply last, so that there always is one. */
export function candidates(duel: Duel, seat: Seat): readonly Reply[] {
  const offered = options(duel);
  if (!offered) return [];
  const list = LISTS[offered.kind] as Lister<Options['kind']>;
  return [...arranged(duel, seat, list(duel, offered, seat)), fallback(duel)];
}

const MOST_XS = 8;

/** Small ones first: what is not needed is not paid. */
function xs(most: number): number[] {
  const small = Array.from({ length: Math.min(most, MOST_XS) + 1 }, (_, x) => x);
  return most > MOST_XS ? [...small, most] : small;
}

const MOST_SINGLES = 14;
/** What has been met comes first: nobody names a card that may not be there at all. */
const MOST_WORDS = 100;

function selections(
  duel: Duel,
  seat: Seat,
  things: readonly Thing[],
  least: number,
  most: number,
): (readonly Thing[])[] {
  const sorted = dearestFirst(duel, seat, things);
  const singles = least <= 1 && most >= 1 ? sorted.slice(0, MOST_SINGLES).map((thing) => [thing]) : [];
  const none = least === 0 ? [[]] : [];
  if (most < 2) return [...singles, ...none];
  const isOwn = (thing: Thing): boolean => controllerOf(duel, thing) === seat;
  const theirs = sorted.filter((thing) => !isOwn(thing));
  const own = sorted.filter(isOwn);
  const groups = [
    take([...theirs, ...own.toReversed()], theirs.length, least, most),
    take([...own, ...theirs.toReversed()], own.length, least, most),
    take(own.toReversed(), least, least, most),
    take(sorted, least, least, most),
    ...(least <= 2 ? pairs(sorted.slice(0, 4)) : []),
  ];
  return [...singles, ...none, ...groups.filter((group) => group.length >= least)];
}

/** So many of the first, within the bounds. */
const take = (things: readonly Thing[], wanted: number, least: number, most: number): readonly Thing[] =>
  things.slice(0, Math.max(least, Math.min(most, wanted)));

const pairs = (things: readonly Thing[]): (readonly Thing[])[] =>
  things.flatMap((one, place) => things.slice(place + 1).map((other) => [one, other]));

/** To kill one after the other as long as it reaches, or as evenly as it goes; everyone gets something. */
function divisions(duel: Duel, things: readonly Thing[], total: number): (readonly number[])[] {
  const even = things.map(
    (_, place) => Math.floor(total / things.length) + (place < total % things.length ? 1 : 0),
  );
  const killing = things.map(() => 1);
  let left = total - things.length;
  things.forEach((thing, place) => {
    const more = Math.min(left, lethalTo(duel, thing) - 1);
    killing[place] = 1 + Math.max(0, more);
    left -= Math.max(0, more);
  });
  killing[0] = (killing[0] ?? 0) + left;
  return [killing, even];
}

function lethalTo(duel: Duel, thing: Thing): number {
  if (thing.kind !== 'card') return 1;
  return looksOf(duel, thing.card).toughness - (duel.board[thing.card]?.damage ?? 0);
}

/** What takes all or nothing gets no rest. */
function withoutExtra(division: Division): Division {
  if (!division.allBeyond || division.tramples) return division;
  const { beyond: _, ...rest } = division;
  return rest;
}

/** Each gets what kills it as long as it reaches; the rest goes beyond, or to the last. */
function sharesInOrder(duel: Duel, { creatures, total, beyond }: Division): DamageShare[] {
  let left = total;
  const shares = creatures.map((card): DamageShare => {
    const amount = Math.min(left, Math.max(0, lethalTo(duel, cardThing(duel, card))));
    left -= amount;
    return { to: cardThing(duel, card), amount };
  });
  const last = shares.pop();
  if (!last || left === 0) return last ? [...shares, last] : shares;
  return beyond
    ? [...shares, last, { to: beyond, amount: left }]
    : [...shares, { ...last, amount: last.amount + left }];
}

const price = (duel: Duel, seat: Seat, card: CardNumber): number =>
  duel.board[card] ? worthInPlay(duel, card) : worthInHand(duel, seat, card);

const FEW = 3;

/** All orders of a few, else the order as it stands and its reverse. */
function permutations(items: readonly number[]): (readonly number[])[] {
  if (items.length > FEW) return [items, items.toReversed()];
  if (items.length < 2) return [items];
  return items.flatMap((item, place) =>
    permutations([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [item, ...rest]),
  );
}
