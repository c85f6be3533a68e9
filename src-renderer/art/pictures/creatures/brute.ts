import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, ellipse, type Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { mist } from '../../scenery/mist.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { eye, slit } from '../parts/eyes.ts';
import { gear } from '../parts/gear.ts';
import { halo } from '../parts/halo.ts';
import { wisps } from '../parts/wisps.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function brute(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  if (look.isSmoke) smoke(on, look);
  farArm(on, look);
  if (!look.isSmoke) legs(on, look);
  if (!look.isMachine && !look.isSmoke) club(on);
  torso(on, look);
  if (look.isSmoke) sash(on);
  else loincloth(on);
  if (look.isMachine) plates(on, look);
  face(on, look);
  hairs(on, look, sitter);
}

const HIDES = ['#7a6a52', '#8a6a4a', '#6a7258', '#7c6a78', '#93805e'] as const;

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, { features }: Sitter) {
  const { chance, tones } = on;
  const isMachine = features.has('clockwork');
  const isSmoke = features.has('smoke');
  const hide = isMachine ? tones.metal : isSmoke ? tones.accent : chance.pick(HIDES);
  const skin = mix(mix(hide, tones.body, isMachine ? 0.2 : 0.45), tones.ink, isSmoke ? 0.2 : 0.38);
  const sway = chance.between(-2, 3);
  return { skin, sway, isMachine, isSmoke, hasOneEye: features.has('oneEye'), isShaggy: features.has('fur') };
}

function farArm(on: PicturePainter, { skin }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      tube(
        [
          [16, 36, 10],
          [33, 46, 8.6],
          [39, 62, 7.4],
          [36, 78, 6.6],
        ],
        18,
      ),
      ellipse(35, 82, 6.4),
    ],
    { colour: mix(skin, tones.deep, 0.15), depth: 2.2 },
  );
}

function legs(on: PicturePainter, { skin }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      tube(
        [
          [-9, 72, 11],
          [-13, 88, 8.6],
          [-12, 104, 8],
        ],
        8,
      ),
      tube(
        [
          [10, 72, 11],
          [14, 88, 8.6],
          [15, 104, 8],
        ],
        8,
      ),
    ],
    { colour: mix(skin, tones.deep, 0.3), depth: 2 },
  );
}

/** From the waist down nothing but smoke, which turns about itself and shines from within. */
function smoke(on: PicturePainter, { skin, sway }: Look): void {
  const { canvas, chance, tones } = on;
  const colour = mix(skin, mix(tones.accent, tones.sky[2], 0.4), 0.55);
  const pale = mix(tones.glow, '#ffffff', 0.35);
  halo(on, [0, 84, 44], tones.accent, 0.75);
  const column = tube(
    [
      [0, 62, 18],
      [7 + sway, 76, 16],
      [-8, 87, 12],
      [9 - sway, 95, 8],
      [0, 104, 5],
    ],
    26,
  );
  const curls = times(12, (index) => {
    const side = index % 2 === 0 ? -1 : 1;
    return tuft(
      side * chance.between(8, 15),
      chance.between(66, 97),
      chance.between(14, 24),
      chance.between(2.4, 4),
      -Math.PI / 2 + side * chance.between(0.5, 1.2),
      side * 5,
    );
  });
  mass(on, [column, ...curls], {
    colour,
    depth: 2.6,
    inside: (body) => {
      const turns = times(26, (index): Dab => {
        const y = 62 + index * 1.6;
        return [-18 + chance.between(-3, 3), y, 36, chance.between(0.6, 1.6), 0.2, index % 2 === 0 ? 6 : 9];
      });
      dabs(
        body.canvas,
        pale,
        0.42,
        turns.filter((_, index) => index % 2 === 0),
      );
      dabs(
        body.canvas,
        tones.deep,
        0.34,
        turns.filter((_, index) => index % 2 === 1),
      );
    },
  });
  canvas.save();
  canvas.globalCompositeOperation = 'lighter';
  wisps(on, 0, 96, 22, 34, mix(tones.accent, pale, 0.4), 0.3, -Math.PI / 2, 1.3);
  canvas.restore();
}

function sash(on: PicturePainter): void {
  const { canvas, tones } = on;
  const belt = blob([
    [-19, 68],
    [0, 72],
    [19, 68],
    [20, 77],
    [0, 82],
    [-20, 77],
  ]);
  mass(on, [belt, tuft(-8, 78, 20, 3.4, 1.75, 2)], {
    colour: mix(tones.accent, tones.ink, 0.35),
    depth: 1.4,
  });
  fill(canvas, [ellipse(0, 76, 2.6)], mix(tones.metal, tones.key, 0.5));
}

function club(on: PicturePainter): void {
  const { tones } = on;
  mass(
    on,
    [
      tube(
        [
          [-34, 100, 1.6],
          [-36, 60, 2.6],
          [-38, 32, 5.4],
          [-38, 14, 7.4],
          [-37, 8, 5],
        ],
        14,
      ),
      ...[0, 1, 2, 3].map((index) =>
        tuft(-38 + (index % 2 ? 6 : -6), 14 + index * 6, 6, 1.6, index % 2 ? -0.2 : 3.3, 0),
      ),
    ],
    { colour: mix('#5a3f26', tones.ink, 0.35), depth: 1.8 },
  );
}

