import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill, stroke } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, ellipse, type Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { flame } from '../parts/flame.ts';
import { folds } from '../parts/folds.ts';
import { halo } from '../parts/halo.ts';
import { sword } from '../parts/sword.ts';
import { SIDES } from '../../kit/list.ts';
import { tilted } from '../../kit/placed.ts';
import type { Sitter } from './sitter.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function goblin(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  torchArm(on, look);
  bladeArm(on, look);
  clothes(on, look);
  tilted(on, 42, look.tilt, (head) => {
    skull(head, look);
    face(head, look);
    mouth(head);
    if (look.isOrc) tusks(head);
    cap(head);
  });
}

function tusks(on: PicturePainter): void {
  for (const side of SIDES) {
    const tusk = tube([
      [side * 7, 56, 1.9],
      [side * 9, 49, 1.5],
      [side * 8, 42, 0.3],
    ]);
    form(on, tusk, { colour: '#e9dcb2', depth: 0.7 });
  }
}

type Look = ReturnType<typeof lookOf>;

const SKINS = ['#66752f', '#7a6a2a', '#5a6a44', '#8a5a3a'] as const;

function lookOf(on: PicturePainter, { features }: Sitter) {
  const { chance, tones } = on;
  const isOrc = features.has('tusks');
  const hide = features.has('clockwork')
    ? tones.metal
    : features.has('dark')
      ? '#6a5a68'
      : isOrc
        ? '#7c6a58'
        : chance.pick(SKINS);
  const skin = mix(mix(hide, tones.body, 0.3), tones.ink, 0.42);
  const tilt = chance.between(-0.12, 0.12);
  const pelt = mix(chance.pick(['#4a3220', '#5a2a20', '#3a3a2a', '#4a3a48']), tones.ink, 0.45);
  const fur = [
    blob([
      [-20, 62],
      [-14, 50],
      [0, 46],
      [14, 50],
      [22, 60],
      [28, 78],
      [30, 101],
      [-28, 101],
      [-26, 80],
    ]),
  ];
  return { skin, tilt, pelt, fur, isOrc };
}

function torchArm(on: PicturePainter, { skin, fur }: Look): void {
  const { chance, tones } = on;
  for (let index = 0; index < 22; index++)
    fur.push(
      tuft(
        -26 + index * 2.5,
        56 + Math.abs(index - 11) * 1.5,
        chance.between(5, 10),
        1.6,
        1.57 + (index - 11) * -0.11,
        0.5,
      ),
    );
  mass(
    on,
    [
      tube(
        [
          [-17, 60, 6],
          [-31, 71, 4.6],
          [-36, 60, 3.2],
        ],
        16,
      ),
    ],
    { colour: mix(skin, tones.deep, 0.1), depth: 1.5 },
  );
  form(
    on,
    tube(
      [
        [-35, 66, 1.3],
        [-38.5, 40, 1.6],
      ],
      5,
    ),
    { colour: mix('#4a2f1c', tones.ink, 0.3), depth: 0.6 },
  );
  flame(on, -38.6, 40, 20, 3, 15);
  mass(on, [ellipse(-36.6, 57.6, 3.4)], { colour: skin, depth: 1 });
}

function bladeArm(on: PicturePainter, { skin }: Look): void {
  const { chance } = on;
  mass(
    on,
    [
      tube(
        [
          [18, 58, 6.4],
          [33, 67, 4.8],
          [36.5, 54, 3.6],
          [35, 46, 3.2],
        ],
        18,
      ),
    ],
    { colour: skin, depth: 1.5 },
  );
  sword(on, 35.4, 43, 0.3 + chance.between(-0.2, 0.2), 28, { width: 2.2 });
  mass(on, [ellipse(34.4, 45, 3.4)], { colour: skin, depth: 1 });
}

function clothes(on: PicturePainter, { pelt, fur }: Look): void {
  const { canvas, tones } = on;
  mass(on, fur, {
    colour: pelt,
    depth: 2.3,
    inside: (body) => {
      coat(body, tones.deep, 0.45, 80, [-28, 50, 30, 101], [8, 0.9, 1.5, 0.5]);
      coat(body, mix(pelt, tones.key, 0.6), 0.35, 34, [-28, 48, 30, 90], [7, 0.6, 1.5, 0.5]);
    },
  });
  dabs(canvas, mix('#6b4a2c', tones.ink, 0.3), 1, [[-24, 58, 50, 1.3, 0.5, 3]]);
  for (let index = 0; index < 4; index++)
    form(on, ellipse(-14 + index * 9, 63 + index * 4.6, 1.8), {
      colour: mix(tones.metal, tones.ink, 0.2),
      depth: 0.6,
    });
}

