import { apart, type Canvas } from '../../kit/canvas.ts';
import type { PaintColour } from '../../kit/colour.ts';
import { times } from '../../kit/list.ts';
import type { PicturePainter } from '../picture-painter.ts';

const TURN = Math.PI * 2;

/** A drawing of light: three rings, a star between them, notches outside and small rings inside. */
export function sigil(
  { canvas, chance }: PicturePainter,
  x: number,
  y: number,
  radius: number,
  points: number,
  colour: PaintColour,
): void {
  const at = (share: number, out: number) =>
    [Math.cos(share * TURN) * radius * out, Math.sin(share * TURN) * radius * out] as const;
  const segment = (from: readonly [number, number], to: readonly [number, number]) => {
    canvas.moveTo(...from);
    canvas.lineTo(...to);
  };
  const ring = (middle: readonly [number, number], size: number) => {
    canvas.moveTo(middle[0] + size, middle[1]);
    canvas.arc(...middle, size, 0, TURN);
  };
  const skip = points > 4 ? 2 : 1;
  apart(canvas, () => {
    canvas.translate(x, y);
    canvas.rotate(chance.between(0, 1));
    canvas.globalCompositeOperation = 'lighter';
    canvas.strokeStyle = colour;
    canvas.lineCap = 'round';
    shine(canvas, 0.5, 0.9, () => {
      for (const size of [radius, radius * 0.9, radius * 0.5]) ring([0, 0], size);
      times(points * 4, (index) => {
        segment(at(index / points / 4, 0.95), at(index / points / 4, index % 4 === 0 ? 1.12 : 1.03));
      });
    });
    shine(canvas, 0.4, 0.85, () => {
      times(points, (index) => {
        segment(at(index / points, 0.9), at((index + skip) / points, 0.9));
        ring(at((index + 0.5) / points, 0.7), radius * 0.07);
      });
    });
  });
}

/** A line in a wider, fainter one. */
function shine(canvas: Canvas, width: number, strength: number, draw: () => void): void {
  canvas.beginPath();
  draw();
  canvas.globalAlpha = strength * 0.35;
  canvas.lineWidth = width * 3.2;
  canvas.stroke();
  canvas.globalAlpha = strength;
  canvas.lineWidth = width;
  canvas.stroke();
}
