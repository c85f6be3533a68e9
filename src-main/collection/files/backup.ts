/** All that a player has as one file, and the same state out of such a file. */
import * as v from 'valibot';
import { done, refused, type PlayerId, type Settled } from '../../../src-shared/collection.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';
import { PAST, pastOf, restorePast } from './backup-history.ts';

const FORMAT = 'spellchain collection';
const VERSION = 1;

const line = v.tuple([v.string(), v.string(), v.string(), v.string(), v.pipe(v.number(), v.integer())]);

/** Rows as they stand in the database; what is JSON there stays text. */
const BACKUP = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  player: v.object({
    name: v.string(),
    portrait: v.string(),
    rulebook: v.string(),
    holds: v.string(),
    began: v.string(),
    lastSeen: v.string(),
  }),
  changes: v.array(
    v.object({
      at: v.string(),
      kind: v.string(),
      facts: v.string(),
      /** The place in this list of the one that it undoes. */
      undoes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      cards: v.array(line),
    }),
  ),
  marks: v.array(v.object({ card: v.string(), favourite: v.picklist([0, 1]), note: v.string() })),
  packs: v.array(
    v.object({ kind: v.string(), set: v.string(), seed: v.pipe(v.number(), v.integer()), came: v.string() }),
  ),
  decks: v.array(
    v.object({
      name: v.string(),
      rulebook: v.string(),
      tags: v.string(),
      note: v.string(),
      changed: v.string(),
      thrownAway: v.optional(v.string()),
      versions: v.array(
        v.object({
          number: v.pipe(v.number(), v.integer()),
          at: v.string(),
          cards: v.pipe(v.number(), v.integer()),
          label: v.string(),
          content: v.string(),
        }),
      ),
    }),
  ),
  /** Absent in files of the first days. */
  past: v.optional(PAST),
});

export type CollectionBackup = v.InferOutput<typeof BACKUP>;

export function backUp(database: ReadHandle, player: PlayerId): CollectionBackup | undefined {
  const row = database.first(
    'SELECT name, portrait, rulebook, holds, began, last_seen AS lastSeen FROM players WHERE id = ?',
    player,
  ) as CollectionBackup['player'] | undefined;
  if (!row) return undefined;
  return {
    format: FORMAT,
    version: VERSION,
    player: row,
    changes: changesOf(database, player),
    marks: database.all(
      'SELECT card, favourite, note FROM marks WHERE player = ? ORDER BY card',
      player,
    ) as CollectionBackup['marks'],
    packs: database.all(
      'SELECT kind, in_set AS "set", seed, came FROM packs WHERE player = ? ORDER BY id',
      player,
    ) as CollectionBackup['packs'],
    decks: decksOf(database, player),
    past: pastOf(database, player, deckIdsOf(database, player)),
  };
}

const deckIdsOf = (database: ReadHandle, player: PlayerId): number[] =>
  (database.all('SELECT id FROM decks WHERE player = ? ORDER BY id', player) as { id: number }[]).map(
    ({ id }) => id,
  );

function changesOf(database: ReadHandle, player: PlayerId): CollectionBackup['changes'] {
  const rows = database.all(
    'SELECT id, at, kind, facts, undoes FROM changes WHERE player = ? ORDER BY id',
    player,
  ) as { id: number; at: string; kind: string; facts: string; undoes: number | null }[];
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const sql =
    'SELECT card, in_set, number, foil, difference FROM change_cards WHERE change = ? ORDER BY card, in_set, number, foil';
  return rows.map(({ id, at, kind, facts, undoes }) => {
    const undone = undoes === null ? undefined : places.get(undoes);
    const cards = database.all(sql, id) as LineRow[];
    return {
      ...{ at, kind, facts, cards: cards.map(lineOf) },
      ...(undone !== undefined && { undoes: undone }),
    };
  });
}

interface LineRow {
  readonly card: string;
  readonly in_set: string;
  readonly number: string;
  readonly foil: string;
  readonly difference: number;
}

const lineOf = ({ card, in_set: set, number, foil, difference }: LineRow): Line => [
  card,
  set,
  number,
  foil,
  difference,
];

type Line = v.InferOutput<typeof line>;

function decksOf(database: ReadHandle, player: PlayerId): CollectionBackup['decks'] {
  const rows = database.all(
    `SELECT id, name, rulebook, tags, note, changed, thrown_away AS thrownAway FROM decks WHERE player = ? ORDER BY id`,
    player,
  ) as (Omit<CollectionBackup['decks'][number], 'versions' | 'thrownAway'> & {
    id: number;
    thrownAway: string | null;
  })[];
  const sql = 'SELECT number, at, cards, label, content FROM deck_versions WHERE deck = ? ORDER BY number';
  return rows.map(({ id, thrownAway, ...deck }) => ({
    ...deck,
    ...(thrownAway !== null && { thrownAway }),
    versions: database.all(sql, id) as CollectionBackup['decks'][number]['versions'],
  }));
}

