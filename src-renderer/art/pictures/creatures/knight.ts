import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, ellipse, type Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { slit } from '../parts/eyes.ts';
import { folds } from '../parts/folds.ts';
import { sword } from '../parts/sword.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { isBlack, hasKeyword } from '../subject.ts';

export function knight(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  cape(on, look);
  weapon(on, look);
  armour(on, look);
  tabard(on, look);
  shoulders(on, look);
  helmet(on, look);
  shield(on, look);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, { subject }: Sitter) {
  const { chance, tones } = on;
  const isDark = isBlack(subject);
  const metal = mix(tones.metal, tones.ink, isDark ? 0.62 : 0.34);
  const cloth = mix(tones.accent, tones.ink, isDark ? 0.5 : 0.42);
  const sway = chance.between(-3, 3);
  const spear = hasKeyword(subject, 'firstStrike');
  const device = chance.whole(0, 2);
  return { isDark, metal, cloth, sway, spear, device };
}

function cape(on: PicturePainter, { cloth, sway }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-11, 40],
        [-19, 58],
        [-25, 80],
        [-30, 101],
        [0, 101],
        [38, 101],
        [44 + sway, 88],
        [36, 66],
        [24, 48],
        [13, 38],
      ]),
    ],
    {
      colour: mix(cloth, tones.deep, 0.35),
      depth: 2.2,
      inside: (body) => {
        folds(body, -26, 40, 46, 101, 9, cloth, 0.45);
      },
    },
  );
}

function weapon(on: PicturePainter, { metal, cloth, spear }: Look): void {
  const { chance, tones } = on;
  mass(
    on,
    [
      tube(
        [
          [13, 44, 7],
          [25, 41, 5.2],
          [29.5, 28, 4.2],
        ],
        14,
      ),
    ],
    {
      colour: metal,
      depth: 1.8,
      inside: (body) => {
        dabs(body.canvas, tones.deep, 0.6, [
          [19, 37, 9, 0.6, 1.2, 0],
          [23.5, 35, 9, 0.6, 0.3, 0],
        ]);
        soft(body.canvas, tones.key, 0.35, [22, 40, 6, 5]);
      },
    },
  );
  if (spear) {
    form(
      on,
      tube(
        [
          [34, 101, 1],
          [31, 50, 1],
          [29, -6, 0.9],
        ],
        8,
      ),
      { colour: mix('#6a4a30', tones.ink, 0.3), depth: 0.6 },
    );
    form(
      on,
      polygon([
        [29, -14],
        [32.4, -1],
        [29, 3],
        [25.6, -1],
      ]),
      { colour: mix(tones.metal, tones.ink, 0.15), rim: '#ffffff', depth: 0.8 },
    );
    mass(
      on,
      [
        blob([
          [31, 4],
          [46, 7],
          [43, 13],
          [50, 18, 'corner'],
          [32, 21],
        ]),
      ],
      { colour: cloth, depth: 1 },
    );
  } else sword(on, 30.5, 22, 0.14 + chance.between(-0.12, 0.12), 38, { width: 1.9, metal: tones.metal });
  mass(on, [ellipse(30, 26, 3.7, 3.4)], { colour: mix(metal, tones.deep, 0.2), depth: 1.1 });
}

function armour(on: PicturePainter, { metal }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-14, 43],
        [-7, 38],
        [7, 38],
        [14, 43],
        [13, 54],
        [9.5, 68],
        [15, 84],
        [17, 101],
        [-17, 101],
        [-15, 84],
        [-9.5, 68],
        [-13, 54],
      ]),
    ],
    {
      colour: metal,
      depth: 2.3,
      inside: (body) => {
        soft(body.canvas, tones.key, 0.35, [-5 * Math.sign(-on.light.x), 50, 9, 10]);
        soft(body.canvas, tones.deep, 0.5, [0, 66, 14, 6]);
        coat(body, tones.deep, 0.25, 20, [-14, 42, 14, 100], [12, 0.6, 1.5, 0.3]);
        for (let y = 76; y < 101; y += 6) dabs(body.canvas, tones.deep, 0.5, [[-16, y, 32, 0.5, 0, 2]]);
      },
    },
  );
}

