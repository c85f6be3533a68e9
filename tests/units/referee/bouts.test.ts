/** Threads that play many duels: in order, told as they end, and ended when they are called off. */
import { describe, expect, test } from 'vitest';
import { playAll } from '../../../src-main/referee/bouts/threads.ts';
import { playtestOf, triedOnce } from '../../../src-main/referee/bouts/trial.ts';

import { positionDuel } from '../../support/rule-duel.ts';

/** Counts on for ever where the plan says so; a plan of nothing fails. */
const MODULE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, task }) => {
      const counter = task.counter && new Int32Array(task.counter);
      while (counter) Atomics.add(counter, 0, 1);
      parentPort.postMessage(task.fails ? { id, failure: 'as planned' } : { id, found: task.number * 2 });
    });
  `)}`,
);

describe('many duels in threads', () => {
  test('come back in the order of their plans, from fewer threads than duels', async () => {
    const heard: number[] = [];
    const plans = [1, 2, 3, 4, 5].map((number) => ({ number }));
    const played = await playAll<number>(plans, {
      module: MODULE,
      threads: 2,
      heard: (one) => heard.push(one),
    });
    expect(played).toEqual([2, 4, 6, 8, 10]);
    expect(heard.toSorted((one, other) => one - other)).toEqual(played);
  });

  test('called off, no thread goes on', async () => {
    const counter = new SharedArrayBuffer(4);
    const count = (): number => Atomics.load(new Int32Array(counter), 0);
    const controller = new AbortController();
    const playing = playAll<number>([{ counter }, { counter }], {
      module: MODULE,
      threads: 2,
      signal: controller.signal,
    });
    await expect.poll(count).toBeGreaterThan(0);
    controller.abort();
    await expect(playing).rejects.toThrow('called off');
    const stood = count();
    // Another thread begins and ends meanwhile: whoever had gone on would have counted.
    await playAll<number>([{ number: 1 }], { module: MODULE, threads: 1 });
    expect(count()).toBe(stood);
  });

  test('one that fails ends all of them, and says which it was', async () => {
    const playing = playAll<number>([{ number: 1 }, { fails: true }], { module: MODULE, threads: 1 });
    await expect(playing).rejects.toThrow('Duel 1 failed: as planned');
  });
});

describe('one duel of a trial', () => {
  /** The second chair has no card left to draw. */
  const { setup } = positionDuel('m11', [{}, { library: [] }]);
  const players = [{ mind: 'apprentice' }, { mind: 'apprentice' }] as const;
  const tried = (seat: number, more: object = {}) =>
    triedOnce({ setup: { ...setup, ...more }, players, tried: seat, budget: {} });

  test('is won or lost by the deck that is tried, in whichever chair it is', () => {
    expect(tried(0)).toMatchObject({ outcome: 'won', isFirst: true, turns: 2 });
    expect(tried(1)).toMatchObject({ outcome: 'lost', isFirst: false, turns: 2 });
  });

  test('is drawn where nobody has won it in so many decisions', () => {
    for (const seat of [0, 1]) expect(tried(seat, { mostDecisions: 1 }).outcome).toBe('drawn');
  });
});

test('a playtest counts by who began, and a drawn duel as half a win', () => {
  expect(
    playtestOf([
      { outcome: 'won', isFirst: true, turns: 9 },
      { outcome: 'drawn', isFirst: false, turns: 40 },
      { outcome: 'lost', isFirst: false, turns: 7 },
    ]),
  ).toMatchObject({
    duels: 3,
    first: { won: 1, lost: 0, drawn: 0 },
    second: { won: 0, lost: 1, drawn: 1 },
    interval: { share: 0.5 },
    turns: [7, 9, 40],
  });
});
