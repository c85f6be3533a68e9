import { forStrokes } from '../kit/chance.ts';
import { faded, type PaintColour } from '../kit/colour.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { down } from '../kit/gradient.ts';
import { times } from '../kit/list.ts';
import type { Painter } from '../kit/painter.ts';

interface Mist {
  y: number;
  /** Half its height. */
  height: number;
  colour: PaintColour;
  strength: number;
}

export function mist({ canvas, frame, ...on }: Painter, { y, height, colour, strength }: Mist): void {
  const chance = forStrokes(on.chance);
  canvas.globalAlpha = strength;
  canvas.fillStyle = down(canvas, y - height, y + height, [
    [0, faded(colour, 0)],
    [0.5, colour],
    [1, faded(colour, 0)],
  ]);
  canvas.fillRect(frame.left, y - height, frame.right - frame.left, height * 2);
  const wisps = times(Math.round((frame.right - frame.left) / 11), (): Dab => [
    chance.between(frame.left - 10, frame.right),
    y + chance.between(-0.6, 0.6) * height,
    chance.between(20, 46),
    chance.between(0.1, 0.4) * height,
    chance.between(-0.06, 0.06),
    chance.between(-2, 2),
  ]);
  dabs(canvas, colour, strength * 0.5, wisps);
}
