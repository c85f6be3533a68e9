import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, type Outline } from '../../kit/outline.ts';
import { tilted } from '../../kit/placed.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { mist } from '../../scenery/mist.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { eye } from '../parts/eyes.ts';
import { sword } from '../parts/sword.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function zombie(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  graves(on);
  legs(on, look);
  farArm(on, look);
  chest(on, look);
  nearArm(on, look, sitter);
  tilted(on, 28, on.chance.between(-0.3, -0.1), (head) => {
    skullOf(head, look);
    eyes(head);
    mouth(head, look);
    cap(head, look);
  });
  fog(on);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, { features }: Sitter) {
  const { chance, tones } = on;
  const isBone = features.has('bones');
  const skin = isBone
    ? mix('#cfc3a0', tones.ink, 0.36)
    : mix(mix('#74805a', tones.body, 0.4), tones.ink, 0.42);
  const rags = mix(mix(tones.body, '#33272a', 0.5), tones.ink, 0.4);
  const fingers = (x: number, y: number, angle: number, length: number) =>
    Array.from({ length: 5 }, (_, index) =>
      tuft(x, y, length * chance.between(0.8, 1.1), 0.95, angle + index * 0.34, 1.2),
    );
  return { isBone, skin, rags, fingers };
}

function graves(on: PicturePainter): void {
  const { tones } = on;
  for (const [x, high] of [
    [-38, 24],
    [36, 20],
    [-20, 14],
    [46, 13],
  ] as const)
    mass(
      on,
      [
        blob([
          [x - 6, 99],
          [x - 6, 92 - high],
          [x - 3, 88 - high - 3],
          [x + 3, 88 - high - 3],
          [x + 6, 92 - high],
          [x + 6.6, 99],
        ]),
      ],
      {
        colour: mix(mix(tones.middle, tones.metal, 0.3), tones.ink, 0.2),
        depth: 1.2,
        inside: (body) => {
          dabs(body.canvas, tones.deep, 0.6, [
            [x - 3, 92 - high + 3, 6, 0.4, 0, 0],
            [x - 2.4, 92 - high + 6, 5, 0.4, 0, 0],
            [x + 1, 92 - high + 10, 9, 0.3, 1.3, 2],
          ]);
        },
      },
    );
  mist(on, { y: 92, height: 9, colour: mix(tones.sky[2], tones.accent, 0.1), strength: 0.5 });
}

function legs(on: PicturePainter, { rags }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      tube(
        [
          [-5, 70, 6.4],
          [-9, 84, 4.6],
          [-7, 103, 4.2],
        ],
        8,
      ),
      tube(
        [
          [7, 70, 6.4],
          [10, 84, 4.6],
          [15, 103, 4.2],
        ],
        8,
      ),
      tuft(-9, 84, 16, 4, 1.9, 1),
      tuft(10, 84, 14, 4, 1.2, 1),
    ],
    { colour: mix(rags, tones.deep, 0.3), depth: 1.6 },
  );
}

function farArm(on: PicturePainter, { skin, fingers }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      tube(
        [
          [13, 43, 5.4],
          [24, 51, 3.6],
          [30, 41, 2.8],
          [34, 30, 2.1],
        ],
        18,
      ),
      ...fingers(34, 30, -2.2, 9),
    ],
    { colour: mix(skin, tones.deep, 0.2), depth: 1.2 },
  );
}

function chest(on: PicturePainter, { skin, rags }: Look): void {
  const { chance, tones } = on;
  const tatters: Outline[] = [];
  for (let index = 0; index < 9; index++)
    tatters.push(
      tuft(
        -13 + index * 3.2,
        70,
        chance.between(8, 18),
        2.3,
        1.57 + chance.between(-0.3, 0.3),
        chance.between(-1, 1),
      ),
    );
  mass(
    on,
    [
      blob([
        [-14, 43],
        [-6, 38],
        [7, 38],
        [15, 42],
        [14, 56],
        [11, 72],
        [-11, 72],
        [-15, 54],
      ]),
      ...tatters,
    ],
    {
      colour: rags,
      depth: 2.3,
      inside: (body) => {
        coat(body, tones.deep, 0.45, 40, [-14, 40, 14, 84], [9, 0.9, 1.5, 0.4]);
        fill(
          body.canvas,
          [
            blob([
              [-4, 44],
              [8, 45],
              [9, 60],
              [3, 68],
              [-6, 58],
            ]),
          ],
          mix(tones.deep, skin, 0.12),
          0.95,
        );
        const robe: Dab[] = [];
        for (let index = 0; index < 6; index++) robe.push([-4.5, 46.6 + index * 3.5, 13, 0.85, 0.12, 1.4]);
        dabs(body.canvas, mix('#ddd3b0', skin, 0.3), 0.95, robe);
        dabs(body.canvas, mix('#ddd3b0', skin, 0.3), 0.9, [[1.5, 44, 24, 0.7, 1.6, 0]]);
        coat(body, tones.key, 0.2, 12, [-14, 40, 14, 80], [8, 0.6, 1.5, 0.4]);
      },
    },
  );
}

