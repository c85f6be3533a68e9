import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse, type Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { slit } from '../parts/eyes.ts';
import { wing } from '../parts/wing.ts';
import { hasKeyword } from '../subject.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';

export function wolf(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  farLegs(on, look);
  if (hasWings(sitter)) farWing(on);
  body(on, look, sitter);
  if (hasWings(sitter)) nearWing(on);
  face(on, look);
  additions(on, look, sitter);
  meadow(on);
}

const PELTS = ['#5a5650', '#7a5a3a', '#3a3638', '#8a867e'] as const;

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, { features }: Sitter) {
  const { chance, tones } = on;
  const isCat = features.has('cat');
  const base = mix(mix(tones.body, isCat ? '#a8763c' : chance.pick(PELTS), 0.55), tones.ink, 0.4);
  const sway = chance.between(-2, 3);
  const paw = (x: number, y: number) =>
    blob([
      [x - 6.4, y + 3.6],
      [x - 6, y],
      [x - 1, y - 2],
      [x + 3, y],
      [x + 3.4, y + 3.6],
    ]);
  return { isCat, base, sway, paw };
}

function farLegs(on: PicturePainter, { base, paw }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      tube(
        [
          [-12, 58, 7],
          [-22, 68, 4.6],
          [-27, 78, 3.3],
          [-29, 87, 2.9],
        ],
        14,
      ),
      paw(-29, 88.5),
      tube(
        [
          [20, 58, 9],
          [15, 70, 5.6],
          [20, 80, 3.4],
          [15, 88, 2.9],
        ],
        14,
      ),
      paw(15, 88.5),
    ],
    { colour: mix(base, tones.deep, 0.5), depth: 1.3, rimStrength: 0.4 },
  );
}

function body(on: PicturePainter, { isCat, base, sway, paw }: Look, { features }: Sitter): void {
  const { chance, tones } = on;
  const tail = isCat
    ? [
        tube(
          [
            [34, 50, 2.6],
            [44, 58, 2.3],
            [46, 70, 2],
            [40, 76, 1.4],
          ],
          16,
        ),
      ]
    : [
        tube(
          [
            [33, 50, 3],
            [42, 57, 5],
            [47, 68, 4.6],
            [49, 78, 0.4],
          ],
          16,
        ),
      ];
  const fur: Outline[] = [];
  if (!isCat)
    for (let index = 0; index < 16; index++) {
      const share = index / 15;
      fur.push(
        tuft(
          -20 + share * 52,
          41 + Math.sin(share * 3.1) * -2 + share * 5,
          chance.between(3, 6),
          1.2,
          -0.4 + share * 0.7,
          0.5,
        ),
      );
    }
  if (features.has('mane'))
    for (let index = 0; index < 20; index++) {
      const angle = (index / 20) * 6.28;
      fur.push(
        tuft(-25 + Math.cos(angle) * 8, 42 + Math.sin(angle) * 10, chance.between(6, 10), 2.4, angle, 1),
      );
    }
  mass(
    on,
    [
      blob([
        [-20, 44],
        [-12, 40],
        [2, 43],
        [18, 43],
        [31, 46],
        [36, 54],
        [31, 64],
        [17, 61],
        [4, 66],
        [-10, 70],
        [-20, 66],
        [-25, 56],
      ]),
      ...tail,
      ...fur,
      tube(
        [
          [27, 54, 10],
          [31, 67, 6.4],
          [35, 77, 3.6],
          [30.5, 87, 3],
        ],
        16,
      ),
      paw(30, 88.5),
      tube(
        [
          [-11, 57, 8.6],
          [-12 + sway, 70, 5.2],
          [-10 + sway, 79, 3.6],
          [-11 + sway, 87, 3.1],
        ],
        16,
      ),
      paw(-12 + sway, 88.5),
      blob(
        isCat
          ? [
              [-15, 42],
              [-19, 32],
              [-25, 29],
              [-32, 31],
              [-37, 37],
              [-39, 42],
              [-37, 47],
              [-31, 49],
              [-24, 53],
              [-16, 54],
            ]
          : [
              [-14, 42],
              [-18, 33],
              [-25, 30],
              [-31, 34],
              [-39, 40],
              [-43, 43],
              [-43, 46],
              [-38, 47.6],
              [-31, 48],
              [-25, 54],
              [-15, 56],
            ],
      ),
      isCat ? ellipse(-20, 29.6, 3.2) : tuft(-20, 34, 11, 3, -1.45, 0),
      isCat ? ellipse(-28.6, 28.8, 2.8) : tuft(-26, 33, 9.5, 2.6, -1.75, 0),
    ],
    {
      colour: base,
      depth: 2.4,
      inside: (body) => {
        const lit = mix(base, tones.key, 0.55);
        soft(body.canvas, lit, 0.45, [-10, 48, 12, 10]);
        soft(body.canvas, lit, 0.42, [26, 52, 11, 9]);
        soft(body.canvas, tones.deep, 0.65, [4, 66, 24, 6]);
        soft(body.canvas, tones.deep, 0.5, [-24, 52, 9, 5, 0.4]);
        soft(body.canvas, lit, 0.4, [-26, 36, 7, 5]);
        coat(body, tones.deep, 0.34, 80, [-24, 38, 38, 70], [5.5, 0.55, 0.4, 0.4]);
        coat(body, mix(base, tones.key, 0.7), 0.34, 50, [-24, 36, 38, 58], [5, 0.45, 0.35, 0.4]);
        if (features.has('stripes'))
          dabs(
            body.canvas,
            tones.deep,
            0.6,
            [-8, 0, 8, 16, 24].map((x) => [x, 43, 18, 1.3, 1.4 + chance.between(-0.2, 0.2), 2]),
          );
      },
    },
  );
}

