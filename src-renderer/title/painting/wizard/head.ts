import { blob } from '../../../art/kit/blob.ts';
import { mix, type PaintColour } from '../../../art/kit/colour.ts';
import { dabs, type Dab } from '../../../art/kit/dab.ts';
import { fill } from '../../../art/kit/fill.ts';
import { glow } from '../../../art/kit/glow.ts';
import { times } from '../../../art/kit/list.ts';
import { mass } from '../../../art/kit/mass.ts';
import type { Outline } from '../../../art/kit/outline.ts';
import type { Painter } from '../../../art/kit/painter.ts';
import { tube } from '../../../art/kit/tube.ts';
import type { PaintedWizard } from './wizard.ts';

/** Deep in the hood: little more than the edge that the staff lights, and an eye. */
export function head(on: Painter, { cloth, skin, rim, light }: PaintedWizard): void {
  const farSide = blob([
    [7.5, 41.1, 'corner'],
    [6.9, 43],
    [6.5, 46],
    [6.3, 49],
    [5.7, 52.6],
    [3, 53],
    [1.6, 47],
    [3, 41.4],
  ]);
  fill(on.canvas, [farSide], mix(cloth, on.tones.deep, 0.86));
  const profile = blob([
    [3.8, 42],
    [6, 41.8],
    [6.5, 43.4],
    [6.5, 44.2, 'corner'],
    [7.5, 46.3],
    [7.1, 46.9, 'corner'],
    [6.5, 46.9, 'corner'],
    [6.8, 47.7],
    [6.5, 48.1],
    [6.6, 48.7],
    [6.2, 50],
    [5, 50.8],
    [3.4, 50],
  ]);
  mass(on, [profile], {
    colour: mix(skin, on.tones.deep, 0.62),
    depth: 0.42,
    rim,
    rimStrength: 0.6,
    lightStrength: 0.5,
  });
  dabs(on.canvas, '#08050d', 0.85, [
    [3.8, 42.2, 2.8, 0.7, 0.3],
    [4, 44.7, 1.7, 0.4, -0.1],
  ]);
  dabs(on.canvas, '#fff8e0', 0.95, [[5.5, 44.15, 0.66, 0.13, 0.12]]);
  glow(on.canvas, { x: 5.85, y: 44.2, radius: 0.9, colour: light, strength: 0.6 });
}

export function beard(on: Painter, colour: PaintColour): void {
  const lock = (index: number): Outline => {
    const root = 4.4 + index * 0.34;
    const length = 11 - Math.abs(index - 3.4) * 0.9 + (index % 2);
    return tube(
      [
        [root, 48.4 + Math.abs(index - 4) * 0.25, 0.42],
        [root + 1.5, 48.4 + length * 0.5, 0.62],
        [root + 0.5, 48.4 + length, 0.08],
      ],
      8,
    );
  };
  mass(on, times(7, lock), {
    colour,
    depth: 0.42,
    rim: '#ffffff',
    inside: ({ canvas, chance }) => {
      const strand = (): Dab => [
        chance.between(4.4, 7.2),
        chance.between(48.6, 52),
        chance.between(3, 6),
        0.1,
        Math.PI / 2 - 0.12,
        -0.3,
      ];
      dabs(canvas, '#6f6660', 0.6, times(14, strand));
    },
  });
}
