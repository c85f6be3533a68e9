/** Where cards lie: the sizes step down together, nothing covers a name, nothing lies outside. */
import { describe, expect, test } from 'vitest';
import {
  arrangedAll,
  arranger,
  oneByOne,
  type Arrangement,
  type TerritoryRoom,
} from '../../../../src-renderer/table/arrangement.ts';
import type { LandPile, Stack, Territory } from '../../../../src-renderer/table/layout.ts';

const STRIP = 15;
const roomOf = (width: number, height: number, corner = 0): TerritoryRoom => ({
  left: 0,
  top: 0,
  width,
  height,
  corner: { width: corner, height: corner > 0 ? 40 : 0 },
});

/** Hosts are numbered on from `first`. */
const stacks = (first: number, count: number, attached = 0): Stack[] =>
  Array.from({ length: count }, (_, place) => ({
    host: first + place,
    attached: Array.from({ length: attached }, (_unused, one) => 1000 + first + place * 10 + one),
  }));

function territoryWith(lands: readonly number[], creatures: number, others: number, auras = 0): Territory {
  const piles = lands.map((count, kind): LandPile => ({
    key: `Land${String(kind)} 0`,
    stacks: stacks(100 + kind * 10, count),
  }));
  return { piles, creatures: stacks(300, creatures, auras), others: stacks(500, others) };
}

function arrangedOnce(window: number, territory: Territory, room: TerritoryRoom): Arrangement {
  const [one] = arrangedAll(window, STRIP, [{ territory, room, whole: territory, wide: room }]);
  if (!one) throw new Error('Nothing was arranged.');
  return one;
}

const seats = [
  { window: 1024, room: roomOf(540, 330, 180) },
  { window: 1440, room: roomOf(790, 405, 240) },
  { window: 3840, room: roomOf(2240, 1010, 560) },
];

describe.each(seats)('in a window $window wide', ({ window, room }) => {
  test('a few cards are as large as they may be', () => {
    const { card } = arrangedOnce(window, territoryWith([2], 1, 0), room);
    expect(card).toBe(Math.floor(window / 8));
  });

  test('forty permanents all lie within, each with a strip of its own to be seen and clicked', () => {
    const { card, places, height } = arrangedOnce(window, territoryWith([4, 4, 4, 4, 4], 15, 5), room);
    expect(places.size).toBe(40);
    expect(height).toBeLessThanOrEqual(room.height);
    const all = [...places.values()];
    for (const { x, y } of all) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + card).toBeLessThanOrEqual(room.width + 1);
      expect(y + card).toBeLessThanOrEqual(room.height + 1);
    }
    for (const one of all)
      for (const other of all)
        if (one !== other && Math.abs(one.x - other.x) < card * 0.8)
          expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(STRIP - 1);
  });

  test('lands are above and at the right, creatures below and at the left (U033)', () => {
    const { places } = arrangedOnce(window, territoryWith([3], 2, 1), room);
    const [land, creature] = [places.get(100), places.get(300)];
    expect(land?.y).toBe(0);
    expect(land?.x).toBeGreaterThan(creature?.x ?? Infinity);
    expect(creature?.y).toBeGreaterThan(land?.y ?? Infinity);
  });

  test('both halves have cards of the same size', () => {
    const [full, bare] = [territoryWith([4, 4, 4], 14, 3), territoryWith([1], 1, 0)];
    const both = arrangedAll(window, STRIP, [
      { territory: full, room, whole: full, wide: room },
      { territory: bare, room, whole: bare, wide: room },
    ]);
    expect(both[0]?.card).toBe(both[1]?.card);
    expect(both[1]?.card).toBeLessThan(window / 8);
  });

  test('beside a window that comes and goes cards lie closer, and grow smaller only where some would be cut off', () => {
    const whole = territoryWith([3], 3, 0);
    const narrow = { ...room, width: room.width * 0.4, corner: { width: 0, height: 0 } };
    const [before] = arrangedAll(window, STRIP, [{ territory: whole, room, whole, wide: room }]);
    const [beside] = arrangedAll(window, STRIP, [{ territory: whole, room: narrow, whole, wide: room }]);
    expect(beside?.card).toBeLessThanOrEqual(before?.card ?? 0);
    for (const { x, y } of beside?.places.values() ?? []) {
      expect(x + (beside?.card ?? 0)).toBeLessThanOrEqual(narrow.width + 1);
      expect(y + (beside?.card ?? 0)).toBeLessThanOrEqual(narrow.height + 1);
    }
    const few = territoryWith([1], 0, 0);
    const [free] = arrangedAll(window, STRIP, [{ territory: few, room, whole: few, wide: room }]);
    const [close] = arrangedAll(window, STRIP, [{ territory: few, room: narrow, whole: few, wide: room }]);
    expect(close?.card).toBe(free?.card);
  });
});

test('piles step .115 across and .135 down, the last on top (U055)', () => {
  const { card, places } = arrangedOnce(1440, territoryWith([3], 0, 0), roomOf(800, 405));
  const [first, second, third] = [100, 101, 102].map((host) => places.get(host));
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(card * 0.115, -0.5);
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(card * 0.135, -0.5);
  expect([first?.layer, second?.layer, third?.layer]).toEqual([0, 1, 2]);
  expect([first?.isCovered, third?.isCovered]).toEqual([true, false]);
});

