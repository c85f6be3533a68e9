import type { Migration } from '../migrating.ts';

/** Decks that players built. Each change of the cards is a version of its own; a deck thrown away can be taken back. */
export const decks: Migration = {
  number: 6,
  name: 'decks',
  up: (database) => {
    database.script(`
      CREATE TABLE decks (
        id INTEGER PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
        name TEXT NOT NULL COLLATE NOCASE,
        rulebook TEXT NOT NULL,
        tags TEXT NOT NULL,
        note TEXT NOT NULL,
        changed TEXT NOT NULL,
        thrown_away TEXT
      ) STRICT;
      CREATE UNIQUE INDEX decks_by_name ON decks (player, name) WHERE thrown_away IS NULL;
      CREATE TABLE deck_versions (
        deck INTEGER NOT NULL REFERENCES decks ON DELETE CASCADE,
        number INTEGER NOT NULL,
        at TEXT NOT NULL,
        cards INTEGER NOT NULL,
        label TEXT NOT NULL,
        content TEXT NOT NULL,
        PRIMARY KEY (deck, number)
      ) STRICT`);
  },
};
