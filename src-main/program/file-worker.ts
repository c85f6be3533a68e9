/** The thread in which one long file is read. */
import type { Progress } from '../../src-shared/contract.ts';
import { answerEach } from '../threads/answering.ts';
import { readNow, type FileTask } from './file-reading.ts';

answerEach((task: FileTask, tell: (progress: Progress) => void) =>
  JSON.stringify(
    readNow(task, (done, total) => {
      tell({ done, total });
    }),
  ),
);
