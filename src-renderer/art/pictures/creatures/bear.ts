import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { eye } from '../parts/eyes.ts';
import { gear } from '../parts/gear.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';

export function bear(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  farLegs(on, look);
  body(on, look, sitter);
  wheels(on, sitter);
  claws(on, look);
  face(on, look, sitter);
  growths(on, look, sitter);
  meadow(on);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, { features }: Sitter) {
  const { chance, tones } = on;
  const fur = chance.pick(['#5a3a22', '#3a2c26', '#7a5230', '#6b6660', '#4a3a2c']);
  const base = mix(
    mix(tones.body, features.has('clockwork') ? tones.metal : fur, 0.7),
    tones.ink,
    features.has('clockwork') ? 0.3 : 0.42,
  );
  const sway = chance.between(-3, 3);
  const hump = chance.between(-2, 4);
  const headY = chance.between(-1, 5);
  const paw = (x: number, y: number) =>
    blob([
      [x - 9, y + 4.5],
      [x - 8.6, y],
      [x - 4, y - 3],
      [x + 3.5, y - 3],
      [x + 5.5, y + 1],
      [x + 5.5, y + 4.5],
    ]);
  return { base, sway, hump, headY, paw };
}

function farLegs(on: PicturePainter, { base, sway, paw }: Look): void {
  const { tones } = on;
  const far = [
    tube(
      [
        [-16, 54, 9.5],
        [-24 - sway, 67, 7.2],
        [-25 - sway, 79, 5.4],
        [-28 - sway, 88, 5],
      ],
      14,
    ),
    paw(-29 - sway, 87.5),
    tube(
      [
        [22, 56, 12],
        [17 + sway, 70, 8.2],
        [21 + sway, 80, 5.4],
        [17 + sway, 88, 5],
      ],
      14,
    ),
    paw(16 + sway, 87.5),
  ];
  mass(on, far, {
    colour: mix(base, tones.deep, 0.5),
    depth: 1.6,
    rimStrength: 0.35,
    inside: (body) => {
      coat(body, tones.deep, 0.4, 46, [-36, 50, 34, 92], [5, 0.6, 1.5, 0.3]);
    },
  });
}

