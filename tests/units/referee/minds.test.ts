import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PlayerKind } from '../../../src-shared/duels.ts';
import type { TableWaiting } from '../../../src-shared/table.ts';
import { fallback, options } from '../../../src-main/engine/index.ts';
import { think } from '../../../src-main/opponents/minds.ts';
import type { MindPort } from '../../../src-main/referee/ports.ts';
import { readySetup } from '../../support/ready-setup.ts';
import { positionDuel, tableDuel } from '../../support/rule-duel.ts';
import { seated, type Seated } from '../../support/seated.ts';

const WIZARDS: readonly PlayerKind[] = ['random', 'random'];

test('a mind that fails is stood in for, and the duel goes on to its end', async () => {
  let thoughts = 0;
  const minds: MindPort = {
    think: (thought) => {
      thoughts += 1;
      return thoughts % 3 === 0 ? Promise.reject(new Error('No idea.')) : Promise.resolve(think(thought));
    },
  };
  const table = seated(readySetup('m11', 6, WIZARDS), { players: WIZARDS, minds });
  await table.settled();
  expect(table.view.result).toBeDefined();
  expect(table.failures.length).toBeGreaterThan(3);
});

test('a wizard who looks ahead and fails is stood in for by one who does not', async () => {
  const players: readonly PlayerKind[] = ['wizard', 'random'];
  const asked = new Set<string>();
  const minds: MindPort = {
    think: (thought) => {
      asked.add(thought.mind);
      if (thought.mind === 'wizard') return Promise.reject(new Error('Too long.'));
      return Promise.resolve(think(thought));
    },
  };
  const table = seated(readySetup('m11', 6, players), { players, minds });
  await table.settled();
  expect(table.view.result).toEqual({ kind: 'won', seats: [0] });
  expect([...asked].toSorted()).toEqual(['magician', 'random', 'wizard']);
  expect(table.failures.length).toBeGreaterThan(3);
});

test('those who look ahead get the time that the player gives them, the others need none', async () => {
  const players: readonly PlayerKind[] = ['sorcerer', 'apprentice'];
  const given = new Map<string, number | undefined>();
  const minds: MindPort = {
    think: (thought) => {
      given.set(thought.mind, thought.budget.milliseconds);
      return Promise.resolve(think({ ...thought, mind: 'random' }));
    },
  };
  const table = seated(readySetup('m11', 6, players), { players, minds, habits: { thinkingTime: 4 } });
  await table.settled();
  expect(Object.fromEntries(given)).toEqual({ sorcerer: 4_000, apprentice: undefined });
});

test('a mind that answers nonsense is stood in for', async () => {
  const minds: MindPort = { think: () => Promise.resolve({ kind: 'x', x: -1 }) };
  const table = seated(readySetup('m11', 6, WIZARDS), { players: WIZARDS, minds });
  await table.settled();
  expect(table.view.result).toBeDefined();
});

test('the same seed gives the same duel', async () => {
  const played = async () => {
    const table = seated(readySetup('fifth', 9, WIZARDS), { players: WIZARDS });
    await table.settled();
    return table.database.duels.read(table.id)?.replies;
  };
  expect(await played()).toEqual(await played());
});

/** Whoever holds a land plays it, and nothing else happens. */
const lands: MindPort = {
  think: ({ hidden }) => {
    const offered = options(hidden);
    const land = offered?.kind === 'act' && offered.acts.find(({ kind }) => kind === 'land');
    return Promise.resolve(land ? { kind: 'act', act: land } : fallback(hidden));
  },
};
const ONE_LAND = { hand: ['Forest'], library: ['Shock'] };
const isWaitedFor = (table: Seated, why: TableWaiting['why'], from = 0): boolean =>
  table.changes.slice(from).some(({ view }) => JSON.stringify(view ?? {}).includes(`"why":"${why}"`));

test.each([
  ['slow', 1_800],
  ['normal', 900],
  ['fast', 350],
  // Nobody sits here who could click.
  ['click', 900],
] as const)(
  'the eye gets a rest after each act of a wizard, as long as the player wishes: %s',
  async (pace, rest) => {
    const { setup } = positionDuel('m11', [ONE_LAND, ONE_LAND]);
    const table = seated(setup, { players: WIZARDS, minds: lands, habits: { pace } });
    await table.settled();
    expect(table.view.battlefield).toHaveLength(2);
    expect(table.waits.filter((wait) => wait !== 120)).toEqual([rest, rest]);
    expect(isWaitedFor(table, 'pause')).toBe(true);
  },
);

