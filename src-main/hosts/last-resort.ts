/** What nobody foresaw and nothing caught: kept for a report, told, and where it left nothing to rely on, the end. */
import { messageOf } from '../program/failures.ts';
import type { Program } from '../program/program.ts';

interface LastResort {
  readonly record: Program['record'];
  readonly tell: (sentence: string) => void;
  /** Leaves with an exit code that tells of a failure. */
  readonly end: () => void;
}

/** Returns how to stop watching. */
export function watchForMistakes({ record, tell, end }: LastResort): () => void {
  const keep = (failure: unknown): void => {
    const stack = failure instanceof Error ? failure.stack : undefined;
    record({ where: 'program', message: messageOf(failure), stack });
  };
  /** Something was begun and nobody waits for it: the rest is as it was. */
  const rejected = (failure: unknown): void => {
    tell(`Spellchain made a mistake (${messageOf(failure)}). It goes on, and has noted it for a report.`);
    keep(failure);
  };
  /** Whatever was under way was left in the middle. */
  const thrown = (failure: unknown): void => {
    const facts = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    tell(
      `Spellchain made a mistake and ends. What was written is safe: start it again, and go on there.\n${facts}`,
    );
    try {
      keep(failure);
    } finally {
      end();
    }
  };
  process.on('unhandledRejection', rejected);
  process.on('uncaughtException', thrown);
  return () => {
    process.off('unhandledRejection', rejected);
    process.off('uncaughtException', thrown);
  };
}