/** Undefined: it is no backup, or one of a later version of the program. */
export function readBackup(text: string): CollectionBackup | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (failure) {
    // A broken file is the player's to hear of, not a fault of ours.
    if (failure instanceof SyntaxError) return undefined;
    throw failure;
  }
  const read = v.safeParse(BACKUP, value);
  return read.success ? read.output : undefined;
}

/** More went than there was: somebody has written in the file. */
class NotEnough extends Error {}

/** As a player of its own: whoever has the name now keeps it, and the restored one gets a number. */
export function restore(database: WriteHandle, backup: CollectionBackup): Settled<PlayerId> {
  try {
    return done(database.transaction(() => restoreAll(database, backup)));
  } catch (failure) {
    if (failure instanceof NotEnough) return refused('notEnough');
    throw failure;
  }
}

function restoreAll(database: WriteHandle, backup: CollectionBackup): PlayerId {
  const { name, portrait, rulebook, holds, began, lastSeen } = backup.player;
  const { id } = database.run(
    `INSERT INTO players (kind, name, portrait, rulebook, holds, began, last_seen) VALUES ('person', ?, ?, ?, ?, ?, ?)`,
    ...[freeName(database, name), portrait, rulebook, holds, began, lastSeen],
  );
  restoreChanges(database, id, backup);
  if (!countOwned(database, id)) throw new NotEnough();
  for (const { card, favourite, note } of backup.marks)
    database.run(
      'INSERT INTO marks (player, card, favourite, note) VALUES (?, ?, ?, ?)',
      ...[id, card, favourite, note],
    );
  for (const { kind, set, seed, came } of backup.packs)
    database.run(
      'INSERT INTO packs (player, kind, in_set, seed, came) VALUES (?, ?, ?, ?, ?)',
      ...[id, kind, set, seed, came],
    );
  for (const deck of backup.decks) restoreDeck(database, id, deck);
  if (backup.past) restorePast(database, id, backup.past, deckIdsOf(database, id));
  return id;
}

function restoreChanges(database: WriteHandle, player: PlayerId, { changes }: CollectionBackup): void {
  const ids: number[] = [];
  for (const { at, kind, facts, undoes, cards } of changes) {
    const { id } = database.run(
      'INSERT INTO changes (player, at, kind, facts, undoes) VALUES (?, ?, ?, ?, ?)',
      ...[player, at, kind, facts, undoes === undefined ? null : (ids[undoes] ?? null)],
    );
    ids.push(id);
    for (const card of cards)
      database.run(
        'INSERT INTO change_cards (change, card, in_set, number, foil, difference) VALUES (?, ?, ?, ?, ?, ?)',
        ...[id, ...card],
      );
  }
}

/** What came and went adds up to what is there; false: to less than nothing of something. */
function countOwned(database: WriteHandle, player: PlayerId): boolean {
  const sums = `SELECT card, in_set, number, foil, sum(difference) AS there FROM change_cards
    JOIN changes ON changes.id = change WHERE player = ? GROUP BY card, in_set, number, foil`;
  if (database.first(`SELECT 1 FROM (${sums}) WHERE there < 0`, player) !== undefined) return false;
  database.run(
    `INSERT INTO owned (player, card, in_set, number, foil, count)
      SELECT ?, card, in_set, number, foil, there FROM (${sums}) WHERE there > 0`,
    ...[player, player],
  );
  return true;
}

function restoreDeck(
  database: WriteHandle,
  player: PlayerId,
  { name, rulebook, tags, note, changed, thrownAway, versions }: CollectionBackup['decks'][number],
): void {
  const { id } = database.run(
    'INSERT INTO decks (player, name, rulebook, tags, note, changed, thrown_away) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[player, name, rulebook, tags, note, changed, thrownAway ?? null],
  );
  for (const { number, at, cards, label, content } of versions)
    database.run(
      'INSERT INTO deck_versions (deck, number, at, cards, label, content) VALUES (?, ?, ?, ?, ?, ?)',
      ...[id, number, at, cards, label, content],
    );
}

function freeName(database: ReadHandle, name: string): string {
  const isTaken = (wanted: string): boolean =>
    database.first(
      `SELECT 1 FROM players WHERE kind = 'person' AND name = ? AND thrown_away IS NULL`,
      wanted,
    ) !== undefined;
  let free = name;
  for (let copy = 2; isTaken(free); copy++) free = `${name} ${copy}`;
  return free;
}
