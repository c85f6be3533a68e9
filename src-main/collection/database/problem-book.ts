/**
 * Where problems are written down. One that cannot be, because what failed is the database itself, is told on the
 * terminal and waits here for a better time: nobody's duel ends because its trouble has no place to stand.
 */
import type { Problem } from '../../../src-shared/contract.ts';
import { messageOf } from './database-problem.ts';
import type { DatabaseConnection } from './handles.ts';
import { dated, recentProblems, writeProblem, type NewProblem } from './problems.ts';

/** A disk that fails, fails often. */
const MOST_WAITING = 50;

export class ProblemBook {
  readonly #connection: DatabaseConnection;
  #waiting: readonly Problem[] = [];

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  /** Throws only inside a transaction, which then fails as a whole. */
  record(problem: NewProblem): void {
    const { where, message } = problem;
    // Tried again and again, the same thing fails again and again.
    if (this.#waiting.some((other) => other.where === where && other.message === message)) return;
    const isInside = this.#connection.sqlite.inTransaction;
    this.#waiting = [...this.#waiting, dated(problem)].slice(-MOST_WAITING);
    try {
      this.#write();
    } catch (failure) {
      if (isInside) throw failure;
      process.stderr.write(`${where}: ${message}\n(Not kept for a report yet: ${messageOf(failure)})\n`);
    }
  }

  /** The last chance of what still waits; it was told on the terminal when it came. */
  close(): void {
    try {
      if (this.#waiting.length > 0) this.#write();
    } catch (failure) {
      process.stderr.write(`Problems could not be kept for a report: ${messageOf(failure)}\n`);
    }
  }

  #write(): void {
    const { handle } = this.#connection;
    handle.transaction(() => {
      for (const problem of this.#waiting) writeProblem(handle, problem);
    });
    this.#waiting = [];
  }

  /** The newest first. */
  recent(): Problem[] {
    return [...this.#waiting.toReversed(), ...recentProblems(this.#connection.handle)];
  }
}
