import { blob } from '../../kit/blob.ts';
import { forStrokes } from '../../kit/chance.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { nth, SIDES, times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import type { Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube, along, type Ring } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { eye } from '../parts/eyes.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function spider(on: PicturePainter): void {
  const look = lookOf(on);
  web(on, look);
  legs(on, look, ['first', 'second'], 0.35);
  abdomen(on, look);
  head(on, look);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter) {
  const { chance, tones } = on;
  const base = mix(mix(tones.body, '#3a3020', 0.4), tones.ink, 0.5);
  const hubX = chance.between(-8, 8);
  const hubY = chance.between(26, 40);
  return { base, hubX, hubY };
}

const SPOKES = 15;

function web({ canvas, chance, tones }: PicturePainter, { hubX, hubY }: Look): void {
  const step = (Math.PI * 2) / SPOKES;
  const angles = times(SPOKES, (index) => index * step + chance.between(-0.1, 0.1));
  const at = (angle: number, out: number): [number, number] => [
    hubX + Math.cos(angle) * out,
    hubY + Math.sin(angle) * out,
  ];
  canvas.beginPath();
  angles.forEach((angle, index) => {
    const next = index === SPOKES - 1 ? nth(angles, 0) + Math.PI * 2 : nth(angles, index + 1);
    canvas.moveTo(hubX, hubY);
    canvas.lineTo(...at(angle, 90));
    for (let radius = 8; radius < 84; radius *= 1.26) {
      const out = radius * (1 + 0.06 * Math.sin(index * 9 + radius));
      canvas.moveTo(...at(angle, out));
      canvas.quadraticCurveTo(...at((angle + next) / 2, out * 0.86), ...at(next, out));
    }
  });
  canvas.globalAlpha = 0.55;
  canvas.strokeStyle = mix(tones.key, '#ffffff', 0.5);
  canvas.lineWidth = 0.38;
  canvas.stroke();
  canvas.globalAlpha = 1;
}

/** The joints of a leg on the right side, from the body out; the first pair stands behind. */
const LEGS = {
  first: [
    [8, 54, 3.4],
    [23, 27, 3.2],
    [36, 17, 2.5],
    [44, 40, 1.6],
    [48, 64, 0.3],
  ],
  second: [
    [9, 57, 3.4],
    [28, 36, 3.2],
    [42, 35, 2.5],
    [48, 58, 1.6],
    [46, 86, 0.3],
  ],
  third: [
    [9, 60, 3.4],
    [27, 50, 3.2],
    [38, 53, 2.5],
    [39, 74, 1.6],
    [35, 95, 0.3],
  ],
  fourth: [
    [7, 62, 3.4],
    [17, 60, 3.2],
    [24, 67, 2.5],
    [22, 82, 1.6],
    [15, 98, 0.3],
  ],
} as const satisfies Record<string, readonly Ring[]>;

function legs(
  on: PicturePainter,
  { base }: Look,
  pairs: readonly (keyof typeof LEGS)[],
  shade: number,
): void {
  const { chance, tones } = on;
  const stray = (index: number) => (index > 1 ? chance.between(-2, 2) : 0);
  const all = pairs.flatMap((pair) =>
    SIDES.map((side) =>
      LEGS[pair].map(([x, y, width], index): Ring => [side * (x + stray(index)), y + stray(index), width]),
    ),
  );
  mass(
    on,
    all.flatMap((rings) => [tube(rings, 24), ...hairs(on, rings)]),
    {
      colour: mix(base, tones.deep, shade),
      depth: 1,
      rimStrength: shade > 0 ? 0.55 : 0.9,
      inside: ({ canvas }) => {
        dabs(canvas, mix(tones.accent, tones.ink, 0.4), 0.55, all.flatMap(bands));
      },
    },
  );
}

