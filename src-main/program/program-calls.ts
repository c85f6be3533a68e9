/** The program itself, and what it keeps beside games: preferences, notices, problems, files and pictures. */
import type { HandlersOf } from './handlers.ts';
import { Refused } from './failures.ts';
import type { ProgramParts } from './program.ts';

type ProgramHandlers = HandlersOf<
  `program.${string}` | `preferences.${string}` | `notices.${string}` | `problems.${string}`
> &
  HandlersOf<'files.handedOver' | 'pictures.list'>;

export function programHandlers({
  info,
  makePdf,
  preferences,
  database: { notices, problems },
  handedFiles,
  pictures,
  announce,
}: ProgramParts): ProgramHandlers {
  return {
    'program.ping': () => null,
    'program.info': info,
    'program.pdf': async () => {
      if (!makePdf) throw new Refused('noPdf');
      return Buffer.from(await makePdf()).toString('base64');
    },
    'preferences.read': () => preferences.read(),
    'preferences.change': (change) => {
      const changed = preferences.change(change);
      announce('preferences.changed', changed);
      return changed;
    },
    'preferences.reset': () => {
      const reset = preferences.reset();
      announce('preferences.changed', reset);
      return reset;
    },
    'notices.read': () => notices.all(),
    'notices.putAway': ({ id }) => {
      notices.putAway(id);
      announce('notices.changed', notices.all());
      return null;
    },
    'problems.record': (problem) => {
      problems.record(problem);
      return null;
    },
    'problems.recent': () => problems.recent(),
    'files.handedOver': () => handedFiles.next() ?? null,
    'pictures.list': () => pictures.list(),
  };
}
