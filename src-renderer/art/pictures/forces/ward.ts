import { mix, faded } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { round } from '../../kit/gradient.ts';
import { home } from '../habitats/habitats.ts';
import { dim } from '../parts/dim.ts';
import { figure } from '../parts/figure.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';

export function ward(on: PicturePainter): void {
  const look = lookOf(on);
  night(on, look);
  people(on);
  dome(on, look);
  blows(on, look);
}

/** The dome's height, and where it stands. */
const REACH = 39;
const FLOOR = 95;

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter) {
  const { tones } = on;
  const colour = tones.accent;
  return { colour };
}

function night(on: PicturePainter, { colour }: Look): void {
  const { tones } = on;
  home(on);
  dim(on, mix(tones.sky[0], '#ffffff', 0.35), 0.6);
  halo(on, [0, 62, 56], colour, 0.45);
  halo(on, [0, 66, 34], tones.glow, 0.45);
  figure(on, -12, 93, 22, mix(tones.ink, tones.deep, 0.2));
  figure(on, 12, 94, 20, mix(tones.ink, tones.deep, 0.2));
}

function people(on: PicturePainter): void {
  const { tones } = on;
  figure(on, 0, 95, 36, mix(tones.body, tones.ink, 0.55), { arms: true, hood: true });
  halo(on, [0, 56, 12], '#ffffff', 0.6);
}

function dome(on: PicturePainter, { colour }: Look): void {
  const { canvas } = on;
  canvas.save();
  canvas.beginPath();
  canvas.arc(0, FLOOR, REACH, Math.PI, 0);
  canvas.closePath();
  canvas.save();
  canvas.clip();
  canvas.fillStyle = round(canvas, [-8 * Math.sign(-on.light.x), FLOOR - 20], REACH * 1.3, [
    [0, faded(colour, 0)],
    [0.6, faded(colour, 0.12)],
    [1, faded(mix(colour, '#ffffff', 0.4), 0.7)],
  ]);
  canvas.fillRect(-50, FLOOR - REACH - 2, 100, REACH + 4);
  canvas.globalCompositeOperation = 'lighter';
  canvas.strokeStyle = mix(colour, '#ffffff', 0.45);
  canvas.lineWidth = 0.35;
  canvas.globalAlpha = 0.75;
  canvas.beginPath();
  for (let index = 1; index < 8; index++) {
    const angle = (Math.PI * index) / 8;
    canvas.moveTo(Math.cos(angle) * REACH * -1, FLOOR - Math.sin(angle) * REACH);
    canvas.quadraticCurveTo(
      Math.cos(angle) * REACH * -0.55,
      FLOOR - REACH * 0.2,
      Math.cos(angle) * REACH * -0.4,
      FLOOR,
    );
  }
  for (let step = 1; step < 4; step++) {
    canvas.moveTo(-REACH, FLOOR - step * 1);
    canvas.ellipse(
      0,
      FLOOR,
      REACH * Math.cos(step * 0.36),
      REACH * Math.sin(step * 0.36) * 1.02,
      0,
      Math.PI,
      0,
    );
  }
  canvas.stroke();
  canvas.restore();
  canvas.restore();
  canvas.save();
  canvas.globalCompositeOperation = 'lighter';
  for (const [width, strength] of [
    [4, 0.22],
    [1.6, 0.6],
    [0.6, 1],
  ] as const) {
    canvas.strokeStyle = mix(colour, '#ffffff', 0.5);
    canvas.lineWidth = width;
    canvas.globalAlpha = strength;
    canvas.beginPath();
    canvas.arc(0, FLOOR, REACH, Math.PI, 0);
    canvas.stroke();
    canvas.beginPath();
    canvas.ellipse(0, FLOOR, REACH, 4.4, 0, 0, Math.PI);
    canvas.stroke();
  }
  canvas.restore();
}

/** Arrows that break on it. */
function blows(on: PicturePainter, { colour }: Look): void {
  const { canvas, chance, tones } = on;
  for (let index = 0; index < 5; index++) {
    const angle = Math.PI * (1.15 + chance.next() * 0.7),
      x = Math.cos(angle) * REACH,
      y = FLOOR + Math.sin(angle) * REACH;
    halo(on, [x, y, 9], '#ffffff', 0.8);
    const sparksOff: Dab[] = [];
    for (let step = 0; step < 8; step++)
      sparksOff.push([
        x,
        y,
        chance.between(3, 9),
        chance.between(0.3, 0.7),
        angle + chance.between(-1.1, 1.1),
        0,
      ]);
    dabs(canvas, mix(colour, '#ffffff', 0.4), 0.9, sparksOff);
    const flight = chance.between(26, 40);
    dabs(canvas, tones.deep, 0.9, [
      [x + Math.cos(angle) * 4, y + Math.sin(angle) * 4, flight * 0.6, 0.5, angle, 0],
    ]);
    dabs(canvas, mix(tones.accent, '#ff3010', 0.5), 0.8, [
      [x + Math.cos(angle) * (4 + flight * 0.4), y + Math.sin(angle) * (4 + flight * 0.4), 9, 1, angle, 0],
    ]);
  }
  blades(on, [97, 104], 30, 7, mix(tones.near, tones.deep, 0.3), 0.95, 0.1);
}
