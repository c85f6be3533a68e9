import type { Migration } from '../migrating.ts';

/**
 * Results of duels outside of matches, of somebody without a name yet as well, and such as were deleted but can be
 * brought back; and what was said at a table about being asked.
 */
export const history: Migration = {
  number: 8,
  name: 'history',
  up: (database) => {
    database.script(`
      CREATE TABLE all_results (
        duel TEXT PRIMARY KEY,
        player INTEGER REFERENCES players ON DELETE CASCADE,
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
        reason TEXT NOT NULL,
        thrown_away TEXT
      ) STRICT;
      INSERT INTO all_results
        SELECT duel, player, match, at, rulebook, wizard, level, deck, against, outcome, began, turns, reason, NULL
        FROM results;
      DROP TABLE results;
      ALTER TABLE all_results RENAME TO results;
      CREATE INDEX results_by_player ON results (player, at DESC);
      CREATE TABLE duel_agreements (
        duel INTEGER PRIMARY KEY REFERENCES duels ON DELETE CASCADE,
        agreements TEXT NOT NULL
      ) STRICT`);
  },
};