test('or none at all', async () => {
  const { setup } = positionDuel('m11', [ONE_LAND, ONE_LAND]);
  const table = seated(setup, { players: WIZARDS, minds: lands, habits: { pace: 'atOnce' } });
  await table.settled();
  expect(table.view.battlefield).toHaveLength(2);
  expect(table.waits.filter((wait) => wait !== 120)).toEqual([]);
  expect(isWaitedFor(table, 'pause')).toBe(false);
});

test('or until a click', async () => {
  const players: readonly PlayerKind[] = ['person', 'random'];
  const table = seated(readySetup('m11', 6, players), {
    players,
    habits: { pace: 'click', attention: 'stops', stops: { yours: ['main1'], theirs: [] } },
  });
  for (let said = 0; said < 300 && table.view.waiting?.why !== 'click'; said++) {
    await table.settled();
    const { options } = table.view.prompt ?? {};
    if (options?.kind === 'act') table.done();
    else if (options?.kind === 'start') table.answer({ kind: 'start', first: true });
    else if (options?.kind === 'keep') table.answer({ kind: 'keep', keep: true });
    else if (options?.kind === 'block') table.answer({ kind: 'block', blocks: [] });
    else if (options?.kind === 'choose')
      table.answer({ kind: 'choose', things: options.things.slice(0, options.least) });
  }
  expect(table.view.waiting).toMatchObject({ seat: 1, why: 'click' });
  const before = table.changes.length;
  // A whole duel at another table meanwhile.
  await seated(readySetup('m11', 6, WIZARDS), { players: WIZARDS }).settled();
  expect(table.changes).toHaveLength(before);
  table.table.next();
  await setImmediate();
  await table.settled();
  expect(table.changes.length).toBeGreaterThan(before);
});

test('after the click she is seen to think again', async () => {
  const { setup } = positionDuel('m11', [{}, ONE_LAND], { active: 1, step: 'main1' });
  const players: readonly PlayerKind[] = ['person', 'random'];
  const table = seated(setup, { players, minds: lands, habits: { pace: 'click' } });
  await table.settled();
  expect(table.view.waiting).toEqual({ seat: 1, why: 'click' });
  const told = table.changes.length;
  table.table.next();
  await setImmediate();
  await table.settled();
  expect([isWaitedFor(table, 'thinking', told), table.prompt.seat]).toEqual([true, 0]);
});

test('whose click was waited for gives up, and the others go on without it', async () => {
  const seats = [{}, ONE_LAND, {}];
  const { setup } = tableDuel('m11', 'freeForAll', seats, { turn: 1, active: 1, step: 'main1' });
  const players: readonly PlayerKind[] = ['person', 'random', 'random'];
  const table = seated(setup, { players, minds: lands, habits: { pace: 'click' } });
  await table.settled();
  expect(table.view.waiting).toEqual({ seat: 1, why: 'click' });
  table.table.concede(0);
  expect(table.view.waiting?.why).toBe('thinking');
});

test('nothing waits for a wizard when the player gives up meanwhile', async () => {
  const players: readonly PlayerKind[] = ['person', 'random'];
  const minds: MindPort = {
    think: (_, signal) =>
      new Promise((__, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('Interrupted.'));
        });
      }),
  };
  const table = seated(readySetup('m11', 6, players), { players, minds });
  for (let said = 0; said < 20 && table.view.prompt; said++) {
    const { kind } = table.view.prompt.options;
    if (kind === 'start') table.answer({ kind, first: false });
    else if (kind === 'keep') table.answer({ kind, keep: true });
    else table.done();
  }
  expect(table.view.prompt).toBeUndefined();
  expect(table.table.concede(0)).toEqual({ kind: 'taken' });
  await table.settled();
  expect(table.view.result).toEqual({ kind: 'won', seats: [1] });
  expect(table.failures).toEqual([]);
});
