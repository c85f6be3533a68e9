/** Where the parts of a data folder that belong to the database stand. */
import { join } from 'node:path';

export const DATABASE_FILE = 'spellchain.sqlite3';

export interface Places {
  dataFolder: string;
  /** The database has a folder of its own, so that one rename moves it together with its -wal and -shm. */
  database: string;
  file: string;
  /** A replacement that is being put together. May be thrown away at any time. */
  preparing: string;
  /** A replacement that is complete and only has to take its place. */
  ready: string;
  /** One that the player wants in the place of the one that is in use, complete. */
  ordered: string;
  /** Damaged databases. Nothing here is ever deleted. */
  setAside: string;
  backups: string;
}

export function placesIn(dataFolder: string): Places {
  const database = join(dataFolder, 'database');
  return {
    dataFolder,
    database,
    file: join(database, DATABASE_FILE),
    preparing: join(dataFolder, 'database.preparing'),
    ready: join(dataFolder, 'database.ready'),
    ordered: join(dataFolder, 'database.ordered'),
    setAside: join(dataFolder, 'set-aside'),
    backups: join(dataFolder, 'backups'),
  };
}
