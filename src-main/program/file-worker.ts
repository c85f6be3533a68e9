/** The thread in which one long file is read. */
import { parentPort, workerData } from 'node:worker_threads';
import { readNow, type FileTask, type FileTelling } from './file-reading.ts';

/** Whoever asked decides what a failure means, so it is sent there, not thrown. */
function told(task: FileTask): FileTelling {
  try {
    return { found: JSON.stringify(readNow(task, tell)) };
  } catch (failure) {
    return { failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) };
  }
}

function tell(done: number, total: number): void {
  parentPort?.postMessage({ done, total } satisfies FileTelling);
}

parentPort?.postMessage(told(workerData as FileTask));
