import { blob } from '../kit/blob.ts';
import { tuft } from '../kit/tuft.ts';
import { mass } from '../kit/mass.ts';
import { dabs } from '../kit/dab.ts';
import { mix } from '../kit/colour.ts';
import { folds } from '../pictures/parts/folds.ts';
import { type Outline } from '../kit/outline.ts';
import { type PicturePainter } from '../pictures/picture-painter.ts';
import { type FaceLook } from './face-look.ts';

/** Shoulders, and what lies on them. */
export function shoulders(on: PicturePainter, look: FaceLook): void {
  const { chance, tones } = on;
  const { cloth } = look;
  mass(
    on,
    [
      blob([
        [-12, 70],
        [-24, 74],
        [-40, 82],
        [-48, 104],
        [48, 104],
        [40, 82],
        [24, 74],
        [12, 70],
      ]),
    ],
    {
      colour: cloth,
      depth: 2.6,
      inside: (body) => {
        folds(body, -42, 42, 78, 104, 10, cloth, 0.45);
      },
    },
  );
  if (look.garments.has('armour'))
    for (const side of [-1, 1] as const)
      mass(
        on,
        [
          blob([
            [side * 16, 74],
            [side * 30, 74],
            [side * 44, 84],
            [side * 48, 104],
            [side * 26, 104],
            [side * 20, 88],
          ]),
        ],
        {
          colour: mix(tones.metal, tones.ink, 0.3),
          depth: 2.2,
          inside: (body) => {
            dabs(body.canvas, tones.deep, 0.5, [
              [side * 18, 90, side * 28, 0.8, 0.16, 3],
              [side * 20, 97, side * 26, 0.8, 0.16, 3],
            ]);
          },
        },
      );
  if (look.garments.has('fur')) {
    const locks: Outline[] = [];
    for (let index = 0; index < 30; index++) {
      const share = index / 29,
        x = -34 + 68 * share;
      locks.push(
        tuft(
          x,
          82 - Math.sin(share * 3.14) * 6,
          chance.between(8, 15),
          2.4,
          1.57 + (share - 0.5) * -1.4 + chance.between(-0.2, 0.2),
          chance.between(-2, 2),
        ),
      );
    }
    mass(on, locks, { colour: mix('#6b5232', tones.ink, 0.25), depth: 1.3 });
  }
}
