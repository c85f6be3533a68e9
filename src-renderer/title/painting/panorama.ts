import { glow } from '../../art/kit/glow.ts';
import type { Painter } from '../../art/kit/painter.ts';
import { clouds } from '../../art/scenery/cloud.ts';
import { mist } from '../../art/scenery/mist.ts';
import { ridge } from '../../art/scenery/ridge.ts';
import { sky, stars } from '../../art/scenery/sky.ts';
import { forest, island, mountains, plains, swamp } from './lands.ts';

/** The five lands in one view at dusk, from left to right in the order of the chain. */
export function panorama(on: Painter): void {
  const { canvas } = on;
  sky(on, 74);
  stars(on, { count: Math.round((on.frame.right - on.frame.left) * 1.6), lowest: 50, colour: '#fff6df' });
  clouds(on, {
    count: 9,
    from: 20,
    to: 44,
    strength: 0.2,
    size: 1.5,
    litFrom: 'below',
    colour: '#2a2354',
    lit: '#9a6a86',
  });
  glow(canvas, { x: 0, y: 71, radius: 62, colour: '#ffbf73', strength: 0.62 });
  glow(canvas, { x: -4, y: 73, radius: 22, colour: '#fff0b0', strength: 0.55 });
  clouds(on, {
    count: 12,
    from: 47,
    to: 66,
    strength: 0.34,
    size: 1.25,
    litFrom: 'below',
    colour: '#7a4a6c',
    lit: '#ffc98a',
  });
  ridge(on, { y: 73, height: 7, hills: 1.6, colour: '#74587e', lit: { colour: '#ffcf9a', strength: 0.3 } });
  mountains(on);
  ridge(on, { y: 76, height: 5, hills: 1.2, colour: '#5d4a72', lit: { colour: '#ffcf9a', strength: 0.35 } });
  mist(on, { y: 76, height: 4, colour: '#f3b98a', strength: 0.3 });
  island(on);
  mist(on, { y: 80, height: 4, colour: '#f3b98a', strength: 0.16 });
  plains(on);
  swamp(on);
  forest(on);
  ridge(on, { y: 92, height: 4, hills: 1.6, colour: '#231a3a', lit: { colour: '#e8a878', strength: 0.35 } });
  mist(on, { y: 90, height: 4, colour: '#c98a8a', strength: 0.22 });
}
