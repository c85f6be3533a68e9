import { describe, expect, test } from 'vitest';
import { ICON_GRID } from '../../../src-renderer/art/icons/drawing.ts';
import { ICON_NAMES, icons } from '../../../src-renderer/art/icons/icons.ts';

/** The points a path names: enough to see whether it leaves its grid. */
function pointsOf(path: string): [x: number, y: number][] {
  const steps = path.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [];
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const step of steps) {
    const letter = step.charAt(0);
    const numbers = (step.slice(1).match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const isRelative = letter === letter.toLowerCase();
    const kind = letter.toLowerCase();
    if (kind === 'z') {
      [x, y] = [startX, startY];
      continue;
    }
    const size = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7 }[kind];
    if (size === undefined || numbers.length === 0 || numbers.length % size !== 0) {
      throw new Error(`Not a step of a path: ${step}`);
    }
    for (let at = 0; at < numbers.length; at += size) {
      const end = numbers.slice(at, at + size);
      const [toX, toY] =
        kind === 'h' ? [end[0], undefined] : kind === 'v' ? [undefined, end[0]] : end.slice(-2);
      x = toX === undefined ? x : toX + (isRelative ? x : 0);
      y = toY === undefined ? y : toY + (isRelative ? y : 0);
      if (kind === 'm' && at === 0) [startX, startY] = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

describe.each(ICON_NAMES)('%s', (name) => {
  test('is drawn on its grid', () => {
    const points = icons[name].flatMap(({ path }) => pointsOf(path));
    expect(points.length).toBeGreaterThan(1);
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(ICON_GRID);
      expect(y).toBeLessThanOrEqual(ICON_GRID);
    }
  });

  test('has lines that can be seen at 12 pixels', () => {
    for (const part of icons[name]) if (part.kind === 'line') expect(part.width).toBeGreaterThanOrEqual(1.1);
  });
});

test('no two icons have one name', () => {
  expect(new Set(ICON_NAMES).size).toBe(ICON_NAMES.length);
});
