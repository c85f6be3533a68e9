import { mix } from '../../kit/colour.ts';
import { stroke } from '../../kit/fill.ts';
import { line } from '../../kit/line.ts';
import { home } from '../habitats/habitats.ts';
import { dim } from '../parts/dim.ts';
import { figure } from '../parts/figure.ts';
import { halo } from '../parts/halo.ts';
import { hand } from '../parts/hand.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';
import { sparks } from '../scenery/sparks.ts';

/** Where the fingers of the hand above are, and what each of them pulls. */
const THREADS = [
  [-12, 32, -13, 64],
  [-5, 36, -4, 60],
  [3, 36, 4, 60],
  [11, 32, 13, 64],
] as const;

/** A great hand leads somebody by threads of light. */
export function strings(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  home(on);
  dim(on);
  const x = chance.between(-6, 6);
  halo(on, [x, 44, 50], tones.accent, 0.6);
  const skin = mix(chance.pick(['#4f6f8c', '#6a4a70', '#8a5a44']), tones.ink, 0.4);
  hand(on, {
    x,
    y: 0,
    size: 1.1,
    angle: Math.PI,
    colour: skin,
    side: chance.side(),
    sleeve: mix(tones.middle, tones.ink, 0.3),
  });
  for (const [fromX, fromY, toX, toY] of THREADS) {
    const thread = line([x + fromX, fromY], [x + toX, toY]);
    stroke(canvas, thread, tones.accent, 1.6, 0.25);
    stroke(canvas, thread, mix(tones.glow, '#ffffff', 0.4), 0.4, 0.95);
  }
  figure(on, x, 97, 36, mix(tones.ink, tones.deep, 0.3), { arms: true });
  blades(on, [97, 104], 34, 8, tones.deep, 0.95, 0.1);
  sparks(on, 18, tones.accent, [10, 96]);
}
