/** Files that have to outlive a power cut, and names with a time in them. */
import { closeSync, fsyncSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Unlike `existsSync`, does not take what it may not look at for absent. */
export function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
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
