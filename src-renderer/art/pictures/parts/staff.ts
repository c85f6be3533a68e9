import { mix, type PaintColour } from '../../kit/colour.ts';
import { fill, stroke } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { ellipse } from '../../kit/outline.ts';
import { tube } from '../../kit/tube.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { halo } from './halo.ts';

export const STAFFS = ['orb', 'crook', 'sun', 'plain'] as const;
type Staff = (typeof STAFFS)[number];

/** An upright staff from its head down to where it stands. */
export function staff(
  on: PicturePainter,
  x: number,
  top: number,
  bottom: number,
  kind: Staff,
  colour: PaintColour,
): void {
  const { tones } = on;
  const pole = tube(
    [
      [x + 1, bottom, 0.95],
      [x - 0.4, (top + bottom) / 2, 0.8],
      [x, top, 0.95],
    ],
    8,
  );
  form(on, pole, { colour: mix(tones.ink, '#7a5638', 0.45), depth: 0.6 });
  HEADS[kind](on, x, top, colour);
}

const HEADS: Record<Staff, (on: PicturePainter, x: number, top: number, colour: PaintColour) => void> = {
  orb: (on, x, top, colour) => {
    halo(on, [x, top - 3, 17], colour, 0.8);
    fill(on.canvas, [ellipse(x, top - 3, 2.8)], mix(colour, '#ffffff', 0.5));
    stroke(on.canvas, ellipse(x, top - 3, 4.2), on.tones.accent, 0.5, 0.9);
  },
  crook: (on, x, top, colour) => {
    const crook = tube(
      [
        [x, top + 1, 0.9],
        [x - 0.6, top - 5, 0.9],
        [x - 5, top - 8, 0.9],
        [x - 8, top - 4, 0.9],
        [x - 5.5, top - 1.5, 0.8],
      ],
      14,
    );
    form(on, crook, { colour: mix(on.tones.ink, '#8a6a42', 0.6), depth: 0.5 });
    halo(on, [x - 4, top - 4, 11], colour, 0.6);
  },
  sun: (on, x, top, colour) => {
    halo(on, [x, top - 3, 13], colour, 0.7);
    stroke(on.canvas, ellipse(x, top - 3.5, 3.4), on.tones.accent, 1);
    fill(on.canvas, [ellipse(x, top - 3.5, 1.2)], '#fff8dc');
  },
  plain: () => undefined,
};
