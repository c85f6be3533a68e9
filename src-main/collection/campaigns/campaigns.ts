/** Matches and gauntlets in SQLite: each is kept whole, with what it is looked up by beside it. */
import type { Gauntlet, Match } from '../../../src-shared/campaign.ts';
import type { PlayerId } from '../../../src-shared/collection.ts';
import type { Filling, ReadHandle, WriteHandle } from '../database/handles.ts';
import { GAUNTLETS, MATCHES } from '../rows/kinds.ts';
import { rowOf, rowsOf } from '../rows/rows.ts';

export function saveMatch(database: WriteHandle, match: Match): void {
  const { id, player, gauntlet, state, changed } = match;
  const duel = state.kind === 'duelling' ? state.duel : null;
  database.run(
    `INSERT INTO matches (id, player, gauntlet, state, duel, changed, content) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET state = excluded.state, duel = excluded.duel, changed = excluded.changed,
        content = excluded.content`,
    ...[id, player, gauntlet ?? null, state.kind, duel, changed, JSON.stringify(match)],
  );
}

export function saveGauntlet(database: WriteHandle, gauntlet: Gauntlet): void {
  const { id, player, state, changed } = gauntlet;
  database.run(
    `INSERT INTO gauntlets (id, player, state, changed, content) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET state = excluded.state, changed = excluded.changed, content = excluded.content`,
    ...[id, player, state.kind, changed, JSON.stringify(gauntlet)],
  );
}

const matchWhere = (database: ReadHandle, rest: string, ...filling: Filling[]): Match | undefined =>
  rowOf(database, MATCHES, rest, ...filling)?.content;

const matchesWhere = (database: ReadHandle, rest: string, ...filling: Filling[]): Match[] =>
  rowsOf(database, MATCHES, rest, ...filling).map(({ content }) => content);

export const match = (database: ReadHandle, id: string): Match | undefined =>
  matchWhere(database, 'WHERE id = ?', id);

export const gauntlet = (database: ReadHandle, id: string): Gauntlet | undefined =>
  rowOf(database, GAUNTLETS, 'WHERE id = ?', id)?.content;

/** The one whose duel is being played now. */
export const matchOfDuel = (database: ReadHandle, duel: string): Match | undefined =>
  matchWhere(database, 'WHERE duel = ?', duel);

/** The one in which it was played, over or not. */
export function matchPlayedIn(database: ReadHandle, duel: string): Match | undefined {
  const row = database.first('SELECT match FROM results WHERE duel = ?', duel) as
    | { match: string | null }
    | undefined;
  const id = row?.match ?? undefined;
  return id === undefined ? matchOfDuel(database, duel) : match(database, id);
}

/** All in which a duel is being played, whoever's. */
export const matchesDuelling = (database: ReadHandle): Match[] =>
  matchesWhere(database, 'WHERE duel IS NOT NULL');

/** Those that are not over, a player's. */
export const matchesUnderWay = (database: ReadHandle, player: PlayerId): Match[] =>
  matchesWhere(database, "WHERE player = ? AND state <> 'ended'", player);

export const gauntletsUnderWay = (database: ReadHandle, player: PlayerId): Gauntlet[] =>
  rowsOf(database, GAUNTLETS, "WHERE player = ? AND state IN ('between', 'round')", player).map(
    ({ content }) => content,
  );

/** The latest first; rounds of gauntlets are told by these. */
export const matches = (database: ReadHandle, player: PlayerId, most = 100): Match[] =>
  matchesWhere(
    database,
    'WHERE player = ? AND gauntlet IS NULL ORDER BY changed DESC LIMIT ?',
    ...[player, most],
  );

export const gauntlets = (database: ReadHandle, player: PlayerId, most = 100): Gauntlet[] =>
  rowsOf(database, GAUNTLETS, 'WHERE player = ? ORDER BY changed DESC LIMIT ?', player, most).map(
    ({ content }) => content,
  );

export const rounds = (database: ReadHandle, gauntletId: string): Match[] =>
  matchesWhere(database, 'WHERE gauntlet = ? ORDER BY changed', gauntletId);