function body(on: PicturePainter, { base, sway, hump, headY, paw }: Look, { features }: Sitter): void {
  const { chance, tones } = on;
  const near = [
    blob([
      [-24, 38],
      [-18, 30 - hump],
      [-8, 25.5 - hump],
      [4, 31],
      [18, 31.5],
      [31, 35.5],
      [39, 46],
      [39, 60],
      [31, 69],
      [12, 70],
      [-4, 71],
      [-18, 68],
      [-28, 58],
      [-29, 46],
    ]),
    tube(
      [
        [26, 52, 13.5],
        [32, 66, 10.2],
        [36, 77, 6],
        [32.5, 87, 5.3],
      ],
      16,
    ),
    paw(31, 87.5),
    tube(
      [
        [-12, 52, 12],
        [-13 + sway, 67, 8.4],
        [-10 + sway, 79, 6],
        [-12 + sway, 87, 5.5],
      ],
      16,
    ),
    paw(-13 + sway, 87.5),
    blob([
      [-15, 35 + headY * 0.5],
      [-20, 29 + headY],
      [-28, 28 + headY],
      [-33.5, 32.5 + headY],
      [-38, 39.5 + headY],
      [-46, 42.5 + headY],
      [-48.6, 46 + headY],
      [-46, 50.5 + headY],
      [-38, 51.5 + headY],
      [-33, 57 + headY],
      [-25, 62 + headY],
      [-16, 60 + headY],
    ]),
    ellipse(-20.5, 29.5 + headY, 4.3),
  ];
  if (!features.has('clockwork')) {
    for (let index = 0; index < 24; index++) {
      const share = index / 23,
        x = -19 + 57 * share;
      near.push(
        tuft(
          x,
          (share < 0.22 ? 30 - hump * 1.4 * share * 4 - share * 12 : 31.5 + Math.max(0, share - 0.7) * 34) +
            1.5,
          chance.between(3, 6),
          1.1,
          -0.75 + share * 1.2,
          0.5,
        ),
      );
    }
    for (let index = 0; index < 12; index++)
      near.push(
        tuft(
          -27 + index * 5,
          66 + Math.sin(index) * 2,
          chance.between(4, 8),
          1.3,
          1.2 + chance.between(-0.2, 0.3),
          0.4,
        ),
      );
    for (let index = 0; index < 6; index++)
      near.push(tuft(-30 + index * 2.4, 56 + headY + index, chance.between(4, 8), 1.2, 1.7, 0.4));
  }
  mass(on, near, {
    colour: base,
    depth: 2.7,
    inside: (body) => {
      const lit = mix(base, tones.key, 0.55);
      soft(body.canvas, lit, 0.5, [-8, 38, 20, 14]);
      soft(body.canvas, lit, 0.42, [26, 44, 18, 15]);
      soft(body.canvas, tones.deep, 0.6, [6, 62, 30, 10]);
      soft(body.canvas, tones.deep, 0.42, [-3, 56, 9, 16]);
      soft(body.canvas, tones.deep, 0.4, [14, 58, 8, 16]);
      soft(body.canvas, tones.deep, 0.6, [-22, 64 + headY, 12, 7, 0.5]);
      soft(body.canvas, lit, 0.5, [-26, 36 + headY, 9, 7]);
      soft(body.canvas, lit, 0.32, [-13 + sway, 66, 5, 12]);
      soft(body.canvas, lit, 0.3, [31, 64, 6, 12]);
      if (!features.has('clockwork')) {
        coat(body, tones.deep, 0.36, 110, [-28, 26, 40, 72], [6.5, 0.62, 0.5, 0.5]);
        coat(body, mix(base, tones.key, 0.7), 0.36, 70, [-28, 24, 40, 56], [6, 0.5, 0.42, 0.5]);
        coat(body, tones.deep, 0.35, 40, [-16, 66, 38, 90], [6, 0.6, 1.45, 0.3]);
        coat(body, tones.deep, 0.36, 34, [-36, 28, -14, 60], [4.5, 0.5, 0.9, 0.6]);
      } else {
        coat(body, tones.deep, 0.4, 26, [-26, 24, 42, 86], [16, 0.4, 0.2, 0.1]);
        for (let index = 0; index < 26; index++)
          fill(
            body.canvas,
            [ellipse(chance.between(-26, 38), chance.between(30, 70), 0.7)],
            mix(base, tones.key, 0.8),
            0.8,
          );
        dabs(body.canvas, tones.deep, 0.6, [
          [-22, 46, 60, 0.5, 0.1, 6],
          [-10, 30, 40, 0.5, 1.4, 3],
          [16, 32, 38, 0.5, 1.5, -3],
        ]);
      }
      soft(body.canvas, mix(base, '#d8b88c', 0.6), 0.5, [-42, 46 + headY, 8, 4]);
    },
  });
}

function wheels(on: PicturePainter, { features }: Sitter): void {
  const { tones } = on;
  if (features.has('clockwork')) {
    gear(on, 8, 49, 13, 11, mix(mix(tones.metal, tones.accent, 0.4), tones.ink, 0.25));
    gear(on, 27, 44, 8.5, 8, mix(mix(tones.metal, tones.accent, 0.6), tones.ink, 0.2), 0.2);
    gear(on, -11, 42, 8, 8, mix(mix(tones.metal, tones.accent, 0.2), tones.ink, 0.2), 0.1);
  }
}

