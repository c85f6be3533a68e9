import { mix, type PaintColour } from '../kit/colour.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { times } from '../kit/list.ts';
import type { Painter } from '../kit/painter.ts';

interface Clouds {
  count: number;
  from: number;
  to: number;
  strength: number;
  size: number;
  /** A low sun lights clouds from beneath, a high one from above. */
  litFrom: 'above' | 'below';
  colour: PaintColour;
  lit: PaintColour;
}

/** Banks of long touches: the body first, then the light along one edge. */
export function clouds(on: Painter, wanted: Clouds): void {
  const { chance, frame } = on;
  for (let index = 0; index < wanted.count; index++) {
    const x = chance.between(frame.left, frame.right);
    const y = chance.between(wanted.from, wanted.to);
    bank(on, x, y, chance.between(0.6, 1.5) * wanted.size, wanted);
  }
}

function bank({ canvas, chance }: Painter, x: number, y: number, size: number, wanted: Clouds): void {
  const half = chance.between(11, 22) * size;
  const touches = times(11, (): Dab => {
    const aside = chance.centred();
    const length = half * chance.between(0.5, 1.3) * (1.1 - Math.abs(aside) * 0.5);
    const height = chance.between(-2.2, 1) * size * (1 - Math.abs(aside));
    const width = chance.between(0.5, 1.5) * size;
    return [
      x + aside * half - length / 2,
      y + height,
      length,
      width,
      chance.between(-0.04, 0.04),
      chance.between(-0.7, 0.7),
    ];
  });
  dabs(canvas, wanted.colour, wanted.strength, touches);
  const away = wanted.litFrom === 'below' ? 1 : -1;
  const edge = touches.map(([left, height, length, width, angle, bend = 0]): Dab => [
    left + length * 0.12,
    height + away * width * 0.62,
    length * 0.76,
    width * 0.3,
    angle,
    bend,
  ]);
  dabs(canvas, wanted.lit, wanted.strength * 0.75, edge);
  dabs(
    canvas,
    mix(wanted.lit, '#ffffff', 0.4),
    wanted.strength * 0.45,
    edge.filter((_, index) => index % 3 === 0),
  );
}
