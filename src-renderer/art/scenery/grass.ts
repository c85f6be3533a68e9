import type { PaintColour } from '../kit/colour.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { times } from '../kit/list.ts';
import type { Box } from '../kit/outline.ts';
import type { Painter } from '../kit/painter.ts';

interface Grass {
  /** Where the roots are. */
  where: Box;
  count: number;
  height: number;
  colour: PaintColour;
  strength: number;
  /** To the right, in radians. */
  lean: number;
}

/** Blades grow longer and thicker towards us. */
export function grass(
  { canvas, chance }: Painter,
  { where, count, height, colour, strength, lean }: Grass,
): void {
  const blades = times(count, (): Dab => {
    const share = chance.next();
    return [
      chance.between(where.left, where.right),
      where.top + (where.bottom - where.top) * share,
      -height * chance.between(0.5, 1.3) * (0.5 + share * 0.8),
      height * (0.03 + share * 0.04),
      Math.PI / 2 + chance.between(-0.35, 0.35) + lean,
      chance.between(-0.12, 0.12) * height,
    ];
  });
  dabs(canvas, colour, strength, blades);
}
