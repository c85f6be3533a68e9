import type { Migration } from '../migrating.ts';

/**
 * Players, persons and wizards alike, and the cards they hold. What somebody has is written by changes alone
 * (owned/changing.ts), so that what came and went adds up to what is there.
 *
 * Cards stand by name, set and number, not by the key of their printing: the printings are thrown away and taken over
 * anew with another version of the program, and a card that it does not know must not be lost with them.
 */
export const players: Migration = {
  number: 5,
  name: 'players',
  up: (database) => {
    database.script(`
      CREATE TABLE players (
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('person', 'wizard')),
        name TEXT NOT NULL COLLATE NOCASE,
        portrait TEXT NOT NULL,
        rulebook TEXT NOT NULL,
        holds TEXT NOT NULL,
        began TEXT NOT NULL,
        last_seen TEXT NOT NULL,
        thrown_away TEXT
      ) STRICT;
      CREATE UNIQUE INDEX players_by_name ON players (kind, name) WHERE thrown_away IS NULL;
      CREATE TABLE owned (
        player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
        card TEXT NOT NULL,
        in_set TEXT NOT NULL,
        number TEXT NOT NULL,
        foil TEXT NOT NULL,
        count INTEGER NOT NULL CHECK (count > 0),
        PRIMARY KEY (player, card, in_set, number, foil)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE changes (
        id INTEGER PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
        at TEXT NOT NULL,
        kind TEXT NOT NULL,
        facts TEXT NOT NULL,
        undoes INTEGER REFERENCES changes
      ) STRICT;
      CREATE INDEX changes_by_player ON changes (player, id DESC);
      CREATE UNIQUE INDEX changes_by_undone ON changes (undoes) WHERE undoes IS NOT NULL;
      CREATE TABLE change_cards (
        change INTEGER NOT NULL REFERENCES changes ON DELETE CASCADE,
        card TEXT NOT NULL,
        in_set TEXT NOT NULL,
        number TEXT NOT NULL,
        foil TEXT NOT NULL,
        difference INTEGER NOT NULL CHECK (difference <> 0),
        PRIMARY KEY (change, card, in_set, number, foil)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE marks (
        player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
        card TEXT NOT NULL,
        favourite INTEGER NOT NULL CHECK (favourite IN (0, 1)),
        note TEXT NOT NULL,
        PRIMARY KEY (player, card)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE packs (
        id INTEGER PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
        kind TEXT NOT NULL,
        in_set TEXT NOT NULL,
        seed INTEGER NOT NULL,
        came TEXT NOT NULL
      ) STRICT;
      CREATE INDEX packs_by_player ON packs (player, id)`);
  },
};
