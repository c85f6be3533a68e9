import { blob } from '../kit/blob.ts';
import { polygon, ellipse } from '../kit/outline.ts';
import { mass } from '../kit/mass.ts';
import { form } from '../kit/form.ts';
import { fill, stroke } from '../kit/fill.ts';
import { mix } from '../kit/colour.ts';
import { slit } from '../pictures/parts/eyes.ts';
import { type PicturePainter } from '../pictures/picture-painter.ts';
import { type FaceLook } from './face-look.ts';

/** A glass before one eye. */
export function monocle(on: PicturePainter, look: FaceLook): void {
  const { canvas } = on;
  const { lightSide } = look;
  if (look.marks.has('monocle')) {
    stroke(canvas, ellipse(lightSide * -7.3, 43, 5), '#d9b25a', 0.9);
    fill(canvas, [ellipse(-lightSide * 7.3, 43, 4.6)], '#dff4ff', 0.22);
    stroke(
      canvas,
      polygon([
        [-lightSide * 11.6, 45.6],
        [-lightSide * 16, 66],
      ]),
      '#d9b25a',
      0.4,
    );
  }
}

/** A mask over the eyes. */
export function mask(on: PicturePainter, look: FaceLook): void {
  const { canvas, tones } = on;
  const { deep } = look;
  if (look.marks.has('mask')) {
    mass(
      on,
      [
        blob([
          [-16, 36],
          [-6, 34],
          [0, 37],
          [6, 34],
          [16, 36],
          [17, 46],
          [8, 50],
          [0, 47],
          [-8, 50],
          [-17, 46],
        ]),
      ],
      { colour: mix('#b9a45c', tones.ink, 0.2), depth: 1.4 },
    );
    for (const side of [-1, 1] as const) {
      fill(
        canvas,
        [
          blob([
            [side * 3.6, 42],
            [side * 8, 40],
            [side * 12, 42],
            [side * 8, 45],
          ]),
        ],
        deep,
      );
      slit(on, side * 7.6, 42.4, 2.2, side * 0.1, look.glow ?? tones.accent);
    }
  }
}

/** A high collar. */
export function collar(on: PicturePainter, look: FaceLook): void {
  const { tones } = on;
  if (look.garments.has('collar')) {
    for (const side of [-1, 1] as const)
      mass(
        on,
        [
          blob([
            [side * 5, 80],
            [side * 14, 70],
            [side * 27, 56, 'corner'],
            [side * 31, 74],
            [side * 20, 88],
            [side * 8, 92],
          ]),
        ],
        { colour: mix(look.cloth, tones.ink, 0.2), depth: 1.6 },
      );
  }
}

/** A stone at the throat. */
export function brooch(on: PicturePainter, look: FaceLook): void {
  const { canvas } = on;
  if (look.garments.has('brooch')) {
    form(on, ellipse(0, 84, 3.4), { colour: '#d9b25a', lit: '#fff4c8', depth: 1 });
    fill(canvas, [ellipse(0, 84, 2)], look.gem);
    fill(canvas, [ellipse(-0.7, 83.3, 0.6)], '#ffffff');
  }
}