function hairs({ scale, ...on }: PicturePainter, rings: readonly Ring[]): Outline[] {
  const chance = forStrokes(on.chance);
  // They are thinner than a pixel on small cards.
  if (scale < 1.6) return [];
  return times(14, () => {
    const [x, y] = along(rings, chance.between(0.1, 0.95));
    const outward = x < 0 ? Math.PI : 0;
    return tuft(x, y, chance.between(3, 5), 0.4, chance.between(-0.8, 0.8) + outward);
  });
}

const bands = (rings: readonly Ring[]): Dab[] =>
  times(7, (index) => {
    const [x, y] = along(rings, (index + 1) / 8);
    return [x - 2, y, 4, 0.8, Math.sign(x) * 0.5];
  });

function abdomen(on: PicturePainter, { base }: Look): void {
  const { chance, tones } = on;
  const hairs: Outline[] = [];
  for (let index = 0; index < 26; index++) {
    const angle = -3.14 + (index / 25) * 3.14 * 1;
    hairs.push(
      tuft(
        Math.cos(angle) * 19,
        30 + Math.sin(angle) * 20,
        chance.between(3, 6),
        0.7,
        angle + chance.between(-0.2, 0.2),
        0,
      ),
    );
  }
  mass(
    on,
    [
      blob([
        [0, 8],
        [14, 13],
        [21, 27],
        [18, 44],
        [8, 54],
        [-8, 54],
        [-18, 44],
        [-21, 27],
        [-14, 13],
      ]),
      ...hairs,
    ],
    {
      colour: base,
      depth: 2.8,
      inside: (body) => {
        soft(body.canvas, mix(base, tones.key, 0.5), 0.5, [-8 * Math.sign(-on.light.x), 20, 14, 12]);
        soft(body.canvas, tones.deep, 0.6, [0, 52, 20, 12]);
        coat(body, tones.deep, 0.42, 90, [-20, 10, 20, 54], [4, 0.6, 1.57, 0.8]);
        coat(body, tones.key, 0.22, 40, [-20, 8, 20, 34], [4, 0.5, 1.57, 0.8]);
        const marking = mix(tones.accent, '#ffe9a0', 0.25);
        fill(
          body.canvas,
          [
            blob([
              [0, 20],
              [5, 25],
              [2.4, 30],
              [6, 37],
              [0, 43],
              [-6, 37],
              [-2.4, 30],
              [-5, 25],
            ]),
          ],
          marking,
          0.85,
        );
        for (const side of [-1, 1] as const)
          dabs(body.canvas, marking, 0.65, [
            [side * 9, 22, 9, 1.6, 1.2 * side + (side < 0 ? 3.14 : 0), side],
            [side * 12, 32, 8, 1.4, 1.3 * side + (side < 0 ? 3.14 : 0), side],
          ]);
      },
    },
  );
}

function head(on: PicturePainter, look: Look): void {
  const { tones } = on;
  const { base } = look;
  mass(
    on,
    [
      blob([
        [0, 49],
        [9, 52],
        [11, 61],
        [7, 70],
        [0, 73],
        [-7, 70],
        [-11, 61],
        [-9, 52],
      ]),
    ],
    {
      colour: base,
      depth: 1.9,
      inside: (body) => {
        coat(body, tones.deep, 0.4, 40, [-11, 49, 11, 73], [3, 0.5, 1.57, 0.8]);
        soft(body.canvas, tones.key, 0.25, [0, 53, 8, 5]);
      },
    },
  );
  legs(on, look, ['third', 'fourth'], 0);
  mass(
    on,
    [-1, 1].map((side) =>
      tube(
        [
          [side * 3.4, 70, 2.8],
          [side * 4.6, 76, 2.4],
          [side * 2.8, 82, 0.3],
        ],
        8,
      ),
    ),
    { colour: mix(base, tones.deep, 0.3), depth: 0.8 },
  );
  for (const [x, y, radius] of [
    [-3.2, 62.6, 1.6],
    [3.2, 62.6, 1.6],
    [-7, 60.4, 1],
    [7, 60.4, 1],
    [-4.6, 57.8, 0.8],
    [4.6, 57.8, 0.8],
  ] as const)
    eye(on, x, y, radius * 0.8, tones.accent);
}
