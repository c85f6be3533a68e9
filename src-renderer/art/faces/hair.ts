import { blob } from '../kit/blob.ts';
import { ellipse, type Outline } from '../kit/outline.ts';
import { tuft } from '../kit/tuft.ts';
import { mass } from '../kit/mass.ts';
import { coat } from '../kit/coat.ts';
import { mix } from '../kit/colour.ts';
import { type PicturePainter } from '../pictures/picture-painter.ts';
import { type FaceLook } from './face-look.ts';

/** Hair over the brow. */
export function hairBefore(on: PicturePainter, look: FaceLook): void {
  const { chance, tones } = on;
  const { hair } = look;
  if (look.style === 'short' || look.style === 'long') {
    const locks: Outline[] = [];
    for (let index = 0; index < 12; index++) {
      const share = index / 11;
      locks.push(
        tuft(
          -14 + 28 * share,
          20 + Math.abs(share - 0.45) * 5,
          chance.between(9, 15),
          3,
          2.6 - share * 2.1,
          2,
        ),
      );
    }
    mass(
      on,
      [
        blob([
          [-18.4, 42],
          [-19, 28],
          [-12, 16.6],
          [0, 12.6],
          [12, 16.6],
          [19, 28],
          [18.4, 42],
          [15.6, 33],
          [10, 25],
          [0, 22.6],
          [-10, 25],
          [-15.6, 33],
        ]),
        ...locks,
      ],
      {
        colour: hair,
        depth: 1.8,
        inside: (body) => {
          coat(body, mix(hair, tones.key, 0.5), 0.35, 34, [-18, 13, 18, 34], [8, 0.6, 0.8, 0.8]);
        },
      },
    );
  }
  if (look.style === 'bun')
    mass(
      on,
      [
        blob([
          [-18.4, 44],
          [-18.8, 28],
          [-12, 17],
          [0, 13],
          [12, 17],
          [18.8, 28],
          [18.4, 44],
          [14.6, 31],
          [7, 24.6],
          [0, 23.6],
          [-7, 24.6],
          [-14.6, 31],
        ]),
        ellipse(0, 8, 7.5, 6.5),
      ],
      {
        colour: hair,
        depth: 1.8,
        inside: (body) => {
          coat(body, mix(hair, tones.key, 0.5), 0.35, 34, [-18, 4, 18, 34], [8, 0.5, 1.2, 0.6]);
        },
      },
    );
  if (look.style === 'wild') {
    const locks: Outline[] = [];
    for (let index = 0; index < 14; index++)
      locks.push(
        tuft(
          -13 + index * 2,
          20,
          chance.between(8, 16),
          2.6,
          -1.57 + (index - 6.5) * 0.2,
          chance.between(-3, 3),
        ),
      );
    mass(
      on,
      [
        blob([
          [-18, 36],
          [-17, 22],
          [0, 12],
          [17, 22],
          [18, 36],
          [12, 26],
          [0, 22],
          [-12, 26],
        ]),
        ...locks,
      ],
      { colour: hair, depth: 1.6 },
    );
  }
}

/** Beard and moustache. */
export function beard(on: PicturePainter, look: FaceLook): void {
  const { chance, tones } = on;
  const { hair, jaw, breadth, deep } = look;
  if (look.beard) {
    const count = look.beard === 'long' ? 17 : look.beard === 'goat' ? 7 : 13,
      length = look.beard === 'long' ? 34 : look.beard === 'goat' ? 20 : 15,
      spread = look.beard === 'goat' ? 5 : 14,
      locks: Outline[] = [];
    for (let index = 0; index < count; index++) {
      const share = (index / (count - 1) - 0.5) * 2;
      locks.push(
        tuft(
          share * spread * jaw,
          57 + (1 - share * share) * 7,
          (length - Math.abs(share) * length * 0.35) * chance.between(0.85, 1.12),
          3,
          1.57 - share * 0.16,
          chance.between(-2.4, 2.4),
        ),
      );
    }
    const jawline =
      look.beard === 'goat'
        ? [
            blob([
              [-5, 64],
              [0, 66],
              [5, 64],
              [3, 72],
              [-3, 72],
            ]),
          ]
        : [
            blob([
              [-17 * breadth, 47],
              [-14.4, 55],
              [-8, 60.6],
              [-5, 66],
              [0, 67.4],
              [5, 66],
              [8, 60.6],
              [14.4, 55],
              [17 * breadth, 47],
              [16, 60],
              [9, 70],
              [0, 73],
              [-9, 70],
              [-16, 60],
            ]),
          ];
    mass(on, [...jawline, ...locks], {
      colour: hair,
      depth: 1.9,
      inside: (body) => {
        coat(body, mix(hair, tones.key, 0.6), 0.35, 44, [-16, 50, 16, 96], [12, 0.55, 1.57, 0.16]);
        coat(body, deep, 0.3, 24, [-16, 50, 16, 96], [12, 0.55, 1.57, 0.16]);
      },
    });
  }
  if (look.marks.has('moustache'))
    mass(
      on,
      [
        blob([
          [0, 57],
          [6, 57.4],
          [14, 61],
          [19, 66, 'corner'],
          [11, 65],
          [4, 61.4],
          [0, 60],
        ]),
        blob([
          [0, 57],
          [-6, 57.4],
          [-14, 61],
          [-19, 66, 'corner'],
          [-11, 65],
          [-4, 61.4],
          [0, 60],
        ]),
      ],
      { colour: hair, depth: 1 },
    );
}
