/** A text by its lines. */
import { find, type Draft } from './draft.ts';

/** Longer ones are told of, and read by nothing that would take its time over them. */
const LONGEST_LINE = 40_000;

export interface FileLine {
  /** Without the blanks at its ends. */
  readonly text: string;
  /** Counted from 1. */
  readonly at: number;
}

export function linesOf(text: string, draft: Draft): FileLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((written, index) => {
    if (written.length <= LONGEST_LINE) return [{ text: written.trim(), at: index + 1 }];
    find(draft, 'lineTooLong', index + 1, written);
    return [];
  });
}
