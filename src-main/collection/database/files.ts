/** Files that have to outlive a power cut, and names with a time in them. */
import {
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf } from './database-problem.ts';

/** Unlike `existsSync`, does not take what it may not look at for absent. */
export function exists(path: string): boolean {
  return statsAt(path) !== undefined;
}

/** Of what a link leads to; of the link itself where it leads in a circle. */
export function statsAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ELOOP') return lstatSync(path);
    throw failure;
  }
}

/**
 * Why nothing can be read there, if nothing can. Does not wait, as whoever opens a pipe does; Windows has no such
 * word, and leaves it out.
 */
export function whyUnreadable(path: string): string | undefined {
  try {
    if (!statSync(path).isFile()) return 'it is no file';
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      readSync(descriptor, Buffer.alloc(1));
    } finally {
      closeSync(descriptor);
    }
    return undefined;
  } catch (failure) {
    return messageOf(failure);
  }
}

/** Until this returns, what was written may be lost with the power, and a rename may arrive before the contents. */
export function flushFile(file: string): void {
  flush(file, 'r+');
  flushFolder(dirname(file));
}

function flushFolder(folder: string): void {
  // Windows cannot open a folder, and writes renames down by itself.
  if (process.platform !== 'win32') flush(folder, 'r');
}

function flush(path: string, flags: string): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Moves a file or a folder for good. */
export function move(from: string, to: string): void {
  renameSync(from, to);
  flushFolder(dirname(to));
  if (dirname(from) !== dirname(to)) flushFolder(dirname(from));
}

/** A path that does not exist yet, made from the time: `2026-11-18T12-36-05-123Z` sorts, and suits every system. */
export function freshPath(folder: string, prefix: string, ending: string): string {
  for (let time = Date.now(); ; time++) {
    const path = join(folder, `${prefix}${timeInName(time)}${ending}`);
    if (!exists(path)) return path;
  }
}

function timeInName(time: number): string {
  return new Date(time).toISOString().replaceAll(/[:.]/g, '-');
}

/** The time in a name, as ISO text. */
export function timeFromName(name: string): string | undefined {
  const found = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name);
  if (!found) return undefined;
  const [, day, hour, minute, second, thousandth] = found;
  const time = Date.parse(`${day}T${hour}:${minute}:${second}.${thousandth}Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
