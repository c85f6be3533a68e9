import type { Migration } from '../migrating.ts';

/**
 * What a duel looked like by the way, in place of numbers that knew how the engine was built; and, of a duel that is
 * over, what was to be seen at every place of it, for rules that would play it otherwise.
 */
export const digests: Migration = {
  number: 11,
  name: 'digests',
  up: (database) => {
    database.script(`
      DROP TABLE duel_hashes;
      CREATE TABLE duel_digests (
        duel INTEGER NOT NULL REFERENCES duels ON DELETE CASCADE,
        place INTEGER NOT NULL,
        digest INTEGER NOT NULL,
        PRIMARY KEY (duel, place)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE duel_films (
        duel INTEGER PRIMARY KEY REFERENCES duels ON DELETE CASCADE,
        film BLOB NOT NULL
      ) STRICT`);
  },
};
