/** Files that the desktop hands over: at the start, to a second start, and on macOS at any time. */
import { app } from 'electron';
import * as v from 'valibot';

const SECOND_START = v.object({ files: v.array(v.string()) });

/** Collects what is handed over until `opened` says who opens it. macOS may hand a file over before we are ready. */
export function collectFiles(): { opened(open: (path: string) => void): void } {
  const waiting: string[] = [];
  let take = (path: string) => {
    waiting.push(path);
  };
  app.on('open-file', (event, path) => {
    event.preventDefault();
    take(path);
  });
  return {
    opened: (open) => {
      take = open;
      waiting.splice(0).forEach(open);
    },
  };
}

/** What a second start told the first with `requestSingleInstanceLock`. */
export function filesOfSecondStart(told: unknown): string[] {
  const read = v.safeParse(SECOND_START, told);
  return read.success ? read.output.files : [];
}
