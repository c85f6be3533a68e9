/** Starts `child.ts`, and kills it. */
import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/**
 * Kills the child after so many words: 7.4 is somewhat before the half of what follows its seventh, which is taken to
 * last as long as what it told of before, or as long as is said. Returns all that it told.
 */
export async function killAfter(
  what: string,
  folder: string,
  words: number,
  lasts?: number,
): Promise<string[]> {
  const { child, heard, ended } = start(what, folder);
  const whole = Math.floor(words);
  // It may come to its end by itself before that.
  await Promise.race([heard.reach(whole), ended]);
  const [first = 0, last = first] = [heard.times[0], heard.times[whole - 1]];
  await wait((words % 1) * (lasts ?? (last - first) / Math.max(1, whole - 1)));
  child.kill('SIGKILL');
  await ended;
  return heard.lines;
}

/** Milliseconds from the first word of the child to its last, when nobody kills it. */
export async function timeOf(what: string, folder: string): Promise<number> {
  const { heard, ended } = start(what, folder);
  await ended;
  return (heard.times.at(-1) ?? 0) - (heard.times[0] ?? 0);
}

function start(what: string, folder: string) {
  const child = spawn(process.execPath, [CHILD, what, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const heard = new Heard();
  lines.on('line', (line) => {
    heard.add(line);
  });
  return { child, heard, ended: Promise.all([once(child, 'close'), once(lines, 'close')]) };
}

class Heard {
  readonly lines: string[] = [];
  readonly times: number[] = [];
  readonly #reached = new EventEmitter();

  add(line: string): void {
    this.times.push(performance.now());
    this.#reached.emit(String(this.lines.push(line)));
  }

  /** Once, and before the first is heard. */
  async reach(count: number): Promise<void> {
    await once(this.#reached, String(count));
  }
}

/** Runs the child until it kills itself before that step. Returns whether it got to the end instead. */
export function endsBeforeStep(folder: string, step: number): boolean {
  const { stdout, stderr, signal } = spawnSync(
    process.execPath,
    [CHILD, 'openUntilStep', folder, String(step)],
    {
      encoding: 'utf8',
    },
  );
  if (stdout !== 'whole\n' && signal !== 'SIGKILL') throw new Error(`The child failed: ${stderr}`);
  return stdout === 'whole\n';
}

/** What the child told, each line a JSON value. */
export function tellingsOf(what: string, folder: string): unknown[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [CHILD, what, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The child failed: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** Opens where no file may grow beyond a megabyte or two, as on a disk that fills up in the middle of a copy. */
export function openWithShortFiles(folder: string): void {
  const shell = ['-c', 'ulimit -f 2000; exec "$0" "$@"', process.execPath, CHILD, 'open', folder];
  const { stdout, stderr } = spawnSync('sh', shell, { encoding: 'utf8' });
  if (!stdout.endsWith('whole\n')) throw new Error(`The child failed: ${stderr}`);
}
