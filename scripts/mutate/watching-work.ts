/**
 * Ends this program when it has worked for longer than sound tests do: a fault may make a loop that never ends, which
 * only another thread can see. Work is the processor's time, so that a busy machine makes nobody late.
 */
import { Worker } from 'node:worker_threads';

const LOOKS_EVERY = 500;

/** Runs as it stands, in a thread. */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads');
  const worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
  let since = worked();
  parentPort.on('message', () => { since = worked(); });
  setInterval(() => {
    if (worked() - since > workerData.most) process.kill(process.pid, 'SIGKILL');
  }, workerData.every);
`;

/** Returns how to say that the next begins, with all its time before it. */
export function watchWork(most: number): () => void {
  const watcher = new Worker(WATCH, { eval: true, workerData: { most, every: LOOKS_EVERY }, execArgv: [] });
  watcher.unref();
  return () => {
    watcher.postMessage('next');
  };
}
