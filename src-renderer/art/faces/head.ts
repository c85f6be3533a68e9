import { tube } from '../kit/tube.ts';
import { blob } from '../kit/blob.ts';
import { ellipse } from '../kit/outline.ts';
import { mass } from '../kit/mass.ts';
import { fill, stroke } from '../kit/fill.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { soft } from '../kit/soft.ts';
import { mix } from '../kit/colour.ts';
import { type PicturePainter } from '../pictures/picture-painter.ts';
import { type FaceLook } from './face-look.ts';

/** Ears, where no headgear covers them. */
export function ears(on: PicturePainter, look: FaceLook): void {
  const { flesh, deep, skin } = look;
  const ears = look.ears;
  for (const side of [-1, 1] as const) {
    const shape =
      ears === 'elf'
        ? blob([
            [side * 14, 44],
            [side * 19, 38],
            [side * 31, 26, 'corner'],
            [side * 25, 44],
            [side * 17, 53],
          ])
        : ears === 'bat'
          ? blob([
              [side * 14, 42],
              [side * 24, 32],
              [side * 42, 22, 'corner'],
              [side * 36, 42],
              [side * 26, 52],
              [side * 16, 54],
            ])
          : ears === 'fin'
            ? blob([
                [side * 14, 42],
                [side * 24, 32],
                [side * 36, 26, 'corner'],
                [side * 30, 38],
                [side * 37, 42, 'corner'],
                [side * 29, 48],
                [side * 33, 56, 'corner'],
                [side * 16, 54],
              ])
            : blob([
                [side * 15, 42],
                [side * 19.5, 39],
                [side * 20.5, 46],
                [side * 17.6, 54],
                [side * 14, 52],
              ]);
    if (
      (look.headgear !== 'hood' &&
        look.headgear !== 'cowl' &&
        look.headgear !== 'helm' &&
        look.style !== 'long') ||
      ears
    )
      mass(on, [shape], {
        colour: mix(flesh, deep, 0.12),
        depth: 1.3,
        inside: (body) => {
          dabs(body.canvas, mix(skin, '#8a2f22', 0.5), 0.5, [
            [side * 16, 48, side * 12, 2, side < 0 ? 0.5 : -0.5, 1],
          ]);
        },
      });
  }
}

/** Neck and head, half of it in the shade along the nose. */
export function skull(on: PicturePainter, look: FaceLook): void {
  const { chance, tones } = on;
  const { flesh, hair, jaw, long, breadth, lightSide, shadeSide, age, deep, skin } = look;
  mass(
    on,
    [
      tube(
        [
          [0, 60, 8 * breadth],
          [0, 80, 10 * breadth],
        ],
        5,
      ),
    ],
    { colour: mix(flesh, deep, 0.35), depth: 1.5 },
  );
  const headShape = blob([
    [0, 17],
    [12.6, 20.6],
    [17.4, 32],
    [16.8 * breadth, 45],
    [13.6 * jaw * breadth, 58],
    [6.6 * jaw, 67 + long],
    [0, 69 + long],
    [-6.6 * jaw, 67 + long],
    [-13.6 * jaw * breadth, 58],
    [-16.8 * breadth, 45],
    [-17.4, 32],
    [-12.6, 20.6],
  ]);
  mass(on, [headShape], {
    colour: flesh,
    lit: mix(flesh, tones.key, 0.32),
    shade: mix(flesh, deep, 0.4),
    depth: 2.2,
    rim: mix(tones.rim, skin, 0.15),
    inside: (body) => {
      fill(
        body.canvas,
        [
          blob([
            [shadeSide * 1, 14],
            [shadeSide * 2.6, 34],
            [shadeSide * 1, 40],
            [shadeSide * 1.6, 46],
            [shadeSide * 4.4, 52.6],
            [shadeSide * 2, 55.6, 'corner'],
            [shadeSide * 1.6, 58],
            [shadeSide * 2.8, 61],
            [shadeSide * 1.4, 64],
            [shadeSide * 2.4, 72 + long],
            [shadeSide * 22, 72],
            [shadeSide * 24, 30],
            [shadeSide * 14, 14],
          ]),
        ],
        mix(deep, skin, 0.16),
        0.44,
      );
      for (const side of [-1, 1] as const) {
        soft(body.canvas, deep, side === shadeSide ? 0.62 : 0.5, [side * 7.4, 42.6, 7.4, 5.4]);
        soft(
          body.canvas,
          side === shadeSide ? deep : mix(skin, tones.key, 0.5),
          side === shadeSide ? 0.2 : 0.35,
          [side * 10, 53 + age, 4.6, 5],
        );
      }
      soft(body.canvas, deep, 0.32, [0, 66 + long, 9, 5]);
      soft(body.canvas, mix(skin, tones.key, 0.6), 0.4, [lightSide * 5, 27, 9, 6]);
      if (age) {
        const lines: Dab[] = [];
        for (const side of [-1, 1] as const) {
          lines.push(
            [side * 4.4, 54, 6 * age + 4, 0.5, 1.57 - side * 0.5, side * 1.2],
            [side * 6, 49.4, side * 6, 0.4, 0.2, 0.8],
            [side * 13, 42, side * 3.6, 0.35, -0.3, 0.3],
            [side * 13, 44, side * 3.6, 0.35, 0.2, 0.3],
          );
        }
        lines.push([-7, 29, 14, 0.4, 0, -1], [-6, 25.6, 12, 0.36, 0, -1]);
        dabs(body.canvas, deep, 0.42, lines);
      }
      if (look.marks.has('scales'))
        for (let index = 0; index < 26; index++) {
          const side = chance.side(),
            x = side * chance.between(9, 17),
            y = chance.between(24, 62);
          stroke(body.canvas, ellipse(x, y, 1.3, 1), mix(skin, '#ffffff', 0.35), 0.3, 0.6);
        }
      if (look.marks.has('spots'))
        for (let index = 0; index < 10; index++)
          fill(
            body.canvas,
            [ellipse(chance.between(-14, 14), chance.between(20, 32), chance.between(0.8, 2))],
            mix(skin, '#a85a6a', 0.7),
            0.8,
          );
      if (look.marks.has('tattoo')) {
        dabs(body.canvas, look.trim, 0.75, [
          [lightSide * 7, 45, 18, 1, 1.45, lightSide * -1.5],
          [lightSide * 10, 45, 15, 0.7, 1.35, lightSide * -1.5],
          [0, 18, 14, 1.1, 1.57, 0],
        ]);
      }
      if (look.marks.has('stubble')) soft(body.canvas, hair, 0.45, [0, 62, 14, 9]);
    },
  });
}
