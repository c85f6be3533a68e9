import type { PaintColour } from '../../../art/kit/colour.ts';
import { dabs, type Dab } from '../../../art/kit/dab.ts';
import { glow } from '../../../art/kit/glow.ts';
import { times } from '../../../art/kit/list.ts';
import { mass } from '../../../art/kit/mass.ts';
import type { Painter } from '../../../art/kit/painter.ts';
import { tube, type Ring } from '../../../art/kit/tube.ts';
import { shafts } from '../../../art/scenery/shaft.ts';
import { STAFF_TIP } from '../stage.ts';
import type { PaintedWizard } from './wizard.ts';

const WOOD: PaintColour = '#6b4a32';

const pole: readonly Ring[] = [
  [12.4, 89.4, 0.62],
  [12.9, 76, 0.5],
  [13.1, 62, 0.56],
  [13.2, 54, 0.48],
  [13.4, 47.2, 0.58],
];

/** What holds the light at the top. */
const branches: Record<PaintedWizard['staff'], readonly (readonly Ring[])[]> = {
  crook: [
    [
      [13.4, 48, 0.58],
      [11.9, 45.8, 0.5],
      [11.6, 43, 0.46],
      [13.1, 40.8, 0.4],
      [15, 41.2, 0.34],
      [15.7, 42.8, 0.2],
    ],
    [
      [13.4, 47.6, 0.4],
      [14.9, 46.2, 0.3],
      [15.5, 44.8, 0.12],
    ],
  ],
  fork: [
    [
      [13.4, 48, 0.5],
      [11.7, 45.8, 0.42],
      [11.4, 42.8, 0.34],
      [12.3, 40, 0.1],
    ],
    [
      [13.4, 48, 0.5],
      [15.1, 45.8, 0.42],
      [15.4, 42.8, 0.34],
      [14.5, 40, 0.1],
    ],
  ],
};

export function staff(on: Painter, { staff: kind, rim }: PaintedWizard): void {
  const shapes = [tube(pole, 16), ...branches[kind].map((branch) => tube(branch, 14))];
  mass(on, shapes, {
    colour: WOOD,
    depth: 0.32,
    rim,
    inside: ({ canvas, chance }) => {
      const bark = (): Dab => [
        chance.between(12.3, 13.7),
        chance.between(44, 88),
        chance.between(1, 4),
        0.09,
        Math.PI / 2 + 0.03,
      ];
      dabs(canvas, '#2a1a12', 0.6, times(30, bark));
    },
  });
}

export function staffLight(on: Painter, { light }: PaintedWizard): void {
  shafts(on, {
    ...STAFF_TIP,
    count: 11,
    length: 15,
    colour: light,
    strength: 0.3,
    angle: 0,
    spread: Math.PI,
  });
  glow(on.canvas, { ...STAFF_TIP, radius: 17, colour: light, strength: 0.5 });
  glow(on.canvas, { ...STAFF_TIP, radius: 7, colour: light, strength: 0.9 });
  glow(on.canvas, { ...STAFF_TIP, radius: 3.1, colour: '#ffffff', strength: 1 });
}
