/** The folder that holds everything a player owns: where it is, and that one program at a time has it. */
import { accessSync, constants, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, posix, win32 } from 'node:path';
import type { ProgramInfo } from '../../src-shared/contract.ts';
import { statsAt } from '../collection/database/files.ts';
import { messageOf } from './failures.ts';
import { holdLock } from './folder-lock.ts';
import { RUNNING_FILE, runningSentence, type Running } from './running.ts';
import { StartProblem, startProblemOf } from './start-problems.ts';

const LOCK_FILE = 'running.lock';

export interface System {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  home: string;
}

/** A data folder that this process alone may use until it is released, or the process ends in any way. */
export interface HeldFolder {
  /** Tells later starts where this one can be found. */
  reachableAt: (address: string) => void;
  release: () => void;
}

/** Where this kind of system keeps the data of its programs. Both doors use the same place. */
export function defaultDataFolder(system: System = thisSystem()): string {
  const { platform, environment, home } = system;
  if (platform === 'win32') {
    return win32.join(environment.APPDATA || win32.join(home, 'AppData', 'Roaming'), 'Spellchain');
  }
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Spellchain');
  // A relative XDG_DATA_HOME is to be ignored, says the standard that defines it.
  const named = environment.XDG_DATA_HOME ?? '';
  return posix.join(posix.isAbsolute(named) ? named : posix.join(home, '.local', 'share'), 'spellchain');
}

function thisSystem(): System {
  return { platform: process.platform, environment: process.env, home: homedir() };
}

/** Makes the folder if it is missing. Throws a `StartProblem` when it cannot be used. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (failure) {
    throw startProblemOf(failure, folder) ?? noPlaceForAFolder(folder, failure);
  }
}

/**
 * With the folders above it. Node's own way of making those goes round for ever where a system says of a folder that
 * is there that it is not (/proc does), so each is made by itself.
 */
function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (above !== folder && !isFolder(above)) makeFolder(above);
  if (!isFolder(folder)) mkdirSync(folder, { mode: 0o700 });
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Takes the folder for this process. Throws a `StartProblem` when another has it, or it cannot be used. */
export function holdDataFolder(folder: string, door: ProgramInfo['door']): HeldFolder {
  prepareDataFolder(folder);
  const lock = holdLock(join(folder, LOCK_FILE));
  if (!lock) throw new StartProblem('alreadyRunning', runningSentence(folder));
  const runningFile = join(folder, RUNNING_FILE);
  // What is no file is not ours: a later start is told less, and nobody waits for the other end of a pipe.
  const mayTell = statsAt(runningFile)?.isFile() ?? true;
  const tell = (running: Running) => {
    if (mayTell) writeFileSync(runningFile, JSON.stringify(running));
  };
  try {
    tell({ pid: process.pid, door });
  } catch (failure) {
    lock.release();
    throw failure;
  }
  return {
    reachableAt: (address) => {
      tell({ pid: process.pid, door, address });
    },
    release: () => {
      if (mayTell) rmSync(runningFile, { force: true });
      lock.release();
    },
  };
}

/** A file stands where the folder or a part of its path should be, the path is too long, and the like. */
function noPlaceForAFolder(folder: string, failure: unknown): StartProblem {
  return new StartProblem(
    'badOption',
    `${folder} cannot be the data folder (${messageOf(failure)}). Choose another with --data DIR.`,
  );
}
