import type { Canvas } from './canvas.ts';

/** What is filled next throws a soft shadow, in units: a canvas measures shadows in pixels, whatever its scale. */
export function throwShadow(canvas: Canvas, reach: number, strength: number): void {
  const { a, b } = canvas.getTransform();
  canvas.shadowColor = `rgb(0 0 0 / ${strength})`;
  canvas.shadowBlur = reach * Math.hypot(a, b);
}
