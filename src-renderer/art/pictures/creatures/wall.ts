import { apart } from '../../kit/canvas.ts';
import { mix, type PaintColour } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { fill, stroke } from '../../kit/fill.ts';
import { line } from '../../kit/line.ts';
import { SIDES, times } from '../../kit/list.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse, polygon, type Outline, type Point } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { blob } from '../../kit/blob.ts';
import { eye } from '../parts/eyes.ts';
import { folds } from '../parts/folds.ts';
import { halo } from '../parts/halo.ts';
import { sword } from '../parts/sword.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';
import { wave } from '../scenery/open-sea.ts';
import { hasKeyword } from '../subject.ts';
import type { Sitter } from './sitter.ts';

/** What a wall is made of, by words of its name. */
const STUFFS = [
  ['fire', /Fire|Flame|Lava/],
  ['thorns', /Brambles|Vines|Plant|Root|Thorn/],
  ['swords', /Swords|Blades/],
  ['spears', /Spears|Pikes/],
  ['ice', /Ice|Frost|Glacial|Snow/],
  ['bone', /Bone|Living|Flesh|Tombstone/],
  ['wood', /Wood/],
  ['water', /Water|Tide|Sea/],
  ['air', /Air|Dust|Mist|Cloud/],
  ['light', /Light|Faith|Angelic|Hope/],
] as const;
type Stuff = (typeof STUFFS)[number][0] | 'stone';

export function wall(on: PicturePainter, { subject }: Sitter): void {
  const stuff = STUFFS.find(([, words]) => words.test(subject.name))?.[0] ?? 'stone';
  BUILDERS[stuff](on);
  if (hasKeyword(subject, 'flying')) halo(on, [0, 92, 40], on.tones.key, 0.6, 0.3);
  blades(on, [98, 104], 30, 9, mix(on.tones.near, on.tones.deep, 0.3), 0.95, 0.1);
}

const BUILDERS: Record<Stuff, (on: PicturePainter) => void> = {
  stone: (on) => {
    keep(on, mix(on.tones.metal, on.tones.body, 0.6));
  },
  ice: (on) => {
    crystals(on, mix('#9fc9de', on.tones.key, 0.2));
  },
  light: (on) => {
    crystals(on, mix('#fff0c0', on.tones.accent, 0.25));
  },
  wood: palisade,
  bone: ribs,
  fire: flames,
  thorns: (on) => {
    keep(on, mix(on.tones.metal, on.tones.body, 0.7));
    brambles(on);
  },
  swords: (on) => {
    keep(on, mix(on.tones.metal, on.tones.body, 0.6));
    for (let blade = 0; blade < 9; blade++) {
      const x = -on.frame.right + (blade * on.frame.right) / 4 + on.chance.between(-3, 3);
      sword(on, x, 96, on.chance.between(-0.25, 0.25), on.chance.between(32, 54), { width: 1.7 });
    }
  },
  spears: (on) => {
    palisade(on);
    pikes(on);
  },
  water: (on) => {
    for (const y of [46, 60, 76, 94]) wave(on, y, 26);
  },
  air: whirlwinds,
};

/** Two towers, a wall with a gate between them, lit windows, banners. */
function keep(on: PicturePainter, stuff: PaintColour): void {
  const { chance, tones } = on;
  const stone = mix(stuff, tones.ink, 0.38);
  const top = chance.between(22, 30);
  tower(on, 0, 62, top + 16, stone);
  tower(on, -30, 14, top, stone);
  tower(on, 30, 14, top + chance.between(-3, 3), stone);
  gate(on, stone);
  for (const side of SIDES) banner(on, side);
}

const MERLONS = 4;

function tower(on: PicturePainter, x: number, half: number, top: number, stone: PaintColour): void {
  const { chance, tones } = on;
  const step = (half * 2) / (MERLONS * 2 - 1);
  const crown = times(MERLONS * 2 - 1, (index): Point[] => {
    const y = index % 2 === 0 ? top : top + 5;
    return [
      [x - half + index * step, y],
      [x - half + (index + 1) * step, y],
    ];
  }).flat();
  mass(on, [polygon([[x - half, 101], ...crown, [x + half, 101]])], {
    colour: stone,
    depth: 1.8,
    inside: ({ canvas }) => {
      const courses = times(Math.ceil((100 - top) / 5), (row) => top + 8 + row * 5);
      const joints = courses.flatMap((y, row) =>
        times(Math.ceil(half / 4) + 1, (index): Dab[] => {
          const left = x - half - (row % 2) * 4 + index * 8;
          return [
            [left, y, 8, 0.22, chance.between(-0.02, 0.02)],
            [left, y - 5, 5, 0.2, Math.PI / 2],
          ];
        }).flat(),
      );
      const lights = joints
        .filter(() => chance.next() < 0.3)
        .map(([left, y]): Dab => [left + 0.8, y - 4.3, 6.4, 0.5, 0]);
      dabs(canvas, tones.deep, 0.65, joints);
      dabs(canvas, mix(stone, tones.key, 0.8), 0.5, lights);
      soft(canvas, tones.deep, 0.5, [x - half * Math.sign(on.light.x), 70, half * 1.4, 60]);
    },
  });
}

