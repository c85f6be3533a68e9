import type { PaintColour } from '../kit/colour.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { times } from '../kit/list.ts';
import type { Painter } from '../kit/painter.ts';

interface Fir {
  x: number;
  y: number;
  height: number;
  colour: PaintColour;
  lit: PaintColour;
}

export function fir({ canvas, chance, light }: Painter, { x, y, height, colour, lit }: Fir): void {
  const count = Math.max(5, Math.round(height / 0.75));
  const boughs = times(count, (index) => {
    const share = index / (count - 1);
    return {
      top: y - height + height * 0.94 * share,
      reach: height * 0.27 * (0.08 + share * 0.95) * chance.between(0.8, 1.15),
    };
  });
  const width = height * 0.045 + 0.14;
  const dark = boughs.flatMap(({ top, reach }): Dab[] => [
    [x, top, reach, width, 0.5, reach * 0.16],
    [x, top, reach, width, Math.PI - 0.5, -reach * 0.16],
  ]);
  dabs(canvas, colour, 1, [[x, y, -height * 1.02, height * 0.016 + 0.1, Math.PI / 2], ...dark]);
  const side = light.x < 0 ? -1 : 1;
  const bright = boughs.map(({ top, reach }): Dab => [
    x,
    top + 0.05,
    reach * 0.85,
    width * 0.4,
    side < 0 ? Math.PI - 0.44 : 0.44,
    side * reach * 0.14,
  ]);
  dabs(canvas, lit, 0.6, bright);
}
