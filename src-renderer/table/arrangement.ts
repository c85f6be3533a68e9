/**
 * Where the cards of a territory lie: lands and other permanents near its top right, creatures lower, in both halves
 * alike. Cards grow smaller before they cover each other, and cover each other before one cannot be reached.
 */
import type { CardNumber } from '../../src-shared/duel/things.ts';
import { tappedLast, type Stack, type Territory } from './layout.ts';
import { sum } from '../../src-shared/sums.ts';

/** What the windows leave of a territory. */
export interface TerritoryRoom {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Taken at its upper left: the bar of a hand. */
  readonly corner: { readonly width: number; readonly height: number };
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Its place in its pile, from the back. */
  readonly layer: number;
  /** Another lies on it: only its strip is seen. */
  readonly isCovered: boolean;
}

export interface Arrangement {
  readonly card: number;
  readonly places: ReadonlyMap<CardNumber, Place>;
  /** More than the room has: it is scrolled. */
  readonly height: number;
}

/** Parts of the window's width that a card is wide, as the halves grow crowded. */
const SIZES = [8, 9.5, 10.5, 11.5, 12] as const;
const LEAST_CARD = 54;
/** Where not even the closest piles would fit at the least size. */
const LAST_SIZES = [13.5, 15, 17, 20] as const;
/** How many lie in a pile: of lands, and of others. */
type Depths = readonly [lands: number, others: number];
const DEPTHS: readonly Depths[] = [
  [4, 1],
  [6, 1],
];
const CROWDED_DEPTHS: readonly Depths[] = [1, 2, 3, 4, 5, 6, 8, 11].flatMap((others) =>
  [6, 7, 8, 10, 12, 16].map((lands): Depths => [lands, others]),
);
const DEEPEST: Depths = [16, 11];
/** Over how many columns they are spread, where that is not left to the depth. */
interface Spread {
  readonly creatures?: number | undefined;
  readonly others?: number | undefined;
}
const ACROSS = 0.115;
const DOWN = 0.135;
const OUT = 0.17;

interface Measures {
  readonly card: number;
  readonly across: number;
  readonly down: number;
  readonly out: number;
  readonly gap: number;
}

interface Column {
  readonly stacks: readonly Stack[];
  readonly width: number;
  readonly height: number;
}

interface Half {
  readonly territory: Territory;
  readonly room: TerritoryRoom;
  /** With those who fight elsewhere, and without windows that come and go: cards keep their size meanwhile. */
  readonly whole: Territory;
  readonly wide: TerritoryRoom;
}

/**
 * The same size for all halves. `strip`: the least height of a name that can be read. `most`: how much larger than usual
 * cards may be where there is room.
 */
export function arrangedAll(window: number, strip: number, halves: readonly Half[], most = 1): Arrangement[] {
  const larger = SIZES.map((part) => part / most).filter((part) => part < SIZES[0]);
  const sized = (part: number) => measuresOf(Math.max(LEAST_CARD, Math.floor(window / part)), strip);
  const isRoomFor = (measures: Measures, all: readonly Depths[]) =>
    halves.every(({ whole, wide }) => all.some((depths) => fits(whole, wide, measures, depths)));
  const loose = [...larger, ...SIZES].map(sized).find((measures) => isRoomFor(measures, DEPTHS));
  const close = [SIZES.at(-1) ?? 12, ...LAST_SIZES].map(sized);
  const measures = loose ?? close.find((one) => isRoomFor(one, CROWDED_DEPTHS)) ?? close.at(-1) ?? sized(12);
  const smaller = [...SIZES, ...LAST_SIZES].map(sized).filter(({ card }) => card < measures.card);
  return halves.map(({ territory, room }) => {
    const fitting = [measures, ...smaller].find((one) =>
      [...DEPTHS, ...CROWDED_DEPTHS, DEEPEST].some((depths) => fits(territory, room, one, depths)),
    );
    // What is left beside a fight may be too narrow: that half alone grows smaller.
    return closest(territory, room, fitting ?? measures);
  });
}

/** Most of what happens moves no card: then what was found the last time is given again. */
export function arranger(): typeof arrangedAll {
  let last: { readonly asked: string; readonly found: Arrangement[] } | undefined;
  return (...wanted) => {
    const asked = JSON.stringify(wanted);
    if (last?.asked !== asked) last = { asked, found: arrangedAll(...wanted) };
    return last.found;
  };
}

