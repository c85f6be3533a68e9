/** What a running program leaves in its data folder, so that a second start can say where the first one is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { whyUnreadable } from '../collection/database/files.ts';

export const RUNNING_FILE = 'running.json';

const RUNNING = v.object({
  pid: v.number(),
  door: v.picklist(['electron', 'web']),
  /** Of a web host, without its token. */
  address: v.optional(v.string()),
});

export type Running = v.InferOutput<typeof RUNNING>;

export function runningSentence(folder: string): string {
  return `Spellchain is already running with the data folder ${folder}${whereItRuns(readRunning(folder))}`;
}

function whereItRuns(running: Running | undefined): string {
  if (!running) return '. Use that one, or end it first.';
  const process = `(process ${running.pid})`;
  if (running.door === 'electron')
    return `, in a window of its own ${process}. Use that one, or close it first.`;
  return `, at ${running.address ?? 'an address of its own'} ${process}. To get in from another browser, press Enter where it was started; or end it first.`;
}

/** The file may be missing or half written while the other program starts or ends: then there is nothing to tell. */
function readRunning(folder: string): Running | undefined {
  const file = join(folder, RUNNING_FILE);
  if (whyUnreadable(file) !== undefined) return undefined;
  try {
    const read = v.safeParse(RUNNING, JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
