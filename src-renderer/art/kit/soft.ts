import { apart, type Canvas } from './canvas.ts';
import { faded, type PaintColour } from './colour.ts';
import { round } from './gradient.ts';

type Patch = readonly [x: number, y: number, across: number, down: number, turn?: number];

/** A soft round patch of shade or light: the swell of a muscle, the hollow of an eye. */
export function soft(
  canvas: Canvas,
  colour: PaintColour,
  strength: number,
  [x, y, across, down, turn = 0]: Patch,
): void {
  apart(canvas, () => {
    canvas.translate(x, y);
    canvas.rotate(turn);
    canvas.scale(1, down / across);
    canvas.globalAlpha = strength;
    canvas.fillStyle = round(canvas, [0, 0], across, [
      [0, colour],
      [0.5, faded(colour, 0.55)],
      [1, faded(colour, 0)],
    ]);
    canvas.fillRect(-across, -across, across * 2, across * 2);
  });
}
