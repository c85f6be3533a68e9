/** What was taken out so that the rest can go on, kept as it was. */
import type { WriteHandle } from './handles.ts';

interface SetAside {
  /** The table it stood in. */
  readonly part: string;
  /** What it was called there. */
  readonly name: string;
  readonly why: string;
  /** The row, or the rows, as JSON: what was damaged in them stands there as a text. */
  readonly content: unknown;
}

/** Inside the transaction that takes it out of its place. */
export function setAside(database: WriteHandle, { part, name, why, content }: SetAside): void {
  database.run(
    'INSERT INTO set_aside (at, part, name, why, content) VALUES (?, ?, ?, ?, ?)',
    ...[new Date().toISOString(), part, name, why, JSON.stringify(content)],
  );
}
