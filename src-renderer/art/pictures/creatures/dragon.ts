import { apart } from '../../kit/canvas.ts';
import { times } from '../../kit/list.ts';
import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, ellipse, type Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube, along, type Ring } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { slit } from '../parts/eyes.ts';
import { halo } from '../parts/halo.ts';
import { leatherWing } from '../parts/leather-wing.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { isRed } from '../subject.ts';

export function dragon(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  if (look.hasWings) farWing(on, look);
  farSide(on, look);
  if (look.hasWings) nearWing(on, look);
  crests(on, look);
  body(on, look);
  head(on, look);
  teeth(on);
  breath(on, sitter);
}

type Look = ReturnType<typeof lookOf>;

/** Scales lean from the colour of the picture towards one of these. */
const SCALES = ['#7a2d20', '#4d5f34', '#2c5f86', '#5a4a3a', '#54304a'] as const;

function lookOf(on: PicturePainter, { features }: Sitter) {
  const { chance, tones } = on;
  const base = mix(mix(mix(tones.body, chance.pick(SCALES), 0.25), tones.ink, 0.42), tones.deep, 0.1);
  const membrane = mix(tones.body, tones.ink, 0.2);
  const dy = chance.between(-3, 3);
  const hind = (aside: number) => [
    tube(
      [
        [17 + aside, 65, 10.5],
        [9 + aside, 77, 7.2],
        [16 + aside, 84.5, 3.9],
        [9 + aside, 91, 2.8],
      ],
      16,
    ),
    tuft(9 + aside, 91, 8, 1.3, 3.0, 0.5),
    tuft(10 + aside, 92, 7, 1.2, 3.35, 0.5),
    tuft(10 + aside, 90, 6, 1.1, 2.7, 0.5),
  ];
  const fore = (aside: number) => [
    tube(
      [
        [-4 + aside, 54, 7],
        [-13 + aside, 68, 4.6],
        [-8 + aside, 79, 3],
        [-15 + aside, 86, 2.2],
      ],
      16,
    ),
    tuft(-14 + aside, 86, 8, 1.2, 2.9, 0.5),
    tuft(-14 + aside, 87, 7, 1.1, 3.3, 0.5),
    tuft(-14 + aside, 85, 6, 1, 2.5, 0.5),
  ];
  const neck: Ring[] = [
    [-1, 58, 12],
    [-13, 49, 8.6],
    [-20, 37, 6.4],
    [-16, 25, 5.2],
    [-19, 15.5, 4.8],
    [-27, 12.5, 4.4],
  ];
  return { hasWings: !features.has('wingless'), base, membrane, dy, hind, fore, neck };
}

function farWing(on: PicturePainter, { membrane, dy }: Look): void {
  const { tones } = on;
  leatherWing(on, {
    shoulder: [-1, 44],
    elbow: [-12, 20],
    wrist: [-8, 4],
    tips: [
      [-38, 0 + dy],
      [-47, 20],
      [-38, 38],
      [-22, 50],
    ],
    body: [-3, 56],
    colour: mix(membrane, tones.sky[1], 0.35),
    bone: 0.8,
    thin: 0.34,
  });
}

function farSide(on: PicturePainter, { base, hind, fore }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      ...hind(-9),
      ...fore(7),
      tube(
        [
          [16, 68, 8.5],
          [32, 80, 6.4],
          [45, 77, 4.2],
          [49, 64, 2.6],
          [44, 53, 1.2],
        ],
        22,
      ),
      blob([
        [44, 55],
        [37, 53, 'corner'],
        [42, 42, 'corner'],
        [50, 49, 'corner'],
      ]),
    ],
    {
      colour: mix(base, tones.deep, 0.35),
      depth: 1.7,
      rimStrength: 0.6,
      inside: (body) => {
        coat(body, tones.deep, 0.4, 60, [-20, 50, 50, 92], [4, 0.6, 0.7, 0.6]);
      },
    },
  );
}

function nearWing(on: PicturePainter, { membrane, dy }: Look): void {
  leatherWing(on, {
    shoulder: [9, 46],
    elbow: [19, 21],
    wrist: [15, 2],
    tips: [
      [44, 3 - dy],
      [54, 26],
      [47, 48],
      [32, 61],
    ],
    body: [20, 64],
    colour: membrane,
    thin: 0.4,
  });
}

function crests(on: PicturePainter, { neck }: Look): void {
  const { tones } = on;
  const crest: Outline[] = [];
  for (let index = 0; index < 12; index++) {
    const share = 0.08 + index / 12.6,
      place = along(neck, share),
      next = along(neck, share + 0.02),
      angle = Math.atan2(next[1] - place[1], next[0] - place[0]) + Math.PI / 2;
    crest.push(
      tuft(
        place[0] + Math.cos(angle) * (place[2] - 1),
        place[1] + Math.sin(angle) * (place[2] - 1),
        6.4 - index * 0.2,
        1.7,
        angle - 0.45,
        0.6,
      ),
    );
  }
  for (let index = 0; index < 8; index++)
    crest.push(
      tuft(
        2 + index * 3.6,
        40 + index * 2.6 + index * index * 0.14,
        5.4 - index * 0.3,
        1.6,
        -0.9 + index * 0.12,
        0.6,
      ),
    );
  mass(on, crest, { colour: mix(tones.accent, tones.ink, 0.5), depth: 1 });
}

