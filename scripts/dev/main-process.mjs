/** Main from its sources: Node loads the TypeScript itself, and starts it again when a file of it changes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../lib/root.mjs';

/** @typedef {{ port: number, cookie: string, key: string }} Line how main can be reached, from its start to its next one */

/**
 * @param {string} data
 * @param {(line: Line) => void} ready called after each start
 */
export function startMain(data, ready) {
  const host = join(ROOT, 'src-main', 'hosts', 'web.ts');
  const args = ['--watch', '--watch-preserve-output', host, '--no-open', '--data', data];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  // Vite leaves at a signal by itself, and waits for nobody.
  process.on('exit', () => child.kill());
  createInterface({ input: child.stdout }).on('line', (text) => {
    const address = /^Spellchain is ready at (\S+)$/.exec(text)?.[1];
    if (address === undefined) return console.log(text);
    comeIn(address).then(ready, (/** @type {unknown} */ failure) => {
      console.error('Main is ready but cannot be reached:', failure);
    });
  });
  return child;
}

/**
 * Main lets one browser in by its address; here that is this program, which stands before the real one.
 * @param {string} address
 * @returns {Promise<Line>}
 */
async function comeIn(address) {
  const reply = await fetch(address, { redirect: 'manual' });
  const cookie = reply.headers.get('set-cookie')?.split(';')[0];
  const key = /data-key="([\w-]+)"/.exec(await reply.text())?.[1];
  if (cookie === undefined || key === undefined) {
    throw new Error(`Main did not let its own page in: ${reply.status}`);
  }
  return { port: Number(new URL(address).port), cookie, key };
}
