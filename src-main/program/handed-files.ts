/** Files that the desktop hands over wait here until a window takes them: at a start there is none yet. */
import { readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { HandedFault, HandedFile } from '../../src-shared/handed-files.ts';
import type { Database } from '../collection/database/database.ts';
import { LARGEST_FILE } from '../../src-shared/inputs/collection.ts';
import { messageOf } from './failures.ts';
import type { ProgramParts } from './program.ts';

const DUEL_ENDING = '.spellduel';

export interface FilesHandedIn {
  /** A file that cannot be read is told of in a notice. */
  readonly add: (path: string) => void;
  /** Each once, the first first. */
  readonly next: () => HandedFile | undefined;
}

export function openHandedFiles(
  { notices, problems }: Pick<Database, 'notices' | 'problems'>,
  announce: ProgramParts['announce'],
): FilesHandedIn {
  const waiting: HandedFile[] = [];

  const refuse = (path: string, why: HandedFault): void => {
    try {
      notices.add({ kind: 'fileNotOpened', facts: { path, why } });
    } catch (failure) {
      // The desktop called, and nobody there would take what is thrown.
      const message = `${path} was not opened (${why}), and no notice could be left: ${messageOf(failure)}`;
      problems.record({ where: 'files', message });
      return;
    }
    announce('notices.changed', notices.all());
  };

  return {
    add: (path) => {
      const bytes = bytesOf(path);
      if (typeof bytes === 'string') {
        refuse(path, bytes);
        return;
      }
      waiting.push(
        extname(path).toLowerCase() === DUEL_ENDING
          ? { kind: 'duel', text: bytes.toString() }
          : { kind: 'deck', name: basename(path), base64: bytes.toString('base64') },
      );
      announce('files.waiting', null);
    },
    next: () => waiting.shift(),
  };
}

/** As base64 it has a third more, and has to fit into a message. */
const LARGEST = Math.floor((LARGEST_FILE * 3) / 4);

function bytesOf(path: string): Buffer | HandedFault {
  try {
    return statSync(path).size > LARGEST ? 'tooLarge' : readFileSync(path);
  } catch (failure) {
    // Gone again, a folder, or not for this user: whatever it is, the player has to look there.
    if (failure instanceof Error && 'code' in failure) return 'unreadable';
    throw failure;
  }
}
