import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { mass } from '../../kit/mass.ts';
import { mist } from '../../scenery/mist.ts';
import { habitatOf } from '../habitats/habitats.ts';
import { halo } from '../parts/halo.ts';
import { hand } from '../parts/hand.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sparks } from '../scenery/sparks.ts';
import { stones } from '../scenery/stones.ts';

export function raise(on: PicturePainter): void {
  graveyard(on);
  handOf(on);
}

function graveyard(on: PicturePainter): void {
  const { tones } = on;
  habitatOf(on, 'deadWood');
  mist(on, { y: 84, height: 9, colour: mix(tones.sky[2], tones.accent, 0.2), strength: 0.5 });
}

function handOf(on: PicturePainter): void {
  const { chance, tones } = on;
  halo(on, [0, 84, 44], tones.accent, 0.6);
  hand(on, {
    x: 0,
    y: 80,
    size: 1.45,
    angle: chance.between(-0.15, 0.15),
    colour: mix('#7c8a66', tones.ink, 0.45),
    side: chance.side(),
    spread: 1.25,
  });
  mass(
    on,
    [
      blob([
        [-34, 102],
        [-24, 90],
        [-10, 87],
        [0, 90],
        [10, 86],
        [26, 91],
        [36, 102],
      ]),
    ],
    {
      colour: mix('#3a2c22', tones.ink, 0.4),
      depth: 2,
      inside: (body) => {
        coat(body, tones.deep, 0.5, 40, [-34, 86, 36, 102], [5, 0.8, 0.4, 1.5]);
      },
    },
  );
  stones(on, [92, 98], 9, 4, mix('#3a2c22', tones.ink, 0.3));
  sparks(on, 18, tones.accent, [20, 96]);
}
