import { forStrokes } from '../kit/chance.ts';
import { mix, type PaintColour } from '../kit/colour.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { fill } from '../kit/fill.ts';
import { down, evenly } from '../kit/gradient.ts';
import { times } from '../kit/list.ts';
import { noiseFrom, rough } from '../kit/noise.ts';
import { polygon, type Point } from '../kit/outline.ts';
import type { Painter } from '../kit/painter.ts';

interface Ridge {
  y: number;
  height: number;
  /** Hills in a hundred units. */
  hills: number;
  colour: PaintColour;
  lit?: { colour: PaintColour; strength: number };
  /** How far down the land grows dark. */
  depth?: number;
}

/** Land against what lies behind it, lit along its upper edge. Returns the edge, to put things on. */
export function ridge(on: Painter, wanted: Ridge): Point[] {
  const { canvas, tones, frame } = on;
  const {
    y,
    height,
    colour,
    depth = 26,
    lit = { colour: mix(colour, tones.key, 0.5), strength: 0.3 },
  } = wanted;
  const edge = skyline(on, wanted);
  const chance = forStrokes(on.chance);
  const land = polygon([...edge, [frame.right + 3, frame.bottom + 1], [frame.left - 3, frame.bottom + 1]]);
  const paint = down(
    canvas,
    y - height,
    y + depth,
    evenly(mix(colour, tones.key, 0.16), colour, mix(colour, tones.deep, 0.3)),
  );
  fill(canvas, [land], paint);
  const light = edge
    .filter((_, index) => index % 2 === 0)
    .map(([x, top]): Dab => [
      x,
      top + chance.between(0.2, 1.6),
      chance.between(3, 9),
      chance.between(0.3, 0.9),
      chance.between(0.1, 0.5),
      0.6,
    ]);
  const shade = edge
    .filter((_, index) => index % 2 === 1)
    .map(([x, top]): Dab => [
      x,
      top + chance.between(3, 14),
      chance.between(4, 12),
      chance.between(0.5, 1.4),
      chance.between(-0.2, 0.6),
      0.8,
    ]);
  dabs(canvas, lit.colour, lit.strength, light);
  dabs(canvas, mix(colour, tones.deep, 0.5), 0.25, shade);
  return edge;
}

const STEP = 2.5;

function skyline({ chance, frame }: Painter, { y, height, hills }: Ridge): Point[] {
  const noise = noiseFrom(chance.whole(1, 1e6));
  const count = Math.ceil((frame.right - frame.left + 6) / STEP) + 1;
  return times(count, (index): Point => {
    const x = frame.left - 3 + index * STEP;
    return [x, y - height * (rough(noise, (x * hills) / 50 + 50) * 1.1 + 0.1)];
  });
}
