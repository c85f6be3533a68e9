import { placed } from '../kit/placed.ts';
import { KINDS, kindOf, type PaintedCreature } from './creatures/kinds.ts';
import { habitatOf, home } from './habitats/habitats.ts';
import { halo } from './parts/halo.ts';
import type { PicturePainter } from './picture-painter.ts';
import { hasKeyword, type PictureSubject } from './subject.ts';

/** The usual strength of a creature, and how much each point makes it larger or smaller. */
const LEAST_SIZE = 0.9;
const GROWTH = 0.03;
const MOST_POWER = 4;

/** One creature before where it lives, with the light behind its head or back. */
export function creatureScene(on: PicturePainter, subject: PictureSubject): void {
  const { kind, features } = kindOf(subject);
  const { build, isWide, lives } = KINDS[kind] as PaintedCreature;
  behind(on, subject, lives);
  halo(on, [0, 38, 48], on.tones.glow, 0.38);
  const grown = LEAST_SIZE + GROWTH * Math.min(MOST_POWER, Math.max(0, subject.power ?? 2));
  const size = isWide ? grown * 0.96 : grown;
  // Smaller ones stand on the same ground.
  const y = 100 * (1 - size) + (isWide ? -2 : 1 + (1 - size) * 4);
  placed(on, { y, size, side: on.chance.side() }, (mirrored) => {
    const sun = { x: on.sun.x * (mirrored.light.x === on.light.x ? 1 : -1), y: on.sun.y };
    build({ ...mirrored, sun }, { subject, features });
  });
}

function behind(on: PicturePainter, subject: PictureSubject, lives: PaintedCreature['lives']): void {
  const isHigh = lives === 'heights' || (hasKeyword(subject, 'flying') && on.chance.next() < 0.35);
  if (lives === 'sea') habitatOf(on, 'sea');
  else if (isHigh) habitatOf(on, 'heights');
  else if (subject.types.includes('artifact')) habitatOf(on, 'hall');
  else home(on);
}
