import { forStrokes } from '../../kit/chance.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { down, evenly } from '../../kit/gradient.ts';
import { ellipse } from '../../kit/outline.ts';
import { skyTone } from '../../scenery/sky.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';

interface Backdrop {
  horizon?: number;
  /** A disc of this size where the light is. */
  moon?: number;
  /** No light in the sky. */
  isOvercast?: boolean;
}

const TOUCHES = 30;
/** Small pictures have no room for so many. */
const TOUCHES_WHEN_SMALL = 18;

export function sky(on: PicturePainter, { horizon = 70, moon, isOvercast = false }: Backdrop): void {
  const { canvas, tones, frame, sun, scale } = on;
  canvas.fillStyle = down(canvas, 0, horizon, evenly(...tones.sky));
  canvas.fillRect(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top);
  if (!isOvercast) halo(on, [sun.x, sun.y, 58], tones.glow, 0.62);
  const touches = scale < 1.3 ? TOUCHES_WHEN_SMALL : TOUCHES;
  const strokes = { ...on, chance: forStrokes(on.chance) };
  for (let touch = 0; touch < touches; touch++) brush(strokes, horizon);
  if (moon === undefined) return;
  fill(canvas, [ellipse(sun.x, sun.y, moon)], mix(tones.glow, '#ffffff', 0.55), 0.95);
  halo(on, [sun.x, sun.y, moon * 2.4], tones.glow, 0.5);
}

function brush({ canvas, chance, tones, frame }: PicturePainter, horizon: number): void {
  const y = chance.between(-2, horizon * 0.98);
  const tone = skyTone(tones, y / horizon + chance.between(-0.16, 0.16));
  const touch: Dab = [
    chance.between(frame.left - 20, frame.right - 6),
    y,
    chance.between(18, 52),
    chance.between(1, 4.2),
    chance.between(-0.12, 0.12),
    chance.between(-3, 3),
  ];
  dabs(canvas, tone, chance.between(0.12, 0.34), [touch]);
}
