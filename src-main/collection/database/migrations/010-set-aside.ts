import type { Migration } from '../migrating.ts';

/**
 * What had to be taken out so that the rest can go on: a row that cannot be read, replies that no longer lead where
 * they led. It is kept as it was, and nothing in the program takes it away again but the player.
 */
export const setAside: Migration = {
  number: 10,
  name: 'set-aside',
  up: (database) => {
    database.script(`
      CREATE TABLE set_aside (
        id INTEGER PRIMARY KEY,
        at TEXT NOT NULL,
        part TEXT NOT NULL,
        name TEXT NOT NULL,
        why TEXT NOT NULL,
        content TEXT NOT NULL
      ) STRICT`);
  },
};
