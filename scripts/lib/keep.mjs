/** Keeping one child program for as long as this one is wanted, and no longer. */
import { constants } from 'node:os';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number, unwanted: boolean }} Kept */

/** How long the child may take to put things away. */
const GRACE = 5_000;

/**
 * Waits for the child's end. A signal to this program, or the end of the one that started it, ends the child.
 * @param {ChildProcess} child
 * @returns {Promise<Kept>}
 */
export function keep(child) {
  return new Promise((resolve) => {
    let unwanted = false;
    const settle = onceUnwanted((patience) => {
      unwanted = true;
      setTimeout(stop, patience, child).unref();
    });
    /** @param {number} code */
    const end = (code) => {
      settle();
      resolve({ code, unwanted });
    };
    child.on('error', (failure) => {
      console.error(`${child.spawnfile} could not be started: ${failure.message}`);
      end(127);
    });
    child.on('exit', (code, signal) => {
      end(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/** @param {ChildProcess} child */
export function stop(child) {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), GRACE).unref();
}

/**
 * Calls `leave` once, when this program should end; returns how to stop watching.
 * @param {(patience: number) => void} leave told how long to wait for children that may have been told as well
 */
export function onceUnwanted(leave) {
  const parent = process.ppid;
  // npm does not pass signals on through its shell: all that is seen of its end is another parent.
  const watch = setInterval(() => {
    if (process.ppid !== parent) unwanted();
  }, 1_000);
  const settle = () => {
    clearInterval(watch);
    process.off('SIGINT', interrupted).off('SIGTERM', unwanted).off('SIGHUP', unwanted);
  };
  const unwanted = () => {
    settle();
    leave(0);
  };
  // A terminal tells the children too.
  const interrupted = () => {
    settle();
    leave(500);
  };
  process.on('SIGINT', interrupted).on('SIGTERM', unwanted).on('SIGHUP', unwanted);
  return settle;
}