/**
 * Where new cards made all cards smaller, the half that got none keeps its size for the moment: laying out both at once
 * would hold the page up.
 */
export function oneByOne(
  shown: readonly Arrangement[] | undefined,
  next: readonly Arrangement[],
): readonly Arrangement[] {
  const kept = next.map((half, place) => {
    const was = shown?.[place];
    return was && was.card !== half.card && areOfSameCards(was, half) ? was : undefined;
  });
  const areAllKept = kept.every((half) => half !== undefined);
  return areAllKept ? next : next.map((half, place) => kept[place] ?? half);
}

const areOfSameCards = (one: Arrangement, other: Arrangement): boolean =>
  one.places.size === other.places.size && [...one.places.keys()].every((card) => other.places.has(card));

/** As loose as there is room for. */
function closest(territory: Territory, room: TerritoryRoom, measures: Measures): Arrangement {
  const isFree = (depths: Depths, spread?: Spread) => fits(territory, room, measures, depths, spread);
  const loose = [...DEPTHS, ...CROWDED_DEPTHS].find((depths) => isFree(depths));
  const depths = loose ?? DEEPEST;
  const { creatures, others } = territory;
  const apart = { creatures: fromMost(creatures).find((number) => isFree(depths, { creatures: number })) };
  const spread = {
    ...apart,
    others: fromMost(others).find((number) => isFree(depths, { ...apart, others: number })),
  };
  return arranged(territory, room, measures, depths, spread);
}

/** Numbers of columns that they could stand in. */
const fromMost = (stacks: readonly Stack[]): number[] => stacks.map((_, place) => stacks.length - place);

const fits = (
  territory: Territory,
  room: TerritoryRoom,
  measures: Measures,
  depths: Depths,
  spread?: Spread,
): boolean => rowsIn(territory, room, measures, depths, spread).needed <= room.height;

function measuresOf(card: number, strip: number): Measures {
  return {
    card,
    across: card * ACROSS,
    down: Math.max(card * DOWN, strip),
    out: Math.max(card * OUT, strip),
    gap: Math.max(5, card * 0.07),
  };
}

interface Rows {
  readonly upper: readonly Column[][];
  readonly lower: readonly Column[][];
  readonly needed: number;
}

function rowsIn(
  { piles, others, creatures }: Territory,
  room: TerritoryRoom,
  measures: Measures,
  [ofLands, ofOthers]: Depths,
  spread: Spread = {},
): Rows {
  const lands = joined(piles, ofLands).flatMap((stacks) => columnsOf(stacks, ofLands, measures));
  const beside = columnsOf(others, ofOthers, measures, spread.others);
  const upper = rowsOf([...lands, ...beside], room, measures, true);
  const lower = rowsOf(columnsOf(creatures, ofOthers, measures, spread.creatures), room, measures, false);
  const needed = isBeside(upper, lower, room, measures)
    ? Math.max(heightOf(upper, measures), heightOf(lower, measures))
    : heightOf(upper, measures) + heightOf(lower, measures);
  return { upper, lower, needed };
}

function arranged(
  territory: Territory,
  room: TerritoryRoom,
  measures: Measures,
  depths: Depths,
  spread: Spread,
): Arrangement {
  const { upper, lower, needed } = rowsIn(territory, room, measures, depths, spread);
  const height = Math.max(room.height, needed);
  const places = new Map<CardNumber, Place>();
  let top = 0;
  for (const row of upper) {
    placeFromRight(row, top, room, measures, places);
    top += rowHeight(row) + measures.gap;
  }
  let bottom = height;
  for (const row of lower) {
    placeFromLeft(row, bottom, measures, places);
    bottom -= rowHeight(row) + measures.gap;
  }
  return { card: measures.card, places, height };
}

/** Lands of one name lie together; in a crowd all of them do. */
function joined(piles: Territory['piles'], depth: number): readonly (readonly Stack[])[] {
  const how = depth <= 4 ? 'apart' : depth > 6 ? 'all' : 'byName';
  return kept(joinings, piles, how, () => {
    if (how === 'apart') return piles.map(({ stacks }) => stacks);
    const nameOf = (key: string) => (how === 'all' ? '' : key.slice(0, key.lastIndexOf(' ')));
    return [...Map.groupBy(piles, ({ key }) => nameOf(key)).values()].map((same) =>
      same.flatMap(({ stacks }) => stacks),
    );
  });
}

