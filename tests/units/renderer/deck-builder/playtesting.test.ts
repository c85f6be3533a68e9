/** A playtest from the window's side: what is ordered, what is seen on the way, and how it ends. */
import { describe, expect, test } from 'vitest';
import type { Input, Outcome } from '../../../../src-shared/contract.ts';
import type { Playtest, PlaytestDone } from '../../../../src-shared/playtests.ts';
import { lengthsOf, middleOf } from '../../../../src-renderer/deck-builder/playtest-figures.ts';
import { Playtesting } from '../../../../src-renderer/deck-builder/playtesting.svelte.ts';
import type { CallOptions } from '../../../../src-renderer/program/calls-under-way.ts';
import type { ProgramClient } from '../../../../src-renderer/program/client.ts';

const DECK = { tags: [], entries: [], fields: {}, kept: [] };
const NONE = { won: 0, lost: 0, drawn: 0 };
const after = (duels: number): Playtest => ({
  duels,
  first: { ...NONE, won: duels },
  second: NONE,
  interval: { share: 1, least: 0.5, most: 1 },
  turns: Array.from({ length: duels }, () => 8),
});

interface Asked {
  readonly order: Input<'decks.playtest'>;
  readonly options: CallOptions;
  readonly end: (outcome: Outcome<PlaytestDone>) => void;
}

/** A program that answers when the test says so. */
function waiting() {
  const asked: Asked[] = [];
  const call = (_: string, order: Input<'decks.playtest'>, options: CallOptions) =>
    new Promise((resolve) => {
      asked.push({ order, options, end: resolve });
    });
  const playtesting = new Playtesting({ call: call as unknown as ProgramClient['call'] });
  const running = playtesting.start('fifth', DECK);
  const [first] = asked;
  if (!first) throw new Error('Nothing was asked.');
  return { playtesting, running, asked, ...first };
}

describe('a playtest', () => {
  test('is ordered once, and shows how it stands after each duel', async () => {
    const { playtesting, running, asked, order, options, end } = waiting();
    await playtesting.start('fifth', DECK);
    expect(asked).toHaveLength(1);
    expect(order).toMatchObject({ rulebook: 'fifth', level: 'magician', duels: 20 });
    expect(order.against).toEqual({ player: 'magician', wizard: 'anybody' });
    options.onProgress?.({ done: 3, total: 20, playtest: after(3) });
    expect(playtesting.state).toMatchObject({ kind: 'running', of: 20, so: { duels: 3 } });
    end({ ok: true, value: { ...after(20), wizard: 'Ada', deck: 'Knights', leftOut: [] } });
    await running;
    expect(playtesting.state).toMatchObject({ kind: 'done', result: { duels: 20, wizard: 'Ada' } });
  });

  test('stopped, what was played until then stays', async () => {
    const { playtesting, running, options, end } = waiting();
    options.onProgress?.({ done: 4, total: 20, playtest: after(4) });
    playtesting.stop();
    expect(options.signal?.aborted).toBe(true);
    expect(playtesting.state).toMatchObject({ kind: 'running', isStopping: true });
    end({ ok: false, refusal: { reason: 'cancelled' } });
    await running;
    expect(playtesting.state).toMatchObject({ kind: 'stopped', so: { duels: 4 } });
  });

  test('refused, it says why', async () => {
    const { playtesting, running, end } = waiting();
    end({ ok: false, refusal: { reason: 'nothingToPlay' } });
    await running;
    expect(playtesting.state).toEqual({ kind: 'refused', refusal: { reason: 'nothingToPlay' } });
  });

  test('the player sits down against the same opponent', () => {
    const { playtesting } = waiting();
    playtesting.opponentLevel = 'sorcerer';
    playtesting.wizard = 'somebody';
    playtesting.deck = 'Knights';
    expect(playtesting.duelWith('tenth', 7)).toMatchObject({
      rulebook: 'tenth',
      seats: [
        { player: 'person', deck: { kind: 'own', deck: 7 } },
        { player: 'sorcerer', wizard: 'somebody', deck: { kind: 'ready', name: 'Knights' } },
      ],
    });
  });
});

test('the lengths of duels fit into ten columns, and none is lost', () => {
  expect(lengthsOf([])).toEqual([]);
  expect(lengthsOf([7])).toEqual([{ from: 7, to: 7, duels: 1 }]);
  const turns = [5, 6, 6, 9, 30, 31, 64];
  const columns = lengthsOf(turns);
  expect(columns.length).toBeLessThanOrEqual(10);
  expect(columns.reduce((sum, { duels }) => sum + duels, 0)).toBe(turns.length);
  expect(middleOf(turns)).toBe(9);
});
