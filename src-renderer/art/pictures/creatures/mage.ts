import { blob } from '../../kit/blob.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { polygon, ellipse, type Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { mist } from '../../scenery/mist.ts';
import { cowl } from '../parts/cowl.ts';
import { slit } from '../parts/eyes.ts';
import { folds } from '../parts/folds.ts';
import { halo } from '../parts/halo.ts';
import { staff } from '../parts/staff.ts';
import type { PicturePainter } from '../picture-painter.ts';
import type { Feature, Sitter } from './sitter.ts';

/** Somebody in a robe who casts a spell, with a staff. */
export function mage(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  robeBehind(on, look);
  robe(on, look);
  arms(on, look);
  spell(on, look);
  collar(on, look);
  head(on, look);
  fog(on);
}

type Look = ReturnType<typeof lookOf>;

const HATS = ['hood', 'pointedHat', 'bare', 'mitre'] as const satisfies readonly Feature[];
const CLOTHS = ['#5a3a30', '#2f4a5a', '#4a3a5a', '#5a5a3a', '#3a4a3a', '#6a4a2a', '#54303c'] as const;
const SKINS = ['#d0a281', '#a87452', '#7d5238', '#e0b998'] as const;

function lookOf(on: PicturePainter, { features }: Sitter) {
  const { chance, tones } = on;
  const cloth = mix(mix(mix(tones.middle, tones.body, 0.5), chance.pick(CLOTHS), 0.45), tones.ink, 0.25);
  const trim = mix(tones.accent, tones.ink, 0.2);
  const hat = HATS.find((hat) => features.has(hat)) ?? chance.pick(HATS);
  const sway = chance.between(-3, 3);
  const skin = mix(
    features.has('fins') ? mix('#6fa6b8', tones.body, 0.3) : chance.pick(SKINS),
    tones.ink,
    0.32,
  );
  return { cloth, trim, hat, sway, skin };
}

function robeBehind(on: PicturePainter, { cloth, sway }: Look): void {
  const { chance, tones } = on;
  mass(
    on,
    [
      blob([
        [-12, 40],
        [-22, 58],
        [-30, 82],
        [-34, 102],
        [34, 102],
        [30, 82],
        [22, 58],
        [12, 40],
      ]),
    ],
    {
      colour: mix(cloth, tones.deep, 0.3),
      depth: 2.4,
      inside: (body) => {
        folds(body, -30, 30, 48, 102, 11, cloth, 0.45);
      },
    },
  );
  staff(on, 29, 18 + sway, 102, chance.pick(['orb', 'crook', 'sun']), tones.accent);
}

function robe(on: PicturePainter, { cloth, trim }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-12, 42],
        [-5, 37],
        [5, 37],
        [12, 42],
        [13, 60],
        [16, 102],
        [-16, 102],
        [-13, 60],
      ]),
    ],
    {
      colour: cloth,
      depth: 2,
      inside: (body) => {
        folds(body, -14, 14, 60, 102, 6, cloth, 0.45);
        soft(body.canvas, tones.key, 0.16, [0, 52, 8, 12]);
      },
    },
  );
  mass(
    on,
    [
      blob([
        [-3, 40],
        [3, 40],
        [4.4, 102],
        [-4.4, 102],
      ]),
    ],
    {
      colour: trim,
      depth: 0.9,
      rimStrength: 0.5,
      inside: (body) => {
        for (let y = 50; y < 100; y += 9)
          fill(
            body.canvas,
            [
              polygon([
                [0, y - 3],
                [2.2, y],
                [0, y + 3],
                [-2.2, y],
              ]),
            ],
            mix(tones.key, '#ffffff', 0.2),
            0.8,
          );
      },
    },
  );
}

