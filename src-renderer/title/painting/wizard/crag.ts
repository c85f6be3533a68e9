import { blob } from '../../../art/kit/blob.ts';
import { dabs, type Dab } from '../../../art/kit/dab.ts';
import { times } from '../../../art/kit/list.ts';
import { mass } from '../../../art/kit/mass.ts';
import type { Painter } from '../../../art/kit/painter.ts';
import { grass } from '../../../art/scenery/grass.ts';
import { SKY_RIM } from './wizard.ts';

/** The rock that a wizard stands on. */
export function crag(on: Painter): void {
  const rock = blob([
    [-34, 104],
    [-30, 92],
    [-20, 89.4, 'corner'],
    [-10, 88.2],
    [2, 87.4],
    [9, 88.4],
    [14, 88.2, 'corner'],
    [16.6, 91.4],
    [17.4, 95, 'corner'],
    [21, 97],
    [26, 104],
  ]);
  mass(on, [rock], {
    colour: '#2a2138',
    depth: 0.9,
    backRim: SKY_RIM,
    inside: (body) => {
      const crack = (): Dab => [
        body.chance.between(-30, 19),
        body.chance.between(88.5, 101),
        body.chance.between(1.5, 5),
        body.chance.between(0.2, 0.6),
        body.chance.between(0.3, 1.3),
        body.chance.between(-0.5, 0.5),
      ];
      dabs(body.canvas, '#0a0714', 0.55, times(40, crack));
      dabs(body.canvas, '#8a6c74', 0.3, times(22, crack));
    },
  });
  grass(on, {
    where: { left: -30, right: 15, top: 88.6, bottom: 90.4 },
    count: 44,
    height: 2.2,
    colour: '#0d0a18',
    strength: 0.95,
    lean: 0.15,
  });
}
