import { mix } from '../../kit/colour.ts';
import { placed } from '../../kit/placed.ts';
import { shafts } from '../../scenery/shaft.ts';
import { home } from '../habitats/habitats.ts';
import { cup } from '../objects/cup.ts';
import { gem } from '../objects/gem.ts';
import { hourglass } from '../objects/hourglass.ts';
import { orb } from '../objects/orb.ts';
import { disk } from '../objects/disk.ts';
import { tome } from '../objects/tome.ts';
import { dim } from '../parts/dim.ts';
import { figure } from '../parts/figure.ts';
import { halo } from '../parts/halo.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { blades } from '../scenery/blades.ts';
import { sparks } from '../scenery/sparks.ts';

const THINGS = { tome, hourglass, orb, gem, cup, disk };

/** A thing of light high over the land, and somebody who sees it. */
function omen(on: PicturePainter, thing: keyof typeof THINGS): void {
  const { chance, tones } = on;
  home(on);
  dim(on);
  halo(on, [0, 40, 56], tones.glow, 0.6);
  shafts(on, {
    x: 0,
    y: 36,
    count: 14,
    length: 84,
    colour: tones.glow,
    strength: 0.3,
    angle: Math.PI / 2,
    spread: Math.PI,
  });
  placed(on, { y: 4, size: 0.86 }, (raised) => {
    THINGS[thing](raised, 0, 74);
  });
  const x = chance.side() * chance.between(22, 36);
  figure(on, x, 98, chance.between(15, 20), mix(tones.ink, tones.deep, 0.5), { arms: true });
  blades(on, [98, 104], 34, 8, tones.deep, 0.95, 0.1);
  sparks(on, 22, mix(tones.accent, tones.glow, 0.5), [6, 94]);
}

export const readingOmen = (on: PicturePainter): void => {
  omen(on, 'tome');
};
export const timeOmen = (on: PicturePainter): void => {
  omen(on, 'hourglass');
};
export const seeingOmen = (on: PicturePainter): void => {
  omen(on, 'orb');
};
export const manaOmen = (on: PicturePainter): void => {
  omen(on, 'gem');
};
export const cupOmen = (on: PicturePainter): void => {
  omen(on, 'cup');
};
export const sealOmen = (on: PicturePainter): void => {
  omen(on, 'disk');
};
