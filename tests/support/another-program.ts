/** Another program that is at the database while Spellchain runs: a backup tool, a scanner, a browser of databases. */
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { placesIn } from '../../src-main/collection/database/places.ts';

type Hold = 'IMMEDIATE' | 'EXCLUSIVE';

/** Holds the database against whoever wants to write, until it is told to let go, and ends. */
export function holdDatabase(dataFolder: string, how: Hold): () => void {
  const other = new Sqlite(placesIn(dataFolder).file);
  onTestFinished(() => void other.close());
  other.exec(`BEGIN ${how}`);
  return () => {
    other.close();
  };
}
