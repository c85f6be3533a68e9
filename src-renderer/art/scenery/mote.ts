import { apart } from '../kit/canvas.ts';
import type { PaintColour } from '../kit/colour.ts';
import type { Point } from '../kit/outline.ts';
import type { Painter } from '../kit/painter.ts';

/** Specks of light in the air: a bright heart in a faint ring. */
export function motes(
  { canvas, chance }: Painter,
  places: readonly Point[],
  colour: PaintColour,
  size: number,
): void {
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    canvas.fillStyle = colour;
    const disc = (x: number, y: number, radius: number, strength: number) => {
      canvas.globalAlpha = strength;
      canvas.beginPath();
      canvas.arc(x, y, radius, 0, Math.PI * 2);
      canvas.fill();
    };
    for (const [x, y] of places) {
      const radius = size * chance.between(0.4, 1.5);
      disc(x, y, radius * 2.4, chance.between(0.12, 0.3));
      disc(x, y, radius * 0.8, 0.9);
    }
  });
}
