import { describe, expect, test } from 'vitest';
import { blob, thread, type Knot } from '../../../src-renderer/art/kit/blob.ts';
import { nth } from '../../../src-renderer/art/kit/list.ts';
import { boxAround, ellipse, pill, polygon, type Outline } from '../../../src-renderer/art/kit/outline.ts';
import { along, tube, type Ring } from '../../../src-renderer/art/kit/tube.ts';

const knots: readonly Knot[] = [
  [0, 0],
  [10, 0, 'corner'],
  [10, 8],
  [2, 9],
];

function ends(outline: Outline): [number, number][] {
  return outline.flatMap((segment) =>
    segment.kind === 'close' ? [] : [[segment.x, segment.y] as [number, number]],
  );
}

describe('a blob', () => {
  test('goes through every knot, back to the first, and is closed', () => {
    expect(ends(blob(knots))).toEqual([
      [0, 0],
      [10, 0],
      [10, 8],
      [2, 9],
      [0, 0],
    ]);
    expect(blob(knots).at(-1)).toEqual({ kind: 'close' });
  });

  test('arrives at a corner straight from the knot before it', () => {
    const toCorner = nth(blob(knots), 1);
    expect(toCorner).toMatchObject({ kind: 'curve', x: 10, y: 0, y2: 0 });
  });
});

test('a thread goes through every knot and stays open', () => {
  const open = thread(knots);
  expect(ends(open)).toHaveLength(knots.length);
  expect(open.some(({ kind }) => kind === 'close')).toBe(false);
});

describe('a tube', () => {
  const rings: readonly Ring[] = [
    [0, 0, 2],
    [10, 0, 1],
    [20, 0, 3],
  ];

  test('is as wide as its rings say', () => {
    const { top, bottom, left, right } = boxAround([tube(rings)]);
    expect(bottom).toBeGreaterThanOrEqual(3);
    expect(bottom).toBeLessThan(3.6);
    expect(top).toBeCloseTo(-bottom, 6);
    expect(left).toBeLessThan(0);
    expect(right).toBeGreaterThan(20);
  });

  test('has a middle line through its rings', () => {
    expect(along(rings, 0)).toEqual([0, 0, 2]);
    const [x, y, width] = along(rings, 0.5);
    expect([x, y, width]).toEqual([10, 0, 1]);
    expect(along(rings, 1)[0]).toBeCloseTo(20, 3);
  });
});

describe('the box around outlines', () => {
  test('holds all of them', () => {
    expect(
      boxAround([
        ellipse(5, 5, 3, 2),
        polygon([
          [0, 0],
          [1, 0],
          [1, 9],
        ]),
      ]),
    ).toEqual({
      left: 0,
      top: 0,
      right: 8,
      bottom: 9,
    });
  });

  test('of a pill is its length by its width', () => {
    expect(boxAround([pill(8, 2)])).toEqual({ left: -8, top: -2, right: 8, bottom: 2 });
  });
});

test('an item that is not in a list is a mistake of ours, said at once', () => {
  expect(() => nth([1, 2], 2)).toThrow(RangeError);
  expect(nth([1, 2], -1)).toBe(2);
});
