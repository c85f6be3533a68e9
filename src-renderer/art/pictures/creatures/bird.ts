import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { feathers } from '../../kit/feather.ts';
import { fill } from '../../kit/fill.ts';
import { mass } from '../../kit/mass.ts';
import { ellipse, type Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tuft } from '../../kit/tuft.ts';
import { wing } from '../parts/wing.ts';
import { placed } from '../../kit/placed.ts';
import { flame } from '../parts/flame.ts';
import { sparks } from '../scenery/sparks.ts';
import type { Sitter } from './sitter.ts';
import type { PicturePainter } from '../picture-painter.ts';

export function bird(on: PicturePainter, { features }: Sitter): void {
  const { chance, tones } = on;
  placed(on, { y: 12, angle: chance.between(-0.14, 0.14) }, (tilted) => {
    const look = lookOf(tilted);
    placed(tilted, { side: -1 }, (mirrored) => {
      farWing(mirrored, look);
    });
    if (features.has('fire')) flame(tilted, 16, 84, 60, 12, 24);
    tailOf(tilted, look);
    body(tilted, look);
    nearWing(tilted, look);
    head(tilted, look);
  });
  if (features.has('fire')) sparks(on, 26, tones.accent, [4, 98]);
}

/** What birds are, besides the colours of their picture. */
const PLUMAGES = ['#8a6a44', '#4a4a54', '#b8b2a0', '#6a3a2a', '#3f5a6a', '#c9a254'] as const;

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter) {
  const { chance, tones } = on;
  const plumage = mix(
    mix(mix(tones.accent, tones.body, 0.35), chance.pick(PLUMAGES), chance.between(0, 0.7)),
    tones.ink,
    0.25,
  );
  const under = mix(tones.key, tones.ink, 0.15);
  return { plumage, under };
}

function farWing(on: PicturePainter, { plumage }: Look): void {
  const { tones } = on;
  const far = mix(plumage, tones.sky[1], 0.3);
  wing(on, {
    shoulder: [4, 34],
    wrist: [18, 14],
    elbow: [3, -2],
    angles: [-1.0, 1.15],
    length: 38,
    count: 11,
    colour: far,
    dark: mix(far, tones.deep, 0.35),
    featherWidth: 4.2,
    armWidth: 2.6,
  });
}

function tailOf(on: PicturePainter, { plumage, under }: Look): void {
  const { canvas, chance, tones } = on;
  const tail: Dab[] = [];
  for (let index = 0; index < 6; index++)
    tail.push([6, 48, chance.between(34, 42), 2.8, 0.62 + index * 0.17, 3]);
  feathers(canvas, mix(plumage, tones.deep, 0.3), 1, tail);
  dabs(
    canvas,
    under,
    0.7,
    tail.map((dark) => [dark[0], dark[1], dark[2] * 0.94, 0.5, dark[4] + 0.03, dark[5]]),
  );
}

function body(on: PicturePainter, { plumage, under }: Look): void {
  const { tones } = on;
  mass(
    on,
    [
      blob([
        [-16, 22],
        [-9, 20],
        [-3, 26],
        [6, 36],
        [14, 50],
        [6, 52],
        [-6, 48],
        [-14, 38],
        [-18, 30],
      ]),
      ellipse(-15, 24, 6.4),
    ],
    {
      colour: plumage,
      depth: 1.9,
      inside: (body) => {
        soft(body.canvas, under, 0.6, [-8, 40, 9, 10]);
        coat(body, tones.deep, 0.3, 40, [-16, 22, 12, 52], [4, 0.6, 0.9, 0.4]);
      },
    },
  );
}

function nearWing(on: PicturePainter, { plumage, under }: Look): void {
  const { tones } = on;
  wing(on, {
    shoulder: [1, 34],
    wrist: [17, 10],
    elbow: [3, -2],
    angles: [-1.12, 1.05],
    length: 42,
    count: 12,
    colour: plumage,
    dark: mix(plumage, tones.deep, 0.45),
    lit: under,
    featherWidth: 4.6,
    armWidth: 2.8,
  });
}

function head(on: PicturePainter, { under }: Look): void {
  const { canvas, chance, tones } = on;
  mass(
    on,
    [
      blob([
        [-20, 21.5],
        [-29, 25, 'corner'],
        [-20, 27.6],
      ]),
    ],
    { colour: mix('#d8a23a', tones.ink, 0.1), depth: 0.7 },
  );
  fill(canvas, [ellipse(-17, 23, 1.3)], tones.deep);
  fill(canvas, [ellipse(-17.4, 22.6, 0.5)], '#ffffff');
  const crest: Outline[] = [];
  for (let index = 0; index < 4; index++)
    crest.push(tuft(-13, 19, chance.between(6, 10), 1, -1.2 + index * 0.3, 0.8));
  mass(on, crest, { colour: mix(under, tones.accent, 0.4), depth: 0.7 });
}
