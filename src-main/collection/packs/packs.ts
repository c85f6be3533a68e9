/** The packs a player has not opened yet, and opening them. */
import { randomInt } from 'node:crypto';
import { done, refused, type Pack, type PlayerId, type Settled } from '../../../src-shared/collection.ts';
import type { OpenedPack } from '../../../src-shared/collection-calls.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';
import { change } from '../owned/changing.ts';
import { PACK_ROWS } from '../rows/kinds.ts';
import { rowOf, rowsOf } from '../rows/rows.ts';
import { openPack } from './opening.ts';

/** The oldest first. */
export const packs = (database: ReadHandle, player: PlayerId): Pack[] =>
  rowsOf(database, PACK_ROWS, 'WHERE player = ? ORDER BY id', player).map(({ seed: _, ...pack }) => pack);

const HIGHEST_SEED = 2 ** 31;

/** What is in it is decided now. */
export function addPack(
  database: WriteHandle,
  player: PlayerId,
  { kind, set }: Pick<Pack, 'kind' | 'set'>,
  now: Date,
  seed = randomInt(HIGHEST_SEED),
): Pack {
  const came = now.toISOString();
  const { id } = database.run(
    'INSERT INTO packs (player, kind, in_set, seed, came) VALUES (?, ?, ?, ?, ?)',
    ...[player, kind, set, seed, came],
  );
  return { id, kind, set, came };
}

/** The pack is gone and its cards are there, both or neither. */
export function openOwnPack(
  database: WriteHandle,
  player: PlayerId,
  id: number,
  now: Date,
): Settled<OpenedPack> {
  return database.transaction(() => {
    const pack = rowOf(database, PACK_ROWS, 'WHERE player = ? AND id = ?', player, id);
    if (!pack) return refused('noSuchPack');
    const { kind, set, seed } = pack;
    const { cards, strategy } = openPack(kind, set, seed);
    const changed = change(database, { player, kind: 'pack', facts: { pack: kind, set }, cards }, now);
    if (changed.kind === 'refused') return changed;
    database.run('DELETE FROM packs WHERE id = ?', id);
    return done({ cards, ...(strategy && { strategy }), change: changed.value });
  });
}
