import { describe, expect, test } from 'vitest';
import { blob } from '../../../src-renderer/art/kit/blob.ts';
import type { Painter } from '../../../src-renderer/art/kit/painter.ts';
import { clouds } from '../../../src-renderer/art/scenery/cloud.ts';
import { deadTree } from '../../../src-renderer/art/scenery/dead-tree.ts';
import { fir } from '../../../src-renderer/art/scenery/fir.ts';
import { grainPixels } from '../../../src-renderer/art/scenery/grain.ts';
import { grass } from '../../../src-renderer/art/scenery/grass.ts';
import { mist } from '../../../src-renderer/art/scenery/mist.ts';
import { motes } from '../../../src-renderer/art/scenery/mote.ts';
import { peak } from '../../../src-renderer/art/scenery/peak.ts';
import { ridge } from '../../../src-renderer/art/scenery/ridge.ts';
import { sea } from '../../../src-renderer/art/scenery/sea.ts';
import { shafts } from '../../../src-renderer/art/scenery/shaft.ts';
import { sky, stars } from '../../../src-renderer/art/scenery/sky.ts';
import { recordingPainter, recordOf } from './recording-canvas.ts';

const shore = blob([
  [-20, 70],
  [10, 66],
  [30, 80],
]);

const PARTS: Record<string, (on: Painter) => void> = {
  sky: (on) => sky(on, 70),
  stars: (on) => stars(on, { count: 30, lowest: 40, colour: '#ffffff' }),
  clouds: (on) =>
    clouds(on, {
      count: 3,
      from: 10,
      to: 30,
      strength: 0.4,
      size: 1,
      litFrom: 'below',
      colour: '#403050',
      lit: '#ffc090',
    }),
  ridge: (on) => void ridge(on, { y: 70, height: 6, hills: 1.4, colour: '#504060' }),
  peak: (on) => peak(on, { x: 0, y: 80, width: 20, height: 40, colour: '#805060', snow: true }),
  sea: (on) => sea(on, { shore, colour: '#3050a0', path: { x: 0, width: 8 } }),
  mist: (on) => mist(on, { y: 70, height: 6, colour: '#ffc090', strength: 0.3 }),
  fir: (on) => fir(on, { x: 0, y: 90, height: 20, colour: '#102018', lit: '#406848' }),
  'dead tree': (on) => deadTree(on, { x: 0, y: 90, height: 30, colour: '#171022', rim: '#ffd0a0' }),
  shafts: (on) =>
    shafts(on, {
      x: 0,
      y: 0,
      count: 5,
      length: 60,
      colour: '#fff0c0',
      strength: 0.3,
      angle: 1.6,
      spread: 0.8,
    }),
  motes: (on) =>
    motes(
      on,
      [
        [0, 50],
        [4, 60],
      ],
      '#fff0c0',
      0.3,
    ),
  grass: (on) =>
    grass(on, {
      where: { left: -10, right: 10, top: 90, bottom: 95 },
      count: 20,
      height: 4,
      colour: '#102010',
      strength: 0.9,
      lean: 0.1,
    }),
};

describe.each(Object.entries(PARTS))('%s', (_, paint) => {
  test('is the same from the same seed, stroke by stroke, and another from another seed', () => {
    const record = recordOf(1, paint);
    expect(record.length).toBeGreaterThan(4);
    expect(recordOf(1, paint)).toEqual(record);
    expect(recordOf(2, paint)).not.toEqual(record);
  });

  test('draws nothing that is not a number', () => {
    expect(recordOf(3, paint).filter((line) => /NaN|Infinity|undefined/.test(line))).toEqual([]);
  });

  test('leaves the canvas as it found it, for the next part', () => {
    const record = recordOf(4, paint);
    const depth = record.filter((line) => line.startsWith('save')).length;
    expect(record.filter((line) => line.startsWith('restore'))).toHaveLength(depth);
    const strength = record.findLast((line) => line.startsWith('globalAlpha'));
    expect(depth > 0 || strength === 'globalAlpha = 1.0000').toBe(true);
  });
});

test('a ridge reaches from edge to edge, and gives back the line that things can stand on', () => {
  const { on } = recordingPainter(9);
  const edge = ridge(on, { y: 70, height: 6, hills: 1.4, colour: '#504060' });
  const xs = edge.map(([x]) => x);
  expect(Math.min(...xs)).toBeLessThan(on.frame.left);
  expect(Math.max(...xs)).toBeGreaterThan(on.frame.right);
  for (const [, y] of edge) expect(Math.abs(y - 70)).toBeLessThan(8);
});

describe('the grain', () => {
  const SIDE = 256;
  const pixels = grainPixels();
  const grey = (x: number, y: number) => pixels[((y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))) * 4] ?? 0;

  test('is grey, opaque, neither too dark nor too bright, and always the same', () => {
    expect(pixels).toHaveLength(SIDE * SIDE * 4);
    expect(grainPixels()).toEqual(pixels);
    let sum = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green, blue, alpha] = pixels.slice(at, at + 4);
      if (green !== red || blue !== red || alpha !== 255)
        throw new Error(`Pixel ${at / 4} is not an opaque grey.`);
      sum += red;
    }
    const mean = sum / (SIDE * SIDE);
    expect(mean).toBeGreaterThan(118);
    expect(mean).toBeLessThan(137);
  });

  test('has no seam: neighbours across its edges are as alike as neighbours within', () => {
    const differences = (x: number) => {
      let sum = 0;
      for (let y = 0; y < SIDE; y++) sum += Math.abs(grey(x, y) - grey(x + 1, y));
      return sum / SIDE;
    };
    const within = (differences(40) + differences(100) + differences(200)) / 3;
    expect(differences(SIDE - 1)).toBeLessThan(within * 1.6);
  });
});
