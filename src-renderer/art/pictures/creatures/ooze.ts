import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse, type Outline, type Point } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { halo } from '../parts/halo.ts';
import { eye } from '../parts/eyes.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sparks } from '../scenery/sparks.ts';
import type { Sitter } from './sitter.ts';

/** What has no shape of its own: jelly with bubbles in it, arms, a cap or one great eye. */
export function ooze(on: PicturePainter, { features }: Sitter): void {
  const { chance, tones } = on;
  const base = mix(mix(tones.accent, tones.body, 0.5), tones.ink, 0.25);
  halo(on, [0, 56, 48], tones.accent, 0.4);
  if (features.has('arms') || chance.next() < 0.35)
    mass(on, arms(on), { colour: mix(base, tones.deep, 0.25), depth: 1.6 });
  heap(on, base);
  if (features.has('cap')) cap(on, base);
  if (features.has('oneEye')) greatEye(on);
  else for (const [x, y, size] of eyesOf(on)) eye(on, x, y, size, tones.glow);
  sparks(on, 12, tones.accent, [20, 96]);
}

function heap(on: PicturePainter, base: `#${string}`): void {
  const { chance, tones } = on;
  const outline = times(16, (index): Point => {
    const share = index / 15;
    const x = -40 + 80 * share;
    const height = Math.sin(share * Math.PI) ** 0.7 * chance.between(54, 70);
    return [x + chance.between(-3, 3), 96 - height];
  });
  const drips = times(6, (): Outline => {
    const x = chance.between(-38, 38);
    return tube([
      [x, 86, 6],
      [x + chance.between(-6, 6), 97, 4.6],
      [x + chance.between(-10, 10), 101, 2],
    ]);
  });
  mass(on, [blob([...outline, [44, 101], [-44, 101]]), ...drips], {
    colour: base,
    lit: mix(base, tones.key, 0.6),
    strength: 0.94,
    depth: 3,
    inside: (body) => {
      soft(body.canvas, tones.glow, 0.5, [-10, 52, 26, 20]);
      soft(body.canvas, tones.deep, 0.5, [10, 92, 44, 16]);
      for (let bubble = 0; bubble < 16; bubble++) {
        const [x, y, size] = [chance.between(-32, 32), chance.between(44, 94), chance.between(1, 4.4)];
        fill(body.canvas, [ellipse(x, y, size)], mix(base, tones.key, 0.5), 0.4);
        fill(body.canvas, [ellipse(x - size * 0.3, y - size * 0.3, size * 0.35)], '#ffffff', 0.7);
      }
    },
  });
}

function arms({ chance }: PicturePainter): Outline[] {
  return times(7, (index) => {
    const x = -34 + index * 11.5;
    const bend = chance.between(-12, 12);
    return tube(
      [
        [x * 0.6, 74, 6],
        [x, 46, 4.6],
        [x * 1.2 + bend, 26, 3.2],
        [x * 1.1 + bend * 1.8, 12, 0.8],
      ],
      18,
    );
  });
}

function cap(on: PicturePainter, base: `#${string}`): void {
  const { chance, tones } = on;
  const shape = blob([
    [-34, 44],
    [-26, 20],
    [0, 8],
    [26, 20],
    [34, 44],
    [0, 52],
  ]);
  mass(on, [shape], {
    colour: mix('#a8442f', base, 0.3),
    depth: 2.4,
    inside: ({ canvas }) => {
      const spots = times(12, () =>
        ellipse(
          chance.between(-28, 28),
          chance.between(14, 44),
          chance.between(1.4, 4),
          chance.between(1, 3),
        ),
      );
      fill(canvas, spots, mix('#f2e6c8', tones.ink, 0.1), 0.9);
    },
  });
}

function greatEye(on: PicturePainter): void {
  const { canvas, tones } = on;
  halo(on, [0, 58, 30], tones.accent, 0.8);
  fill(canvas, [ellipse(0, 58, 19, 15)], mix('#efe6d4', tones.ink, 0.12));
  fill(canvas, [ellipse(0, 58, 10.5)], mix(tones.accent, tones.ink, 0.2));
  dabs(
    canvas,
    tones.deep,
    0.5,
    times(16, (index) => [0, 58, 10, 0.7, (index / 16) * Math.PI * 2] as const),
  );
  fill(canvas, [ellipse(0, 58, 3, 9.6)], tones.deep);
  fill(canvas, [ellipse(-5, 52, 2.4)], '#ffffff');
}

function eyesOf({ chance }: PicturePainter): [x: number, y: number, size: number][] {
  return times(chance.whole(2, 5), () => [
    chance.between(-20, 20),
    chance.between(42, 64),
    chance.between(1.6, 3.2),
  ]);
}
