import type { Force } from '../../../../src-shared/force.ts';
import type { PicturePainter } from '../picture-painter.ts';
import type { PictureSubject } from '../subject.ts';
import type { PaletteName } from '../palettes.ts';
import { bonds } from './bonds.ts';
import { forgetting } from './forgetting.ts';
import { muster } from './muster.ts';
import { cupOmen, manaOmen, readingOmen, sealOmen, seeingOmen, timeOmen } from './omen.ts';
import { strings } from './strings.ts';
import { tide } from './tide.ts';
import { bolt } from './bolt.ts';
import { counter } from './counter.ts';
import { fireball } from './fireball.ts';
import { growth } from './growth.ts';
import { heal } from './heal.ts';
import { raise } from './raise.ts';
import { storm } from './storm.ts';
import { terror } from './terror.ts';
import { ward } from './ward.ts';

type Scene = (on: PicturePainter) => void;

const SCENES: Record<Force, readonly [Scene, ...Scene[]]> = {
  damage: [bolt, fireball],
  destroy: [terror, bolt],
  sweep: [storm, fireball],
  counter: [counter, ward],
  return: [tide, counter],
  growth: [growth, heal],
  weaken: [forgetting, terror],
  prevent: [ward, heal],
  heal: [heal, cupOmen],
  drain: [cupOmen, terror],
  draw: [readingOmen, seeingOmen],
  discard: [forgetting],
  mana: [manaOmen, growth],
  token: [muster],
  steal: [strings],
  tap: [bonds],
  search: [seeingOmen, readingOmen],
  raise: [raise],
  turn: [timeOmen],
  change: [sealOmen, counter],
};

/** Where nothing tells what a card does, its colour guesses. */
const OF_COLOUR: Record<PaletteName, Force> = {
  white: 'prevent',
  blue: 'counter',
  black: 'destroy',
  red: 'damage',
  green: 'growth',
  artifact: 'damage',
};

/** An instant or a sorcery: a scene of what it mainly does. */
export function forceScene(on: PicturePainter, { force }: PictureSubject): void {
  on.chance.pick(SCENES[force ?? OF_COLOUR[on.palette]])(on);
}
