import { blob } from '../../kit/blob.ts';
import type { PaintColour } from '../../kit/colour.ts';
import { mass } from '../../kit/mass.ts';
import type { Outline } from '../../kit/outline.ts';
import { tube } from '../../kit/tube.ts';
import { SIDES } from '../../kit/list.ts';
import type { PicturePainter } from '../picture-painter.ts';

interface Bearing {
  /** Both arms raised. */
  arms?: boolean;
  /** A pointed hood. */
  hood?: boolean;
}

/** Somebody in a robe, as seen from afar. */
export function figure(
  on: PicturePainter,
  x: number,
  y: number,
  height: number,
  colour: PaintColour,
  { arms = false, hood = false }: Bearing = {},
): void {
  const u = height / 20;
  const robe = blob([
    [x - 1.6 * u, y - 16 * u],
    [x, y - 20 * u, hood ? 'corner' : undefined],
    [x + 1.6 * u, y - 16 * u],
    [x + 2.6 * u, y - 12.6 * u],
    [x + 4 * u, y],
    [x, y + 0.6 * u],
    [x - 4 * u, y],
    [x - 2.6 * u, y - 12.6 * u],
  ]);
  const raised = (side: number): Outline =>
    tube(
      [
        [x + side * 2 * u, y - 12 * u, u],
        [x + side * 6 * u, y - 15 * u, 0.8 * u],
        [x + side * 8 * u, y - 20 * u, 0.5 * u],
      ],
      8,
    );
  mass(on, [robe, ...(arms ? SIDES.map(raised) : [])], { colour, depth: 0.7 * u });
}
