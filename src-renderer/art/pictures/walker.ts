import { mix } from '../kit/colour.ts';
import { dabs, type Dab } from '../kit/dab.ts';
import { SIDES, times } from '../kit/list.ts';
import { placed } from '../kit/placed.ts';
import { shafts } from '../scenery/shaft.ts';
import { fighter } from './creatures/fighter.ts';
import { knight } from './creatures/knight.ts';
import { mage } from './creatures/mage.ts';
import type { Feature, Sitter } from './creatures/sitter.ts';
import { home } from './habitats/habitats.ts';
import type { PaletteName } from './palettes.ts';
import { flame } from './parts/flame.ts';
import { halo } from './parts/halo.ts';
import { sigil } from './parts/sigil.ts';
import { wisps } from './parts/wisps.ts';
import type { PicturePainter } from './picture-painter.ts';
import type { PictureSubject } from './subject.ts';

interface Bearing {
  build: (on: PicturePainter, sitter: Sitter) => void;
  features: readonly Feature[];
}

const as = (build: Bearing['build'], ...features: readonly Feature[]): Bearing => ({ build, features });

/** Who they may be, by the colour of their magic. */
const BEARINGS: Record<PaletteName, readonly [Bearing, ...Bearing[]]> = {
  white: [as(fighter, 'axe', 'bare'), as(knight), as(mage, 'mitre')],
  blue: [as(mage, 'hood'), as(mage, 'bare'), as(fighter, 'blade', 'hood')],
  black: [as(mage, 'bare', 'dark'), as(fighter, 'blade', 'hood', 'dark'), as(mage, 'hood', 'dark')],
  red: [as(fighter, 'bare'), as(mage, 'bare'), as(fighter, 'blade', 'horns')],
  green: [as(fighter, 'axe', 'beard', 'bare'), as(mage, 'antlers'), as(fighter, 'bow', 'hood')],
  artifact: [as(mage, 'bare'), as(knight)],
};

/** The magic itself, seen behind them. */
const MAGIC: Record<PaletteName, (on: PicturePainter) => void> = {
  white: rays,
  blue: rings,
  black: shades,
  red: flames,
  green: leaves,
  artifact: rings,
};

interface Stance {
  size: number;
  aside: number;
  y: number;
}

/** How large and how far aside they stand: near and to one side, or whole and in the middle. */
const STANCES: readonly [Stance, ...Stance[]] = [
  { size: 0.98, aside: 0, y: 2 },
  { size: 1.12, aside: 13, y: 0 },
  { size: 0.88, aside: -15, y: 12 },
];

/** Somebody in full magic: who, how and where follow from the name and the colour. */
export function walker(on: PicturePainter, subject: PictureSubject): void {
  const { chance, palette } = on;
  const { build, features } = chance.pick(BEARINGS[palette]);
  const { size, aside, y } = chance.pick(STANCES);
  const side = chance.side();
  home(on);
  halo(on, [-aside * 0.6, 38, 56], on.tones.glow, 0.6);
  placed(on, { x: -aside * 0.8 }, MAGIC[palette]);
  placed(on, { x: aside, y, size, side }, (mirrored) => {
    build(mirrored, { subject, features: new Set(features) });
  });
}

function rays(on: PicturePainter): void {
  const { chance, tones } = on;
  shafts(on, {
    x: 0,
    y: 30,
    count: 16,
    length: 78,
    colour: tones.glow,
    strength: 0.5,
    angle: -Math.PI / 2,
    spread: Math.PI,
  });
  sigil(on, 0, 30, 22, chance.whole(8, 12), mix(tones.accent, '#ffffff', 0.45));
}

function rings(on: PicturePainter): void {
  const { chance, tones } = on;
  const colour = mix(tones.accent, '#ffffff', 0.25);
  sigil(on, 0, 40, chance.between(34, 42), chance.whole(5, 8), colour);
  times(chance.whole(2, 4), (index) => {
    sigil(on, (index - 1.5) * 30, chance.between(10, 34), chance.between(6, 11), chance.whole(4, 7), colour);
  });
}

/** Wings of shade to both sides, and pale breath. */
function shades(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  const plumes = SIDES.flatMap((side) =>
    times(26, (index): Dab => {
      const share = index / 25;
      const angle = -Math.PI / 2 + side * (0.25 + share * 1.5);
      return [
        side * chance.between(2, 8),
        44 + share * 12,
        chance.between(40, 58) * (1 - share * 0.3),
        chance.between(2, 4),
        angle,
        side * chance.between(5, 12),
      ];
    }),
  );
  halo(on, [0, 36, 46], tones.accent, 0.55);
  dabs(canvas, tones.deep, 0.6, plumes);
  wisps(on, 0, 84, 24, 44, mix(tones.accent, tones.glow, 0.5), 0.35, -Math.PI / 2, 1.1);
}

function flames(on: PicturePainter): void {
  const { chance, tones } = on;
  halo(on, [0, 56, 50], tones.accent, 0.8);
  for (const [x, height] of [
    [-34, 42],
    [-18, 62],
    [2, 74],
    [20, 60],
    [36, 44],
  ] as const)
    flame(on, x + chance.between(-4, 4), 96, height * chance.between(0.85, 1.15), 8, 9);
}

/** A wreath of leaves in the wind. */
function leaves(on: PicturePainter): void {
  const { canvas, chance, tones } = on;
  const wreath = (count: number, strength: number, colour: typeof tones.accent) => {
    dabs(
      canvas,
      colour,
      strength,
      times(count, (): Dab => {
        const angle = chance.between(0, Math.PI * 2);
        const radius = chance.between(30, 46);
        const x = Math.cos(angle) * radius;
        const y = 46 + Math.sin(angle) * radius * 0.9;
        return [x, y, chance.between(5, 9), chance.between(1.2, 2.2), angle + 1.9, 1.4];
      }),
    );
  };
  halo(on, [0, 44, 48], tones.accent, 0.5);
  wreath(60, 0.8, mix(tones.near, tones.middle, 0.5));
  wreath(54, 0.9, mix(tones.accent, tones.middle, 0.3));
  wreath(26, 0.95, mix(tones.accent, tones.key, 0.5));
}