function gate(on: PicturePainter, stone: PaintColour): void {
  const { canvas, tones } = on;
  const arch = blob([
    [-11, 101, 'corner'],
    [-11, 70],
    [0, 54],
    [11, 70],
    [11, 101, 'corner'],
  ]);
  fill(canvas, [arch], mix(tones.deep, tones.accent, 0.1));
  halo(on, [0, 92, 24], tones.accent, 0.85);
  stroke(canvas, arch, mix(stone, tones.key, 0.4), 1.5, 0.9);
  for (const x of [-7, -2.4, 2.4, 7]) stroke(canvas, line([x, 58], [x, 101]), tones.deep, 1, 0.95);
  for (const y of [66, 76, 86]) stroke(canvas, line([-11, y], [11, y]), tones.deep, 0.9, 0.95);
}

function banner(on: PicturePainter, side: -1 | 1): void {
  const { canvas, tones } = on;
  const x = side * 30;
  const cloth = polygon([
    [x - 5, 46],
    [x + 5, 46],
    [x + 5, 68],
    [x, 74],
    [x - 5, 68],
  ]);
  mass(on, [cloth], {
    colour: mix(tones.accent, tones.ink, 0.35),
    depth: 1,
    inside: (body) => {
      folds(body, x - 5, x + 5, 46, 74, 3, tones.accent, 0.5);
    },
  });
  fill(canvas, [ellipse(x, 56, 2.4)], mix(tones.key, '#ffffff', 0.3));
  halo(on, [side * 16, 62, 9], tones.accent, 0.9);
  dabs(canvas, '#ffe9b0', 0.95, [[side * 16, 64, 4, 0.8, -Math.PI / 2, 0.4]]);
}

function crystals(on: PicturePainter, stuff: PaintColour): void {
  const { chance, tones, frame } = on;
  const colour = mix(stuff, tones.ink, 0.18);
  for (const [row, height] of [
    [0, 66],
    [1, 46],
  ] as const) {
    const shapes = times(10, (index): Outline => {
      const x = frame.left + (index + chance.next()) * ((frame.right * 2) / 10);
      const tall = height * chance.between(0.7, 1.25);
      const half = chance.between(6, 11);
      const lean = chance.between(-6, 6);
      return polygon([
        [x - half, 102],
        [x - half * 0.8 + lean, 100 - tall * 0.8],
        [x + lean * 1.4, 100 - tall],
        [x + half * 0.8 + lean, 100 - tall * 0.72],
        [x + half, 102],
      ]);
    });
    mass(on, shapes, {
      colour: mix(colour, tones.deep, row === 0 ? 0.25 : 0),
      lit: '#ffffff',
      depth: 2.2,
      strength: 0.92,
      inside: ({ canvas }) => {
        const facets = times(26, (): Dab => [
          chance.between(frame.left, frame.right),
          100,
          -chance.between(20, 60),
          1.2,
          Math.PI / 2 + chance.between(-0.12, 0.12),
        ]);
        dabs(canvas, '#ffffff', 0.35, facets);
      },
    });
  }
}

function palisade(on: PicturePainter): void {
  const { chance, tones, frame } = on;
  const wood = mix('#6a4a2c', tones.ink, 0.3);
  const posts = times(11, (index): Outline => {
    const x = frame.left + ((index + 0.5) * frame.right * 2) / 11;
    const top = chance.between(26, 38);
    const half = frame.right / 11.5;
    return polygon([
      [x - half, 102],
      [x - half, top + 8],
      [x, top],
      [x + half, top + 8],
      [x + half, 102],
    ]);
  });
  posts.forEach((one, index) => {
    post(on, one, mix(wood, tones.deep, index % 2 === 0 ? 0 : 0.12));
  });
  const beams = [54, 82].map((y) =>
    tube([
      [frame.left, y, 3],
      [0, y + 1, 3.2],
      [frame.right, y, 3],
    ]),
  );
  mass(on, beams, { colour: mix(wood, tones.deep, 0.25), depth: 1.2 });
}