function tabard(on: PicturePainter, { cloth, device }: Look): void {
  const { canvas, tones } = on;
  mass(
    on,
    [
      blob([
        [-6.6, 44],
        [6.6, 44],
        [6.6, 64],
        [10, 84],
        [11, 101],
        [-11, 101],
        [-10, 84],
        [-6.6, 64],
      ]),
    ],
    {
      colour: cloth,
      depth: 1.5,
      rimStrength: 0.5,
      inside: (body) => {
        folds(body, -9, 9, 66, 101, 5, cloth, 0.5);
      },
    },
  );
  fill(
    canvas,
    [
      tube(
        [
          [-10, 70, 1.7],
          [0, 72, 1.8],
          [10, 70, 1.7],
        ],
        8,
      ),
    ],
    mix(tones.deep, '#5a3d28', 0.4),
  );
  form(on, ellipse(0, 71.6, 2.2), { colour: mix(tones.accent, tones.ink, 0.2), depth: 0.7 });
  fill(
    canvas,
    [
      device === 0
        ? polygon([
            [0, 49],
            [1.7, 53.6],
            [6.4, 54],
            [2.7, 57],
            [4, 62],
            [0, 59.2],
            [-4, 62],
            [-2.7, 57],
            [-6.4, 54],
            [-1.7, 53.6],
          ])
        : device === 1
          ? polygon([
              [-1.2, 48],
              [1.2, 48],
              [1.2, 53],
              [5.4, 53],
              [5.4, 55.6],
              [1.2, 55.6],
              [1.2, 64],
              [-1.2, 64],
              [-1.2, 55.6],
              [-5.4, 55.6],
              [-5.4, 53],
              [-1.2, 53],
            ])
          : blob([
              [0, 48],
              [3.4, 53],
              [4.2, 58],
              [0, 63],
              [-4.2, 58],
              [-3.4, 53],
            ]),
    ],
    mix(tones.key, '#ffffff', 0.2),
    0.85,
  );
}

function shoulders(on: PicturePainter, { metal }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [7, 37],
        [15, 37],
        [20, 43],
        [19, 50],
        [11, 48],
        [7, 43],
      ]),
    ],
    {
      colour: metal,
      depth: 1.6,
      inside: (body) => {
        dabs(body.canvas, tones.deep, 0.5, [[8, 44, 13, 0.5, 0.4, -2]]);
      },
    },
  );
  mass(
    on,
    [
      blob([
        [-7, 37],
        [-15, 37],
        [-20, 43],
        [-19, 50],
        [-11, 48],
        [-7, 43],
      ]),
    ],
    {
      colour: metal,
      depth: 1.6,
      inside: (body) => {
        dabs(body.canvas, tones.deep, 0.5, [[-20, 48, 13, 0.5, -0.4, -2]]);
      },
    },
  );
}

