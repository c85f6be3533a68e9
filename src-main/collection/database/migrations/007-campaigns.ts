import type { Migration } from '../migrating.ts';

/** Matches and gauntlets as they stand, and one line for every duel that was ended in one. */
export const campaigns: Migration = {
  number: 7,
  name: 'campaigns',
  up: (database) => {
    database.script(`
      CREATE TABLE gauntlets (
        id TEXT PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
        state TEXT NOT NULL,
        changed TEXT NOT NULL,
        content TEXT NOT NULL
      ) STRICT;
      CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
        gauntlet TEXT REFERENCES gauntlets ON DELETE CASCADE,
        state TEXT NOT NULL,
        duel TEXT,
        changed TEXT NOT NULL,
        content TEXT NOT NULL
      ) STRICT;
      CREATE INDEX matches_by_player ON matches (player, changed DESC);
      CREATE UNIQUE INDEX matches_by_duel ON matches (duel) WHERE duel IS NOT NULL;
      CREATE TABLE results (
        duel TEXT PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
        match TEXT,
        at TEXT NOT NULL,
        rulebook TEXT NOT NULL,
        wizard TEXT NOT NULL,
        level TEXT NOT NULL,
        deck TEXT NOT NULL,
        against TEXT NOT NULL,
        outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost', 'drawn')),
        began INTEGER CHECK (began IN (0, 1)),
        turns INTEGER NOT NULL,
        reason TEXT NOT NULL
      ) STRICT;
      CREATE INDEX results_by_player ON results (player, at DESC)`);
  },
};
