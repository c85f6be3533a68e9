import { apart } from '../../kit/canvas.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill, stroke } from '../../kit/fill.ts';
import { nth, times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, type Outline, type Point } from '../../kit/outline.ts';
import { deadTree } from '../../scenery/dead-tree.ts';
import { dim } from '../parts/dim.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { blades } from '../scenery/blades.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';
import { sparks } from '../scenery/sparks.ts';

const GROUND = 78;

/** Lightning strikes between a tower and a dead tree. */
export function bolt(on: PicturePainter): void {
  const { chance } = on;
  const cloudX = chance.between(-10, 10);
  const hitX = cloudX + chance.between(-8, 8);
  storm(on, cloudX, hitX);
  lightning(on, [cloudX, -6], [hitX, GROUND], 1.7, 0);
  strike(on, hitX);
  witnesses(on);
}

function storm(on: PicturePainter, cloudX: number, hitX: number): void {
  const { tones } = on;
  sky(on, {});
  dim(on, mix(tones.sky[0], '#ffffff', 0.25), 0.65);
  cloudBanks(on, 6, [6, 26], 0.4, 1.9);
  halo(on, [hitX, 52, 66], tones.glow, 0.75);
  halo(on, [cloudX, 6, 40], tones.key, 0.6);
  land(on, { y: 80, height: 14, hills: 1.4, colour: mix(tones.far, tones.near, 0.5) }, { lit: 0.5 });
  land(on, { y: 88, height: 7, hills: 1.8, colour: tones.near }, { lit: 0.4 });
}

/** The first stroke forks four times, its forks once. */
function lightning(on: PicturePainter, from: Point, to: Point, width: number, fork: 0 | 1 | 2): void {
  const { canvas, chance, tones } = on;
  const path = jagged(on, from, to);
  const shape = ribbon(path, width, fork > 0);
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    stroke(canvas, shape, tones.accent, width * 5, 0.16);
    stroke(canvas, shape, tones.accent, width * 2.4, 0.3);
  });
  fill(canvas, [shape], mix(tones.key, '#ffffff', 0.75));
  stroke(canvas, shape, '#ffffff', 0.25, 0.9);
  if (fork === 2) return;
  for (let branch = 0; branch < (fork === 0 ? 4 : 1); branch++) {
    const start = nth(path, chance.whole(6, path.length - 8));
    const end: Point = [start[0] + chance.side() * chance.between(10, 30), start[1] + chance.between(14, 34)];
    lightning(on, start, end, width * 0.5, fork === 0 ? 1 : 2);
  }
}

function jagged({ chance }: PicturePainter, from: Point, to: Point): Point[] {
  let path: Point[] = [from, to];
  for (let round = 0; round < 5; round++) {
    path = path.flatMap((point, index) => {
      const before = path[index - 1];
      if (!before) return [point];
      const length = Math.hypot(point[0] - before[0], point[1] - before[1]);
      const middle: Point = [
        (before[0] + point[0]) / 2 + chance.between(-0.24, 0.24) * length,
        (before[1] + point[1]) / 2 + chance.between(-0.08, 0.08) * length,
      ];
      return [middle, point];
    });
  }
  return path;
}

function ribbon(path: readonly Point[], width: number, isTapered: boolean): Outline {
  const half = (index: number) => {
    const share = index / (path.length - 1);
    return width * (1 - 0.55 * share) * (isTapered ? 1 - share : 1) + 0.12;
  };
  const left = path.map(([x, y], index): Point => [x - half(index), y]);
  const right = path.map(([x, y], index): Point => [x + half(index), y]);
  return polygon([...left, ...right.reverse()]);
}

function strike(on: PicturePainter, x: number): void {
  const { canvas, chance, tones } = on;
  halo(on, [x, GROUND, 34], '#ffffff', 0.8);
  const spray = times(26, (): Dab => {
    const angle = chance.between(-Math.PI, 0);
    return [
      x + Math.cos(angle) * chance.between(2, 8),
      GROUND + Math.sin(angle) * chance.between(1, 5),
      chance.between(4, 16),
      chance.between(0.3, 1),
      angle,
      chance.between(-1, 1),
    ];
  });
  dabs(canvas, mix(tones.key, '#ffffff', 0.4), 0.9, spray);
}

function witnesses(on: PicturePainter): void {
  const { chance, tones } = on;
  const treeX = chance.side() * chance.between(24, 34);
  deadTree(on, { x: treeX, y: 92, height: 44, colour: tones.deep, rim: tones.rim });
  const merlons = [-10, -6, -6, -2, -2, 2, 2, 6, 6, 10];
  const top = merlons.map((x, index): Point => [-treeX + x, index % 4 === 0 || index % 4 === 1 ? 64 : 67]);
  const tower = polygon([
    [-treeX - 9, 100],
    [-treeX - 8, 70],
    [-treeX - 10, 70],
    ...top,
    [-treeX + 10, 70],
    [-treeX + 8, 70],
    [-treeX + 9, 100],
  ]);
  mass(on, [tower], { colour: mix(tones.ink, tones.deep, 0.3), depth: 1.3 });
  blades(on, [97, 104], 34, 9, tones.deep, 0.95, 0.1);
  sparks(on, 16, tones.accent, [50, 98]);
}
