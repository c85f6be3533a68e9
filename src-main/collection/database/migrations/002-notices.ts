import type { Migration } from '../migrating.ts';

/** The numbers are never used again (AUTOINCREMENT): a window may still be about to put an old one away. */
export const notices: Migration = {
  number: 2,
  name: 'notices',
  up: (database) => {
    database.script(`
      CREATE TABLE notices (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at TEXT NOT NULL,
        kind TEXT NOT NULL,
        facts TEXT NOT NULL CHECK (json_valid(facts) AND json_type(facts) = 'object')
      ) STRICT`);
  },
};
