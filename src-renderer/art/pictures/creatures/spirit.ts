import { blob } from '../../kit/blob.ts';
import { coat } from '../../kit/coat.ts';
import { mix } from '../../kit/colour.ts';
import { dabs, type Dab } from '../../kit/dab.ts';
import { mass } from '../../kit/mass.ts';
import type { Outline } from '../../kit/outline.ts';
import { soft } from '../../kit/soft.ts';
import { tube } from '../../kit/tube.ts';
import { tuft } from '../../kit/tuft.ts';
import { mist } from '../../scenery/mist.ts';
import type { Sitter } from '../creatures/sitter.ts';
import { cowl } from '../parts/cowl.ts';
import { slit } from '../parts/eyes.ts';
import { halo } from '../parts/halo.ts';
import { wisps } from '../parts/wisps.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { sparks } from '../scenery/sparks.ts';
import { hasKeyword } from '../subject.ts';

export function spirit(on: PicturePainter, sitter: Sitter): void {
  const look = lookOf(on, sitter);
  shine(on);
  shroud(on, look);
  hands(on, look);
  face(on, look);
  air(on, sitter);
}

type Look = ReturnType<typeof lookOf>;

function lookOf(on: PicturePainter, { features }: Sitter) {
  const { chance, tones } = on;
  const isDark = features.has('dark');
  const pale = isDark ? mix(tones.body, tones.ink, 0.3) : mix(tones.key, '#ffffff', 0.3);
  const sway = chance.between(-9, 9);
  const base = isDark ? mix(tones.ink, tones.body, 0.35) : mix(tones.body, pale, 0.4);
  return { isDark, pale, sway, base };
}

function shine(on: PicturePainter): void {
  const { tones } = on;
  halo(on, [0, 42, 52], tones.glow, 0.45);
  wisps(on, 0, 74, 18, 24, mix(tones.key, '#ffffff', 0.3), 0.24, 1.7, 0.8);
}

function shroud(on: PicturePainter, { isDark, sway, base }: Look): void {
  const { chance, tones } = on;
  const arms = [-1, 1].map((side) =>
    blob([
      [side * 7, 34],
      [side * 16, 36],
      [side * 24, 32],
      [side * 33, 33],
      [side * 36, 38],
      [side * 40, 58, 'corner'],
      [side * 33, 50],
      [side * 31, 62, 'corner'],
      [side * 25, 50],
      [side * 17, 52],
      [side * 9, 50],
    ]),
  );
  const tail = tube(
    [
      [0, 30, 11],
      [1, 46, 14],
      [-3 + sway * 0.3, 62, 12.5],
      [5 + sway, 78, 8],
      [-2 + sway * 1.6, 90, 4],
      [8 + sway * 2, 99, 0.4],
    ],
    32,
  );
  const rags: Outline[] = [];
  for (let index = 0; index < 8; index++)
    rags.push(
      tuft(
        -10 + index * 3,
        64 + chance.between(0, 10),
        chance.between(12, 24),
        2,
        1.57 + chance.between(-0.4, 0.4),
        chance.between(-3, 3),
      ),
    );
  mass(
    on,
    [
      ...arms,
      tail,
      ...rags,
      blob([
        [0, 4, (isDark ? 1 : 0) ? 'corner' : undefined],
        [9, 11],
        [12, 22],
        [15, 38],
        [0, 44],
        [-15, 38],
        [-12, 22],
        [-9, 11],
      ]),
    ],
    {
      colour: base,
      lit: mix(base, '#ffffff', isDark ? 0.1 : 0.35),
      shade: mix(base, tones.sky[1], 0.55),
      depth: 2.6,
      strength: isDark ? 1 : 0.93,
      inside: (body) => {
        coat(body, tones.deep, 0.32, 26, [-36, 34, 36, 62], [16, 0.9, 1.6, 0.25]);
        coat(body, isDark ? tones.key : '#ffffff', 0.22, 26, [-14, 40, 16, 98], [22, 0.7, 1.6, 0.2]);
        coat(body, tones.deep, 0.35, 20, [-14, 40, 16, 98], [22, 0.9, 1.6, 0.2]);
        soft(body.canvas, isDark ? tones.deep : '#ffffff', 0.25, [0, 20, 10, 14]);
      },
    },
  );
}

function hands(on: PicturePainter, { isDark }: Look): void {
  const { canvas, chance, tones } = on;
  for (const side of [-1, 1] as const) {
    const fingers: Dab[] = [];
    for (let index = 0; index < 4; index++)
      fingers.push([
        side * 33,
        36,
        chance.between(7, 11),
        0.75,
        side < 0 ? Math.PI - 0.3 + index * 0.24 : 0.3 - index * 0.24,
        side * 1.2,
      ]);
    dabs(canvas, isDark ? mix(tones.metal, tones.ink, 0.3) : '#ffffff', 0.95, fingers);
  }
}

function face(on: PicturePainter, { isDark, pale }: Look): void {
  const { tones } = on;
  cowl(on, 0, 22.5, 8.6, tones.deep);
  cowl(on, 0, 23.6, 6.6, mix(tones.deep, isDark ? tones.accent : pale, 0.18));
  slit(on, -2.9, 22.2, 1.7, 0.32, tones.accent);
  slit(on, 2.9, 22.2, 1.7, -0.32, tones.accent);
}

function air(on: PicturePainter, { subject }: Sitter): void {
  const { tones } = on;
  wisps(on, 0, 30, 9, 24, mix(tones.key, '#ffffff', 0.4), 0.26, -1.57, 1.1);
  if (hasKeyword(subject, 'flying')) mist(on, { y: 97, height: 8, colour: tones.sky[2], strength: 0.5 });
  sparks(on, 16, mix(tones.key, '#ffffff', 0.4), [20, 96]);
}
