/** What was taken out so that the rest can go on, kept as it was. */
import type { ReadHandle, WriteHandle } from './handles.ts';

export interface SetAside {
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

/** The newest first. */
export const allSetAside = (database: ReadHandle): (SetAside & { readonly at: string })[] =>
  (
    database.all('SELECT at, part, name, why, content FROM set_aside ORDER BY id DESC') as {
      at: string;
      part: string;
      name: string;
      why: string;
      content: string;
    }[]
  ).map(({ content, ...row }) => ({ ...row, content: JSON.parse(content) as unknown }));
