/** Matches and gauntlets in SQLite: each is kept whole, with what it is looked up by beside it. */
import type { Gauntlet, Match } from '../../../src-shared/campaign.ts';
import type { PlayerId } from '../../../src-shared/collection.ts';
import { OPTIONS_OF } from '../../../src-shared/rule-options.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';

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

interface ContentRow {
  readonly content: string;
}

// Written from the same types, of today or of before.
const matchOf = (row: unknown): Match | undefined =>
  row === undefined ? undefined : renewed(JSON.parse((row as ContentRow).content) as Match);
const gauntletOf = (row: unknown): Gauntlet | undefined =>
  row === undefined ? undefined : renewed(JSON.parse((row as ContentRow).content) as Gauntlet);

/** Once one word chose all options that a rulebook has. */
function renewed<Content extends Match | Gauntlet>(written: Content): Content {
  const { byOption, ...terms } = written.terms as Content['terms'] & { readonly byOption?: boolean };
  if (byOption === undefined) return written;
  return { ...written, terms: { ...terms, options: byOption ? OPTIONS_OF[terms.rulebook] : [] } };
}

export const match = (database: ReadHandle, id: string): Match | undefined =>
  matchOf(database.first('SELECT content FROM matches WHERE id = ?', id));

export const gauntlet = (database: ReadHandle, id: string): Gauntlet | undefined =>
  gauntletOf(database.first('SELECT content FROM gauntlets WHERE id = ?', id));

/** The one whose duel is being played now. */
export const matchOfDuel = (database: ReadHandle, duel: string): Match | undefined =>
  matchOf(database.first('SELECT content FROM matches WHERE duel = ?', duel));

/** The one in which it was played, over or not. */
export function matchPlayedIn(database: ReadHandle, duel: string): Match | undefined {
  const row = database.first('SELECT match FROM results WHERE duel = ?', duel) as
    { match: string | null } | undefined;
  const id = row?.match ?? undefined;
  return id === undefined ? matchOfDuel(database, duel) : match(database, id);
}

/** All in which a duel is being played, whoever's. */
export const matchesDuelling = (database: ReadHandle): Match[] =>
  present(database.all('SELECT content FROM matches WHERE duel IS NOT NULL').map(matchOf));

/** The latest first; rounds of gauntlets are told by these. */
export const matches = (database: ReadHandle, player: PlayerId, most = 100): Match[] =>
  present(
    database
      .all(
        'SELECT content FROM matches WHERE player = ? AND gauntlet IS NULL ORDER BY changed DESC LIMIT ?',
        ...[player, most],
      )
      .map(matchOf),
  );

export const gauntlets = (database: ReadHandle, player: PlayerId, most = 100): Gauntlet[] =>
  present(
    database
      .all('SELECT content FROM gauntlets WHERE player = ? ORDER BY changed DESC LIMIT ?', player, most)
      .map(gauntletOf),
  );

export const rounds = (database: ReadHandle, gauntletId: string): Match[] =>
  present(
    database.all('SELECT content FROM matches WHERE gauntlet = ? ORDER BY changed', gauntletId).map(matchOf),
  );

const present = <Item>(items: readonly (Item | undefined)[]): Item[] =>
  items.filter((item) => item !== undefined);
