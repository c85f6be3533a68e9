/** Running another program to its end, always within a limit. */
import { spawn } from 'node:child_process';

/**
 * @typedef {object} Ended
 * @property {number | undefined} code undefined when it was stopped by a signal or did not start
 * @property {string} stdout
 * @property {string} output both streams, in the order they came
 * @property {boolean} tookTooLong
 */

/**
 * @typedef {object} RunOptions
 * @property {number} limit milliseconds
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} [signal] stops the program as the limit would
 */

/** How long a program may take to end after it was asked to, or its pipes to close after it has. */
const GRACE = 3_000;

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<Ended>}
 */
export function run(program, args, { limit, cwd, env, signal }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(cwd === undefined ? {} : { cwd }),
      ...(env === undefined ? {} : { env }),
    });
    let stdout = '';
    let output = '';
    let tookTooLong = false;
    /** @type {NodeJS.Timeout[]} */
    const timers = [];
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });

    /** @param {number | null} code */
    const end = (code) => {
      for (const timer of timers) clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      // A grandchild may hold the pipes open for ever.
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code: code ?? undefined, stdout, output, tookTooLong });
    };
    const stop = () => {
      child.kill('SIGTERM');
      timers.push(setTimeout(() => child.kill('SIGKILL'), GRACE));
      timers.push(setTimeout(end, 2 * GRACE, null));
    };
    timers.push(
      setTimeout(() => {
        tookTooLong = true;
        stop();
      }, limit),
    );
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    child.on('error', (failure) => {
      output += failure.message;
      end(null);
    });
    child.on('exit', (code) => timers.push(setTimeout(end, GRACE, code)));
    child.on('close', end);
  });
}
