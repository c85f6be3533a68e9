import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix, type PaintColour } from '../../kit/colour.ts';
import { dabs } from '../../kit/dab.ts';
import { fill } from '../../kit/fill.ts';
import { form } from '../../kit/form.ts';
import { times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse, polygon } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { mist } from '../../scenery/mist.ts';
import { folds } from '../parts/folds.ts';
import { sword } from '../parts/sword.ts';
import type { PicturePainter } from '../picture-painter.ts';
import type { Feature, Sitter } from './sitter.ts';

/** Somebody who fights for a living: cloth and leather, one weapon, no two with the same head. */
export function fighter(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  cloak(on, look);
  legs(on, look);
  weaponArm(on, look);
  body(on, look);
  otherArm(on, look);
  head(on, look);
  hat(on, look);
  mist(on, { y: 100, height: 6, colour: on.tones.sky[2], strength: 0.35 });
}

const WEAPONS = ['blade', 'axe', 'spear', 'bow'] as const satisfies readonly Feature[];
const HATS = ['hood', 'horns', 'bare', 'cap'] as const satisfies readonly Feature[];
const SKINS = ['#d0a281', '#a87452', '#7d5238', '#e0b998', '#c08a5c'] as const;
const HAIRS = ['#2a1f1a', '#6b3d20', '#8c4a24', '#c9a254', '#b8b2a0', '#1d1a1c'] as const;
const CLOTHS = ['#6a3a2a', '#3f5a3a', '#3a4a6a', '#6a5a34', '#5a3a54', '#4a4a48', '#7a4a24'] as const;

type Look = ReturnType<typeof lookOf>;

function lookOf({ chance, tones }: PicturePainter, { features }: Sitter) {
  const skin = features.has('fins') ? '#6fa6b8' : chance.pick(SKINS);
  return {
    skin: mix(skin, tones.ink, 0.3),
    hair: mix(chance.pick(HAIRS), tones.ink, 0.25),
    cloth: mix(mix(chance.pick(CLOTHS), tones.middle, 0.3), tones.ink, 0.25),
    cape: mix(mix(chance.pick(CLOTHS), tones.accent, 0.3), tones.ink, 0.35),
    leather: mix('#5a3d28', tones.ink, 0.3),
    weapon: WEAPONS.find((weapon) => features.has(weapon)) ?? chance.pick(WEAPONS),
    hat: HATS.find((one) => features.has(one)) ?? chance.pick(HATS),
    hasCloak: features.has('hood') || chance.next() < 0.55,
    hasShield: !features.has('bow') && chance.next() < 0.5,
    hasBeard: features.has('beard') || chance.next() < 0.3,
    isDark: features.has('dark'),
    /** Short people have broad bodies. */
    girth: features.has('small') ? 1.22 : chance.between(0.92, 1.08),
    lean: chance.between(-2, 2),
  };
}

function cloak(on: PicturePainter, { cape, hasCloak, lean }: Look): void {
  if (!hasCloak) return;
  const cloth = blob([
    [-10, 38],
    [-20, 56],
    [-26 + lean, 78],
    [-30 + lean, 101],
    [34 + lean, 101],
    [32 + lean, 76],
    [22, 52],
    [11, 37],
  ]);
  mass(on, [cloth], {
    colour: mix(cape, on.tones.deep, 0.3),
    depth: 2.2,
    inside: (body) => {
      folds(body, -26, 32, 46, 101, 9, cape, 0.45);
    },
  });
}

function legs(on: PicturePainter, { leather, cloth, girth }: Look): void {
  const leg = (side: -1 | 1) =>
    tube([
      [side * 6 * girth, 68, 7 * girth],
      [side * 9 * girth, 84, 5.4],
      [side * 11 * girth, 102, 5],
    ]);
  mass(on, [leg(-1), leg(1)], {
    colour: mix(leather, on.tones.deep, 0.2),
    depth: 1.8,
    inside: (body) => {
      folds(body, -16, 16, 70, 101, 6, cloth, 0.4);
    },
  });
}

function weaponArm(on: PicturePainter, look: Look): void {
  const { leather, cloth, skin, girth } = look;
  const arm = tube(
    [
      [11 * girth, 44, 5.6],
      [22 * girth, 52, 4.4],
      [29, 42, 3.4],
    ],
    14,
  );
  mass(on, [arm], { colour: mix(cloth, on.tones.deep, 0.12), depth: 1.6 });
  WIELD[look.weapon](on, look);
  form(
    on,
    tube([
      [25.5, 46, 3.6],
      [28, 43, 3.4],
    ]),
    { colour: leather, depth: 0.8 },
  );
  mass(on, [ellipse(30, 40.5, 3.3)], { colour: skin, depth: 0.9 });
}

