/** How tests are run here: those that were ordered, a file at a time, with limits that only a hang reaches. */
import { ROOT } from '../lib/root.mjs';
import { readOrder } from './order.ts';

const LIMIT = 600_000;

export const ONE_BY_ONE = {
  root: ROOT,
  server: { deps: { inline: ['electron-store'] } },
  include: [...readOrder().tests],
  fileParallelism: false,
  maxWorkers: 1,
  testTimeout: LIMIT,
  hookTimeout: LIMIT,
  expect: { poll: { timeout: 30_000, interval: 5 } },
};