function arms(on: PicturePainter, { cloth, skin }: Look): void {
  mass(
    on,
    [
      blob([
        [9, 41],
        [18, 44],
        [27, 54],
        [31, 64],
        [27, 72],
        [20, 70],
        [14, 60],
      ]),
    ],
    {
      colour: cloth,
      depth: 1.8,
      inside: (body) => {
        folds(body, 12, 30, 48, 72, 4, cloth, 0.5);
      },
    },
  );
  mass(on, [ellipse(29, 60, 3.2)], { colour: skin, depth: 0.9 });
  mass(
    on,
    [
      blob([
        [-9, 41],
        [-18, 44],
        [-28, 46],
        [-35, 40],
        [-38, 50],
        [-36, 66],
        [-28, 62],
        [-16, 60],
      ]),
      tuft(-34, 52, 18, 5, 1.5, 1),
    ],
    {
      colour: cloth,
      depth: 1.8,
      inside: (body) => {
        folds(body, -36, -12, 46, 70, 5, cloth, 0.5);
      },
    },
  );
}

function spell(on: PicturePainter, { skin }: Look): void {
  const { canvas, chance, tones } = on;
  halo(on, [-37, 30, 26], tones.accent, 0.95);
  const fingers: Outline[] = [];
  for (let index = 0; index < 4; index++)
    fingers.push(tuft(-36, 40, chance.between(7, 9.5), 1.25, -2.2 + index * 0.36, 0.6));
  mass(on, [ellipse(-36, 41, 3), ...fingers], { colour: skin, depth: 1 });
  const sweep: Dab[] = [];
  for (let index = 0; index < 14; index++) {
    const angle = chance.between(0, 6.28),
      radius = chance.between(3, 9);
    sweep.push([
      -37 + Math.cos(angle) * radius,
      29 + Math.sin(angle) * radius,
      chance.between(3, 7),
      0.6,
      angle + 1.7,
      1,
    ]);
  }
  canvas.save();
  canvas.globalCompositeOperation = 'lighter';
  dabs(canvas, mix(tones.accent, '#ffffff', 0.5), 0.8, sweep);
  canvas.restore();
}

function collar(on: PicturePainter, { cloth }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-14, 46],
        [-9, 36],
        [0, 40],
        [9, 36],
        [14, 46],
        [0, 50],
      ]),
    ],
    { colour: mix(cloth, tones.key, 0.08), depth: 1.5 },
  );
}

