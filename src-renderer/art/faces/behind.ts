import { tube, along } from '../kit/tube.ts';
import { blob } from '../kit/blob.ts';
import { tuft } from '../kit/tuft.ts';
import { mass } from '../kit/mass.ts';
import { dabs } from '../kit/dab.ts';
import { coat } from '../kit/coat.ts';
import { mix } from '../kit/colour.ts';
import { folds } from '../pictures/parts/folds.ts';
import { type Outline } from '../kit/outline.ts';
import { type PicturePainter } from '../pictures/picture-painter.ts';
import { type FaceLook } from './face-look.ts';

/** What stands behind the head. */
export function behind(on: PicturePainter, look: FaceLook): void {
  hairBehind(on, look);
  hoodBehind(on, look);
  antlers(on, look);
  horns(on, look);
}

function hairBehind(on: PicturePainter, look: FaceLook): void {
  const { chance, tones } = on;
  const { hair, deep } = look;
  const longHair = (count: number, length: number, from: number) => {
    const locks: Outline[] = [];
    for (let index = 0; index < count; index++)
      for (const side of [-1, 1] as const)
        locks.push(
          tuft(
            side * (from - (index % 4) * 2.6),
            26 + index * 1.6,
            length * chance.between(0.8, 1.1),
            3.2,
            1.57 + side * -0.06 + chance.between(-0.1, 0.1),
            side * 2,
          ),
        );
    return locks;
  };
  if (look.style === 'long')
    mass(
      on,
      [
        blob([
          [0, 13],
          [16, 18],
          [22, 34],
          [24, 60],
          [20, 84],
          [-20, 84],
          [-24, 60],
          [-22, 34],
          [-16, 18],
        ]),
        ...longHair(9, 46, 21),
      ],
      {
        colour: mix(hair, deep, 0.3),
        depth: 2,
        inside: (body) => {
          for (const side of [-1, 1] as const)
            coat(
              body,
              mix(hair, tones.key, 0.4),
              0.3,
              22,
              [side * 12 - 9, 24, side * 12 + 9, 80],
              [18, 0.8, 1.57, 0.12],
            );
        },
      },
    );
  if (look.style === 'wild') {
    const locks: Outline[] = [];
    for (let index = 0; index < 34; index++) {
      const angle = -3.5 + (index / 33) * 3.86;
      locks.push(
        tuft(
          Math.cos(angle) * 13,
          36 + Math.sin(angle) * 15,
          chance.between(12, 24),
          3.2,
          angle + chance.between(-0.25, 0.25),
          chance.between(-4, 4),
        ),
      );
    }
    mass(on, locks, { colour: mix(hair, deep, 0.2), depth: 1.8 });
  }
}

function hoodBehind(on: PicturePainter, look: FaceLook): void {
  const { cloth, deep } = look;
  if (look.headgear === 'hood' || look.headgear === 'cowl')
    mass(
      on,
      [
        blob([
          [0, look.headgear === 'cowl' ? 1 : 5, (look.headgear === 'cowl' ? 1 : 0) ? 'corner' : undefined],
          [17, 13],
          [25, 34],
          [27, 60],
          [36, 82],
          [44, 104],
          [-44, 104],
          [-36, 82],
          [-27, 60],
          [-25, 34],
          [-17, 13],
        ]),
      ],
      {
        colour: mix(cloth, deep, 0.3),
        depth: 2.6,
        inside: (body) => {
          folds(body, -28, 28, 14, 104, 8, cloth, 0.4);
        },
      },
    );
}

function antlers(on: PicturePainter, look: FaceLook): void {
  const { tones } = on;
  if (look.headgear === 'antlers')
    for (const side of [-1, 1] as const) {
      const tines: Outline[] = [];
      tines.push(
        tube(
          [
            [side * 9, 22, 2.2],
            [side * 18, 12, 2],
            [side * 22, 0, 1.6],
            [side * 20, -9, 0.3],
          ],
          14,
        ),
        tube(
          [
            [side * 17, 13, 1.6],
            [side * 27, 9, 1.3],
            [side * 32, 0, 0.3],
          ],
          10,
        ),
        tube(
          [
            [side * 21, 4, 1.4],
            [side * 29, 0, 1],
            [side * 32, -8, 0.3],
          ],
          10,
        ),
      );
      mass(on, tines, { colour: mix('#8a6a44', tones.ink, 0.25), depth: 1.2 });
    }
}

function horns(on: PicturePainter, look: FaceLook): void {
  const { tones } = on;
  if (look.headgear === 'horns')
    for (const side of [-1, 1] as const)
      mass(
        on,
        [
          tube(
            [
              [side * 12, 24, 4.2],
              [side * 24, 17, 3.6],
              [side * 29, 5, 2.4],
              [side * 25, -6, 0.3],
            ],
            18,
          ),
        ],
        {
          colour: mix('#c9b78e', tones.ink, 0.3),
          depth: 1.6,
          inside: (body) => {
            for (let index = 0; index < 8; index++) {
              const place = along(
                [
                  [side * 12, 24, 1],
                  [side * 24, 17, 1],
                  [side * 29, 5, 1],
                  [side * 25, -6, 1],
                ],
                index / 8,
              );
              dabs(body.canvas, tones.deep, 0.5, [[place[0] - 4, place[1], 8, 0.5, side * 0.8, 0]]);
            }
          },
        },
      );
}
