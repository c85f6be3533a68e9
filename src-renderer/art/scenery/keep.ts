import type { PaintColour } from '../kit/colour.ts';
import { dabs } from '../kit/dab.ts';
import { mass } from '../kit/mass.ts';
import { polygon, type Point } from '../kit/outline.ts';
import type { Painter } from '../kit/painter.ts';

interface Keep {
  x: number;
  y: number;
  height: number;
  colour: PaintColour;
}

/** A castle as seen from afar: two towers, a wall between, lit windows, a pennon. */
export function keep(on: Painter, { x, y, height: h, colour }: Keep): void {
  const w = h * 0.42;
  const silhouette: Point[] = [
    [x - w, y + h * 0.2],
    [x - w, y - h * 0.45],
    [x - w * 0.6, y - h * 0.45],
    [x - w * 0.6, y - h],
    [x - w * 0.35, y - h * 1.28],
    [x - w * 0.1, y - h],
    [x - w * 0.1, y - h * 0.6],
    [x + w * 0.45, y - h * 0.6],
    [x + w * 0.45, y - h * 0.82],
    [x + w * 0.72, y - h * 1.05],
    [x + w, y - h * 0.82],
    [x + w, y + h * 0.2],
  ];
  mass(on, [polygon(silhouette)], { colour, depth: h * 0.07 });
  const window = (across: number, up: number) =>
    [x + w * across, y - h * up, h * 0.11, h * 0.025, Math.PI / 2] as const;
  dabs(on.canvas, on.tones.accent, 1, [
    window(-0.36, 0.9),
    window(0.7, 0.72),
    window(-0.7, 0.3),
    window(0.15, 0.4),
  ]);
  dabs(on.canvas, on.tones.accent, 0.9, [[x - w * 0.35, y - h * 1.26, h * 0.3, h * 0.05, 0.1, h * 0.04]]);
}
