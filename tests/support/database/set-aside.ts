/** What was set aside, as the database holds it: the program only puts something there. */
import type { ReadHandle } from '../../../src-main/collection/database/handles.ts';

interface Aside {
  readonly at: string;
  readonly part: string;
  readonly name: string;
  readonly why: string;
  readonly content: unknown;
}

/** The newest first. */
export const allSetAside = (database: ReadHandle): Aside[] =>
  (
    database.all('SELECT at, part, name, why, content FROM set_aside ORDER BY id DESC') as (Aside & {
      readonly content: string;
    })[]
  ).map(({ content, ...row }) => ({ ...row, content: JSON.parse(content) as unknown }));
