import type { Canvas } from './canvas.ts';
import { trace, type Outline } from './outline.ts';

type Paint = string | CanvasGradient | CanvasPattern;

export function fill(canvas: Canvas, outlines: readonly Outline[], paint: Paint, strength = 1): void {
  canvas.globalAlpha = strength;
  canvas.fillStyle = paint;
  for (const outline of outlines) {
    canvas.beginPath();
    trace(canvas, outline);
    canvas.fill();
  }
  canvas.globalAlpha = 1;
}

/** The first outline without what lies in the others. */
export function fillPierced(canvas: Canvas, outlines: readonly Outline[], paint: Paint, strength = 1): void {
  canvas.globalAlpha = strength;
  canvas.fillStyle = paint;
  canvas.beginPath();
  for (const outline of outlines) trace(canvas, outline);
  canvas.fill('evenodd');
  canvas.globalAlpha = 1;
}

export function stroke(canvas: Canvas, outline: Outline, paint: Paint, width: number, strength = 1): void {
  canvas.globalAlpha = strength;
  canvas.strokeStyle = paint;
  canvas.lineWidth = width;
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  canvas.beginPath();
  trace(canvas, outline);
  canvas.stroke();
  canvas.globalAlpha = 1;
}

export function clipTo(canvas: Canvas, outline: Outline): void {
  canvas.beginPath();
  trace(canvas, outline);
  canvas.clip();
}
