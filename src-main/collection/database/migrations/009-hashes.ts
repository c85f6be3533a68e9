import type { Migration } from '../migrating.ts';

/** What a duel was after so many replies, as a number: a journal that leads elsewhere is known by it. */
export const hashes: Migration = {
  number: 9,
  name: 'hashes',
  up: (database) => {
    database.script(`
      CREATE TABLE duel_hashes (
        duel INTEGER NOT NULL REFERENCES duels ON DELETE CASCADE,
        place INTEGER NOT NULL,
        hash INTEGER NOT NULL,
        PRIMARY KEY (duel, place)
      ) STRICT, WITHOUT ROWID`);
  },
};
