import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill, stroke } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, ellipse, type Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube, type Ring } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { folds } from '../parts/folds.ts';
import { halo } from '../parts/halo.ts';
import { times } from '../../kit/list.ts';
import { hasKeyword } from '../subject.ts';
import type { Sitter } from './sitter.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function elf(on: PicturePainter, { subject, features }: Sitter): void {
  const look = lookOf(on, features.has('wood'));
  if (features.has('wings') || hasKeyword(subject, 'flying')) gauzyWings(on);
  else cloak(on, look);
  hairBehind(on, look);
  tunic(on, look);
  bowStave(on);
  face(on, look);
  hairBefore(on, look);
  bowArm(on, look);
  arrow(on);
  drawArm(on, look);
}

const SKINS = ['#c99a78', '#a87452', '#e0b998', '#c99a78'] as const;
const CLOTHS = ['#3f5a3a', '#6a5a34', '#5a3a30', '#2f5a5a', '#54405a'] as const;

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, isOfWood: boolean) {
  const { chance, tones } = on;
  const skin = mix(isOfWood ? '#7d9148' : chance.pick(SKINS), tones.ink, 0.3);
  const cloth = mix(mix(mix(tones.middle, tones.body, 0.4), chance.pick(CLOTHS), 0.3), tones.ink, 0.25);
  const hair = mix(chance.pick(['#c9a254', '#6b3d20', '#2a211e', '#b8b2a0', '#8c4a24']), tones.ink, 0.3);
  const sway = chance.between(-4, 4);
  return { skin, cloth, hair, sway };
}

/** The wings of a faerie: four panes of light. */
function gauzyWings(on: PicturePainter): void {
  const { tones } = on;
  const pane = (angle: number, length: number) => {
    const at = (share: number, across: number): [number, number] => [
      8 + Math.cos(angle) * length * share - Math.sin(angle) * across,
      50 + Math.sin(angle) * length * share + Math.cos(angle) * across,
    ];
    return blob([at(0, 0), at(0.4, -9), at(0.9, -8), at(1, 2), at(0.8, 9), at(0.35, 6)]);
  };
  mass(on, [pane(-1.15, 50), pane(-0.55, 48), pane(0.1, 40), pane(0.6, 36)], {
    colour: mix(tones.key, tones.accent, 0.35),
    lit: '#ffffff',
    depth: 1.2,
    strength: 0.72,
    inside: ({ canvas }) => {
      dabs(
        canvas,
        tones.deep,
        0.35,
        times(16, (index) => [8, 50, 44, 0.35, -1.4 + index * 0.14, 2] as const),
      );
    },
  });
}

function cloak(on: PicturePainter, { cloth, sway }: Look): void {
  const { canvas, chance, tones } = on;
  mass(
    on,
    [
      blob([
        [4, 42],
        [18, 46],
        [32, 60],
        [46 + sway, 84],
        [50 + sway, 101],
        [0, 101],
        [-4, 70],
      ]),
    ],
    {
      colour: mix(cloth, tones.deep, 0.35),
      depth: 2.2,
      inside: (body) => {
        coat(body, tones.deep, 0.45, 20, [0, 46, 46, 101], [28, 1.2, 1.05, 0.2]);
        coat(body, tones.key, 0.24, 12, [0, 46, 46, 101], [26, 0.8, 1.05, 0.2]);
      },
    },
  );
  mass(
    on,
    [
      tube(
        [
          [20, 66, 3.6],
          [29, 40, 3.8],
        ],
        6,
      ),
    ],
    { colour: mix('#5a3a22', tones.ink, 0.3), depth: 1 },
  );
  const quiver: Dab[] = [];
  for (let index = 0; index < 5; index++)
    quiver.push([28 + index * 1.1 - 1, 41, chance.between(9, 12), 0.35, -1.2, 0]);
  dabs(canvas, '#a8905e', 1, quiver);
  dabs(
    canvas,
    mix(tones.accent, '#ffffff', 0.3),
    0.95,
    quiver.map((dark) => [
      dark[0] + Math.cos(-1.2) * dark[2] * 0.7,
      dark[1] + Math.sin(-1.2) * dark[2] * 0.7,
      4,
      1,
      -1.2,
      0,
    ]),
  );
}

function hairBehind(on: PicturePainter, { hair }: Look): void {
  const { chance, tones } = on;
  const hairBack: Outline[] = [];
  for (let index = 0; index < 12; index++)
    hairBack.push(
      tuft(
        6 + chance.between(-2, 3),
        24 + chance.between(-3, 8),
        chance.between(18, 32),
        2.4,
        0.4 + chance.between(-0.25, 0.35),
        chance.between(1, 5),
      ),
    );
  mass(on, hairBack, { colour: mix(hair, tones.deep, 0.25), depth: 1.3, rimStrength: 0.7 });
}

function tunic(on: PicturePainter, { cloth }: Look): void {
  const { canvas, tones } = on;
  mass(
    on,
    [
      blob([
        [-5, 47],
        [3, 42],
        [12, 44],
        [16, 54],
        [13, 66],
        [15, 78],
        [22, 101],
        [-12, 101],
        [-7, 80],
        [-6, 66],
        [-8, 57],
      ]),
    ],
    {
      colour: cloth,
      depth: 2.2,
      inside: (body) => {
        folds(body, -8, 18, 76, 101, 5, cloth, 0.5);
        soft(body.canvas, tones.key, 0.28, [-2 * Math.sign(-on.light.x), 54, 8, 9]);
        for (let y = 52; y < 72; y += 5)
          dabs(body.canvas, mix(tones.accent, tones.ink, 0.35), 0.75, [[-8, y, 25, 0.55, 0.05, 1.5]]);
      },
    },
  );
  fill(
    canvas,
    [
      tube(
        [
          [-7, 73, 1.6],
          [4, 76, 1.7],
          [15, 73, 1.6],
        ],
        8,
      ),
    ],
    mix('#4a3020', tones.ink, 0.3),
  );
  form(on, ellipse(3, 75.6, 1.8), { colour: tones.accent, depth: 0.5 });
}

