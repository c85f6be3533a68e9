import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import type { Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube, along, type Ring } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import type { Colour } from '../../../../src-shared/duel/words.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { wave } from '../scenery/open-sea.ts';
import { sparks } from '../scenery/sparks.ts';
import { stones } from '../scenery/stones.ts';

export function elemental(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  core(on, look);
  tongues(on, look);
  crownOf(on, look);
  face(on, look);
  ground(on, look);
}

const KINDS = ['fire', 'water', 'wood', 'light', 'shade'] as const;
type Kind = (typeof KINDS)[number];

const OF_COLOUR: Record<Colour, Kind> = {
  white: 'light',
  blue: 'water',
  black: 'shade',
  red: 'fire',
  green: 'wood',
};

function kindOf({ subject, features }: Sitter): Kind {
  const [colour] = subject.colours;
  return KINDS.find((kind) => features.has(kind)) ?? (colour === undefined ? 'light' : OF_COLOUR[colour]);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, sitter: Sitter) {
  const { chance, tones } = on;
  const kind = kindOf(sitter);
  const hot = kind === 'fire' ? '#e02a06' : mix(tones.accent, tones.sky[0], 0.6);
  const flame = mix(tones.accent, hot, 0.4);
  const white = mix(tones.glow, '#ffffff', 0.5);
  const trunk: Ring[] = [
    [0, 96, 7],
    [0, 76, 11],
    [0, 60, 16],
    [0, 48, 18],
    [0, 37, 9],
  ];
  const rightArm: Ring[] = [
    [12, 46, 9],
    [27, 54, 8],
    [36, 44, 7],
    [40, 29, 6.4],
  ];
  const leftArm: Ring[] = [
    [-12, 46, 9],
    [-27, 56, 8],
    [-34, 69, 7],
    [-31, 82, 7],
  ];
  const headRings: Ring[] = [
    [0, 36, 7],
    [0, 25, 8.4],
    [0, 17, 4.6],
  ];
  const tongue = (
    rings: readonly Ring[],
    count: number,
    length: number,
    width: number,
    angle: number,
    spread: number,
    list: Dab[],
  ) => {
    for (let index = 0; index < count; index++) {
      const place = along(rings, chance.next());
      list.push([
        place[0] + chance.between(-1, 1) * place[2] * 0.85,
        place[1] + chance.between(-1, 1) * place[2] * 0.5 + 2,
        length * chance.between(0.5, 1.25),
        width * chance.between(0.6, 1.3),
        angle + chance.between(-spread, spread),
        chance.between(-1, 1) * length * 0.26,
      ]);
    }
  };
  return { kind, hot, flame, white, trunk, rightArm, leftArm, headRings, tongue };
}

function core(on: PicturePainter, { hot, flame, trunk, rightArm, leftArm, headRings }: Look): void {
  const { tones } = on;
  halo(on, [0, 46, 54], tones.accent, 0.55);
  mass(on, [tube(trunk, 20), tube(rightArm, 16), tube(leftArm, 16), tube(headRings, 12)], {
    colour: mix(tones.deep, hot, 0.45),
    depth: 2.4,
    rimStrength: 0.4,
    inside: (body) => {
      soft(body.canvas, flame, 0.8, [0, 52, 14, 16]);
      coat(body, tones.deep, 0.5, 60, [-40, 16, 40, 96], [9, 1, -1.4, 0.6]);
    },
  });
}

function tongues(
  on: PicturePainter,
  { hot, flame, white, trunk, rightArm, leftArm, headRings, tongue }: Look,
): void {
  const { canvas, tones } = on;
  const outer: Dab[] = [];
  const middle: Dab[] = [];
  const inner: Dab[] = [];
  const heart: Dab[] = [];
  for (const [rings, count] of [
    [trunk, 30],
    [rightArm, 15],
    [leftArm, 15],
    [headRings, 13],
  ] as const) {
    tongue(rings, count, 20, 2.8, -1.57, 0.5, outer);
    tongue(rings, Math.round(count * 0.8), 14, 2, -1.57, 0.45, middle);
    tongue(rings, Math.round(count * 0.6), 10, 1.4, -1.57, 0.4, inner);
    tongue(
      rings.map(([x, y, half]): Ring => [x, y, half * 0.5]),
      Math.round(count * 0.45),
      8,
      1,
      -1.57,
      0.35,
      heart,
    );
  }
  dabs(canvas, mix(hot, tones.deep, 0.45), 0.8, outer);
  dabs(canvas, mix(hot, flame, 0.5), 0.8, middle);
  canvas.save();
  canvas.globalCompositeOperation = 'lighter';
  dabs(canvas, flame, 0.7, inner);
  dabs(canvas, white, 0.6, heart);
  canvas.restore();
  soft(canvas, mix(tones.deep, hot, 0.4), 0.75, [0, 30, 12, 12]);
}

function crownOf(on: PicturePainter, { flame, white }: Look): void {
  const { chance } = on;
  const crown: Outline[] = [];
  for (let index = 0; index < 12; index++)
    crown.push(
      tuft(
        chance.between(-7, 7),
        22,
        chance.between(10, 24),
        2.4,
        -1.57 + chance.between(-0.45, 0.45),
        chance.between(-4, 4),
      ),
    );
  mass(on, crown, { colour: flame, lit: white, depth: 1.3, rim: white });
}

function face(on: PicturePainter, { white }: Look): void {
  const { canvas } = on;
  fill(
    canvas,
    [
      blob([
        [-6.6, 26.6, 'corner'],
        [-2.4, 29.4, 'corner'],
        [-3, 31.4],
        [-6, 30.4],
      ]),
    ],
    '#fffbe0',
  );
  fill(
    canvas,
    [
      blob([
        [6.6, 26.6, 'corner'],
        [2.4, 29.4, 'corner'],
        [3, 31.4],
        [6, 30.4],
      ]),
    ],
    '#fffbe0',
  );
  halo(on, [-4.4, 29.4, 6], white, 0.9);
  halo(on, [4.4, 29.4, 6], white, 0.9);
  fill(
    canvas,
    [
      blob([
        [-3.6, 37, 'corner'],
        [0, 35.4],
        [3.6, 37, 'corner'],
        [2, 41],
        [-2, 41],
      ]),
    ],
    white,
    0.9,
  );
}

function ground(on: PicturePainter, { kind }: Look): void {
  const { tones } = on;
  sparks(on, 26, mix(tones.accent, '#ffffff', 0.3), [2, 96]);
  halo(on, [0, 95, 32], tones.accent, 0.8, 9 / 32);
  if (kind === 'fire') stones(on, [93, 99], 10, 5, mix(tones.ink, tones.deep, 0.4));
  if (kind === 'water') wave(on, 101, 9);
}
