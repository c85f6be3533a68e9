import { apart } from '../../kit/canvas.ts';
import { mix } from '../../kit/colour.ts';
import { stroke } from '../../kit/fill.ts';
import { SIDES, times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { pill } from '../../kit/outline.ts';
import { home } from '../habitats/habitats.ts';
import { dim } from '../parts/dim.ts';
import { figure } from '../parts/figure.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';
import { sparks } from '../scenery/sparks.ts';

const LINKS = 9;

/** Chains from the ground and the sky hold somebody fast. */
export function bonds(on: PicturePainter): void {
  const { chance, tones } = on;
  home(on);
  dim(on);
  halo(on, [0, 60, 50], tones.glow, 0.6);
  const slack = chance.between(-4, 4);
  for (const side of SIDES) chain(on, [side * 52, 6 + slack], [side * 7, 56]);
  figure(on, 0, 97, 58, mix(tones.body, tones.ink, 0.55), { hood: true });
  for (const side of SIDES) chain(on, [side * 46, 100], [side * 9, 66 - slack]);
  chain(on, [-13, 70], [13, 62]);
  blades(on, [97, 104], 34, 8, tones.deep, 0.95, 0.1);
  sparks(on, 18, tones.accent, [10, 96]);
}

function chain(on: PicturePainter, from: readonly [number, number], to: readonly [number, number]): void {
  const { canvas, tones } = on;
  const [acrossX, acrossY] = [to[0] - from[0], to[1] - from[1]];
  const angle = Math.atan2(acrossY, acrossX);
  const length = Math.hypot(acrossX, acrossY) / LINKS;
  for (const index of times(LINKS, (link) => link))
    apart(canvas, () => {
      const share = (index + 0.5) / LINKS;
      canvas.translate(from[0] + acrossX * share, from[1] + acrossY * share);
      canvas.rotate(angle);
      const isEdgewise = index % 2 === 1;
      if (isEdgewise)
        mass(on, [pill(length * 0.62, 0.8)], { colour: mix(tones.metal, tones.ink, 0.3), depth: 0.5 });
      else stroke(canvas, pill(length * 0.62, 2.2), mix(tones.metal, tones.ink, 0.2), 1.2);
    });
}
