/** All that a player has as one file, and the same state out of such a file. */
import * as v from 'valibot';
import { done, refused, type Player, type PlayerId, type Settled } from '../../../src-shared/collection.ts';
import { isContradiction } from '../database/database-problem.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';
import { readableIn, tidied } from '../players/names.ts';
import { LONGEST_NAME, player } from '../players/players.ts';
import { CHANGES, DECK_VERSIONS, DECKS, PACK_ROWS, PLAYER_ROWS } from '../rows/kinds.ts';
import { soundRow, soundRows } from '../rows/rows.ts';
import { count, whole } from '../../../src-shared/shapes/plain.ts';
import { PAST, pastOf, restorePast } from './backup-history.ts';

const FORMAT = 'spellchain collection';
/**
 * Raised with the shape of anything in it, also of what stands there as a text: 1 is the same as 2, but was taken over
 * unread by the programs that wrote it.
 */
const VERSION = 2;

const ANY_VERSION = v.object({ format: v.literal(FORMAT), version: count });

/** More than anybody has; more would not add up any more. */
const MOST_OF_ONE = 1_000_000_000;

const line = v.tuple([
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.pipe(whole, v.minValue(-MOST_OF_ONE), v.maxValue(MOST_OF_ONE), v.notValue(0)),
]);

const text = v.string();

/** Rows as they stand in the database; what is JSON there stays text. */
const BACKUP = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(count, v.maxValue(VERSION)),
  player: soundRow(
    PLAYER_ROWS,
    { name: text, portrait: text, rulebook: text, holds: text, began: text, lastSeen: text },
    { id: 0 },
  ),
  changes: v.array(
    soundRow(
      CHANGES,
      {
        ...{ at: text, kind: text, facts: text, cards: v.array(line) },
        /** The place in this list of the one that it undoes. */
        undoes: v.optional(count),
      },
      { id: 0 },
    ),
  ),
  marks: v.array(v.object({ card: text, favourite: v.picklist([0, 1]), note: text })),
  packs: v.array(soundRow(PACK_ROWS, { kind: text, set: text, seed: whole, came: text }, { id: 0 })),
  decks: v.array(
    soundRow(
      DECKS,
      {
        ...{ name: text, rulebook: text, tags: text, note: text, changed: text },
        thrownAway: v.optional(text),
        versions: v.pipe(
          v.array(
            soundRow(
              DECK_VERSIONS,
              { number: whole, at: text, cards: whole, label: text, content: text },
              { deck: 0 },
            ),
          ),
          v.minLength(1),
        ),
      },
      { id: 0, thrownAway: null },
    ),
  ),
  /** Absent in files of the first days. */
  past: v.optional(PAST),
});

export type CollectionBackup = v.InferOutput<typeof BACKUP>;

/** What cannot be read is left out: nobody could take it over. */
export function backUp(database: ReadHandle, player: PlayerId): CollectionBackup | undefined {
  const [row] = soundRows(database, PLAYER_ROWS, 'WHERE id = ?', player);
  if (!row) return undefined;
  const { id: _, ...person } = row as { id: number } & CollectionBackup['player'];
  const decks = decksOf(database, player);
  return {
    format: FORMAT,
    version: VERSION,
    player: person,
    changes: changesOf(database, player),
    marks: database.all(
      'SELECT card, favourite, note FROM marks WHERE player = ? ORDER BY card',
      player,
    ) as CollectionBackup['marks'],
    packs: soundRows(database, PACK_ROWS, 'WHERE player = ? ORDER BY id', player).map(
      ({ id: __, ...pack }) => pack as CollectionBackup['packs'][number],
    ),
    decks: decks.map(({ deck }) => deck),
    past: pastOf(
      database,
      player,
      decks.map(({ id }) => id),
    ),
  };
}

const deckIdsOf = (database: ReadHandle, player: PlayerId): number[] =>
  (database.all('SELECT id FROM decks WHERE player = ? ORDER BY id', player) as { id: number }[]).map(
    ({ id }) => id,
  );

