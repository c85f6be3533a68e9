import { mix, type PaintColour } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { times } from '../../kit/list.ts';
import type { PicturePainter } from '../picture-painter.ts';

/** Hanging cloth between two sides: valleys of shade with lit ridges beside them. Call it inside a mass. */
export function folds(
  { canvas, chance, tones }: PicturePainter,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  cloth: PaintColour,
  strength = 0.4,
): void {
  const step = (right - left) / count;
  const height = bottom - top;
  const crease = (index: number, aside: number, reach: number, length: number, width: number): Dab => {
    const share = (index + 0.5) / count;
    return [
      left + (index + 0.5 + aside) * step,
      top + chance.between(0, height * reach),
      height * chance.between(length, length + 0.4),
      step * width,
      Math.PI / 2 + (0.5 - share) * 0.25,
      (share - 0.5) * 3,
    ];
  };
  dabs(
    canvas,
    tones.deep,
    strength,
    times(count, (index) => crease(index, 0, 0.25, 0.5, 0.22)),
  );
  dabs(
    canvas,
    mix(cloth, tones.key, 0.5),
    strength * 0.7,
    times(count, (index) => crease(index, 0.28, 0.3, 0.4, 0.13)),
  );
}