/** What was found for the same cards before: every size is tried with every depth. */
type Kept<Of extends object, Found> = WeakMap<Of, Map<string, Found>>;
const joinings: Kept<Territory['piles'], readonly (readonly Stack[])[]> = new WeakMap();
const columnings: Kept<readonly Stack[], readonly (readonly Stack[])[]> = new WeakMap();

function kept<Of extends object, Found>(all: Kept<Of, Found>, of: Of, how: string, find: () => Found): Found {
  const known = all.get(of) ?? new Map<string, Found>();
  all.set(of, known);
  const found = known.get(how) ?? find();
  known.set(how, found);
  return found;
}

/** One row above and one below that do not meet share their height. */
function isBeside(
  upper: readonly Column[][],
  lower: readonly Column[][],
  room: TerritoryRoom,
  { gap }: Measures,
): boolean {
  if (upper.length > 1 || lower.length > 1) return false;
  const widths = [...upper.flat(), ...lower.flat()].map(({ width }) => width + gap);
  return sum(widths) <= room.width;
}

/** What has something attached stands alone, so that all of it is seen. */
function columnsOf(
  stacks: readonly Stack[],
  depth: number,
  measures: Measures,
  spread?: number,
): readonly Column[] {
  const columns = kept(columnings, stacks, spread === undefined ? `${depth} deep` : `${spread} wide`, () =>
    inColumns(stacks, (place) =>
      spread === undefined
        ? depth
        : Math.floor(stacks.length / spread) + (place < stacks.length % spread ? 1 : 0),
    ),
  );
  return columns.map((column) => sized(column, measures));
}

function inColumns(stacks: readonly Stack[], depthAt: (place: number) => number): (readonly Stack[])[] {
  const columns: Stack[][] = [];
  for (const stack of stacks) {
    const last = columns.at(-1);
    const isRoom = last && last.length < depthAt(columns.length - 1);
    const joins = isRoom && !stack.attached.length && !last[0]?.attached.length;
    if (joins) last.push(stack);
    else columns.push([stack]);
  }
  return columns.map(tappedLast);
}

function sized(stacks: readonly Stack[], { card, across, down, out }: Measures): Column {
  const behind = stacks[0]?.attached.length ?? 0;
  return {
    stacks,
    width: card + (stacks.length - 1) * across + behind * out,
    height: card + (stacks.length - 1) * down + behind * out,
  };
}

function rowsOf(
  columns: readonly Column[],
  room: TerritoryRoom,
  { gap }: Measures,
  isUpper: boolean,
): Column[][] {
  const rows: Column[][] = [];
  let free = 0;
  for (const column of columns) {
    const row = rows.at(-1);
    if (row && column.width + gap <= free) {
      row.push(column);
      free -= column.width + gap;
      continue;
    }
    // The first row is beside whatever stands in the corner.
    const taken = isUpper && rows.length === 0 ? room.corner.width : 0;
    free = room.width - taken - column.width;
    rows.push([column]);
  }
  return rows;
}

const rowHeight = (row: readonly Column[]): number =>
  row.reduce((highest, { height }) => Math.max(highest, height), 0);

const heightOf = (rows: readonly Column[][], { gap }: Measures): number =>
  rows.reduce((sum, row) => sum + rowHeight(row) + gap, 0);

function placeFromRight(
  row: readonly Column[],
  top: number,
  room: TerritoryRoom,
  measures: Measures,
  places: Map<CardNumber, Place>,
): void {
  let right = room.width;
  for (const column of row.toReversed()) {
    right -= column.width;
    place(column, Math.max(0, right), top, measures, places);
    right -= measures.gap;
  }
}

function placeFromLeft(
  row: readonly Column[],
  bottom: number,
  measures: Measures,
  places: Map<CardNumber, Place>,
): void {
  let left = 0;
  for (const column of row) {
    place(column, left, bottom - column.height, measures, places);
    left += column.width + measures.gap;
  }
}

function place(
  { stacks }: Column,
  x: number,
  y: number,
  { across, down }: Measures,
  places: Map<CardNumber, Place>,
): void {
  for (const [layer, { host }] of stacks.entries())
    places.set(host, {
      x: Math.round(x + layer * across),
      y: Math.round(y + layer * down),
      layer,
      isCovered: layer < stacks.length - 1,
    });
}
