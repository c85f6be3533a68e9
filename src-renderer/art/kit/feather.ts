import type { Canvas } from './canvas.ts';
import type { PaintColour } from './colour.ts';
import type { Dab } from './dab.ts';

/** Rounded feathers of one colour, each as long and wide as a dab says, from its quill on. */
export function feathers(
  canvas: Canvas,
  colour: PaintColour,
  strength: number,
  plumes: readonly Dab[],
): void {
  canvas.globalAlpha = strength;
  canvas.fillStyle = colour;
  canvas.beginPath();
  for (const plume of plumes) feather(canvas, plume);
  canvas.fill();
  canvas.globalAlpha = 1;
}

function feather(canvas: Canvas, [x, y, length, width, angle, bend = 0]: Dab): void {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (share: number, across: number): [number, number] => {
    const aside = across * width + bend * share * share;
    return [x + cos * length * share - sin * aside, y + sin * length * share + cos * aside];
  };
  canvas.moveTo(x, y);
  canvas.bezierCurveTo(...at(0.35, 0.62), ...at(0.78, 1.05), ...at(0.88, 0.8));
  canvas.quadraticCurveTo(...at(1.02, 0.62), ...at(1, 0));
  canvas.quadraticCurveTo(...at(1, -0.6), ...at(0.88, -0.74));
  canvas.bezierCurveTo(...at(0.8, -0.95), ...at(0.35, -0.55), x, y);
}
