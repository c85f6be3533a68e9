import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openConnection, type DatabaseConnection } from '../../../src-main/collection/database/handles.ts';
import {
  migrate,
  numbered,
  versionOf,
  type Migration,
} from '../../../src-main/collection/database/migrating.ts';
import { MIGRATIONS } from '../../../src-main/collection/database/migrations/list.ts';
import { newDataFolder } from '../../support/database/data-folder.ts';

/** Rows as the version of that number has them, and what the next migration must have made of them. */
const ROWS_BEFORE: Record<number, { fill: string; look: string; expected: unknown[] }> = {
  1: { fill: 'SELECT 1', look: 'SELECT count(*) AS rows FROM problems', expected: [{ rows: 0 }] },
  2: {
    fill: `INSERT INTO problems (at, place, message, stack) VALUES
      ('2026-11-18T10:00:00.000Z', 'the table', 'old', NULL), ('2026-11-18T11:00:00.000Z', 'a worker', 'newer', 'a stack')`,
    look: 'SELECT id, place, message, stack FROM problems ORDER BY id',
    expected: [
      { id: 1, place: 'the table', message: 'old', stack: null },
      { id: 2, place: 'a worker', message: 'newer', stack: 'a stack' },
    ],
  },
  3: {
    fill: `INSERT INTO notices (id, at, kind, facts) VALUES
      (4, '2026-11-18T10:00:00.000Z', 'fileNotOpened', '{"path":"/a deck"}')`,
    look: 'SELECT id, at, kind, facts FROM notices',
    expected: [{ id: 4, at: '2026-11-18T10:00:00.000Z', kind: 'fileNotOpened', facts: '{"path":"/a deck"}' }],
  },
  4: {
    fill: `INSERT INTO duels (number, id, began, changed, ended, undo, summary, setup) VALUES
        (7, 'seventh', '2026-11-18T10:00:00.000Z', '2026-11-18T11:00:00.000Z', 0, 'unseen', '{"turn":3}', '{"seed":5}');
      INSERT INTO duel_replies (duel, place, reply) VALUES (7, 0, '{"kind":"pass"}');
      INSERT INTO duel_snapshots (id, duel, place, state) VALUES (2, 7, 1, '{"turn":3}')`,
    look: `SELECT duels.id, summary, setup, reply, state FROM duels
      JOIN duel_replies ON duel_replies.duel = number JOIN duel_snapshots ON duel_snapshots.duel = number`,
    expected: [
      {
        id: 'seventh',
        summary: '{"turn":3}',
        setup: '{"seed":5}',
        reply: '{"kind":"pass"}',
        state: '{"turn":3}',
      },
    ],
  },
  5: {
    fill: `INSERT INTO printings (id, card, in_set, number, rarity, frame) VALUES
      (3, 'Serra Angel', 'LEA', '39', 'uncommon', '1993')`,
    look: 'SELECT id, card, in_set FROM printings',
    expected: [{ id: 3, card: 'Serra Angel', in_set: 'LEA' }],
  },
  6: {
    fill: `INSERT INTO players (id, kind, name, portrait, rulebook, holds, began, last_seen) VALUES
        (2, 'person', 'Ada', '{}', 'fifth', 'own', '2026-11-18T10:00:00.000Z', '2026-11-18T10:00:00.000Z');
      INSERT INTO owned (player, card, in_set, number, foil, count) VALUES (2, 'Serra Angel', 'LEA', '39', 'no', 4)`,
    look: 'SELECT players.name, card, count FROM players JOIN owned ON owned.player = players.id',
    expected: [{ name: 'Ada', card: 'Serra Angel', count: 4 }],
  },
  7: {
    fill: `INSERT INTO players (id, kind, name, portrait, rulebook, holds, began, last_seen) VALUES
        (2, 'person', 'Ada', '{}', 'fifth', 'own', '2026-11-18T10:00:00.000Z', '2026-11-18T10:00:00.000Z');
      INSERT INTO decks (id, player, name, rulebook, tags, note, changed) VALUES
        (5, 2, 'Trees', 'fifth', '[]', '', '2026-11-18T10:00:00.000Z');
      INSERT INTO deck_versions (deck, number, at, cards, label, content) VALUES
        (5, 1, '2026-11-18T10:00:00.000Z', 60, '', '{}')`,
    look: 'SELECT name, cards FROM decks JOIN deck_versions ON deck = id',
    expected: [{ name: 'Trees', cards: 60 }],
  },
  8: {
    fill: `INSERT INTO players (id, kind, name, portrait, rulebook, holds, began, last_seen) VALUES
        (2, 'person', 'Ada', '{}', 'fifth', 'own', '2026-11-18T10:00:00.000Z', '2026-11-18T10:00:00.000Z');
      INSERT INTO results (duel, player, at, rulebook, wizard, level, deck, against, outcome, began, turns, reason)
        VALUES ('one', 2, '2026-11-18T10:00:00.000Z', 'fifth', 'Bruno', 'magician', 'Trees', 'Fires', 'won', 1, 9, 'life')`,
    look: 'SELECT duel, player, match, outcome, began, turns, reason, thrown_away FROM results',
    expected: [
      {
        duel: 'one',
        player: 2,
        match: null,
        outcome: 'won',
        began: 1,
        turns: 9,
        reason: 'life',
        thrown_away: null,
      },
    ],
  },
  9: {
    fill: `INSERT INTO duels (number, id, began, changed, ended, undo, summary, setup) VALUES
        (7, 'seventh', '2026-11-18T10:00:00.000Z', '2026-11-18T11:00:00.000Z', 0, 'unseen', '{"turn":3}', '{"seed":5}');
      INSERT INTO duel_replies (duel, place, reply) VALUES (7, 0, '{"kind":"pass"}')`,
    look: `SELECT id, reply, hash FROM duels JOIN duel_replies ON duel_replies.duel = number
      LEFT JOIN duel_hashes ON duel_hashes.duel = number`,
    expected: [{ id: 'seventh', reply: '{"kind":"pass"}', hash: null }],
  },
  10: {
    fill: `INSERT INTO problems (at, place, message, stack) VALUES
      ('2026-11-18T10:00:00.000Z', 'duels', 'old', NULL)`,
    look: 'SELECT message, (SELECT count(*) FROM set_aside) AS aside FROM problems',
    expected: [{ message: 'old', aside: 0 }],
  },
  11: {
    fill: `INSERT INTO duels (number, id, began, changed, ended, undo, summary, setup) VALUES
        (7, 'seventh', '2026-11-18T10:00:00.000Z', '2026-11-18T11:00:00.000Z', 0, 'unseen', '{"turn":3}', '{"seed":5}');
      INSERT INTO duel_hashes (duel, place, hash) VALUES (7, 10, 99)`,
    look: 'SELECT id, place, digest FROM duels LEFT JOIN duel_digests ON duel = number',
    expected: [{ id: 'seventh', place: null, digest: null }],
  },
  12: {
    fill: `INSERT INTO printings (card, in_set, number, rarity, frame) VALUES ('Serra Angel', 'LEA', '39', 'uncommon', '1993');
      INSERT INTO printings_version (id, version) VALUES (1, 'old');
      INSERT INTO players (id, kind, name, portrait, rulebook, holds, began, last_seen) VALUES
        (2, 'person', 'Ada', '{}', 'fifth', 'own', '2026-11-18T10:00:00.000Z', '2026-11-18T10:00:00.000Z');
      INSERT INTO owned (player, card, in_set, number, foil, count) VALUES (2, 'Serra Angel', 'LEA', '39', 'no', 4)`,
    look: `SELECT card, in_set, number, count, (SELECT count(*) FROM sqlite_schema WHERE tbl_name LIKE 'printings%') AS left
      FROM owned`,
    expected: [{ card: 'Serra Angel', in_set: 'LEA', number: '39', count: 4, left: 0 }],
  },
};

