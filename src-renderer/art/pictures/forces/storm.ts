import { blob } from '../../kit/blob.ts';
import { forStrokes } from '../../kit/chance.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { evenly, straight } from '../../kit/gradient.ts';
import { times } from '../../kit/list.ts';
import { polygon, type Point } from '../../kit/outline.ts';
import { dim } from '../parts/dim.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sky } from '../scenery/backdrop.ts';
import { cloudBanks } from '../scenery/cloud-banks.ts';
import { land } from '../scenery/land.ts';

/** The middle line of a whirlwind, from the ground (0) to the clouds (1). */
interface Funnel {
  at: (share: number) => Point;
  width: (share: number) => number;
  foot: number;
}

/** A whirlwind that takes everything with it. */
export function storm(on: PicturePainter): void {
  const { chance } = on;
  const bend = chance.between(-14, 14);
  const foot = chance.between(-10, 10);
  const funnel: Funnel = {
    foot,
    at: (share) => [foot + bend * Math.sin(share * 3.1), 94 - 98 * share],
    width: (share) => 2.5 + 34 * share ** 1.7,
  };
  air(on, funnel);
  body(on, funnel);
  whirl(on, funnel);
  cloudBanks(on, 7, [-4, 12], 0.55, 2.1);
  land(on, { y: 93, height: 5, hills: 1.5, colour: on.tones.near }, { lit: 0.35 });
  bentTrees(on, funnel);
  debris(on, funnel);
  rain(on, funnel);
}

function air(on: PicturePainter, { foot }: Funnel): void {
  sky(on, { horizon: 92 });
  dim(on);
  halo(on, [-foot, 52, 50], on.tones.glow, 0.55);
}

function body({ canvas, tones, light }: PicturePainter, { at, width }: Funnel): void {
  const side = (sign: number) =>
    times(11, (index): Point => {
      const [x, y] = at(index / 10);
      return [x + sign * width(index / 10) * 0.8, y];
    });
  const shape = blob([...side(-1), ...side(1).reverse()]);
  const bright = light.x < 0 ? -30 : 30;
  const paint = straight(
    canvas,
    [bright, 0],
    [-bright, 0],
    evenly(mix(tones.sky[2], tones.sky[1], 0.35), mix(tones.sky[0], tones.sky[1], 0.4), tones.deep),
  );
  fill(canvas, [shape], paint, 0.9);
}

function whirl(on: PicturePainter, { at, width }: Funnel): void {
  const { canvas, chance, tones, light } = on;
  const lit: Dab[] = [];
  const dark: Dab[] = [];
  for (let touch = 0; touch < 150; touch++) {
    const share = chance.next() ** 0.7;
    const [x, y] = at(share);
    const half = width(share);
    const aside = chance.between(-1, 1);
    const list = aside * light.x > 0 ? lit : dark;
    list.push([
      x + aside * half - half * 0.55,
      y - Math.abs(aside) * half * 0.12,
      half * chance.between(0.6, 1.4),
      1 + share * 2.6,
      chance.between(-0.12, 0.12),
      half * -0.16,
    ]);
  }
  layers(on, lit, mix(tones.sky[2], tones.key, 0.2), mix(tones.sky[2], tones.key, 0.55));
  layers(on, dark, mix(tones.sky[0], tones.deep, 0.2), mix(tones.sky[0], tones.deep, 0.6));
  const bands = times(14, (): Dab => {
    const share = chance.between(0.1, 1);
    const [x, y] = at(share);
    const half = width(share);
    return [x - half * 0.9, y, half * 1.7, 0.5 + share, chance.between(-0.06, 0.06), half * 0.2];
  });
  dabs(canvas, '#ffffff', 0.4, bands);
}

/** Several thin coats of few touches each: in one coat they would run into a single patch. */
function layers(
  { canvas }: PicturePainter,
  touches: readonly Dab[],
  one: `#${string}`,
  other: `#${string}`,
): void {
  const coats = 6;
  for (let coat = 0; coat < coats; coat++) {
    dabs(
      canvas,
      coat % 2 === 0 ? one : other,
      0.5,
      touches.filter((_, index) => index % coats === coat),
    );
  }
}

function bentTrees({ canvas, tones, frame, ...on }: PicturePainter, { foot }: Funnel): void {
  const chance = forStrokes(on.chance);
  for (let tree = 0; tree < 6; tree++) {
    const x = chance.between(frame.left, frame.right);
    if (Math.abs(x - foot) < 12) continue;
    const height = chance.between(12, 22);
    const lean = Math.sign(foot - x) * chance.between(0.25, 0.5);
    const leaves = times(16, (): Dab => [
      x + Math.sin(lean) * height * 0.6,
      98 - height * 0.62 + chance.between(-4, 4),
      chance.between(5, 11),
      1.2,
      -Math.PI / 2 + lean * 2.4 + chance.between(-0.5, 0.5),
      1,
    ]);
    dabs(canvas, tones.deep, 0.95, [[x, 98, height, 1, -Math.PI / 2 + lean, lean * 3], ...leaves]);
  }
}

function debris({ canvas, chance, tones }: PicturePainter, { at, width }: Funnel): void {
  const pieces = times(22, () => {
    const share = chance.between(0.02, 0.5);
    const angle = chance.between(0, Math.PI * 2);
    const far = width(share) * chance.between(1, 2.3) + 4;
    const size = chance.between(0.6, 2);
    const [x, y] = [at(share)[0] + Math.cos(angle) * far, at(share)[1] + Math.sin(angle) * far * 0.3];
    return polygon([
      [x, y - size],
      [x + size * 1.6, y],
      [x, y + size],
      [x - size, y],
    ]);
  });
  fill(canvas, pieces, tones.deep, 0.9);
}

function rain(on: PicturePainter, { foot }: Funnel): void {
  const { canvas, chance, tones, frame } = on;
  const drops = times(50, (): Dab => [
    chance.between(frame.left, frame.right + 10),
    chance.between(-5, 95),
    chance.between(6, 14),
    0.2,
    1.85,
  ]);
  dabs(canvas, mix(tones.key, '#ffffff', 0.4), 0.45, drops);
  halo(on, [foot, 94, 24], tones.glow, 0.5, 1 / 3);
  const dust = times(16, (): Dab => [
    foot + chance.between(-14, 8),
    95 + chance.between(-2, 2),
    chance.between(6, 14),
    chance.between(0.8, 2),
    chance.between(-0.4, 0.4),
    chance.between(-3, 1),
  ]);
  dabs(canvas, mix(tones.middle, tones.sky[2], 0.3), 0.7, dust);
}
