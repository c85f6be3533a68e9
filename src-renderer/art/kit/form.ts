import { apart, type Canvas } from './canvas.ts';
import { mix, type PaintColour } from './colour.ts';
import { clipTo, fill, fillPierced } from './fill.ts';
import { straight } from './gradient.ts';
import { boxAround, rectangle, type Outline } from './outline.ts';
import type { Painter } from './painter.ts';

interface Form {
  colour: PaintColour;
  /** How far light and shade reach in from the edge. */
  depth: number;
  lit?: PaintColour;
  rim?: PaintColour;
  rimStrength?: number;
}

/** One small solid thing, lit like a mass but from a single outline, which costs less. */
export function form(
  on: Painter,
  shape: Outline,
  { colour, depth, lit, rim, rimStrength = 0.9 }: Form,
): void {
  const { canvas, tones, light } = on;
  const box = boxAround([shape]);
  const [from, to] = light.x < 0 ? [box.left, box.right] : [box.right, box.left];
  const paint = straight(
    canvas,
    [from, box.top],
    [to, box.bottom],
    [
      [0, lit ?? mix(colour, tones.key, 0.38)],
      [0.45, colour],
      [1, mix(colour, tones.deep, 0.6)],
    ],
  );
  fill(canvas, [shape], paint);
  apart(canvas, () => {
    clipTo(canvas, shape);
    sickle(canvas, shape, light.x * depth * 1.7, light.y * depth * 1.7, tones.deep, 0.45);
    sickle(canvas, shape, -light.x * depth * 0.42, -light.y * depth * 0.42, rim ?? tones.rim, rimStrength);
  });
}

const ALL = rectangle({ left: -300, top: -300, right: 300, bottom: 300 });

/** What of a shape does not lie under the same shape moved. Clip to the shape before. */
export function sickle(
  canvas: Canvas,
  shape: Outline,
  x: number,
  y: number,
  colour: PaintColour,
  strength: number,
): void {
  apart(canvas, () => {
    canvas.translate(x, y);
    fillPierced(canvas, [ALL, shape], colour, strength);
  });
}