function helmet(on: PicturePainter, { isDark, metal, cloth }: Look): void {
  const { canvas, chance, tones } = on;
  const plume: Outline[] = [];
  for (let index = 0; index < 9; index++)
    plume.push(
      tuft(
        chance.between(-1, 2),
        13,
        chance.between(15, 25),
        2.2,
        -0.95 + index * 0.13,
        -5 + chance.between(-2, 2),
      ),
    );
  mass(on, plume, { colour: mix(cloth, tones.key, 0.1), depth: 1.2, rimStrength: 0.6 });
  mass(
    on,
    [
      blob([
        [-8.2, 24],
        [-7.6, 16],
        [0, 11.4],
        [7.6, 16],
        [8.2, 24],
        [7.6, 32],
        [4.6, 38.5],
        [0, 41.6],
        [-4.6, 38.5],
        [-7.6, 32],
      ]),
    ],
    {
      colour: metal,
      depth: 1.9,
      inside: (body) => {
        soft(body.canvas, tones.key, 0.4, [-3 * Math.sign(-on.light.x), 18, 6, 7]);
        soft(body.canvas, tones.deep, 0.5, [0, 38, 8, 8]);
      },
    },
  );
  fill(
    canvas,
    [
      blob([
        [-6.6, 24.6],
        [0, 26.2],
        [6.6, 24.6],
        [6.2, 27.2],
        [0, 29],
        [-6.2, 27.2],
      ]),
    ],
    tones.deep,
  );
  dabs(canvas, tones.deep, 0.9, [
    [0, 29, 12, 0.5, 1.57, 0],
    [-4, 31.6, 5.5, 0.4, 1.57, 0],
    [4, 31.6, 5.5, 0.4, 1.57, 0],
    [-2, 32, 6.5, 0.32, 1.57, 0],
    [2, 32, 6.5, 0.32, 1.57, 0],
  ]);
  dabs(canvas, mix(metal, '#ffffff', 0.7), 0.85, [[0, 12, 13, 0.5, 1.57, 0]]);
  slit(on, -3.2, 26.4, 1.2, 0.1, isDark ? tones.accent : tones.key);
  slit(on, 3.2, 26.4, 1.2, -0.1, isDark ? tones.accent : tones.key);
}

function shield(on: PicturePainter, { metal, cloth, device }: Look): void {
  const { tones } = on;
  const shieldX = -22;
  const shieldY = 62;
  mass(
    on,
    [
      blob([
        [shieldX - 14, shieldY - 16, 'corner'],
        [shieldX, shieldY - 20],
        [shieldX + 14, shieldY - 16, 'corner'],
        [shieldX + 13, shieldY + 3],
        [shieldX + 8, shieldY + 17],
        [shieldX, shieldY + 27, 'corner'],
        [shieldX - 8, shieldY + 17],
        [shieldX - 13, shieldY + 3],
      ]),
    ],
    { colour: mix(metal, tones.key, 0.06), depth: 2 },
  );
  mass(
    on,
    [
      blob([
        [shieldX - 11, shieldY - 13.4, 'corner'],
        [shieldX, shieldY - 16.6],
        [shieldX + 11, shieldY - 13.4, 'corner'],
        [shieldX + 10, shieldY + 2],
        [shieldX + 6, shieldY + 14],
        [shieldX, shieldY + 21.5, 'corner'],
        [shieldX - 6, shieldY + 14],
        [shieldX - 10, shieldY + 2],
      ]),
    ],
    {
      colour: cloth,
      depth: 1.5,
      rimStrength: 0.4,
      inside: (body) => {
        const bend: Dab[] =
          device === 0
            ? [[shieldX - 14, shieldY + 14, 40, 2.4, -0.78, 0]]
            : device === 1
              ? [
                  [shieldX, shieldY - 20, 44, 2.2, 1.57, 0],
                  [shieldX - 16, shieldY - 2, 32, 2.2, 0, 0],
                ]
              : [
                  [shieldX - 14, shieldY + 6, 20, 2.2, -0.8, 0],
                  [shieldX + 14, shieldY + 6, 20, 2.2, -2.34, 0],
                ];
        dabs(body.canvas, mix(tones.key, '#ffffff', 0.2), 0.85, bend);
        coat(
          body,
          tones.deep,
          0.35,
          14,
          [shieldX - 12, shieldY - 16, shieldX + 12, shieldY + 20],
          [6, 0.4, 0.7, 1.5],
        );
      },
    },
  );
  form(on, ellipse(shieldX, shieldY - 1, 2.6), { colour: mix(metal, tones.key, 0.25), depth: 0.9 });
}
