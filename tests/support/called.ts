/** A command of ours in this very process, word for word: only one start of each has to be a program of its own. */
import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import type { Ended } from './running.ts';

let calls = 0;

/** The script lies in the project; it does its work as it is loaded, so each time it is loaded anew. */
export async function called(
  script: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const writesTo = (stream: keyof typeof said) => (text: unknown) => {
    said[stream] += String(text);
    return true;
  };
  const logsTo =
    (stream: keyof typeof said) =>
    (first: unknown, ...more: unknown[]) => {
      said[stream] += `${format(first, ...more)}\n`;
    };
  const listening = [
    vi.spyOn(process.stdout, 'write').mockImplementation(writesTo('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(writesTo('stderr')),
    vi.spyOn(console, 'log').mockImplementation(logsTo('stdout')),
    vi.spyOn(console, 'error').mockImplementation(logsTo('stderr')),
  ];
  const { argv, exitCode } = process;
  process.argv = [process.execPath, script, ...words];
  process.exitCode = undefined;
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    await import(`${join(ROOT, script)}?call=${String((calls += 1))}`);
    return { code: exitCodeNow(), ...said };
  } finally {
    vi.unstubAllEnvs();
    Object.assign(process, { argv, exitCode });
    for (const one of listening) one.mockRestore();
  }
}

/** What a script that says nothing of it ends with. */
function exitCodeNow(): number {
  const { exitCode } = process as { exitCode?: number };
  return exitCode ?? 0;
}
