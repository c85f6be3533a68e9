/** Starts `child.ts`, and kills it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** Kills the child that many milliseconds after its first word. Returns all that it told. */
export async function killAfter(what: string, folder: string, milliseconds: number): Promise<string[]> {
  const child = spawn(process.execPath, [CHILD, what, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const heard: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => heard.push(line));
  // It may come to its end by itself before that.
  const ended = Promise.all([once(child, 'close'), once(lines, 'close')]);
  await Promise.race([once(lines, 'line'), ended]);
  await wait(milliseconds);
  child.kill('SIGKILL');
  await ended;
  return heard;
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
