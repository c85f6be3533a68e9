import { blob } from '../../kit/blob.ts';
import { faded, mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { down, evenly } from '../../kit/gradient.ts';
import { times } from '../../kit/list.ts';
import type { Point } from '../../kit/outline.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** Heaped clouds, bright above and open below. */
export function cloudBanks(
  on: PicturePainter,
  count: number,
  [from, to]: readonly [from: number, to: number],
  strength = 0.5,
  size = 1,
): void {
  const { chance, frame } = on;
  for (let cloud = 0; cloud < count; cloud++) {
    const x = chance.between(frame.left, frame.right);
    heap(on, x, chance.between(from, to), chance.between(0.7, 1.5) * size, strength);
  }
}

const STEPS = 7;

function heap(
  { canvas, chance, tones }: PicturePainter,
  x: number,
  y: number,
  size: number,
  strength: number,
): void {
  const half = chance.between(14, 30) * size;
  const top = times(STEPS + 1, (step): Point => {
    const share = step / STEPS;
    return [x - half + 2 * half * share, y - Math.sin(share * Math.PI) * chance.between(4, 10) * size];
  });
  const shape = blob([...top, [x + half * 0.5, y + 1.5 * size], [x - half * 0.4, y + 2 * size]]);
  const paint = down(
    canvas,
    y - 9 * size,
    y + 2 * size,
    evenly(mix(tones.sky[2], '#ffffff', 0.35), faded(tones.sky[1], 0.25)),
  );
  fill(canvas, [shape], paint, strength);
  const lights = times(4, (): Dab => [
    x + chance.between(-half, half * 0.4),
    y - chance.between(1, 7) * size,
    chance.between(5, 12) * size,
    chance.between(0.5, 1.5),
    chance.between(-0.3, 0.3),
    -1.5,
  ]);
  dabs(canvas, mix(tones.glow, '#ffffff', 0.3), strength * 0.6, lights);
}
