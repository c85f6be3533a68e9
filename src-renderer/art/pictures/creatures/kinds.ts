import type { PicturePainter } from '../picture-painter.ts';
import { hasKeyword, type PictureSubject } from '../subject.ts';
import { angel } from './angel.ts';
import { bear } from './bear.ts';
import { bird } from './bird.ts';
import { brute } from './brute.ts';
import { dragon } from './dragon.ts';
import { elemental } from './elemental.ts';
import { elf } from './elf.ts';
import { fiend } from './fiend.ts';
import { fighter } from './fighter.ts';
import { fish } from './fish.ts';
import { goblin } from './goblin.ts';
import { horse } from './horse.ts';
import { insect } from './insect.ts';
import { knight } from './knight.ts';
import { mage } from './mage.ts';
import { ooze } from './ooze.ts';
import { serpent } from './serpent.ts';
import { crab } from './crab.ts';
import { ship } from './ship.ts';
import type { Feature, Sitter } from './sitter.ts';
import { spider } from './spider.ts';
import { spirit } from './spirit.ts';
import { SUBTYPES } from './subtypes.ts';
import { treefolk } from './treefolk.ts';
import { wall } from './wall.ts';
import { wolf } from './wolf.ts';
import { zombie } from './zombie.ts';

export interface PaintedCreature {
  build: (on: PicturePainter, sitter: Sitter) => void;
  /** Lies across the picture, and has to fit into its width. */
  isWide?: boolean | undefined;
  /** Elsewhere than the others of its colour. */
  lives?: 'sea' | 'heights' | undefined;
}

/** What a creature can be painted as. */
export const KINDS = {
  angel: { build: angel, lives: 'heights' },
  bear: { build: bear, isWide: true },
  bird: { build: bird, isWide: true },
  brute: { build: brute },
  crab: { build: crab, isWide: true },
  dragon: { build: dragon, isWide: true },
  elemental: { build: elemental },
  elf: { build: elf },
  fiend: { build: fiend },
  fighter: { build: fighter },
  fish: { build: fish, isWide: true, lives: 'sea' },
  goblin: { build: goblin },
  horse: { build: horse, isWide: true },
  insect: { build: insect, isWide: true },
  knight: { build: knight },
  mage: { build: mage },
  ooze: { build: ooze },
  serpent: { build: serpent, isWide: true, lives: 'sea' },
  ship: { build: ship, isWide: true, lives: 'sea' },
  snake: { build: serpent, isWide: true },
  spider: { build: spider, isWide: true },
  spirit: { build: spirit },
  treefolk: { build: treefolk },
  wall: { build: wall },
  wolf: { build: wolf, isWide: true },
  zombie: { build: zombie },
} as const satisfies Record<string, PaintedCreature>;
export type CreatureKind = keyof typeof KINDS;

interface Chosen {
  kind: CreatureKind;
  features: ReadonlySet<Feature>;
}

/** Says who somebody is, not what they do: a trade beside it tells more. */
const PEOPLES = new Set(['Human', 'Dwarf', 'Merfolk', 'Vedalken', 'Metathran', 'Kithkin', 'Phyrexian']);

/** The first known subtype decides, or that it is a wall; where there is none, size and abilities guess. */
export function kindOf(subject: PictureSubject): Chosen {
  const known = subject.subtypes.filter((type) => type in SUBTYPES);
  const chosen =
    known.find((type) => type === 'Wall') ?? known.find((type) => !PEOPLES.has(type)) ?? known[0];
  const [kind, ...features] = SUBTYPES[chosen ?? ''] ?? guessed(subject);
  const people = known.filter((type) => PEOPLES.has(type)).flatMap((type) => SUBTYPES[type]?.slice(1) ?? []);
  return { kind, features: new Set([...features, ...people] as Feature[]) };
}

function guessed(subject: PictureSubject): readonly [CreatureKind, ...Feature[]] {
  if (subject.types.includes('artifact')) return ['brute', 'clockwork'];
  if (hasKeyword(subject, 'flying')) return ['spirit'];
  return (subject.power ?? 0) > 2 ? ['bear', 'horn'] : ['mage'];
}