function changesOf(database: ReadHandle, player: PlayerId): CollectionBackup['changes'] {
  const rows = soundRows(database, CHANGES, 'WHERE player = ? ORDER BY id', player) as unknown as (Pick<
    CollectionBackup['changes'][number],
    'at' | 'kind' | 'facts'
  > & { id: number })[];
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const sql =
    'SELECT card, in_set, number, foil, difference FROM change_cards WHERE change = ? ORDER BY card, in_set, number, foil';
  return rows.map(({ id, ...row }) => {
    const { undoes } = database.first('SELECT undoes FROM changes WHERE id = ?', id) as {
      undoes: number | null;
    };
    const undone = undoes === null ? undefined : places.get(undoes);
    const cards = database.all(sql, id) as LineRow[];
    return { ...row, cards: cards.map(lineOf), ...(undone !== undefined && { undoes: undone }) };
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

function decksOf(
  database: ReadHandle,
  player: PlayerId,
): { readonly id: number; readonly deck: CollectionBackup['decks'][number] }[] {
  type Kept = CollectionBackup['decks'][number];
  const rows = soundRows(database, DECKS, 'WHERE player = ? ORDER BY id', player) as unknown as (Omit<
    Kept,
    'versions' | 'thrownAway'
  > & { id: number; thrownAway: string | null })[];
  return rows.flatMap(({ id, thrownAway, ...row }) => {
    const versions = soundRows(database, DECK_VERSIONS, 'WHERE deck = ? ORDER BY number', id).map(
      ({ deck: _, ...version }) => version as Kept['versions'][number],
    );
    const deck = { ...row, ...(thrownAway !== null && { thrownAway }), versions };
    return versions.length === 0 ? [] : [{ id, deck }];
  });
}

/** Refused: it is no such file, one of a later version of the program, or damaged. */
export function readBackup(file: string): Settled<CollectionBackup> {
  const about = v.safeParse(v.pipe(text, v.parseJson(), ANY_VERSION), file);
  if (!about.success) return refused('noBackup');
  if (about.output.version > VERSION) return refused('laterBackup');
  const read = v.safeParse(v.pipe(text, v.parseJson(), BACKUP), file);
  return read.success ? done(read.output) : refused('damagedBackup');
}

/** More went than there was: somebody has written in the file. */
class NotEnough extends Error {}

/** A change undoes one that is not before it. */
class Contradiction extends Error {}

/**
 * As a player of its own, wholly or not at all: whoever has the name now keeps it, and the restored one gets a number.
 */
export function restore(database: WriteHandle, backup: CollectionBackup): Settled<Player> {
  try {
    return done(database.transaction(() => restoreAll(database, backup)));
  } catch (failure) {
    if (failure instanceof NotEnough) return refused('notEnough');
    if (failure instanceof Contradiction || isContradiction(failure)) return refused('damagedBackup');
    throw failure;
  }
}

function restoreAll(database: WriteHandle, backup: CollectionBackup): Player {
  const { name, portrait, rulebook, holds, began, lastSeen } = backup.player;
  const { id } = database.run(
    `INSERT INTO players (kind, name, portrait, rulebook, holds, began, last_seen) VALUES ('person', ?, ?, ?, ?, ?, ?)`,
    ...[
      freeName(database, tidied(readableIn(name), LONGEST_NAME)),
      portrait,
      rulebook,
      holds,
      began,
      lastSeen,
    ],
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
  const restored = player(database, id);
  if (!restored) throw new Error(`The player ${id} cannot be read although the file could.`);
  return restored;
}

function restoreChanges(database: WriteHandle, player: PlayerId, { changes }: CollectionBackup): void {
  const ids: number[] = [];
  for (const { at, kind, facts, undoes, cards } of changes) {
    const undone = undoes === undefined ? null : ids[undoes];
    if (undone === undefined) throw new Contradiction();
    const { id } = database.run(
      'INSERT INTO changes (player, at, kind, facts, undoes) VALUES (?, ?, ?, ?, ?)',
      ...[player, at, kind, facts, undone],
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
