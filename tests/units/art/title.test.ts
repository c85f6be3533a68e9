import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { times } from '../../../src-renderer/art/kit/list.ts';
import { lineAfter } from '../../../src-renderer/controls/menu-keys.ts';
import { archOf } from '../../../src-renderer/title/painting/arch.ts';
import { paintTitle, type Scene } from '../../../src-renderer/title/painting/scene.ts';
import { stageFor } from '../../../src-renderer/title/painting/stage.ts';
import { roominessFor, type TitleParts } from '../../../src-renderer/title/roominess.ts';
import { NamedPath, NamedPixels, recorder } from './recording-canvas.ts';

const SIZES = [
  [1024, 700],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
  [3440, 1440],
  [1024, 1366],
  [512, 350],
] as const;

describe.each(SIZES)('the stage in a window of %d by %d', (width, height) => {
  const stage = stageFor(width, height);

  test('has both wizards and the whole chain in sight', () => {
    expect(stage.frame.right).toBeGreaterThanOrEqual(79.99);
    expect(stage.frame.top).toBeLessThanOrEqual(0.01);
    expect(stage.wizards + 10).toBeLessThan(stage.frame.right);
    expect(stage.apex - 6).toBeGreaterThan(stage.frame.top);
    expect(stage.staff.y).toBeGreaterThan(stage.apex + 20);
  });

  test('hangs the chain from staff to staff, all its links equally far apart', () => {
    const { at, length } = archOf(stage);
    expect(at(0)).toMatchObject({ x: -stage.staff.x, y: stage.staff.y });
    expect(at(1).x).toBeCloseTo(stage.staff.x, 6);
    expect(at(0.5).y).toBeCloseTo(stage.apex, 6);
    const places = times(9, (link) => at(0.1 + link * 0.1));
    const gaps = places.slice(1).map((place, index) => {
      const before = places[index] ?? place;
      return Math.hypot(place.x - before.x, place.y - before.y);
    });
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.06);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(length * 0.1 + 0.001);
  });
});

describe('the painting', () => {
  beforeAll(() => {
    vi.stubGlobal('Path2D', NamedPath);
    vi.stubGlobal('ImageData', NamedPixels);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  function painted(width: number, height: number, scene: Scene): string[] {
    const { record, makeCanvas } = recorder();
    paintTitle(makeCanvas(width, height), makeCanvas, scene);
    return record;
  }

  test('is the same every time, stroke by stroke', () => {
    const record = painted(1440, 900, 'whole');
    expect(record.length).toBeGreaterThan(10_000);
    expect(painted(1440, 900, 'whole')).toEqual(record);
    expect(record.filter((line) => /NaN|Infinity|undefined/.test(line))).toEqual([]);
  });

  test('has the five signs of mana in the chain, and none where the scene makes way for the menu', () => {
    const signs = (record: string[]) => record.filter((line) => /^(fill|stroke) \{"path"/.test(line)).length;
    expect(signs(painted(1440, 900, 'whole'))).toBeGreaterThanOrEqual(5);
    expect(signs(painted(512, 350, 'landscape'))).toBe(0);
  });
});

describe('the room the scene has', () => {
  const parts: TitleParts = {
    width: 1440,
    height: 900,
    tagline: 24,
    menu: { width: 384, height: 300 },
    covers: 100,
    footer: 20,
  };

  test.each([
    ['eight lines at 1440 by 900', parts, 'roomy'],
    ['nine lines', { ...parts, menu: { width: 384, height: 336 } }, 'snug'],
    ['a menu as high as the window', { ...parts, menu: { width: 384, height: 700 } }, 'tight'],
    ['a menu that would hide the wizards', { ...parts, menu: { width: 900, height: 200 } }, 'tight'],
    ['a page zoomed until it is small', { ...parts, width: 512, height: 350 }, 'tight'],
    [
      'a window that is higher than wide',
      { ...parts, width: 1024, height: 1366, menu: { width: 300, height: 190 } },
      'roomy',
    ],
  ] as const)('%s: %o', (_, given, expected) => {
    expect(roominessFor(given)).toBe(expected);
  });
});

describe('the keys of the menu', () => {
  const labels = ['Resume', 'Duel', 'Deck builder', 'Options'];

  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['d', 0, 1],
    ['d', 1, 2],
    ['D', 2, 1],
    ['o', 3, 3],
  ])('%s on line %d leads to line %d', (key, current, next) => {
    expect(lineAfter(key, current, labels)).toBe(next);
  });

  test.each(['x', ' ', 'Enter', 'Tab', 'F1', 'Escape'])('%s is not the menu’s', (key) => {
    expect(lineAfter(key, 0, labels)).toBeUndefined();
  });
});
