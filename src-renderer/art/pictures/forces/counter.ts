import { apart } from '../../kit/canvas.ts';
import { times } from '../../kit/list.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { polygon, type Point } from '../../kit/outline.ts';
import { halo } from '../parts/halo.ts';
import { hand } from '../parts/hand.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { sparks } from '../scenery/sparks.ts';

export function counter(on: PicturePainter): void {
  const look = lookOf(on);
  air(on, look);
  comet(on, look);
  rings(on, look);
  splinters(on, look);
  caster(on, look);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter) {
  const { chance } = on;
  const side = chance.side();
  const x = side * 4;
  const y = 42;
  return { side, x, y };
}

function air(on: PicturePainter, { x, y }: Look): void {
  const { tones } = on;
  sky(on, { horizon: 100, isOvercast: true });
  halo(on, [x, y, 62], tones.accent, 0.75);
  cloudBanks(on, 4, [70, 98], 0.5, 1.7);
}

function comet({ canvas, chance }: PicturePainter, { side, x, y }: Look): void {
  const streak = (size: number): Dab => {
    const share = chance.next();
    return [
      x + side * (10 + share * 58) + chance.between(-3, 3),
      y - 8 - share * 34 + chance.between(-6, 6),
      chance.between(12, 26) * size,
      chance.between(1, 3) * size,
      Math.atan2(34, -side * 58) + chance.between(-0.2, 0.2),
      chance.between(-3, 3),
    ];
  };
  const streaks = (size: number) => times(20, () => streak(size));
  dabs(canvas, '#8c1f10', 0.7, streaks(1));
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    dabs(canvas, '#ff7a2c', 0.6, streaks(1));
    dabs(canvas, '#ffd98a', 0.7, streaks(0.65));
  });
}

/** Broken rings of light that it breaks upon. */
function rings({ canvas, chance, tones }: PicturePainter, { side, x, y }: Look): void {
  apart(canvas, () => {
    canvas.translate(x + side * 4, y - 4);
    canvas.rotate(side * -0.5);
    canvas.scale(0.62, 1);
    canvas.globalCompositeOperation = 'lighter';
    canvas.strokeStyle = mix(tones.key, '#ffffff', 0.3);
    canvas.beginPath();
    for (let ring = 0; ring < 6; ring++) {
      for (let piece = 0; piece < 5; piece++) {
        const radius = 8 + ring * 6.2;
        const from = chance.between(0, Math.PI * 2);
        canvas.moveTo(Math.cos(from) * radius, Math.sin(from) * radius);
        canvas.arc(0, 0, radius, from, from + chance.between(0.5, 1.1));
      }
    }
    canvas.globalAlpha = 0.26;
    canvas.lineWidth = 2.6;
    canvas.stroke();
    canvas.globalAlpha = 0.95;
    canvas.lineWidth = 0.7;
    canvas.stroke();
  });
}

function splinters(on: PicturePainter, { side, x, y }: Look): void {
  const { canvas, chance, tones } = on;
  halo(on, [x + side * 5, y - 5, 26], '#ffffff', 0.85);
  const splinter = () => {
    const angle = chance.between(0, Math.PI * 2);
    const far = chance.between(8, 36);
    const size = chance.between(1, 3.4);
    const corner = (turn: number, length: number): Point => [
      x + side * 4 + Math.cos(angle) * far + Math.cos(angle + turn) * size * length,
      y - 4 + Math.sin(angle) * far + Math.sin(angle + turn) * size * length,
    ];
    return polygon([corner(0, 2), corner(2, 1), corner(4, 0.8)]);
  };
  fill(canvas, times(20, splinter), mix(tones.key, '#ffffff', 0.4), 0.75);
  fill(canvas, times(14, splinter), tones.accent, 0.75);
}

function caster(on: PicturePainter, { side }: Look): void {
  const { tones } = on;
  hand(on, {
    x: -side * 21,
    y: 90,
    size: 1.25,
    angle: side * 0.52,
    colour: mix('#4f6f8c', tones.ink, 0.5),
    side: side,
    sleeve: mix(tones.middle, tones.ink, 0.3),
    spread: 1.15,
  });
  sparks(on, 20, tones.key, [5, 96]);
}
