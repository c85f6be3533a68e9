import type { Migration } from '../migrating.ts';

export const problems: Migration = {
  number: 1,
  name: 'problems',
  up: (database) => {
    database.script(`
      CREATE TABLE problems (
        id INTEGER PRIMARY KEY,
        at TEXT NOT NULL,
        place TEXT NOT NULL,
        message TEXT NOT NULL,
        stack TEXT
      ) STRICT`);
  },
};
