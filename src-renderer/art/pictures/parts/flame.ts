import { apart } from '../../kit/canvas.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { times } from '../../kit/list.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { halo } from './halo.ts';

export function flame(
  on: PicturePainter,
  x: number,
  y: number,
  height: number,
  width: number,
  count = 12,
): void {
  const { canvas, chance, tones } = on;
  const tongue = (): Dab => [
    x + chance.between(-width, width),
    y,
    height * chance.between(0.5, 1.15),
    width * chance.between(0.3, 0.7),
    -Math.PI / 2 + chance.between(-0.32, 0.32),
    chance.between(-0.2, 0.2) * height,
  ];
  const heart = ([left, foot, length, across, angle, bend]: Dab): Dab => [
    left,
    foot,
    length * 0.62,
    across * 0.6,
    angle,
    bend,
  ];
  const third = Math.ceil(count / 3);
  halo(on, [x, y - height * 0.4, height * 1.3], tones.accent, 0.75);
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    dabs(canvas, mix('#ff4a10', tones.accent, 0.4), 0.7, times(third, tongue));
    dabs(canvas, tones.accent, 0.75, times(third, tongue));
    dabs(canvas, '#ffe7a6', 0.75, times(third, tongue).map(heart));
  });
}
