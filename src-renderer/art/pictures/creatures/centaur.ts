import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix, type PaintColour } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { form } from '../../kit/form.ts';
import { times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { slit } from '../parts/eyes.ts';
import type { PicturePainter } from '../picture-painter.ts';

const SKINS = ['#c99a78', '#a87452', '#8a5a3c', '#d8b08c'] as const;

/** What a centaur has where a horse has its neck: somebody down to the waist, with a spear. */
export function rider(on: PicturePainter, hide: PaintColour, mane: PaintColour): void {
  const { chance, tones } = on;
  const skin = mix(mix(chance.pick(SKINS), tones.body, 0.12), tones.ink, 0.26);
  farArm(on, skin);
  spear(on);
  trunk(on, skin, hide);
  hair(on, mane, chance.next() < 0.5);
  features(on);
  nearArm(on, skin);
}

function farArm(on: PicturePainter, skin: PaintColour): void {
  const arm = tube(
    [
      [-6, 22, 4.4],
      [3, 31, 3.8],
      [1, 41, 3],
    ],
    14,
  );
  mass(on, [arm, ellipse(0, 43, 3.1)], { colour: mix(skin, on.tones.deep, 0.25), depth: 1.4 });
}

function spear(on: PicturePainter): void {
  const { tones } = on;
  const pole = tube(
    [
      [-33, 74, 0.8],
      [-36, 30, 0.9],
      [-38, -1, 0.8],
    ],
    8,
  );
  form(on, pole, { colour: mix('#6b4a2c', tones.ink, 0.25), depth: 0.6 });
  form(on, tuft(-38, 0, 12, 2.3, -1.62), { colour: mix(tones.metal, '#ffffff', 0.15), depth: 0.8 });
}

function trunk(on: PicturePainter, skin: PaintColour, hide: PaintColour): void {
  const { tones } = on;
  const chest = blob([
    [-15, 17],
    [-6, 17],
    [-1, 23],
    [-2, 34],
    [-5, 43],
    [0, 54],
    [-20, 56],
    [-22, 44],
    [-23, 34],
    [-27, 25],
    [-23, 18],
  ]);
  const neck = tube(
    [
      [-14, 19, 3.9],
      [-16, 11, 3.3],
    ],
    6,
  );
  const skull = blob([
    [-16.4, 0],
    [-11.6, 2],
    [-10.6, 7],
    [-12.6, 12.4],
    [-17.4, 15],
    [-20.8, 12.4],
    [-22.2, 8.4],
    [-20.8, 3],
  ]);
  mass(on, [chest, neck, skull], {
    colour: skin,
    depth: 2,
    inside: (body) => {
      const lit = mix(skin, tones.key, 0.55);
      soft(body.canvas, lit, 0.45, [-20, 27, 6, 5]);
      soft(body.canvas, lit, 0.4, [-8, 27, 6, 5]);
      soft(body.canvas, tones.deep, 0.5, [-13, 33, 10, 3]);
      soft(body.canvas, tones.deep, 0.35, [-14, 40, 2, 9]);
      soft(body.canvas, tones.deep, 0.45, [-13, 16, 7, 3]);
      // Where skin turns into hide.
      soft(body.canvas, hide, 0.95, [-11, 55, 15, 9]);
      coat(body, mix(hide, tones.deep, 0.3), 0.5, 40, [-22, 45, 2, 56], [4, 0.5, 1.5, 0.5]);
      dabs(body.canvas, mix('#4a3220', tones.ink, 0.3), 0.95, [[-25, 20, 34, 1.5, 0.95, 2]]);
    },
  });
}

function hair(on: PicturePainter, mane: PaintColour, isBearded: boolean): void {
  const { chance } = on;
  const locks = times(11, (index) =>
    tuft(-17 + index * 0.6, 1.5 + index * 0.5, chance.between(9, 15), 1.9, 0.55 + index * 0.09, 2),
  );
  const brow = times(4, (index) => tuft(-18 + index, 1.4, 6, 1.4, 2.1 + index * 0.2, -0.6));
  const beard = isBearded
    ? times(6, (index) => tuft(-20 + index * 1.1, 12, 7, 1.1, 1.75 - index * 0.08))
    : [];
  mass(on, [...locks, ...brow, ...beard], { colour: mane, depth: 1.1 });
}

function features(on: PicturePainter): void {
  const { canvas, tones } = on;
  slit(on, -18.6, 7.4, 1, 0.15, tones.accent);
  dabs(canvas, tones.deep, 0.75, [
    [-21.4, 5.6, 5, 0.5, -0.1, -0.3],
    [-20.8, 11.6, 3.2, 0.35, 0.05, 0.2],
    [-22, 9, 1.6, 0.4, 0.4],
  ]);
}

function nearArm(on: PicturePainter, skin: PaintColour): void {
  const { tones } = on;
  const arm = tube(
    [
      [-23, 23, 5],
      [-31, 34, 4.2],
      [-35.4, 27, 3],
    ],
    16,
  );
  mass(on, [arm, ellipse(-36, 25, 3.2)], { colour: skin, depth: 1.6 });
  form(on, ellipse(-34, 29.4, 3.2, 2), { colour: mix(tones.metal, '#7a5a34', 0.5), depth: 0.7 });
}
