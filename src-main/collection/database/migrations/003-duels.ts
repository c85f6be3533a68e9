import type { Migration } from '../migrating.ts';

/**
 * Nothing here demands that the JSON is sound: a start that finds a broken demand sets the whole database aside, and
 * one damaged reply shall cost no more than the end of its duel.
 *
 * The set-up stands last, so that a list of a thousand duels does not read past the summaries.
 */
export const duels: Migration = {
  number: 3,
  name: 'duels',
  up: (database) => {
    database.script(`
      CREATE TABLE duels (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        began TEXT NOT NULL,
        changed TEXT NOT NULL,
        ended INTEGER NOT NULL CHECK (ended IN (0, 1)),
        undo TEXT NOT NULL,
        summary TEXT NOT NULL,
        setup TEXT NOT NULL
      ) STRICT;
      CREATE INDEX duels_by_change ON duels (ended, changed DESC, number DESC);
      CREATE TABLE duel_replies (
        duel INTEGER NOT NULL REFERENCES duels ON DELETE CASCADE,
        place INTEGER NOT NULL,
        reply TEXT NOT NULL,
        PRIMARY KEY (duel, place)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE duel_snapshots (
        id INTEGER PRIMARY KEY,
        duel INTEGER NOT NULL REFERENCES duels ON DELETE CASCADE,
        place INTEGER NOT NULL,
        state TEXT NOT NULL,
        UNIQUE (duel, place)
      ) STRICT`);
  },
};
