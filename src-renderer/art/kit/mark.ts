import { ICON_GRID, type IconDrawing } from '../icons/drawing.ts';
import { apart, type Canvas } from './canvas.ts';
import type { PaintColour } from './colour.ts';

/** An icon painted into a picture, in a square of a size around a place. */
export function mark(
  canvas: Canvas,
  icon: IconDrawing,
  x: number,
  y: number,
  size: number,
  colour: PaintColour,
): void {
  apart(canvas, () => {
    canvas.translate(x - size / 2, y - size / 2);
    canvas.scale(size / ICON_GRID, size / ICON_GRID);
    canvas.fillStyle = colour;
    canvas.strokeStyle = colour;
    canvas.lineCap = 'round';
    canvas.lineJoin = 'round';
    for (const part of icon) {
      const path = new Path2D(part.path);
      if (part.kind === 'fill') {
        canvas.fill(path, part.evenOdd ? 'evenodd' : 'nonzero');
      } else {
        canvas.lineWidth = part.width;
        canvas.stroke(path);
      }
    }
  });
}
