import type { Migration } from '../migrating.ts';

/** Facts that come with the program: whatever is here is thrown away for those of another version. */
export const printings: Migration = {
  number: 4,
  name: 'printings',
  up: (database) => {
    database.script(`
      CREATE TABLE printings (
        id INTEGER PRIMARY KEY,
        card TEXT NOT NULL,
        in_set TEXT NOT NULL,
        number TEXT NOT NULL,
        rarity TEXT NOT NULL,
        frame TEXT NOT NULL
      ) STRICT;
      CREATE INDEX printings_by_card ON printings (card);
      CREATE INDEX printings_by_set ON printings (in_set, rarity);
      CREATE TABLE printings_version (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        version TEXT NOT NULL
      ) STRICT`);
  },
};
