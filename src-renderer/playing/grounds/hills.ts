/** Ridges behind ridges with hatching, and trees on them: firs over green, bare ones elsewhere. */
import { chanceFrom, type Chance } from '../../art/kit/chance.ts';
import { mix } from '../../art/kit/colour.ts';
import { noiseFrom, rough } from '../../art/kit/noise.ts';
import type { Cloth } from './cloth.ts';

const RIDGES = 7;
const STEP = 6;

type Point = readonly [x: number, y: number];

export function drawHills(canvas: CanvasRenderingContext2D, cloth: Cloth): void {
  const chance = chanceFrom(cloth.seed);
  for (let ridge = 0; ridge < RIDGES; ridge++) {
    const points = ridgeOf(cloth, ridge);
    fillBelow(canvas, cloth, ridge, points);
    stroke(canvas, 0.34, 1.1, () => {
      for (const [place, [x, y]] of points.entries())
        if (place === 0) canvas.moveTo(x, y);
        else canvas.lineTo(x, y);
    });
    stroke(canvas, 0.13, 0.8, () => {
      hatch(canvas, points, chance);
    });
    stroke(canvas, 0.26, 0.9, () => {
      plant(canvas, cloth, ridge, points, chance);
    });
  }
}

function ridgeOf({ width, height, seed }: Cloth, ridge: number): Point[] {
  const noise = noiseFrom(seed + ridge);
  const base = height * (0.26 + ridge * 0.115);
  const swing = height * (0.22 - ridge * 0.018);
  const count = Math.ceil(width / STEP) + 1;
  return Array.from({ length: count }, (_, place) => {
    const x = place * STEP;
    return [x, base - swing * (rough(noise, x * 0.004 * (1 + ridge * 0.22) + 9) + 0.2)];
  });
}

function fillBelow(
  canvas: CanvasRenderingContext2D,
  { tones, width, height }: Cloth,
  ridge: number,
  points: readonly Point[],
): void {
  canvas.globalAlpha = 1;
  canvas.fillStyle = mix(tones.edge, tones.middle, 0.62 - ridge * 0.085);
  canvas.beginPath();
  canvas.moveTo(0, height);
  for (const [x, y] of points) canvas.lineTo(x, y);
  canvas.lineTo(width, height);
  canvas.fill();
}

function stroke(canvas: CanvasRenderingContext2D, strength: number, width: number, draw: () => void): void {
  canvas.globalAlpha = strength;
  canvas.lineWidth = width;
  canvas.beginPath();
  draw();
  canvas.stroke();
}

function hatch(canvas: CanvasRenderingContext2D, points: readonly Point[], chance: Chance): void {
  for (const [place, [x, y]] of points.entries()) {
    if (place % 2 === 1) continue;
    const length = chance.between(8, 46);
    canvas.moveTo(x, y + 3);
    canvas.quadraticCurveTo(x + length * 0.2, y + length * 0.5, x + length * 0.5, y + length);
  }
}

function plant(
  canvas: CanvasRenderingContext2D,
  { colour }: Cloth,
  ridge: number,
  points: readonly Point[],
  chance: Chance,
): void {
  const isWood = colour === 'green';
  for (let tree = 0; tree < (isWood ? 16 : 7); tree++) {
    const [x, y] = points[chance.whole(0, points.length - 1)] ?? [0, 0];
    const height = chance.between(14, 34) * (0.6 + ridge * 0.1);
    if (isWood) fir(canvas, x, y, height);
    else bareTree(canvas, x, y, height);
  }
}

function fir(canvas: CanvasRenderingContext2D, x: number, y: number, height: number): void {
  canvas.moveTo(x, y + 2);
  canvas.lineTo(x, y - height);
  for (let bough = 1; bough < 6; bough++) {
    const at = y - height + (height * bough) / 6;
    const half = height * 0.05 + (height * 0.2 * bough) / 6;
    canvas.moveTo(x - half, at + height * 0.07);
    canvas.lineTo(x, at - height * 0.04);
    canvas.lineTo(x + half, at + height * 0.07);
  }
}

function bareTree(canvas: CanvasRenderingContext2D, x: number, y: number, height: number): void {
  canvas.moveTo(x, y + 2);
  canvas.lineTo(x + 2, y - height * 0.6);
  canvas.lineTo(x - height * 0.2, y - height);
  canvas.moveTo(x + 2, y - height * 0.6);
  canvas.lineTo(x + height * 0.25, y - height * 0.95);
}