function face(on: PicturePainter, { isCat }: Look): void {
  const { canvas, tones } = on;
  fill(canvas, [ellipse(isCat ? -38 : -42.6, isCat ? 41 : 43.4, 1.7, 1.4)], tones.deep);
  dabs(canvas, tones.deep, 0.85, [isCat ? [-38, 45, 8, 0.5, -0.1, 0.8] : [-42, 46.6, 11, 0.5, -0.1, 0.7]]);
  slit(on, isCat ? -31 : -31.6, isCat ? 37.4 : 38.4, 1.3, 0.3, tones.accent);
}

const hasWings = ({ subject, features }: Sitter) => features.has('wings') || hasKeyword(subject, 'flying');

function farWing(on: PicturePainter): void {
  raise(on, -6, 0.35);
}

function nearWing(on: PicturePainter): void {
  raise(on, 4, 0);
}

function raise(on: PicturePainter, aside: number, shade: number): void {
  const { tones } = on;
  const colour = mix(mix('#d8c8a4', tones.body, 0.3), tones.deep, shade);
  wing(on, {
    shoulder: [-4 + aside, 46],
    wrist: [8 + aside, 16],
    angles: [-1.5, 0.5],
    length: 40,
    count: 11,
    colour,
    dark: mix(colour, tones.ink, 0.5),
    featherWidth: 4.2,
    armWidth: 3,
  });
}

/** A beak, a bare tail, a sting: what makes something else of it. */
function additions(on: PicturePainter, { base }: Look, { features }: Sitter): void {
  const { canvas, tones } = on;
  if (features.has('beak')) {
    const beak = blob([
      [-33, 35, 'corner'],
      [-43, 38],
      [-44, 48, 'corner'],
      [-39, 45],
      [-33, 48],
    ]);
    mass(on, [beak], { colour: mix('#d8a23a', tones.ink, 0.15), depth: 1 });
  }
  if (features.has('rat')) {
    const tail = tube(
      [
        [36, 56, 2],
        [48, 70, 1.6],
        [40, 88, 1.2],
        [54, 94, 0.4],
      ],
      20,
    );
    mass(on, [tail, ellipse(-19, 30, 6)], { colour: mix('#b08a80', tones.ink, 0.35), depth: 1.2 });
    dabs(canvas, '#efe6cc', 0.95, [[-40, 47, 5, 0.8, 1.6]]);
  }
  if (!features.has('sting')) return;
  const tail = tube(
    [
      [34, 52, 4],
      [48, 36, 4],
      [40, 16, 3.4],
      [24, 14, 2.4],
    ],
    20,
  );
  mass(on, [tail, tuft(24, 14, 12, 2, 2.6)], { colour: base, depth: 1.4 });
}

function meadow(on: PicturePainter): void {
  const { tones } = on;
  blades(on, [92, 97], 28, 7, mix(tones.near, tones.deep, 0.3), 0.95, 0.1);
  blades(on, [95, 99], 20, 7, mix(tones.accent, tones.near, 0.6), 0.6, 0.1);
}
