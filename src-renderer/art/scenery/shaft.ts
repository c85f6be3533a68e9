import { apart } from '../kit/canvas.ts';
import { faded, type PaintColour } from '../kit/colour.ts';
import { round } from '../kit/gradient.ts';
import type { Painter } from '../kit/painter.ts';

interface Shafts {
  x: number;
  y: number;
  count: number;
  length: number;
  colour: PaintColour;
  strength: number;
  /** The middle direction, and how far the shafts stray to either side of it. */
  angle: number;
  spread: number;
}

/** Light falling through something from one point. */
export function shafts({ canvas, chance }: Painter, wanted: Shafts): void {
  const { x, y, length, colour } = wanted;
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    canvas.fillStyle = round(canvas, [x, y], length, [
      [0, faded(colour, 0.8)],
      [1, faded(colour, 0)],
    ]);
    for (let shaft = 0; shaft < wanted.count; shaft++) {
      const angle = wanted.angle + chance.between(-wanted.spread, wanted.spread);
      const half = chance.between(0.02, 0.07);
      canvas.globalAlpha = wanted.strength * chance.between(0.4, 1);
      canvas.beginPath();
      canvas.moveTo(x, y);
      canvas.lineTo(x + Math.cos(angle - half) * length, y + Math.sin(angle - half) * length);
      canvas.lineTo(x + Math.cos(angle + half) * length, y + Math.sin(angle + half) * length);
      canvas.fill();
    }
  });
}
