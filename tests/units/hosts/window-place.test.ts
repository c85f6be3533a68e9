import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { fitPlace, SMALLEST, type ScreenPlace } from '../../../src-main/hosts/window-place.ts';

const MAIN = { x: 0, y: 25, width: 1920, height: 1015 };
const LEFT = { x: -1280, y: 0, width: 1280, height: 984 };

const place = (x: number, y: number, width: number, height: number, maximised = false): ScreenPlace => {
  return { x, y, width, height, maximised };
};

describe('a window stands where it stood', () => {
  test.each([
    ['on the main display', place(100, 100, 1200, 800)],
    ['on another', place(-1200, 50, 1100, 720)],
    ['over an edge between displays, as long as all of it fits one', place(0, 25, 1920, 1015)],
    ['maximised', place(100, 100, 1200, 800, true)],
  ])('%s', (_, kept) => {
    expect(fitPlace(kept, [MAIN, LEFT])).toEqual(kept);
  });
});

describe('a window is brought back', () => {
  test.each([
    ['from beyond the right edge', place(1800, 100, 1200, 800), place(720, 100, 1200, 800)],
    [
      'from above, where its title could not be reached',
      place(100, -500, 1200, 800),
      place(100, 25, 1200, 800),
    ],
    ['from below', place(100, 1000, 1200, 800), place(100, 240, 1200, 800)],
    ['from a display that is gone', place(5000, 3000, 1200, 800), place(720, 240, 1200, 800)],
    [
      'from between two, to the one that shows more of it',
      place(-1000, 50, 1200, 800),
      place(-1200, 50, 1200, 800),
    ],
    ['larger than any display', place(-50, -50, 4000, 3000), place(0, 25, 1920, 1015)],
    ['smaller than it may be', place(100, 100, 10, 10), place(100, 100, 1024, 700)],
    ['with no size at all', place(100, 100, -5, 0), place(100, 100, 1024, 700)],
  ])('%s', (_, kept, expected) => {
    expect(fitPlace(kept, [MAIN, LEFT])).toEqual(expected);
  });

  test('so that its upper left corner is seen on a display too small for it', () => {
    const small = { x: 10, y: 20, width: 800, height: 600 };
    expect(fitPlace(place(400, 300, 1300, 900), [small])).toEqual(place(10, 20, 1024, 700));
  });
});

test('a first window stands in the middle of the main display', () => {
  expect(fitPlace(undefined, [MAIN, LEFT])).toEqual(place(320, 133, 1280, 800));
  expect(fitPlace(undefined, [{ x: 0, y: 0, width: 1100, height: 720 }])).toEqual(place(0, 0, 1100, 720));
});

test('wherever it stood, all of it can be seen on a display that is large enough', () => {
  const number = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(number, number, number, number, (x, y, width, height) => {
      const found = fitPlace(place(x, y, width, height), [MAIN, LEFT]);
      expect(found.width).toBeGreaterThanOrEqual(SMALLEST.width);
      expect(found.height).toBeGreaterThanOrEqual(SMALLEST.height);
      const fits = [MAIN, LEFT].some(
        (area) =>
          found.x >= area.x &&
          found.y >= area.y &&
          found.x + found.width <= area.x + area.width &&
          found.y + found.height <= area.y + area.height,
      );
      expect(fits).toBe(true);
    }),
  );
});