function nearArm(on: PicturePainter, { isBone, skin, rags, fingers }: Look, { features }: Sitter): void {
  const { chance, tones } = on;
  const armW = isBone ? 0.72 : 1;
  mass(
    on,
    [
      tube(
        [
          [-12, 44, 5.6 * armW],
          [-24, 50, 4.2 * armW],
          [-33, 43, 3.2 * armW],
          [-40, 38, 2.4 * armW],
        ],
        18,
      ),
      ...fingers(-39.5, 38.2, 2.5, 10),
    ],
    { colour: skin, depth: 1.5 },
  );
  const sleeve = [
    blob([
      [-9, 39],
      [-18, 43],
      [-26, 48],
      [-24, 53],
      [-12, 52],
    ]),
  ];
  for (let index = 0; index < 5; index++)
    sleeve.push(tuft(-13 - index * 3, 50, chance.between(5, 11), 1.7, 1.7, 0.5));
  mass(on, sleeve, { colour: rags, depth: 1.3 });
  if (features.has('sword'))
    sword(on, -41, 37, -0.5, 30, { width: 2, metal: mix(tones.metal, '#6a4a30', 0.4) });
}

function skullOf(on: PicturePainter, { isBone, skin }: Look): void {
  const { tones } = on;
  const skull = isBone
    ? [
        blob([
          [-1, 11],
          [7.4, 14],
          [9, 22],
          [6.4, 28],
          [5, 31],
          [4, 36.4],
          [-4, 37],
          [-5, 31],
          [-8.6, 28],
          [-10.4, 22],
          [-8.6, 14.4],
        ]),
      ]
    : [
        blob([
          [-1, 12],
          [7, 15],
          [9, 23],
          [6.4, 30],
          [5, 36],
          [0, 39],
          [-5, 37.4],
          [-8, 31],
          [-10.4, 24],
          [-8.4, 15.4],
        ]),
      ];
  mass(
    on,
    [
      tube(
        [
          [-2, 32, isBone ? 1.6 : 2.8],
          [-1, 41, isBone ? 1.8 : 3.6],
        ],
        4,
      ),
      ...skull,
    ],
    {
      colour: skin,
      depth: 1.8,
      inside: (body) => {
        coat(body, tones.deep, 0.3, 16, [-10, 12, 9, 39], [4, 0.6, 1, 1]);
        soft(body.canvas, tones.key, 0.3, [-4, 17, 7, 5]);
        soft(body.canvas, tones.deep, 0.4, [0, 36, 8, 4]);
      },
    },
  );
}

function eyes(on: PicturePainter): void {
  const { canvas, tones } = on;
  fill(
    canvas,
    [
      blob([
        [-7.8, 21.8],
        [-4.6, 20],
        [-1.6, 22.4],
        [-2.4, 26.6],
        [-5.8, 27],
      ]),
    ],
    tones.deep,
  );
  fill(
    canvas,
    [
      blob([
        [1, 22.2],
        [3.8, 20.2],
        [6.8, 22.4],
        [5.6, 26.6],
        [2, 26.6],
      ]),
    ],
    tones.deep,
  );
  eye(on, -4.6, 23.8, 0.9, tones.accent);
  eye(on, 3.7, 23.8, 0.9, tones.accent);
  fill(
    canvas,
    [
      polygon([
        [-1, 26.4],
        [-2.3, 30],
        [0.8, 30],
      ]),
    ],
    tones.deep,
  );
}

function mouth(on: PicturePainter, { isBone }: Look): void {
  const { canvas, chance, tones } = on;
  if (isBone) {
    const teeth: Dab[] = [];
    for (let index = -3; index <= 3; index++) teeth.push([index * 1.25 - 0.5, 31.4, 4.6, 0.34, 1.57, 0]);
    dabs(canvas, tones.deep, 0.9, teeth);
    dabs(canvas, tones.deep, 0.9, [[-4.6, 33.6, 8.8, 0.35, 0, 0.2]]);
  } else {
    fill(
      canvas,
      [
        blob([
          [-5.4, 32],
          [0, 31],
          [4.6, 32],
          [3.6, 36.4],
          [-1, 37.4],
          [-4.6, 36.2],
        ]),
      ],
      '#14080a',
    );
    const teeth: Dab[] = [];
    for (let index = -2; index <= 2; index++)
      teeth.push(
        [index * 1.8 - 0.3, 31.6, 2.1, 0.5, 1.57, 0],
        [index * 1.8 + 0.2, 36.8, -1.6, 0.45, 1.57, 0],
      );
    dabs(canvas, '#cfc49c', 0.95, teeth);
    const strands: Dab[] = [];
    for (let index = 0; index < 11; index++)
      strands.push([
        chance.between(-8, 6),
        13.5 + chance.between(-1, 2),
        chance.between(5, 16),
        0.5,
        1.57 + chance.between(-0.5, 0.5),
        chance.between(-2, 2),
      ]);
    dabs(canvas, tones.deep, 0.9, strands);
  }
}

function cap(on: PicturePainter, { isBone }: Look): void {
  const { chance, tones } = on;
  if (isBone && chance.next() < 0.6)
    mass(
      on,
      [
        blob([
          [-10.4, 20],
          [-8, 12],
          [0, 8.4],
          [8, 12],
          [9.4, 20],
          [0, 16.6],
        ]),
      ],
      { colour: mix(tones.metal, tones.ink, 0.5), depth: 1.2 },
    );
}

function fog(on: PicturePainter): void {
  const { tones } = on;
  mist(on, { y: 99, height: 7, colour: mix(tones.sky[2], tones.accent, 0.15), strength: 0.5 });
}
