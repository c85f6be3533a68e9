import { mix, type PaintColour } from './colour.ts';
import { dabs, type Dab } from './dab.ts';
import type { Painter } from './painter.ts';

/** A crease in cloth, from where it hangs to where it ends; a bend bows it. */
export type Fold = readonly [
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  width: number,
  bend?: number,
];

/** Each crease is a valley of shade with a lit ridge beside it, towards the light. */
export function folds(
  { canvas, tones, light }: Painter,
  cloth: PaintColour,
  creases: readonly Fold[],
  strength = 0.5,
): void {
  const valleys = creases.map((fold) => crease(fold, 0, 1));
  const ridges = creases.map((fold) => crease(fold, Math.sign(light.x) * fold[4] * 1.05, 0.7));
  dabs(canvas, mix(cloth, tones.deep, 0.82), strength, valleys);
  dabs(canvas, mix(cloth, tones.key, 0.3), strength * 0.72, ridges);
}

function crease([fromX, fromY, toX, toY, width, bend = 0]: Fold, aside: number, thickness: number): Dab {
  const length = Math.hypot(toX - fromX, toY - fromY);
  return [fromX + aside, fromY, length, width * thickness, Math.atan2(toY - fromY, toX - fromX), bend];
}