function body(on: PicturePainter, { base, hind, fore, neck }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-17, 51],
        [-9, 41],
        [4, 41],
        [20, 51],
        [30, 64],
        [25, 77],
        [8, 80],
        [-6, 73],
        [-16, 63],
      ]),
      tube(neck, 30),
      ...hind(0),
      ...fore(-4),
    ],
    {
      colour: base,
      depth: 2.5,
      inside: (body) => {
        const lit = mix(base, tones.key, 0.5);
        soft(body.canvas, lit, 0.5, [-1, 48, 13, 9, 0.3]);
        soft(body.canvas, lit, 0.42, [20, 62, 10, 9]);
        soft(body.canvas, tones.deep, 0.6, [4, 74, 22, 8, 0.3]);
        soft(body.canvas, tones.deep, 0.38, [6, 60, 7, 13, 0.4]);
        soft(body.canvas, tones.deep, 0.4, [-10, 60, 6, 10, -0.4]);
        coat(body, tones.deep, 0.4, 90, [-16, 42, 30, 82], [4, 0.65, 0.7, 0.5]);
        coat(body, tones.key, 0.22, 44, [-14, 38, 30, 62], [4, 0.5, 0.7, 0.5]);
        const plates: Dab[] = [];
        for (let index = 0; index < 13; index++) {
          const place = along(neck, 0.02 + index / 13.5);
          plates.push([
            place[0] - place[2] * 0.98,
            place[1] + place[2] * 0.15,
            place[2] * 0.98,
            0.95,
            0.55,
            1,
          ]);
        }
        for (let index = 0; index < 6; index++)
          plates.push([-15 + index * 3.8, 60 + index * 3.2, 10, 1.2, 0.85, 2]);
        dabs(body.canvas, mix(mix(tones.accent, tones.key, 0.4), base, 0.2), 0.62, plates);
        coat(body, tones.deep, 0.4, 40, [-28, 12, 0, 56], [3.4, 0.6, 1, 0.6]);
      },
    },
  );
}

function head(on: PicturePainter, { base }: Look): void {
  const { tones } = on;
  for (const [dark, tone] of [
    [3, mix('#d8c79d', tones.deep, 0.5)],
    [0, mix('#dccba2', tones.ink, 0.15)],
  ] as const)
    form(
      on,
      tube(
        [
          [-22 + dark, 9, 1.9],
          [-13 + dark, 5, 1.5],
          [-5 + dark, 6 - dark, 0.9],
          [1 + dark, 2 - dark, 0.2],
        ],
        12,
      ),
      { colour: tone, depth: 0.7 },
    );
  mass(
    on,
    [
      blob([
        [-26, 19],
        [-34, 23],
        [-43, 26, 'corner'],
        [-41, 29.5],
        [-30, 28],
        [-22, 23],
      ]),
    ],
    { colour: mix(base, tones.deep, 0.35), depth: 1 },
  );
  mass(
    on,
    [
      blob([
        [-17, 12],
        [-20, 6.5],
        [-27, 5.5],
        [-33, 9],
        [-42, 11.5],
        [-48, 13.5],
        [-49, 17],
        [-45, 18.5, 'corner'],
        [-40, 18],
        [-33, 20],
        [-24, 22],
        [-18, 19],
      ]),
      tuft(-20, 16, 8, 2, 0.2, 1),
      tuft(-20, 19, 7, 1.7, 0.5, 1),
      tuft(-27, 7, 6, 1.6, -0.6, 0.5),
    ],
    {
      colour: mix(base, tones.key, 0.06),
      depth: 1.5,
      inside: (body) => {
        coat(body, tones.deep, 0.4, 26, [-48, 6, -16, 22], [3, 0.5, 0.3, 0.5]);
        soft(body.canvas, tones.key, 0.3, [-30, 9, 10, 4]);
      },
    },
  );
}

function teeth(on: PicturePainter): void {
  const { canvas, tones } = on;
  for (const x of [-43.6, -40, -36.6] as const)
    fill(
      canvas,
      [
        polygon([
          [x - 1.1, 18.2],
          [x + 1.1, 18.2],
          [x - 0.1, 22.2],
        ]),
      ],
      '#f6efd8',
    );
  for (const x of [-41, -37.6, -33.6] as const)
    fill(
      canvas,
      [
        polygon([
          [x - 0.9, 26.4],
          [x + 0.9, 26.2],
          [x, 22.8],
        ]),
      ],
      '#f6efd8',
    );
  slit(on, -30.4, 12, 1.7, 0.25, tones.accent);
  fill(canvas, [ellipse(-46.5, 14.6, 0.8, 0.6)], tones.deep);
}

function breath(on: PicturePainter, { subject }: Sitter): void {
  const { canvas, tones } = on;
  if (!isRed(subject)) return;
  halo(on, [-54, 28, 26], tones.accent, 0.8);
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    dabs(
      canvas,
      mix(tones.accent, '#ff3000', 0.4),
      0.6,
      times(8, () => tongue(on, 1)),
    );
    dabs(
      canvas,
      tones.accent,
      0.65,
      times(8, () => tongue(on, 1)),
    );
    dabs(
      canvas,
      mix(tones.glow, '#ffffff', 0.4),
      0.7,
      times(8, () => tongue(on, 0.6)),
    );
  });
}

/** A tongue of the fire it breathes; the hottest are the shortest. */
function tongue({ chance }: PicturePainter, size: number): Dab {
  return [
    -42 + chance.between(-3, 2),
    23 + chance.between(-2, 2),
    chance.between(10, 32) * size,
    chance.between(0.8, 2.8) * size,
    2.62 + chance.between(-0.3, 0.3),
    chance.between(-4, 4) * size,
  ];
}
