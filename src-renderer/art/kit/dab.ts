import type { Canvas } from './canvas.ts';
import type { PaintColour } from './colour.ts';

/** One touch of the brush: a lens of two curves, from a point along an angle. A bend bows it. */
export type Dab = readonly [
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  bend?: number | undefined,
];

/** Touches of one colour are laid at once: that is cheap, and where they cross they do not darken. */
export function dabs(canvas: Canvas, colour: PaintColour, strength: number, touches: readonly Dab[]): void {
  canvas.globalAlpha = strength;
  canvas.fillStyle = colour;
  canvas.beginPath();
  for (const touch of touches) lens(canvas, touch);
  canvas.fill();
  canvas.globalAlpha = 1;
}

function lens(canvas: Canvas, [x, y, length, width, angle, bend = 0]: Dab): void {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const middleX = x + (cos * length) / 2;
  const middleY = y + (sin * length) / 2;
  const through = (across: number, toX: number, toY: number) => {
    canvas.quadraticCurveTo(middleX - sin * across, middleY + cos * across, toX, toY);
  };
  canvas.moveTo(x, y);
  through(bend + width, x + cos * length, y + sin * length);
  through(bend - width, x, y);
}