const WIELD: Record<Look['weapon'], (on: PicturePainter, look: Look) => void> = {
  blade: (on) => {
    sword(on, 30.5, 38, 0.2 + on.chance.between(-0.35, 0.35), 36, { width: 1.9 });
  },
  axe: (on) => {
    const { tones } = on;
    shaft(on, 70, 4);
    const head = blob([
      [30, 8],
      [38, 2, 'corner'],
      [44, 10],
      [44, 18],
      [38, 26, 'corner'],
      [30, 19],
    ]);
    mass(on, [head], { colour: mix(tones.metal, tones.ink, 0.25), depth: 1.6, lit: '#ffffff' });
  },
  spear: (on) => {
    const { tones } = on;
    shaft(on, 101, -4);
    const point = polygon([
      [29.5, -12],
      [33, 0],
      [29.5, 5],
      [26, 0],
    ]);
    form(on, point, { colour: mix(tones.metal, tones.ink, 0.15), rim: '#ffffff', depth: 0.8 });
  },
  bow: (on) => {
    const { canvas, tones } = on;
    const bow = tube(
      [
        [22, 4, 0.5],
        [31, 18, 1.3],
        [33, 40, 1.7],
        [31, 62, 1.3],
        [22, 76, 0.5],
      ],
      20,
    );
    dabs(canvas, mix(tones.key, '#ffffff', 0.5), 0.9, [[22, 4, 72, 0.25, Math.PI / 2]]);
    mass(on, [bow], { colour: mix('#6e4526', tones.ink, 0.3), depth: 1 });
  },
};

function shaft(on: PicturePainter, bottom: number, top: number): void {
  const pole = tube(
    [
      [32, bottom, 1.2],
      [30, top, 1],
    ],
    8,
  );
  form(on, pole, { colour: mix('#6a4a30', on.tones.ink, 0.3), depth: 0.6 });
}

function body(on: PicturePainter, { cloth, leather, girth, hasCloak, cape }: Look): void {
  const { tones } = on;

  const coatOf = blob([
    [-13 * girth, 43],
    [-6 * girth, 38],
    [6 * girth, 38],
    [13 * girth, 43],
    [13 * girth, 56],
    [11 * girth, 68],
    [15 * girth, 84],
    [8 * girth, 80],
    [0, 85],
    [-8 * girth, 80],
    [-15 * girth, 84],
    [-11 * girth, 68],
    [-13 * girth, 56],
  ]);
  mass(on, [coatOf], {
    colour: cloth,
    depth: 2.2,
    inside: (body) => {
      folds(body, -13 * girth, 13 * girth, 64, 84, 6, cloth, 0.5);
      soft(body.canvas, tones.key, 0.28, [-4 * Math.sign(-on.light.x), 50, 8, 9]);
      dabs(body.canvas, leather, 0.95, [[-14 * girth, 44, 34 * girth, 1.5, 0.75, 2]]);
      coat(body, tones.deep, 0.25, 20, [-13 * girth, 42, 13 * girth, 80], [9, 0.5, 1.5, 0.3]);
    },
  });
  const belt = tube([
    [-11.5 * girth, 67, 2],
    [0, 69, 2.2],
    [11.5 * girth, 67, 2],
  ]);
  fill(on.canvas, [belt], mix(leather, tones.deep, 0.3));
  form(on, ellipse(0, 69, 2.4), { colour: mix(tones.accent, tones.ink, 0.2), depth: 0.7 });
  const collar = blob([
    [-13 * girth, 46],
    [-8, 37],
    [8, 37],
    [13 * girth, 46],
    [0, 48],
  ]);
  mass(on, [collar], { colour: hasCloak ? cape : leather, depth: 1.4 });
}

function otherArm(on: PicturePainter, { cloth, leather, skin, girth, hasShield, cape }: Look): void {
  const { tones } = on;
  const arm = tube(
    [
      [-11 * girth, 45, 5.4],
      [-20 * girth, 56, 4.4],
      [-17, 66, 3.4],
    ],
    14,
  );
  mass(on, [arm], { colour: cloth, depth: 1.6 });
  if (!hasShield) {
    form(
      on,
      tube([
        [-18, 62, 3.5],
        [-17, 66, 3.3],
      ]),
      { colour: leather, depth: 0.8 },
    );
    mass(on, [ellipse(-15.5, 69, 3.3)], { colour: skin, depth: 0.9 });
    return;
  }
  mass(on, [ellipse(-20, 64, 14.5)], { colour: mix(tones.metal, tones.ink, 0.35), depth: 1.8 });
  mass(on, [ellipse(-20, 64, 12)], {
    colour: cape,
    depth: 1.2,
    inside: ({ canvas }) => {
      const stripes = times(4, (index) => [-20, 64, 13, 2, (index * Math.PI) / 2 + 0.4] as const);
      dabs(canvas, mix(tones.key, '#ffffff', 0.2), 0.6, stripes);
    },
  });
  form(on, ellipse(-20, 64, 3.4), { colour: mix(tones.metal, tones.key, 0.2), depth: 0.9 });
}