function skull(on: PicturePainter, { skin, isOrc }: Look): void {
  const { chance, tones } = on;
  const ears: Outline[] = [];
  /** An orc's ears are short and stand up. */
  const reach = isOrc ? 24 : 42;
  for (const side of [-1, 1] as const)
    ears.push(
      blob([
        [side * 12, 38],
        [side * 20, 28],
        [side * reach, 17 + chance.between(-4, 4), 'corner'],
        [side * reach * 0.83, 33],
        [side * (isOrc ? 18 : 27), 43],
        [side * 14, 48],
      ]),
    );
  mass(
    on,
    [
      ...ears,
      blob([
        [-15, 36],
        [-13, 24],
        [-6, 17],
        [6, 17],
        [13, 24],
        [15, 36],
        [13, 47],
        [7, 57],
        [0, 61],
        [-7, 57],
        [-13, 47],
      ]),
    ],
    {
      colour: skin,
      depth: 2.5,
      inside: (body) => {
        for (const side of [-1, 1] as const) {
          dabs(body.canvas, mix('#7a3325', tones.deep, 0.5), 0.75, [
            [side * 16, 40, 22, 2.8, side < 0 ? Math.PI + 0.62 : -0.62, side * 2],
          ]);
          soft(body.canvas, mix(skin, tones.key, 0.5), 0.4, [side * 9, 44, 5, 7]);
        }
        soft(body.canvas, mix(skin, tones.key, 0.5), 0.45, [0, 24, 10, 7]);
        soft(body.canvas, tones.deep, 0.75, [-7, 35.5, 6, 4]);
        soft(body.canvas, tones.deep, 0.75, [7, 35.5, 6, 4]);
        soft(body.canvas, tones.deep, 0.5, [0, 60, 12, 6]);
        coat(body, tones.deep, 0.28, 30, [-14, 18, 14, 60], [4, 0.5, 0.8, 1]);
      },
    },
  );
}

function face(on: PicturePainter, { skin }: Look): void {
  const { canvas, chance, tones } = on;
  dabs(canvas, mix(skin, tones.deep, 0.75), 0.95, [
    [-13.5, 30.5, 12.5, 1.7, 0.38, 1.4],
    [13.5, 30.5, -12.5, 1.7, -0.38, 1.4],
  ]);
  for (const side of [-1, 1] as const) {
    halo(on, [side * 6.8, 36, 8], '#ffc62a', 0.6);
    fill(
      canvas,
      [
        blob([
          [side * 10.6, 34, 'corner'],
          [side * 7, 33.8],
          [side * 3.2, 37, 'corner'],
          [side * 6.4, 38.4],
          [side * 9.4, 37],
        ]),
      ],
      '#ffd84c',
    );
    fill(canvas, [ellipse(side * 6.8, 36, 0.7, 1.9)], '#2a1404');
    if (chance.next() < 0.7)
      stroke(canvas, ellipse(side * 31, 36, 2.2), mix(tones.accent, '#ffd75a', 0.4), 0.7, 0.95);
  }
  mass(
    on,
    [
      blob([
        [-1.8, 35],
        [1.8, 35],
        [4.2, 45],
        [3, 50.4],
        [0, 52.4],
        [-3, 50.4],
        [-4.2, 45],
      ]),
    ],
    { colour: mix(skin, tones.key, 0.08), depth: 1.1 },
  );
}

function mouth(on: PicturePainter): void {
  const { canvas } = on;
  fill(
    canvas,
    [
      blob([
        [-10.4, 49.6],
        [-5, 53.2],
        [0, 54.2],
        [5, 53.2],
        [10.4, 49.6],
        [7, 57.4],
        [0, 59.6],
        [-7, 57.4],
      ]),
    ],
    '#1f0808',
  );
  for (let index = -4; index <= 4; index++) {
    const x = index * 2.2;
    fill(
      canvas,
      [
        polygon([
          [x - 0.9, 52.9 - Math.abs(index) * 0.5],
          [x + 0.9, 52.9 - Math.abs(index) * 0.5],
          [x + 0.1, 55.8 + (index & 1 ? 0.9 : -0.3) - Math.abs(index) * 0.5],
        ]),
      ],
      '#e9dcb2',
    );
  }
  fill(
    canvas,
    [
      polygon([
        [-5.8, 57.4],
        [-4.8, 53.6],
        [-3.8, 57.8],
      ]),
    ],
    '#e9dcb2',
  );
  fill(
    canvas,
    [
      polygon([
        [5.8, 57.4],
        [4.8, 53.6],
        [3.8, 57.8],
      ]),
    ],
    '#e9dcb2',
  );
}

function cap(on: PicturePainter): void {
  const { chance, tones } = on;
  const cap = chance.whole(0, 2);
  if (cap === 0) {
    mass(
      on,
      [
        blob([
          [-14.4, 28],
          [-11, 17],
          [0, 12],
          [11, 17],
          [14.4, 28],
          [7, 23],
          [-7, 23],
        ]),
        tuft(0, 14, 14, 2, -1.57, 0),
      ],
      {
        colour: mix(tones.metal, tones.ink, 0.5),
        depth: 1.5,
        inside: (body) => {
          for (let index = -2; index < 3; index++)
            fill(
              body.canvas,
              [ellipse(index * 5, 22 + Math.abs(index), 0.7)],
              mix(tones.metal, '#ffffff', 0.2),
              0.9,
            );
        },
      },
    );
  } else if (cap === 1) {
    const hair: Outline[] = [];
    for (let index = 0; index < 10; index++)
      hair.push(
        tuft(
          chance.between(-4, 4),
          20,
          chance.between(9, 17),
          1.4,
          -1.57 + chance.between(-0.6, 0.6),
          chance.between(-2, 2),
        ),
      );
    mass(on, hair, { colour: mix(tones.accent, tones.ink, 0.6), depth: 1 });
  } else
    mass(
      on,
      [
        blob([
          [-14.6, 29],
          [-16, 22],
          [-10, 14],
          [4, 11],
          [16, 12],
          [22, 20, 'corner'],
          [14.6, 29],
          [0, 24],
        ]),
      ],
      {
        colour: mix('#7a2f1c', tones.ink, 0.4),
        depth: 1.4,
        inside: (body) => {
          folds(body, -14, 18, 12, 28, 5, '#7a2f1c', 0.5);
        },
      },
    );
}
