import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { fill } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, ellipse } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { mist } from '../../scenery/mist.ts';
import { habitatOf } from '../habitats/habitats.ts';
import { dim } from '../parts/dim.ts';
import { figure } from '../parts/figure.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function terror(on: PicturePainter): void {
  const look = lookOf(on);
  night(on, look);
  body(on, look);
  eyesOf(on);
  maw(on);
  victim(on, look);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter) {
  const { chance } = on;
  const shapes = [
    blob([
      [0, -8],
      [20, -3],
      [29, 16],
      [27, 38],
      [34, 58],
      [38, 84],
      [-38, 84],
      [-34, 58],
      [-27, 38],
      [-29, 16],
      [-20, -3],
    ]),
  ];
  const side = chance.side();
  return { shapes, side };
}

function night(on: PicturePainter, { shapes }: Look): void {
  const { chance, tones } = on;
  habitatOf(on, 'deadWood');
  dim(on, mix(tones.sky[1], '#ffffff', 0.2), 0.55);
  halo(on, [0, 36, 60], tones.accent, 0.4);
  for (let index = 0; index < 26; index++) {
    const share = index / 25,
      angle = -3.14 - 0.5 + share * 4.14;
    shapes.push(
      tuft(
        Math.cos(angle) * 25,
        28 + Math.sin(angle) * 31,
        chance.between(8, 20),
        3,
        angle + chance.between(-0.3, 0.3),
        chance.between(-3, 3),
      ),
    );
  }
}

function body(on: PicturePainter, { shapes }: Look): void {
  const { canvas, tones } = on;
  for (const side of [-1, 1] as const) {
    shapes.push(
      tube(
        [
          [side * 26, 56, 9],
          [side * 42, 58, 7],
          [side * 46, 72, 5],
          [side * 38, 82, 4],
        ],
        14,
      ),
    );
    for (let sway = 0; sway < 4; sway++)
      shapes.push(
        tube(
          [
            [side * 38, 80, 2.6],
            [side * (43 - sway * 7), 87 + sway * 0.5, 2],
            [side * (40 - sway * 8), 95 + sway, 0.2],
          ],
          8,
        ),
      );
  }
  mass(on, shapes, {
    colour: mix(tones.deep, tones.ink, 0.55),
    lit: mix(tones.ink, tones.body, 0.4),
    shade: mix(tones.deep, tones.ink, 0.3),
    depth: 2.6,
    rimStrength: 0.5,
    inside: (body) => {
      coat(body, tones.body, 0.25, 60, [-36, 0, 36, 84], [18, 1.2, 1.5, 0.4]);
      soft(body.canvas, tones.sky[1], 0.7, [0, 70, 34, 18]);
    },
  });
  for (const side of [-1, 1] as const) {
    halo(on, [side * 11, 24, 20], tones.accent, 0.9);
    fill(
      canvas,
      [
        blob([
          [side * 19, 16, 'corner'],
          [side * 12, 18],
          [side * 4, 27, 'corner'],
          [side * 9, 30.5],
          [side * 15, 27],
        ]),
      ],
      mix(tones.accent, '#ffffff', 0.35),
    );
    fill(canvas, [ellipse(side * 11, 24, 1, 3.2)], tones.deep);
  }
  fill(
    canvas,
    [
      blob([
        [-19, 37, 'corner'],
        [-8, 42],
        [0, 43],
        [8, 42],
        [19, 37, 'corner'],
        [15, 54],
        [6, 61],
        [-6, 61],
        [-15, 54],
      ]),
    ],
    '#0a0306',
  );
}

function eyesOf(on: PicturePainter): void {
  const { tones } = on;
  halo(on, [0, 50, 16], tones.accent, 0.35);
}

function maw(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  for (let index = -4; index <= 4; index++) {
    const x = index * 3.9,
      y = 42.6 - Math.abs(index) * 0.9;
    fill(
      canvas,
      [
        polygon([
          [x - 1.7, y],
          [x + 1.7, y],
          [x + chance.between(-0.4, 0.4), y + 6 + chance.between(0, 4) - Math.abs(index) * 0.5],
        ]),
      ],
      mix('#e8dfc0', tones.key, 0.2),
    );
  }
  for (let index = -3; index <= 3; index++) {
    const x = index * 3.6,
      y = 60 - Math.abs(index) * 1.5;
    fill(
      canvas,
      [
        polygon([
          [x - 1.4, y],
          [x + 1.4, y],
          [x, y - 5 - chance.between(0, 2)],
        ]),
      ],
      mix('#cfc5a2', tones.key, 0.1),
    );
  }
  mist(on, { y: 84, height: 7, colour: tones.sky[2], strength: 0.5 });
}

function victim(on: PicturePainter, { side }: Look): void {
  const { canvas, tones } = on;
  halo(on, [side * 6, 90, 22], '#ffc765', 0.75);
  figure(on, side * 2, 97, 17, tones.deep);
  fill(
    canvas,
    [
      tube(
        [
          [side * 4.4, 87, 0.7],
          [side * 8, 88, 0.5],
        ],
        3,
      ),
    ],
    tones.deep,
  );
  fill(canvas, [ellipse(side * 8.4, 90, 1.4)], '#fff0b8');
  halo(on, [side * 8.4, 90, 8], '#ffd477', 0.9);
}
