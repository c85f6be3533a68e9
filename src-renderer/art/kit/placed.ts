import { apart } from './canvas.ts';
import type { Painter } from './painter.ts';

interface Place {
  x?: number;
  y?: number;
  angle?: number;
  size?: number;
  /** -1 mirrors. */
  side?: -1 | 1;
}

/** Paints something elsewhere, turned, sized or mirrored, while the light stays where it is. */
export function placed<On extends Painter>(
  on: On,
  { x = 0, y = 0, angle = 0, size = 1, side = 1 }: Place,
  paint: (on: On) => void,
): void {
  const { canvas, light, frame } = on;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turnedLight = { x: (light.x * cos + light.y * sin) * side, y: light.y * cos - light.x * sin };
  const wide = { ...frame, left: frame.left / size, right: frame.right / size };
  apart(canvas, () => {
    canvas.translate(x, y);
    canvas.rotate(angle);
    canvas.scale(size * side, size);
    paint({ ...on, light: turnedLight, frame: wide });
  });
}

/** Tilts something around a place above or below the middle. */
export function tilted<On extends Painter>(on: On, y: number, angle: number, paint: (on: On) => void): void {
  placed(on, { x: Math.sin(angle) * y, y: y - Math.cos(angle) * y, angle }, paint);
}
