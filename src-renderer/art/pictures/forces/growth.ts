import { apart } from '../../kit/canvas.ts';
import { faded, mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { straight } from '../../kit/gradient.ts';
import { nth, SIDES, times } from '../../kit/list.ts';
import { tube, type Ring } from '../../kit/tube.ts';
import { habitatOf } from '../habitats/habitats.ts';
import { figure } from '../parts/figure.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sparks } from '../scenery/sparks.ts';

/** A ring of a vine, and whether it is on our side of the pillar it winds around. */
interface Twist {
  ring: Ring;
  isBefore: boolean;
}

const STEPS = 24;

/** Vines shoot up in a pillar of light. */
export function growth(on: PicturePainter): void {
  const { tones } = on;
  grove(on);
  const vines = times(3, (index) => vine(on, index / 3));
  for (const isBefore of [false, true]) {
    stems(on, vines, isBefore);
    leaves(on, vines, isBefore);
  }
  bigLeaves(on);
  roots(on);
  figure(on, -30, 97, 17, mix(tones.ink, tones.deep, 0.4), { arms: true });
  sparks(on, 34, mix(tones.accent, tones.glow, 0.6), [6, 96]);
}

function grove(on: PicturePainter): void {
  const { canvas, tones } = on;
  habitatOf(on, 'deepForest');
  halo(on, [0, 40, 58], tones.glow, 0.7);
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    canvas.fillStyle = straight(
      canvas,
      [-17, 0],
      [17, 0],
      [
        [0, faded(tones.accent, 0)],
        [0.5, faded(tones.glow, 0.8)],
        [1, faded(tones.accent, 0)],
      ],
    );
    canvas.fillRect(-17, -2, 34, 98);
  });
}

function vine({ chance }: PicturePainter, turn: number): Twist[] {
  const phase = turn * Math.PI * 2 + chance.between(-0.3, 0.3);
  return times(STEPS + 1, (step): Twist => {
    const share = step / STEPS;
    const angle = phase + share * 6.6;
    const out = (17 - 9 * share) * (1 + share * 0.25);
    return {
      ring: [Math.cos(angle) * out, 96 - 100 * share, 4.4 - 3.2 * share],
      isBefore: Math.sin(angle) > 0,
    };
  });
}

/** Runs of rings on one side become one tube each, so that none shows where it is joined. */
function stems(on: PicturePainter, vines: readonly Twist[][], isBefore: boolean): void {
  const { tones } = on;
  const bark = mix('#4c6b2a', tones.ink, 0.35);
  for (const twists of vines)
    for (const rings of runs(twists, isBefore)) {
      form(on, tube(rings, rings.length * 3), {
        colour: mix(bark, tones.deep, isBefore ? 0 : 0.35),
        depth: 1.1,
        rimStrength: isBefore ? 0.85 : 0.3,
      });
    }
}

function runs(twists: readonly Twist[], isBefore: boolean): Ring[][] {
  const found: Ring[][] = [];
  twists.forEach((twist, index) => {
    if (twist.isBefore !== isBefore) return;
    if (index > 0 && nth(twists, index - 1).isBefore === isBefore) found.at(-1)?.push(twist.ring);
    else found.push(index > 0 ? [nth(twists, index - 1).ring, twist.ring] : [twist.ring]);
  });
  return found.filter((rings) => rings.length > 1);
}

function leaves(
  { canvas, chance, tones }: PicturePainter,
  vines: readonly Twist[][],
  isBefore: boolean,
): void {
  const rings = vines.flatMap((twists) => twists.filter((twist) => twist.isBefore === isBefore));
  const dark = rings.flatMap(({ ring: [x, y, width] }) =>
    times(2, (): Dab => {
      const side = chance.side();
      const angle = (side < 0 ? Math.PI : 0) + side * chance.between(-0.9, 0.3);
      return [
        x + side * width * 0.5,
        y,
        chance.between(8, 15),
        chance.between(2, 3.4),
        angle,
        chance.between(-2, 2),
      ];
    }),
  );
  dabs(canvas, mix(mix(tones.accent, tones.near, 0.55), tones.deep, isBefore ? 0 : 0.35), 1, dark);
  dabs(canvas, mix(tones.accent, tones.key, 0.3), isBefore ? 0.85 : 0.35, dark.map(ribOf));
}

const ribOf = ([x, y, length, width, angle, bend = 0]: Dab): Dab => [
  x,
  y,
  length * 0.96,
  width * 0.45,
  angle - 0.05,
  bend,
];

function bigLeaves({ canvas, chance, tones }: PicturePainter): void {
  const dark = times(14, (): Dab => [
    chance.between(-6, 6),
    chance.between(10, 90),
    chance.between(13, 22),
    chance.between(3.4, 5),
    (chance.side() < 0 ? Math.PI : 0) + chance.between(-0.7, 0.7),
    chance.between(-3, 3),
  ]);
  dabs(canvas, mix(tones.near, tones.accent, 0.3), 1, dark);
  dabs(canvas, mix(tones.accent, tones.key, 0.25), 0.85, dark.map(ribOf));
}

function roots({ canvas, tones }: PicturePainter): void {
  const shapes = SIDES.flatMap((side) =>
    times(3, (index) =>
      tube(
        [
          [side * 8, 93, 3],
          [side * (16 + index * 8), 95 + index * 2, 2],
          [side * (30 + index * 9), 99 + index * 2, 0.4],
        ],
        8,
      ),
    ),
  );
  fill(canvas, shapes, mix('#4c6b2a', tones.deep, 0.5));
}
