import { blob, thread, type Knot } from '../../../art/kit/blob.ts';
import { mix, type PaintColour } from '../../../art/kit/colour.ts';
import { dabs, type Dab } from '../../../art/kit/dab.ts';
import { fill, stroke } from '../../../art/kit/fill.ts';
import { folds, type Fold } from '../../../art/kit/fold.ts';
import { times } from '../../../art/kit/list.ts';
import { mass } from '../../../art/kit/mass.ts';
import type { Painter } from '../../../art/kit/painter.ts';
import { tube } from '../../../art/kit/tube.ts';
import type { PaintedWizard } from './wizard.ts';

/** Reaches round the body to the lower grip. */
export function farArm(on: Painter, { cloth, trim, skin, rim }: PaintedWizard): void {
  forearm(on, skin, [10, 61.8], [12.4, 62.2]);
  const colour = mix(cloth, on.tones.deep, 0.4);
  const edge: Knot[] = [
    [10.4, 60],
    [11.2, 62.6],
    [10.6, 67],
    [8.8, 71.4],
  ];
  const sleeve = blob([
    [1, 56],
    [6, 58],
    [10.4, 60, 'corner'],
    [11.2, 62.6],
    [10.6, 67],
    [8.8, 71.4, 'corner'],
    [6, 68],
    [2, 66],
  ]);
  const creases: Fold[] = [
    [4.6, 59, 9, 69, 0.5, 0.9],
    [7.4, 60.4, 10, 66, 0.35, 0.5],
  ];
  mass(on, [sleeve], {
    colour,
    depth: 0.75,
    rim,
    inside: (body) => {
      folds(body, cloth, creases);
    },
  });
  stroke(on.canvas, thread(edge), trim, 0.36, 0.7);
  fist(on, skin, rim, 12.95, 62);
}

/** Raised to the upper grip, with the wide sleeve falling from it. */
export function nearArm(on: Painter, { cloth, trim, skin, rim }: PaintedWizard): void {
  forearm(on, skin, [9.6, 52.6], [12.4, 50.2]);
  fist(on, skin, rim, 13.2, 49.8);
  const colour = mix(cloth, '#ffe3b4', 0.05);
  const sleeve = blob([
    [-1.6, 54.4],
    [2.4, 53.4],
    [6.4, 53.6],
    [9.8, 50.2, 'corner'],
    [11.4, 52],
    [11.9, 56],
    [11.2, 61.6],
    [9.4, 66.8, 'corner'],
    [6.2, 64],
    [2.6, 61.8],
    [-1.4, 60.4],
  ]);
  const creases: Fold[] = [
    [1.6, 55.4, 8.6, 65, 0.5, 1.4],
    [4.4, 55.2, 9.8, 63, 0.55, 1.2],
    [7, 54.4, 10.6, 60, 0.45, 0.8],
    [0, 57.2, 6.4, 63.2, 0.4, 0.9],
    [5.4, 54.4, 2.4, 57.6, 0.3, 0.4],
  ];
  mass(on, [sleeve], {
    colour,
    depth: 0.95,
    rim,
    inside: (body) => {
      folds(body, cloth, creases, 0.66);
    },
  });
  cuff(on, cloth, trim);
}

function cuff({ canvas, tones }: Painter, cloth: PaintColour, trim: PaintColour): void {
  const outer: Knot[] = [
    [9.8, 50.3],
    [11.4, 52],
    [11.9, 56],
    [11.2, 61.6],
    [9.4, 66.7],
  ];
  const inner: Knot[] = [
    [9.9, 61],
    [10.4, 56],
    [10.2, 52.6],
  ];
  fill(
    canvas,
    [blob([[9.8, 50.3, 'corner'], ...outer.slice(1, -1), [9.4, 66.7, 'corner'], ...inner])],
    mix(cloth, tones.deep, 0.78),
  );
  stroke(canvas, thread(outer), mix(trim, '#20140a', 0.4), 0.6, 0.9);
  stroke(canvas, thread(outer), trim, 0.34);
}

type Place = readonly [x: number, y: number];

function forearm(on: Painter, skin: PaintColour, [fromX, fromY]: Place, [x, y]: Place): void {
  mass(
    on,
    [
      tube(
        [
          [fromX, fromY, 1.25],
          [x, y, 0.95],
        ],
        4,
      ),
    ],
    { colour: mix(skin, on.tones.deep, 0.3), depth: 0.4 },
  );
}

/** Four fingers round the staff, the thumb along it. */
function fist(on: Painter, skin: PaintColour, rim: PaintColour, x: number, y: number): void {
  const finger = (index: number) => {
    const height = y - 1.15 + index * 0.8;
    return tube(
      [
        [x - 1.1, height + 0.1, 0.42],
        [x + 0.3, height - 0.1, 0.5],
        [x + 1.15, height + 0.12, 0.36],
      ],
      6,
    );
  };
  const back = blob([
    [x - 2.4, y + 0.6],
    [x - 1.4, y - 1.5],
    [x - 0.3, y - 1.5],
    [x - 0.3, y + 1.6],
    [x - 1.6, y + 1.9],
  ]);
  const thumb = tube(
    [
      [x - 1.5, y - 0.6, 0.5],
      [x - 0.5, y - 1.9, 0.46],
      [x + 0.2, y - 2.5, 0.3],
    ],
    6,
  );
  mass(on, [back, thumb, ...times(4, finger)], {
    colour: skin,
    depth: 0.3,
    rim,
    inside: ({ canvas }) => {
      const between = times(3, (index): Dab => [x - 0.7, y - 0.72 + index * 0.8, 1.9, 0.09, -0.03]);
      dabs(canvas, '#3a2018', 0.7, between);
    },
  });
}