function bowStave(on: PicturePainter): void {
  const { canvas, tones } = on;
  const bow: Ring[] = [
    [-27, 2, 0.6],
    [-34, 18, 1.3],
    [-33, 34, 1.6],
    [-31, 46, 1.8],
    [-33, 58, 1.6],
    [-34, 74, 1.3],
    [-27, 92, 0.6],
  ];
  stroke(
    canvas,
    polygon([
      [-27, 3],
      [1, 44.6],
      [-27, 91],
    ]),
    mix(tones.key, '#ffffff', 0.5),
    0.4,
    0.9,
  );
  mass(on, [tube(bow, 26)], { colour: mix('#6e4526', tones.ink, 0.3), depth: 1 });
}

function face(on: PicturePainter, { skin }: Look): void {
  const { canvas, tones } = on;
  mass(
    on,
    [
      tube(
        [
          [4, 36, 3],
          [5, 46, 4],
        ],
        5,
      ),
      blob([
        [8, 18.6],
        [1, 16],
        [-4.6, 17.8],
        [-6.8, 22.6],
        [-7.4, 26.2],
        [-9.8, 29.6, 'corner'],
        [-7.8, 30.6],
        [-8.2, 32.4],
        [-7, 33.4],
        [-7.2, 35.4],
        [-4.4, 38.6],
        [2, 37],
        [7, 33.4],
        [10.5, 26],
      ]),
    ],
    {
      colour: skin,
      depth: 1.5,
      inside: (body) => {
        soft(body.canvas, tones.deep, 0.55, [3, 36, 7, 6]);
        soft(body.canvas, tones.deep, 0.25, [3, 24, 4, 6]);
      },
    },
  );
  dabs(canvas, tones.deep, 0.8, [
    [-6.8, 25.4, 3.6, 0.55, 0.12, 0.3],
    [-7.2, 23.4, 4.6, 0.5, -0.12, 0.5],
    [-7.8, 33, 2.6, 0.35, 0, 0.2],
  ]);
  fill(canvas, [ellipse(-5.3, 25.6, 0.55)], mix(tones.accent, '#ffffff', 0.4));
  mass(
    on,
    [
      blob([
        [2.8, 29],
        [3.4, 24.6],
        [8, 20.4],
        [17, 13, 'corner'],
        [12, 22.6],
        [7, 29],
      ]),
    ],
    { colour: mix(skin, tones.key, 0.08), depth: 1 },
  );
}

function hairBefore(on: PicturePainter, { hair }: Look): void {
  const { canvas, chance, tones } = on;
  const hairFront: Outline[] = [];
  for (let index = 0; index < 12; index++)
    hairFront.push(
      tuft(
        -4 + chance.between(0, 4),
        18 + chance.between(-1, 2.5),
        chance.between(11, 17),
        1.7,
        0.15 + chance.between(-0.15, 0.45),
        -2.5,
      ),
    );
  mass(on, hairFront, { colour: hair, depth: 1.1 });
  dabs(canvas, tones.accent, 0.95, [[-6.6, 19.8, 16, 0.5, 0.04, -1.2]]);
}

function bowArm(on: PicturePainter, { skin, cloth }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      tube(
        [
          [-2, 49, 5],
          [-14, 49.4, 3.8],
          [-26, 47, 3],
          [-31, 46, 2.6],
        ],
        16,
      ),
    ],
    {
      colour: cloth,
      depth: 1.4,
      inside: (body) => {
        coat(body, tones.deep, 0.4, 10, [-30, 43, 0, 54], [5, 0.6, 1.4, 0.3]);
      },
    },
  );
  mass(
    on,
    [
      tube(
        [
          [-22, 47.4, 3.2],
          [-29, 46.4, 2.9],
        ],
        4,
      ),
    ],
    { colour: mix('#5a3a22', tones.ink, 0.3), depth: 0.8 },
  );
  mass(on, [ellipse(-31.4, 46, 2.6)], { colour: skin, depth: 0.8 });
}

function arrow(on: PicturePainter): void {
  const { canvas, tones } = on;
  fill(
    canvas,
    [
      tube(
        [
          [-45, 47, 0.34],
          [3, 44.4, 0.34],
        ],
        4,
      ),
    ],
    mix('#d9c48c', '#ffffff', 0.3),
  );
  fill(
    canvas,
    [
      polygon([
        [-45, 45.4],
        [-50, 47.3],
        [-45, 48.8],
      ]),
    ],
    mix(tones.metal, '#ffffff', 0.5),
  );
  dabs(canvas, mix(tones.accent, '#ffffff', 0.4), 0.95, [[1, 44.5, 6, 1, -0.06, 0]]);
  halo(on, [-47, 47, 10], tones.accent, 0.85);
}

function drawArm(on: PicturePainter, { skin, cloth }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      tube(
        [
          [13, 49, 5.4],
          [23, 55, 4.2],
          [14, 48.4, 3.2],
          [3, 44.8, 2.5],
        ],
        18,
      ),
      blob([
        [-6, 45.4],
        [2, 41],
        [12, 43],
        [17, 52],
        [8, 50],
        [-2, 50],
      ]),
    ],
    { colour: mix(cloth, tones.key, 0.04), depth: 1.4 },
  );
  mass(on, [ellipse(2, 44.8, 2.6)], { colour: skin, depth: 0.8 });
  form(on, ellipse(-1, 47.4, 1.6), { colour: tones.accent, depth: 0.5 });
}