const PLACES = {
  'in memory': () => ':memory:',
  'in a file': () => join(newDataFolder(), 'migrated.sqlite3'),
};

function connect(file: string): DatabaseConnection {
  const connection = openConnection(file);
  onTestFinished(connection.close);
  return connection;
}

function schemaOf({ handle }: DatabaseConnection): unknown[] {
  return handle.all('SELECT type, name, sql FROM sqlite_schema ORDER BY name');
}

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  test.each(MIGRATIONS)('migration $number, $name, keeps what the version before it held', ({ number }) => {
    const connection = connect(place());
    migrate(connection, MIGRATIONS.slice(0, number - 1));
    expect(versionOf(connection)).toBe(number - 1);
    const rows = ROWS_BEFORE[number];
    if (!rows) throw new Error(`Say in ROWS_BEFORE what version ${number - 1} may hold`);
    connection.sqlite.exec(rows.fill);

    migrate(connection, MIGRATIONS.slice(0, number));
    expect(versionOf(connection)).toBe(number);
    expect(connection.handle.all(rows.look)).toEqual(rows.expected);
    expect(connection.handle.all('SELECT number FROM migrations').length).toBe(number);
    expect(connection.sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  });

  test('one that fails leaves the version before it untouched', () => {
    const connection = connect(place());
    migrate(connection, MIGRATIONS);
    connection.handle.run("INSERT INTO problems (at, place, message) VALUES ('', '', 'mine')");
    const before = schemaOf(connection);
    const failing: Migration = {
      number: MIGRATIONS.length + 1,
      name: 'failing',
      up: (database) => {
        database.script(
          'CREATE TABLE half (id INTEGER PRIMARY KEY) STRICT; DELETE FROM problems; CREATE TABLE notices (id)',
        );
      },
    };
    expect(() => {
      migrate(connection, [...MIGRATIONS, failing]);
    }).toThrow('table notices already exists');
    expect(versionOf(connection)).toBe(MIGRATIONS.length);
    expect(schemaOf(connection)).toEqual(before);
    expect(connection.handle.all('SELECT message FROM problems')).toEqual([{ message: 'mine' }]);
    expect(connection.sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
  });

  test('those before one that fails stay done', () => {
    const connection = connect(place());
    const failing: Migration = {
      number: 2,
      name: 'failing',
      up: () => {
        throw new Error('not this one');
      },
    };
    expect(() => {
      migrate(connection, [...MIGRATIONS.slice(0, 1), failing]);
    }).toThrow('not this one');
    expect(versionOf(connection)).toBe(1);
    migrate(connection, MIGRATIONS);
    expect(versionOf(connection)).toBe(MIGRATIONS.length);
  });

  test('a table that others refer to can be rebuilt without losing them', () => {
    const connection = connect(place());
    const steps: Migration[] = [
      {
        number: 1,
        name: 'decks',
        up: (database) => {
          database.script(`
            CREATE TABLE decks (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
            CREATE TABLE cards (id INTEGER PRIMARY KEY, deck INTEGER NOT NULL REFERENCES decks ON DELETE CASCADE) STRICT;
            INSERT INTO decks VALUES (1, 'Red'); INSERT INTO cards VALUES (1, 1), (2, 1)`);
        },
      },
      {
        number: 2,
        name: 'rebuilt',
        up: (database) => {
          database.script(`
            CREATE TABLE rebuilt (id INTEGER PRIMARY KEY, name TEXT NOT NULL, note TEXT) STRICT;
            INSERT INTO rebuilt (id, name) SELECT id, name FROM decks;
            DROP TABLE decks; ALTER TABLE rebuilt RENAME TO decks`);
        },
      },
    ];
    migrate(connection, steps);
    expect(connection.handle.first('SELECT count(*) AS rows FROM cards')).toEqual({ rows: 2 });
    const orphaning: Migration = {
      number: 3,
      name: 'orphaning',
      up: ({ run }) => void run('DELETE FROM decks'),
    };
    expect(() => {
      migrate(connection, [...steps, orphaning]);
    }).toThrow('2 rows refer to rows that do not exist');
    expect(connection.handle.first('SELECT count(*) AS rows FROM decks')).toEqual({ rows: 1 });
  });
});

test('the list has no gap and no number twice', () => {
  const up = () => undefined;
  const first: Migration = { number: 1, name: 'first', up };
  const third: Migration = { number: 3, name: 'third', up };
  expect(numbered([first])).toEqual([first]);
  expect(() => numbered([first, third])).toThrow('Migration 3 (third) stands where 2 belongs');
  expect(() => numbered([first, first])).toThrow('Migration 1 (first) stands where 2 belongs');
});

test('every file of the folder is in the list, under its number and name', () => {
  const folder = new URL('../../../src-main/collection/database/migrations/', import.meta.url);
  const files = readdirSync(fileURLToPath(folder)).filter((file) => /^\d/.test(file));
  const listed = MIGRATIONS.map(({ number, name }) => `${String(number).padStart(3, '0')}-${name}.ts`);
  expect(files.toSorted()).toEqual(listed);
});
