import { blob } from '../kit/blob.ts';
import { polygon, ellipse } from '../kit/outline.ts';
import { fill } from '../kit/fill.ts';
import { dabs } from '../kit/dab.ts';
import { mix } from '../kit/colour.ts';
import { slit } from '../pictures/parts/eyes.ts';
import { type PicturePainter } from '../pictures/picture-painter.ts';
import { type FaceLook } from './face-look.ts';

/** The ridge of the nose parts light from shade. */
export function nose(on: PicturePainter, look: FaceLook): void {
  const { canvas, tones } = on;
  const { flesh, lightSide, shadeSide, deep, skin } = look;
  const nose = look.nose;
  fill(
    canvas,
    [
      blob([
        [lightSide * -0.6, 42],
        [lightSide * 1.6, 42],
        [lightSide * 2.6 * nose, 51],
        [lightSide * 3.4 * nose, 54],
        [0, 56 * 1],
        [-lightSide * 1.6, 54],
      ]),
    ],
    mix(flesh, tones.key, 0.34),
    0.75,
  );
  fill(
    canvas,
    [
      blob([
        [shadeSide * 0.4, 43],
        [shadeSide * 1.6, 46],
        [shadeSide * 4.4 * nose, 53],
        [shadeSide * 3.8 * nose, 55.6],
        [0, 56.2],
        [shadeSide * 0.6, 52],
      ]),
    ],
    mix(deep, skin, 0.25),
    0.55,
  );
  dabs(canvas, deep, 0.7, [
    [-3.6 * nose, 55.2, 2.6, 0.6, 0.1, 0.4],
    [1.1 * nose, 55.2, 2.6, 0.6, -0.1, 0.4],
  ]);
  fill(canvas, [ellipse(lightSide * 1.7 * nose, 52.4, 0.9, 1.3)], '#ffffff', 0.35);
}

/** Lips, and teeth that do not fit behind them. */
export function mouth(on: PicturePainter, look: FaceLook): void {
  const { canvas, tones } = on;
  const { jaw, deep } = look;
  const lips = look.lips;
  fill(
    canvas,
    [
      blob([
        [-6.4 * jaw, 60.6, 'corner'],
        [-2, 59.4],
        [0, 60],
        [2, 59.4],
        [6.4 * jaw, 60.6, 'corner'],
        [2, 62],
        [-2, 62],
      ]),
    ],
    mix(lips, deep, 0.35),
  );
  fill(
    canvas,
    [
      blob([
        [-5 * jaw, 61.4, 'corner'],
        [0, 61.8],
        [5 * jaw, 61.4, 'corner'],
        [2.4, 64],
        [-2.4, 64],
      ]),
    ],
    mix(lips, tones.key, 0.12),
    0.85,
  );
  dabs(canvas, deep, 0.85, [[-6.6 * jaw, 60.8, 13.2 * jaw, 0.36, 0, look.smile]]);
  if (look.marks.has('fangs') || look.marks.has('tusks'))
    for (const side of [-1, 1] as const)
      fill(
        canvas,
        [
          look.marks.has('tusks')
            ? polygon([
                [side * 4.6, 61.4],
                [side * 2.6, 61.4],
                [side * 4.4, 54],
              ])
            : polygon([
                [side * 3.6, 60.8],
                [side * 1.9, 60.8],
                [side * 2.8, 65],
              ]),
        ],
        '#f5ecd2',
      );
}

/** Eyes and brows. */
export function eyes(on: PicturePainter, look: FaceLook): void {
  const { canvas } = on;
  const { hair, lightSide, deep } = look;
  const iris = look.eyes;
  for (const side of [-1, 1] as const) {
    const x = side * 7.3,
      y = 43;
    if (look.glow) {
      slit(on, x, y, 3, side * 0.12, look.glow);
      fill(canvas, [ellipse(x, y, 1.1, 0.9)], '#ffffff', 0.9);
    } else {
      fill(
        canvas,
        [
          blob([
            [x - 4, y + 0.3 + (side < 0 ? 0 : 0)],
            [x - 1.6, y - 1.9],
            [x + 1.8, y - 1.9],
            [x + 4, y + 0.3],
            [x + 1.4, y + 1.7],
            [x - 1.6, y + 1.7],
          ]),
        ],
        mix('#efe6d4', deep, 0.18),
      );
      fill(canvas, [ellipse(x, y - 0.1, 1.85)], iris);
      fill(canvas, [ellipse(x, y - 0.1, 0.9)], '#0d0808');
      fill(canvas, [ellipse(x + lightSide * 0.8, y - 0.9, 0.55)], '#ffffff');
      dabs(canvas, deep, 0.95, [[x - 4.4, y + 0.2, 8.8, 0.8, 0, -3]]);
      dabs(canvas, deep, 0.4, [[x - 3.6, y + 1, 7.2, 0.4, 0, 1.6]]);
    }
    const browWidth = look.brow,
      frown = look.frown;
    dabs(canvas, mix(hair, deep, 0.35), 0.95, [
      [
        side * 2.4,
        38.4 + frown * 4,
        side * 10.6,
        0.95 * browWidth,
        (-frown * 0.6 + 0.02) * side * (side < 0 ? 1 : 1) * (side < 0 ? 1 : 1),
        side * -1.7,
      ],
    ]);
  }
}