describe('lands for which there is little room', () => {
  /** Piles of four at most, as they lie where there is room enough. */
  const lands = (counts: Readonly<Record<string, number>>): Territory => ({
    ...{ creatures: [], others: [] },
    piles: Object.entries(counts).flatMap(([name, count], kind) =>
      [0, 4].flatMap((place) => {
        const here = Math.min(4, count - place);
        return here > 0 ? [{ key: `${name} ${place}`, stacks: stacks(100 * kind + place, here) }] : [];
      }),
    ),
  });
  const layersIn = (territory: Territory, room: TerritoryRoom) => {
    const { places, card } = arrangedOnce(1440, territory, room);
    const layersOf = (kind: number) =>
      [...places]
        .filter(([host]) => Math.floor(host / 100) === kind)
        .toSorted(([one], [other]) => one - other)
        .map(([, { layer }]) => layer);
    return { card, layersOf };
  };

  test('lie together where they have one name', () => {
    const territory = lands({ Forest: 5, Mountain: 5 });
    const wide = layersIn(territory, roomOf(1200, 405));
    expect([wide.layersOf(0), wide.layersOf(1)]).toEqual([
      [0, 1, 2, 3, 0],
      [0, 1, 2, 3, 0],
    ]);
    const narrow = layersIn(territory, roomOf(600, 405));
    expect([narrow.layersOf(0), narrow.layersOf(1)]).toEqual([
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ]);
    expect(narrow.card).toBe(wide.card);
  });

  test('lie all together in a crowd', () => {
    const { card, layersOf } = layersIn(
      lands({ Forest: 2, Mountain: 2, Swamp: 2, Plains: 2, Island: 2 }),
      roomOf(260, 330),
    );
    expect([0, 1, 2, 3, 4].flatMap(layersOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(card).toBe(120);
  });
});

test('what has auras stands alone, with room for them above and at its right (U055)', () => {
  const { card, places } = arrangedOnce(1440, territoryWith([], 3, 0, 2), roomOf(800, 405));
  const [one, two] = [places.get(300), places.get(301)];
  expect((two?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThanOrEqual(card * 1.34);
  expect((one?.y ?? 0) + card * 1.34).toBeLessThanOrEqual(405.5);
});

test('creatures lie on each other only as far as there is no room beside them (U055)', () => {
  const { places } = arrangedOnce(1440, territoryWith([4, 1, 4, 1], 7, 3), roomOf(776, 405));
  const creatures = [...places].filter(([host]) => host >= 300 && host < 500).map(([, place]) => place);
  expect(creatures).toHaveLength(7);
  expect(creatures.filter(({ isCovered }) => isCovered)).toHaveLength(1);
});

describe('where new cards make all smaller', () => {
  const room = roomOf(790, 405);
  const halvesWith = (theirs: number, yours: number) => {
    const [far, near] = [territoryWith([4, 4], theirs, 0), territoryWith([4, 4], yours, 0)];
    return arrangedAll(1440, STRIP, [
      { territory: far, room, whole: far, wide: room },
      { territory: near, room, whole: near, wide: room },
    ]);
  };

  test('the half that got none follows after the picture of the other', () => {
    const [before, after] = [halvesWith(3, 3), halvesWith(3, 14)];
    expect(after[0]?.card).toBeLessThan(before[0]?.card ?? 0);
    expect(oneByOne(before, after)).toEqual([before[0], after[1]]);
  });

  test('nothing waits where both halves or none have other cards', () => {
    const before = halvesWith(3, 3);
    for (const after of [halvesWith(14, 14), halvesWith(3, 4)])
      expect(oneByOne(before, after)).toEqual(after);
    expect(oneByOne(undefined, before)).toEqual(before);
  });
});

test('of creatures that lie on each other the tapped ones lie on top, where their names can be read (U055)', () => {
  const loose = territoryWith([4, 1, 4, 1], 8, 3);
  const creatures = loose.creatures.map((stack, place) =>
    place === 0 ? { ...stack, tapped: true as const } : stack,
  );
  const { places } = arrangedOnce(1440, { ...loose, creatures }, roomOf(776, 405));
  const first = places.get(creatures[0]?.host ?? -1);
  const second = places.get(creatures[1]?.host ?? -1);
  expect([first?.isCovered, second?.isCovered]).toEqual([false, true]);
  expect(first?.layer).toBe(1);
});

test('what moves no card is arranged no second time; a card that taps, comes or goes is', () => {
  const arrange = arranger();
  const room = roomOf(776, 405);
  const arrangementOf = (territory: Territory) =>
    arrange(1440, STRIP, [{ territory, room, whole: territory, wide: room }]);
  const first = arrangementOf(territoryWith([4], 8, 3));
  expect(arrangementOf(territoryWith([4], 8, 3))).toBe(first);
  const { creatures, ...others } = territoryWith([4], 8, 3);
  const tapped = creatures.map((stack) => ({ ...stack, tapped: true as const }));
  for (const other of [territoryWith([4], 9, 3), { ...others, creatures: tapped }]) {
    const found = arrangementOf(other);
    expect(found).not.toBe(first);
    expect(found).toEqual(arrangedAll(1440, STRIP, [{ territory: other, room, whole: other, wide: room }]));
  }
});
