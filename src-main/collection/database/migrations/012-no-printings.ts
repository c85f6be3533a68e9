import type { Migration } from '../migrating.ts';

/** The printings come with the program, and nothing ever asked the database for them. */
export const noPrintings: Migration = {
  number: 12,
  name: 'no-printings',
  up: (database) => {
    database.script('DROP TABLE printings; DROP TABLE printings_version');
  },
};