function claws(on: PicturePainter, { sway }: Look): void {
  const { canvas, tones } = on;
  const claws: Dab[] = [];
  for (const [x, y] of [
    [-13 + sway, 87.5],
    [31, 87.5],
    [-29 - sway, 87.5],
    [16 + sway, 87.5],
  ] as const)
    for (let index = 0; index < 3; index++)
      claws.push([x - 7.8 + index * 2.4, y + 2.6, -2.6, 0.55, -0.5, 0.3]);
  dabs(canvas, mix(tones.key, '#ffffff', 0.3), 0.85, claws);
}

function face(on: PicturePainter, { base, headY }: Look, { features }: Sitter): void {
  const { canvas, tones } = on;
  fill(canvas, [ellipse(-20.9, 30.4 + headY, 2)], mix(base, tones.deep, 0.7));
  fill(canvas, [ellipse(-46.8, 44.6 + headY, 2.3, 1.7)], tones.deep);
  dabs(canvas, tones.deep, 0.9, [[-35.5, 51 + headY, -10.5, 0.55, -0.14, 0.5]]);
  if (features.has('clockwork')) eye(on, -33.5, 39 + headY, 1.2, tones.accent);
  else {
    fill(canvas, [ellipse(-33.6, 39.2 + headY, 1.25, 1)], tones.deep);
    fill(canvas, [ellipse(-34, 38.8 + headY, 0.45)], '#fff3c8');
  }
}

function growths(on: PicturePainter, { base, headY }: Look, { features }: Sitter): void {
  const { tones } = on;
  if (features.has('tusks'))
    for (const aside of [0, 3] as const)
      form(
        on,
        tube(
          [
            [-35 + aside, 51 + headY, 1.7],
            [-41 + aside, 50 + headY, 1.4],
            [-43.5 + aside, 43 + headY, 0.3],
          ],
          9,
        ),
        { colour: mix('#e9dfc4', tones.ink, 0.15), depth: 0.6 },
      );
  if (features.has('horn'))
    for (const aside of [3, 0] as const)
      form(
        on,
        tube(
          [
            [-24 + aside, 30 + headY, 2],
            [-31 + aside, 25 + headY, 1.6],
            [-34 + aside, 15 + headY, 0.3],
          ],
          10,
        ),
        { colour: mix('#e0d2aa', tones.ink, 0.2), depth: 0.6 },
      );
  if (features.has('horns'))
    for (const aside of [7, 0] as const) {
      const horn = tube(
        [
          [-22 + aside, 31 + headY, 2.4],
          [-30 + aside, 27 + headY, 2],
          [-34 + aside, 16 + headY, 0.3],
        ],
        12,
      );
      form(on, horn, { colour: mix('#e0d2aa', tones.ink, 0.2), depth: 0.8 });
    }
  if (features.has('trunk')) {
    form(
      on,
      tube(
        [
          [-44, 46 + headY, 4.4],
          [-49, 58 + headY, 3.4],
          [-46, 70 + headY, 2.6],
          [-50, 76 + headY, 1.6],
        ],
        16,
      ),
      { colour: base, depth: 1.2 },
    );
    for (const aside of [4, 0] as const)
      form(
        on,
        tube(
          [
            [-38 + aside, 54 + headY, 2],
            [-44 + aside, 62 + headY, 1.7],
            [-52 + aside, 60 + headY, 0.3],
          ],
          10,
        ),
        { colour: mix('#eee4c8', tones.ink, 0.1), depth: 0.6 },
      );
    form(
      on,
      blob([
        [-18, 32 + headY],
        [-10, 34 + headY],
        [-8, 48 + headY],
        [-16, 56 + headY],
        [-22, 46 + headY],
      ]),
      { colour: mix(base, tones.key, 0.06), depth: 1.2 },
    );
  }
}

function meadow(on: PicturePainter): void {
  const { tones } = on;
  blades(on, [92, 97], 30, 7, mix(tones.near, tones.deep, 0.3), 0.95, 0.1);
  blades(on, [95, 99], 22, 7, mix(tones.accent, tones.near, 0.6), 0.6, 0.1);
}
