/** Who plays on this machine, and the wizards that have cards of theirs. */
import {
  done,
  refused,
  type NewPlayer,
  type Player,
  type PlayerId,
  type Settled,
} from '../../../src-shared/collection.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';
import { PLAYER_ROWS } from '../rows/kinds.ts';
import { rowOf, rowsOf } from '../rows/rows.ts';
import { nameFault, tidied } from './names.ts';

type PlayerKind = 'person' | 'wizard';

/** Whoever played last comes first. */
export function players(database: ReadHandle, kind: PlayerKind = 'person'): Player[] {
  return rowsOf(
    database,
    PLAYER_ROWS,
    'WHERE thrown_away IS NULL AND kind = ? ORDER BY last_seen DESC, id',
    kind,
  );
}

/** Those that can be taken back, the one thrown away last first. */
export function thrownPlayers(database: ReadHandle): Player[] {
  return rowsOf(
    database,
    PLAYER_ROWS,
    "WHERE thrown_away IS NOT NULL AND kind = 'person' ORDER BY thrown_away DESC, id DESC",
  );
}

export const player = (database: ReadHandle, id: PlayerId): Player | undefined =>
  rowOf(database, PLAYER_ROWS, 'WHERE thrown_away IS NULL AND id = ?', id);

export const isWizard = (database: ReadHandle, id: PlayerId): boolean =>
  database.first(`SELECT 1 FROM players WHERE id = ? AND kind = 'wizard'`, id) !== undefined;

export const LONGEST_NAME = 40;

export function addPlayer(
  database: WriteHandle,
  wanted: NewPlayer,
  now: Date,
  kind: PlayerKind = 'person',
): Settled<Player> {
  const name = tidied(wanted.name, LONGEST_NAME);
  const fault = nameFault(name);
  if (fault) return refused(fault);
  if (isTaken(database, kind, name)) return refused('nameTaken');
  const at = now.toISOString();
  const { portrait, rulebook, holds } = wanted;
  const { id } = database.run(
    `INSERT INTO players (kind, name, portrait, rulebook, holds, began, last_seen) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ...[kind, name, JSON.stringify(portrait), rulebook, holds, at, at],
  );
  return done({ id, name, portrait, rulebook, holds, began: at, lastSeen: at });
}

/** The wizard of that name, who holds nothing but what was won and lost. */
export function wizardNamed(database: WriteHandle, wanted: NewPlayer, now: Date): PlayerId {
  const sql = `SELECT id FROM players WHERE kind = 'wizard' AND name = ? AND thrown_away IS NULL`;
  const known = database.first(sql, wanted.name) as { id: number } | undefined;
  if (known) return known.id;
  const added = addPlayer(database, wanted, now, 'wizard');
  if (added.kind === 'refused') throw new Error(`There is no place for the wizard "${wanted.name}".`);
  return added.value.id;
}

export function changePlayer(
  database: WriteHandle,
  id: PlayerId,
  { name, portrait, holds }: Partial<Omit<NewPlayer, 'rulebook'>>,
): Settled<Player> {
  const known = player(database, id);
  if (!known) return refused('noSuchPlayer');
  const newName = name === undefined ? known.name : tidied(name, LONGEST_NAME);
  const fault = name === undefined ? undefined : nameFault(newName);
  if (fault) return refused(fault);
  if (newName.toLowerCase() !== known.name.toLowerCase() && isTaken(database, 'person', newName))
    return refused('nameTaken');
  const changed: Player = {
    ...known,
    name: newName,
    portrait: portrait ?? known.portrait,
    holds: holds ?? known.holds,
  };
  database.run(
    'UPDATE players SET name = ?, portrait = ?, holds = ? WHERE id = ?',
    ...[changed.name, JSON.stringify(changed.portrait), changed.holds, id],
  );
  return done(changed);
}

export function seePlayer(database: WriteHandle, id: PlayerId, now: Date): void {
  database.run('UPDATE players SET last_seen = ? WHERE id = ?', now.toISOString(), id);
}

/** Out of sight, with everything kept, so that it can be taken back. */
export function throwPlayerAway(database: WriteHandle, id: PlayerId, now: Date): Settled<null> {
  if (!player(database, id)) return refused('noSuchPlayer');
  database.run('UPDATE players SET thrown_away = ? WHERE id = ?', now.toISOString(), id);
  return done(null);
}

/** Refused while another has taken the name. */
export function takePlayerBack(database: WriteHandle, id: PlayerId): Settled<Player> {
  const row = database.first(
    `SELECT kind, name FROM players WHERE id = ? AND thrown_away IS NOT NULL`,
    id,
  ) as { kind: PlayerKind; name: string } | undefined;
  if (!row) return refused('noSuchPlayer');
  if (isTaken(database, row.kind, row.name)) return refused('nameTaken');
  database.run('UPDATE players SET thrown_away = NULL WHERE id = ?', id);
  const back = player(database, id);
  return back ? done(back) : refused('noSuchPlayer');
}

function isTaken(database: ReadHandle, kind: PlayerKind, name: string): boolean {
  const sql = 'SELECT 1 FROM players WHERE kind = ? AND name = ? AND thrown_away IS NULL';
  return database.first(sql, kind, name) !== undefined;
}
