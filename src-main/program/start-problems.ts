/**
 * What can keep the program from starting and a user can mend. Each has a sentence of its own and an exit code of
 * its own (10 to 19 belong to scripts/, which run before the program does).
 */
import { DatabaseProblem, type DatabaseProblemKind } from '../collection/database/database-problem.ts';
import { worldFailure, type WorldFailure } from './failures.ts';

export const START_PROBLEMS = {
  badOption: 20,
  portTaken: 21,
  notAllowed: 22,
  diskFull: 23,
  databaseNewer: 24,
  alreadyRunning: 25,
  notBuilt: 26,
  databaseNotMigrated: 27,
  diskFailing: 28,
  nodeTooOld: 29,
} as const;

type StartProblemKind = keyof typeof START_PROBLEMS;

export class StartProblem extends Error {
  readonly kind: StartProblemKind;
  readonly exitCode: number;

  constructor(kind: StartProblemKind, sentence: string) {
    super(sentence);
    this.name = 'StartProblem';
    this.kind = kind;
    this.exitCode = START_PROBLEMS[kind];
  }
}

/** What a failure met while opening a data folder means to the user, if the user can mend it. */
export function startProblemOf(failure: unknown, folder: string): StartProblem | undefined {
  if (failure instanceof StartProblem) return failure;
  if (failure instanceof DatabaseProblem) {
    return new StartProblem(OF_THE_DATABASE[failure.kind], failure.message);
  }
  const kind = worldFailure(failure);
  return kind && new StartProblem(OF_THE_WORLD[kind], SENTENCES[kind](folder));
}

const OF_THE_DATABASE: Readonly<Record<DatabaseProblemKind, StartProblemKind>> = {
  newer: 'databaseNewer',
  inUse: 'alreadyRunning',
  notMigrated: 'databaseNotMigrated',
  diskFailing: 'diskFailing',
};

const OF_THE_WORLD: Readonly<Record<WorldFailure, StartProblemKind>> = {
  diskFull: 'diskFull',
  notAllowed: 'notAllowed',
  databaseBusy: 'alreadyRunning',
  databaseDamaged: 'diskFailing',
  diskFailing: 'diskFailing',
};

const SENTENCES: Readonly<Record<WorldFailure, (folder: string) => string>> = {
  diskFull: (folder) =>
    `The disk is full, so Spellchain cannot write in ${folder}. Free some space, or choose a folder elsewhere with --data DIR.`,
  notAllowed: (folder) =>
    `Spellchain is not allowed to write in ${folder}. Change who may write there, or choose another folder with --data DIR.`,
  databaseBusy: (folder) =>
    `Another program holds the database in ${folder}. Close it there, then start Spellchain again.`,
  databaseDamaged: (folder) =>
    `The database in ${folder} is damaged in a place that the start does not look at. Nothing was deleted. Put one of the backups in its place, or choose another folder with --data DIR.`,
  diskFailing: (folder) =>
    `The disk failed while Spellchain read or wrote in ${folder}. Nothing was deleted. Look after the disk, or choose another folder with --data DIR.`,
};
