import { apart } from '../kit/canvas.ts';
import { coat } from '../kit/coat.ts';
import { faded, mix } from '../kit/colour.ts';
import { fill } from '../kit/fill.ts';
import { down } from '../kit/gradient.ts';
import { mass } from '../kit/mass.ts';
import { polygon } from '../kit/outline.ts';
import { soft } from '../kit/soft.ts';
import { habitatOf } from './habitats/habitats.ts';
import { thingFor } from './objects/things.ts';
import type { PicturePainter } from './picture-painter.ts';
import { sparks } from './scenery/sparks.ts';
import type { PictureSubject } from './subject.ts';

/** Where things stand. */
const LEDGE = 85;

/** An object on a ledge, in a shaft of light. */
export function artifactScene(on: PicturePainter, subject: PictureSubject): void {
  const { canvas, tones } = on;
  habitatOf(on, 'hall');
  lightFromAbove(on);
  ledge(on);
  soft(canvas, tones.deep, 0.7, [0, 87, 34, 6]);
  thingFor(subject, on.chance)(on, 0, LEDGE);
  sparks(on, 16, mix(tones.accent, tones.glow, 0.4), [6, 90]);
}

function lightFromAbove({ canvas, tones }: PicturePainter): void {
  const shaft = polygon([
    [-12, -5],
    [12, -5],
    [38, 88],
    [-38, 88],
  ]);
  const paint = down(canvas, -5, 90, [
    [0, faded(tones.glow, 0.5)],
    [1, faded(tones.glow, 0)],
  ]);
  apart(canvas, () => {
    canvas.globalCompositeOperation = 'lighter';
    fill(canvas, [shaft], paint);
  });
}

function ledge(on: PicturePainter): void {
  const { tones, frame } = on;
  const { left, right } = frame;
  const stone = polygon([
    [left, 80],
    [right, 80],
    [right, 101],
    [left, 101],
  ]);
  mass(on, [stone], {
    colour: mix(tones.near, tones.middle, 0.5),
    lit: mix(tones.middle, tones.key, 0.3),
    depth: 1,
    inside: (body) => {
      coat(body, tones.deep, 0.35, 50, [left, 81, right, 100], [16, 0.6, 0, 0.05]);
      coat(body, tones.key, 0.18, 24, [left, 80, right, 90], [14, 0.5, 0, 0.05]);
      soft(body.canvas, tones.glow, 0.5, [0, 84, 40, 8]);
    },
  });
}