function head(on: PicturePainter, { skin, hair, hasBeard, hat: worn, isDark }: Look): void {
  const { canvas, tones, light, chance } = on;
  const neck = tube([
    [0, 33, 3.4],
    [0, 41, 4],
  ]);
  const skull = blob([
    [0, 14],
    [6.8, 17.6],
    [7.6, 25.4],
    [5.4, 33],
    [0, 37.6],
    [-5.4, 33],
    [-7.6, 25.4],
    [-6.8, 17.6],
  ]);
  mass(on, [neck, skull], {
    colour: skin,
    depth: 1.7,
    inside: (body) => {
      soft(body.canvas, tones.deep, 0.42, [-3.4 * Math.sign(light.x), 27, 6, 11]);
      for (const x of [-3, 3]) soft(body.canvas, tones.deep, 0.75, [x, 24.6, 3, 1.9]);
      dabs(body.canvas, tones.deep, 0.6, FEATURES_OF_FACE);
    },
  });
  if (isDark)
    dabs(canvas, tones.accent, 0.95, [
      [-4.4, 24.6, 3, 0.6, 0.1],
      [1.4, 24.6, 3, 0.6, -0.1],
    ]);
  if (hasBeard) {
    const long = chance.between(9, 18);
    const locks = times(13, (index) =>
      tuft(
        -6.4 + index * 1.06,
        29 + (index % 2),
        long - Math.abs(index - 6) * 0.9,
        1.8,
        1.57 + (index - 6) * -0.03,
      ),
    );
    mass(on, locks, { colour: hair, depth: 1.1 });
  }
  if (worn !== 'bare') return;
  const locks = times(14, (index) => {
    const share = index / 13 - 0.5;
    return tuft(
      share * 14,
      18 + Math.abs(share) * 8,
      chance.between(8, 13),
      2.2,
      1.57 - share * 2.6 + Math.PI * (Math.abs(share) < 0.3 ? 1 : 0),
      share * 4,
    );
  });
  const cap = blob([
    [-8, 25],
    [-8, 16],
    [0, 11.4],
    [8, 16],
    [8, 25],
    [5.4, 20],
    [0, 18],
    [-5, 20],
  ]);
  mass(on, [cap, ...locks], { colour: hair, depth: 1.2 });
}

const FEATURES_OF_FACE = [
  [-0.2, 24, 6.4, 0.6, 1.6, 0.2],
  [-2.6, 33, 5.2, 0.5, 0, 0.2],
  [-5.6, 22.4, 5, 0.7, 0.18, -0.3],
  [0.6, 23.2, 5, 0.7, -0.18, -0.3],
] as const;

function hat(on: PicturePainter, { hat: worn, cape, leather }: Look): void {
  const { tones, canvas } = on;
  const steel = mix(tones.metal, tones.ink, 0.35);
  const helm = blob([
    [-9, 24],
    [-8.6, 15],
    [0, 8.6],
    [8.6, 15],
    [9, 24],
    [5, 20.6],
    [0, 21.6],
    [-5, 20.6],
  ]);
  if (worn === 'hood') hood(on, cape);
  if (worn === 'cap') {
    mass(on, [helm, tuft(0, 10, 9, 1.4, -Math.PI / 2)], { colour: steel, depth: 1.6 });
    dabs(canvas, mix(leather, tones.deep, 0.3), 0.9, [[-9, 22.6, 18, 0.9, 0, -1.6]]);
  }
  if (worn !== 'horns') return;
  mass(on, [helm], { colour: steel, depth: 1.6 });
  for (const side of [-1, 1]) {
    const horn = tube([
      [side * 8, 17, 2.4],
      [side * 17, 13, 2],
      [side * 18, 3, 0.3],
    ]);
    form(on, horn, { colour: '#d8c9a0', depth: 0.8 });
  }
}

function hood(on: PicturePainter, cloth: PaintColour): void {
  const shape = [
    blob([
      [0, 6, 'corner'],
      [9, 14],
      [12, 28],
      [14, 42],
      [8.4, 36],
      [8, 22],
      [0, 15.4],
      [-8, 22],
      [-8.4, 36],
      [-14, 42],
      [-12, 28],
      [-9, 14],
    ]),
  ];
  soft(on.canvas, on.tones.deep, 0.7, [0, 19, 9, 7]);
  mass(on, shape, { colour: cloth, depth: 1.7 });
}
