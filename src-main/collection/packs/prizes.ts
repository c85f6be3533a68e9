/** Packs that are won. */
import type { PlayerId } from '../../../src-shared/collection.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import type { WriteHandle } from '../database/handles.ts';
import { addPack } from './packs.ts';

/** Sets of each rulebook's time of which boosters can be opened. */
const BOOSTERS: Readonly<Record<Rulebook, readonly [string, ...string[]]>> = {
  alpha: ['LEA', 'LEB'],
  fifth: ['5ED', '4ED'],
  portal: ['POR'],
  tenth: ['10E'],
  m11: ['M11', 'M10'],
};

/** The sets take turns. Tells which it is. */
export function addPrize(
  database: WriteHandle,
  player: PlayerId,
  rulebook: Rulebook,
  which: number,
  now: Date,
): string {
  const sets = BOOSTERS[rulebook];
  const set = sets[which % sets.length] ?? sets[0];
  addPack(database, player, { kind: 'booster', set }, now);
  return set;
}
