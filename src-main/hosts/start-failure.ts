/** What to tell of a start that failed, and what to leave with. */
import { StartProblem } from '../program/start-problems.ts';

interface StartFailure {
  sentence: string;
  exitCode: number;
}

export function startFailureOf(failure: unknown): StartFailure {
  if (failure instanceof StartProblem) return { sentence: failure.message, exitCode: failure.exitCode };
  // Not foreseen, so a mistake of ours: whoever reports it needs the place.
  const facts = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
  return { sentence: `Spellchain could not start, through a mistake of its own.\n${facts}`, exitCode: 1 };
}