function head(on: PicturePainter, { cloth, trim, hat, sway, skin }: Look): void {
  const { canvas, chance, tones } = on;
  if (hat !== 'hood') {
    const hairs = mix(chance.pick(['#e6e0d0', '#3a2a1e', '#8a4a24', '#1d1a1c', '#b9a27a']), tones.ink, 0.2);
    mass(
      on,
      [
        tube(
          [
            [0, 34, 3],
            [0, 41, 3.6],
          ],
          4,
        ),
        blob([
          [0, 15],
          [6.4, 18.6],
          [7, 26],
          [4.6, 33.6],
          [0, 38],
          [-4.6, 33.6],
          [-7, 26],
          [-6.4, 18.6],
        ]),
      ],
      {
        colour: skin,
        depth: 1.7,
        inside: (body) => {
          soft(body.canvas, tones.deep, 0.4, [3.4 * -Math.sign(on.light.x), 27, 6, 10]);
          soft(body.canvas, tones.deep, 0.75, [-3, 24.6, 3, 1.8]);
          soft(body.canvas, tones.deep, 0.75, [3, 24.6, 3, 1.8]);
          dabs(body.canvas, tones.deep, 0.55, [
            [-0.2, 24, 6.4, 0.6, 1.6, 0.2],
            [-2.4, 33.4, 4.8, 0.5, 0, 0.3],
            [-5.2, 22.6, 4.6, 0.6, 0.14, -0.4],
            [0.6, 22.6, 4.6, 0.6, -0.14, -0.4],
          ]);
        },
      },
    );
    if (chance.next() < 0.5) {
      const beard: Outline[] = [];
      for (let index = 0; index < 13; index++)
        beard.push(
          tuft(
            -5.4 + index * 0.9,
            31 + Math.abs(index - 6) * -0.45,
            chance.between(14, 24) - Math.abs(index - 6) * 1.2,
            1.6,
            1.57 + (index - 6) * -0.035,
            chance.between(-1, 1),
          ),
        );
      mass(
        on,
        [
          ...beard,
          blob([
            [-4.6, 31.6],
            [0, 29.8],
            [4.6, 31.6],
            [0, 34],
          ]),
        ],
        { colour: hairs, depth: 1.2, rimStrength: 0.8 },
      );
    } else {
      const beard: Outline[] = [];
      for (let index = 0; index < 7; index++) {
        beard.push(
          tuft(-5.6 - index * 0.3, 20 + index, chance.between(14, 20), 1.6, 1.7 + index * 0.03, 1),
          tuft(5.6 + index * 0.3, 20 + index, chance.between(14, 20), 1.6, 1.44 - index * 0.03, -1),
        );
      }
      mass(on, beard, { colour: mix(hairs, tones.deep, 0.15), depth: 1, rimStrength: 0.7 });
    }
    if (hat === 'pointedHat') {
      mass(
        on,
        [
          blob([
            [-15, 20.5],
            [-7, 17.6],
            [-4.6, 6],
            [2 + sway, -7, 'corner'],
            [5, 6],
            [7, 17.6],
            [15, 20.5],
            [0, 23.6],
          ]),
        ],
        {
          colour: cloth,
          depth: 1.7,
          inside: (body) => {
            folds(body, -8, 8, 2, 20, 4, cloth, 0.5);
          },
        },
      );
      fill(
        canvas,
        [
          blob([
            [-8, 18.6],
            [0, 20.8],
            [8, 18.6],
            [7.6, 15.8],
            [0, 18],
            [-7.6, 15.8],
          ]),
        ],
        trim,
      );
    } else if (hat === 'mitre') {
      mass(
        on,
        [
          blob([
            [-7, 20],
            [-8.4, 9],
            [0, -3, 'corner'],
            [8.4, 9],
            [7, 20],
            [0, 22],
          ]),
        ],
        { colour: mix(cloth, tones.key, 0.2), depth: 1.5 },
      );
      dabs(canvas, trim, 1, [
        [0, 0, 20, 1, 1.57, 0],
        [-7, 17, 14, 1, 0, 1],
      ]);
      fill(canvas, [ellipse(0, 9, 2.2)], tones.accent);
    } else {
      mass(
        on,
        [
          blob([
            [-7.4, 25],
            [-7.6, 17],
            [0, 12.4],
            [7.6, 17],
            [7.4, 25],
            [5, 20],
            [0, 18],
            [-4, 20],
          ]),
        ],
        { colour: hairs, depth: 1.1 },
      );
      dabs(canvas, tones.accent, 0.95, [[-7, 19.6, 14, 0.6, 0, -1.2]]);
    }
  } else {
    mass(
      on,
      [
        blob([
          [sway * 0.6, 6, 'corner'],
          [8, 13],
          [11, 25],
          [14, 40],
          [0, 45],
          [-14, 40],
          [-11, 25],
          [-8, 13],
        ]),
      ],
      {
        colour: cloth,
        depth: 2,
        inside: (body) => {
          folds(body, -11, 11, 10, 42, 5, cloth, 0.45);
        },
      },
    );
    cowl(on, 0, 26, 8.2, tones.deep);
    cowl(on, 0, 27.4, 6.2, mix(tones.deep, skin, 0.34));
    slit(on, -2.6, 25.6, 1.3, 0.1, tones.accent);
    slit(on, 2.6, 25.6, 1.3, -0.1, tones.accent);
    if (chance.next() < 0.5) {
      const beard: Outline[] = [];
      for (let index = 0; index < 9; index++)
        beard.push(
          tuft(
            -4 + index,
            34,
            chance.between(12, 20) - Math.abs(index - 4),
            1.5,
            1.57 + (index - 4) * -0.04,
            0,
          ),
        );
      mass(on, beard, { colour: mix('#d8d2c2', tones.ink, 0.25), depth: 1 });
    }
  }
}

function fog(on: PicturePainter): void {
  const { tones } = on;
  mist(on, { y: 99, height: 6, colour: tones.sky[2], strength: 0.35 });
}
