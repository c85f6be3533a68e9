/** What failed in the program or its windows, kept so that a report can be copied later. */
import type { Input, Problem } from '../../../src-shared/contract.ts';
import type { ReadHandle, WriteHandle } from './handles.ts';

export type NewProblem = Input<'problems.record'>;

/** One broken thing can fail a thousand times an hour; the newest tell enough. */
const MOST_KEPT = 200;

export function recordProblem(database: WriteHandle, problem: NewProblem): void {
  database.transaction(() => {
    writeProblem(database, dated(problem));
  });
}

export const dated = (problem: NewProblem): Problem => ({ ...problem, at: new Date().toISOString() });

/** Inside a transaction. */
export function writeProblem(database: WriteHandle, { at, where, message, stack }: Problem): void {
  const sql = 'INSERT INTO problems (at, place, message, stack) VALUES (?, ?, ?, ?)';
  const { id } = database.run(sql, at, where, message, stack ?? null);
  database.run('DELETE FROM problems WHERE id <= ?', id - MOST_KEPT);
}

/** The newest first. */
export function recentProblems(database: ReadHandle): Problem[] {
  const rows = database.all('SELECT at, place, message, stack FROM problems ORDER BY id DESC') as {
    at: string;
    place: string;
    message: string;
    stack: string | null;
  }[];
  return rows.map(({ at, place, message, stack }) => {
    const problem = { at, where: place, message };
    return stack === null ? problem : { ...problem, stack };
  });
}