function post(on: PicturePainter, shape: Outline, colour: PaintColour): void {
  const { chance, tones, frame } = on;
  mass(on, [shape], {
    colour,
    depth: 1.6,
    inside: ({ canvas }) => {
      const grain = times(14, (): Dab => [
        chance.between(frame.left, frame.right),
        chance.between(30, 90),
        14,
        0.5,
        Math.PI / 2,
      ]);
      dabs(canvas, tones.deep, 0.4, grain);
    },
  });
}

function ribs(on: PicturePainter): void {
  const { chance, tones, frame } = on;
  const bone = mix('#cfc3a0', tones.ink, 0.3);
  const bones = times(12, (index): Outline => {
    const x = frame.left + ((index + 0.5) * frame.right * 2) / 12;
    const bend = chance.between(-8, 8);
    return tube([
      [x, 104, 4.6],
      [x + bend, 66, 3.6],
      [x - bend * 0.5, chance.between(24, 40), 1],
    ]);
  });
  mass(on, bones, { colour: bone, depth: 1.6 });
  for (let skull = 0; skull < 5; skull++) {
    const [x, y] = [chance.between(-36, 36), chance.between(70, 92)];
    mass(
      on,
      [
        ellipse(x, y, 7, 8),
        tube([
          [x, y + 6, 4],
          [x, y + 10, 3],
        ]),
      ],
      { colour: bone, depth: 1.5 },
    );
    for (const side of SIDES) {
      fill(on.canvas, [ellipse(x + side * 2.8, y, 2)], tones.deep);
      eye(on, x + side * 2.8, y, 0.7, tones.accent);
    }
  }
}

function flames(on: PicturePainter): void {
  const { canvas, chance, tones, frame } = on;
  halo(on, [0, 92, 70], tones.accent, 0.8, 0.7);
  const tongue = (size: number): Dab => [
    chance.between(frame.left, frame.right),
    103,
    chance.between(40, 84) * size,
    chance.between(3, 7) * size,
    -Math.PI / 2 + chance.between(-0.16, 0.16),
    chance.between(-10, 10),
  ];
  const row = (size: number) => times(34, () => tongue(size));
  dabs(canvas, mix('#8c1604', tones.deep, 0.2), 0.9, row(1));
  dabs(canvas, mix('#e03a06', tones.accent, 0.3), 0.85, row(0.85));
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    dabs(canvas, tones.accent, 0.7, row(0.6));
    dabs(canvas, '#ffe08a', 0.6, row(0.36));
  });
}

function brambles(on: PicturePainter): void {
  const { canvas, chance, tones, frame } = on;
  const vines = times(14, () => {
    const x = chance.between(frame.left, frame.right);
    return tube(
      [
        [x, 102, 2],
        [x + chance.between(-9, 9), 82, 1.7],
        [x + chance.between(-14, 14), 64, 1.2],
        [x + chance.between(-20, 20), chance.between(36, 52), 0.3],
      ],
      12,
    );
  });
  mass(on, vines, { colour: mix(tones.ink, tones.middle, 0.4), depth: 0.9 });
  const leaves = times(90, (): Dab => [
    chance.between(frame.left, frame.right),
    chance.between(46, 98),
    chance.between(3, 6),
    1.1,
    chance.between(0, Math.PI * 2),
    0.8,
  ]);
  dabs(canvas, mix(tones.accent, tones.near, 0.35), 0.95, leaves);
}

function pikes(on: PicturePainter): void {
  const { chance, tones, frame } = on;
  const points = times(12, (index) => {
    const x = frame.left + ((index + chance.next()) * frame.right * 2) / 12;
    return tuft(x, 90, chance.between(50, 80), 1.6, -Math.PI / 2 + chance.between(-0.3, 0.3));
  });
  mass(on, points, { colour: mix(tones.metal, tones.ink, 0.25), depth: 0.9, lit: '#ffffff' });
}

function whirlwinds(on: PicturePainter): void {
  const { canvas, chance, tones, frame } = on;
  for (let gust = 0; gust < 4; gust++) {
    const x = frame.left + ((gust + 0.5) * frame.right) / 2;
    for (const [tone, strength] of [
      [tones.sky[0], 0.5],
      [tones.sky[2], 0.5],
      ['#ffffff', 0.4],
    ] as const) {
      const swirl = times(26, (): Dab => {
        const share = chance.next();
        const half = 4 + 16 * share;
        return [
          x - half + chance.between(-4, 4),
          98 - share * 84,
          half * 2 * chance.between(0.5, 1),
          0.8 + share * 1.6,
          chance.between(-0.12, 0.12),
          chance.between(-5, 5),
        ];
      });
      dabs(canvas, tone, strength, swirl);
    }
  }
}
