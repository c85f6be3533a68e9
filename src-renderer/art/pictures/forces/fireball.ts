import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { round, evenly } from '../../kit/gradient.ts';
import { ellipse } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { habitatOf } from '../habitats/habitats.ts';
import { dim } from '../parts/dim.ts';
import { halo } from '../parts/halo.ts';
import { hand } from '../parts/hand.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sparks } from '../scenery/sparks.ts';

export function fireball(on: PicturePainter): void {
  const look = lookOf(on);
  night(on, look);
  tail(on, look);
  ball(on, look);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter) {
  const { chance } = on;
  const side = chance.side();
  const x = side * chance.between(4, 10);
  const y = chance.between(38, 46);
  const dark: Dab[] = [];
  const middle: Dab[] = [];
  const bright: Dab[] = [];
  return { side, x, y, dark, middle, bright };
}

function night(on: PicturePainter, { side, x, y, dark, middle, bright }: Look): void {
  const { chance, tones } = on;
  habitatOf(on, 'peaks');
  dim(on, mix(tones.sky[0], '#ffffff', 0.3), 0.6);
  halo(on, [x, y, 62], tones.accent, 0.9);
  for (let index = 0; index < 90; index++) {
    const angle = chance.between(0, 6.283),
      back = Math.atan2(-0.75, side),
      radius = chance.between(6, 15),
      len = chance.between(8, 20) * (1 + Math.max(0, Math.cos(angle - back)) * 1.9);
    (index % 3 === 0 ? bright : index % 3 === 1 ? middle : dark).push([
      x + Math.cos(angle) * radius,
      y + Math.sin(angle) * radius,
      len,
      chance.between(1.4, 3.6),
      angle + Math.sin(angle - back) * -0.7,
      chance.between(-4, 4),
    ]);
  }
}

function tail(on: PicturePainter, { x, y, dark, middle, bright }: Look): void {
  const { canvas, tones } = on;
  dabs(canvas, mix('#b81c04', tones.deep, 0.2), 0.85, dark);
  dabs(canvas, mix(tones.accent, '#ff3c00', 0.4), 0.85, middle);
  canvas.save();
  canvas.globalCompositeOperation = 'lighter';
  dabs(canvas, tones.accent, 0.7, bright);
  canvas.restore();
  fill(
    canvas,
    [ellipse(x, y, 14)],
    round(canvas, [x, y], 14, evenly('#fffbe6', mix(tones.glow, '#ffd060', 0.5), tones.accent)),
  );
  soft(canvas, '#ffffff', 0.9, [x - 3, y - 3, 12, 12]);
}

function ball(on: PicturePainter, { side, x, y }: Look): void {
  const { canvas, chance, tones } = on;
  const swirls: Dab[] = [];
  for (let index = 0; index < 16; index++) {
    const angle = chance.between(0, 6.28),
      radius = chance.between(3, 12);
    swirls.push([
      x + Math.cos(angle) * radius,
      y + Math.sin(angle) * radius,
      chance.between(4, 8),
      0.8,
      angle + 1.7,
      1.5,
    ]);
  }
  dabs(canvas, '#ff8a1e', 0.7, swirls);
  hand(on, {
    x: -side * 20,
    y: 92,
    size: 1.05,
    angle: side * 0.5,
    colour: mix('#8a5a44', tones.ink, 0.4),
    side: side,
    sleeve: mix(tones.accent, tones.ink, 0.6),
    spread: 1.1,
  });
  sparks(on, 26, tones.accent, [4, 96]);
}
