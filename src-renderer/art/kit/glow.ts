import { apart, type Canvas } from './canvas.ts';
import { faded, type PaintColour } from './colour.ts';
import { round } from './gradient.ts';

interface Glow {
  x: number;
  y: number;
  radius: number;
  colour: PaintColour;
  strength: number;
  /** Height for width; 1 is a circle. */
  flatness?: number;
  /** `lighter` adds light, `source-over` veils, `source-atop` stays on the body being painted. */
  blend?: GlobalCompositeOperation;
}

export function glow(
  canvas: Canvas,
  { x, y, radius, colour, strength, flatness = 1, blend = 'lighter' }: Glow,
) {
  apart(canvas, () => {
    canvas.globalCompositeOperation = blend;
    canvas.globalAlpha = strength;
    canvas.translate(x, y);
    canvas.scale(1, flatness);
    canvas.fillStyle = round(canvas, [0, 0], radius, [
      [0, colour],
      [0.25, faded(colour, 0.55)],
      [0.6, faded(colour, 0.16)],
      [1, faded(colour, 0)],
    ]);
    canvas.fillRect(-radius, -radius, radius * 2, radius * 2);
  });
}
