/** A thread that is asked for something: what becomes of that when the thread does not get as far as to answer. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { Thread } from '../../../src-main/threads/thread.ts';

/** Doubles numbers, and does as it is told by words. */
const MODULE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, task }) => {
      if (task === 'break') throw Object.assign(new Error('broken'), { code: 'AS_PLANNED' });
      if (task === 'end') process.exit(3);
      if (task === 'tell') parentPort.postMessage({ id, progress: 'half' });
      parentPort.postMessage({ id, found: task * 2 });
    });
  `)}`,
);

function thread(): Thread<unknown, number, string> {
  const begun = new Thread<unknown, number, string>(MODULE);
  onTestFinished(() => begun.close());
  return begun;
}

test('one that breaks is told with its cause, and the next task has a fresh one', async () => {
  const asked = thread();
  await expect(asked.ask('break', { name: 'A sum' })).rejects.toMatchObject({
    message: 'A sum failed with its thread: Error: broken',
    cause: { code: 'AS_PLANNED' },
  });
  expect(await asked.ask(4, { name: 'A sum' })).toBe(8);
});

test('one that ends by itself is told, and the next task has a fresh one', async () => {
  const asked = thread();
  await expect(asked.ask('end', { name: 'A sum' })).rejects.toThrow(
    'A sum was lost: the thread ended by itself (3).',
  );
  expect(await asked.ask(4, { name: 'A sum' })).toBe(8);
});

test('how far it is, is told before the end', async () => {
  const told: string[] = [];
  await thread().ask('tell', { name: 'A sum', progress: (so) => told.push(so) });
  expect(told).toEqual(['half']);
});

test('a second task at once is our mistake; the first goes on', async () => {
  const asked = thread();
  const first = asked.ask(4, { name: 'The first' });
  await expect(asked.ask(5, { name: 'The second' })).rejects.toThrow(
    'The second is asked for before The first has ended.',
  );
  expect(await first).toBe(8);
});

test('whoever waits for it keeps the program alive, and it alone does not', () => {
  const source = fileURLToPath(new URL('../../../src-main/threads/thread.ts', import.meta.url));
  const program = `
    const { Thread } = await import(${JSON.stringify(source)});
    const thread = new Thread(new URL(${JSON.stringify(MODULE.href)}));
    console.log(await thread.ask(4, { name: 'A sum' }));
  `;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    // A program that is kept alive never ends, and nothing else would end this wait.
    timeout: 10 * 60_000,
  });
  expect([run.stdout, run.stderr, run.status]).toEqual(['8\n', '', 0]);
});