function torso(on: PicturePainter, { skin }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-24, 34],
        [-14, 25],
        [0, 22],
        [14, 25],
        [24, 34],
        [26, 48],
        [20, 62],
        [17, 78],
        [-17, 78],
        [-20, 62],
        [-26, 48],
      ]),
      tube(
        [
          [-17, 36, 10],
          [-32, 44, 8.8],
          [-40, 56, 7.4],
          [-36, 66, 6.8],
        ],
        18,
      ),
      ellipse(-35, 66, 6.6),
      blob([
        [0, 10],
        [8, 13],
        [10, 22],
        [8, 31],
        [0, 35],
        [-8, 31],
        [-10, 22],
        [-8, 13],
      ]),
    ],
    {
      colour: skin,
      depth: 2.8,
      inside: (body) => {
        const lit = mix(skin, tones.key, 0.5);
        soft(body.canvas, lit, 0.4, [-12, 40, 12, 9]);
        soft(body.canvas, lit, 0.34, [12, 40, 12, 9]);
        soft(body.canvas, lit, 0.2, [0, 62, 16, 14]);
        soft(body.canvas, tones.deep, 0.6, [0, 36, 12, 5]);
        soft(body.canvas, tones.deep, 0.5, [0, 50, 3, 16]);
        dabs(body.canvas, tones.deep, 0.5, [
          [-20, 48, 18, 0.9, 0.2, 2],
          [2, 50, 18, 0.9, -0.2, 2],
          [-8, 58, 16, 0.6, 0, 0.6],
          [-7, 65, 14, 0.6, 0, 0.6],
        ]);
        coat(body, tones.deep, 0.28, 50, [-36, 20, 28, 78], [5, 0.6, 1, 1]);
      },
    },
  );
}

function loincloth(on: PicturePainter): void {
  const { canvas, tones } = on;
  mass(
    on,
    [
      blob([
        [-19, 72],
        [0, 76],
        [19, 72],
        [20, 86],
        [12, 98, 'corner'],
        [4, 88],
        [-4, 100, 'corner'],
        [-12, 88],
        [-20, 96, 'corner'],
      ]),
    ],
    {
      colour: mix('#4a3220', tones.ink, 0.35),
      depth: 1.8,
      inside: (body) => {
        coat(body, tones.deep, 0.45, 40, [-20, 72, 20, 98], [6, 0.8, 1.5, 0.4]);
      },
    },
  );
  dabs(canvas, mix('#6b4a2c', tones.ink, 0.25), 1, [[-22, 34, 56, 2, 0.86, 3]]);
}

/** Rivets, seams and wheels of what was made. */
function plates(on: PicturePainter, { skin }: Look): void {
  const { canvas, tones } = on;
  const rivets = times(20, (index) => ellipse(-20 + (index % 10) * 4.4, index < 10 ? 38 : 68, 0.9));
  fill(canvas, rivets, mix(skin, tones.key, 0.7), 0.9);
  dabs(canvas, tones.deep, 0.6, [
    [-22, 44, 44, 0.6, 0.05, 3],
    [0, 28, 46, 0.6, 1.57],
  ]);
  gear(on, -7, 52, 9, 10, mix(mix(tones.metal, tones.accent, 0.5), tones.ink, 0.2));
  gear(on, 9, 60, 6, 8, mix(mix(tones.metal, tones.accent, 0.3), tones.ink, 0.25), 0.3);
}

function face(on: PicturePainter, { hasOneEye }: Look): void {
  const { canvas, tones } = on;
  if (hasOneEye) {
    eye(on, 0, 20.5, 3.2, tones.accent);
    return;
  }
  form(on, ellipse(3, 56, 3), { colour: mix(tones.metal, tones.ink, 0.25), depth: 0.9 });
  dabs(canvas, tones.deep, 0.85, [[-7.4, 19, 14.8, 1.7, 0, 0.8]]);
  slit(on, -3.6, 21.4, 1.3, 0.2, tones.accent);
  slit(on, 3.6, 21.4, 1.3, -0.2, tones.accent);
}

function hairs(on: PicturePainter, { skin }: Look, { features }: Sitter): void {
  const { canvas, chance, tones } = on;
  fill(
    canvas,
    [
      blob([
        [-2.6, 22],
        [2.6, 22],
        [3.4, 26],
        [-3.4, 26],
      ]),
    ],
    mix(skin, tones.key, 0.1),
  );
  dabs(canvas, tones.deep, 0.8, [[-5.4, 29.6, 10.8, 1, 0, 0.5]]);
  for (const side of [-1, 1] as const)
    fill(
      canvas,
      [
        polygon([
          [side * 4.6, 30.4],
          [side * 2.6, 30.4],
          [side * 3.8, 25.8],
        ]),
      ],
      '#e9dcb2',
    );
  const hair: Outline[] = [];
  for (let index = 0; index < 10; index++)
    hair.push(
      tuft(chance.between(-6, 6), 13, chance.between(5, 11), 1.5, -1.57 + chance.between(-0.7, 0.7), 1),
    );
  mass(on, hair, { colour: mix('#2a1c14', tones.ink, 0.4), depth: 1 });
  if (features.has('horns'))
    for (const side of [-1, 1] as const)
      form(
        on,
        tube(
          [
            [side * 8, 15, 2.4],
            [side * 17, 12, 2],
            [side * 20, 3, 0.3],
          ],
          10,
        ),
        { colour: '#d8c9a0', depth: 0.8 },
      );
  mist(on, { y: 100, height: 6, colour: tones.sky[2], strength: 0.35 });
}
