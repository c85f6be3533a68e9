/**
 * W1: whoever can do nothing is not asked, so that a wizard who passes without a word tells of a card, if anything tells
 * that she was asked. The same duels are played against a wizard who holds an instant that she never casts, and against
 * one who holds a card that she cannot play: a window must hear the same.
 */
import { describe, expect, test } from 'vitest';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import { fallback, type Reply } from '../../../src-main/engine/index.ts';
import type { Thought } from '../../../src-main/opponents/thought.ts';
import type { DuelRecord, MindPort } from '../../../src-main/referee/ports.ts';
import { Replay, told } from '../../../src-main/referee/replay.ts';
import { plainReply } from '../../support/duel-window.ts';
import { positionDuel } from '../../support/rule-duel.ts';
import { seated, type Seated } from '../../support/seated.ts';

/** Does the least, and counts how often she passed. */
class SilentMind implements MindPort {
  passes = 0;

  think({ hidden }: Thought): Promise<Reply> {
    if (hidden.question?.kind === 'act') this.passes += 1;
    return Promise.resolve(fallback(hidden));
  }
}

const LANDS = ['Mountain', 'Mountain', 'Mountain'];
const OWN = ['Lightning Bolt', 'Grizzly Bears', 'Mountain', 'Giant Growth', 'Forest'];
const BEARS = Array.from({ length: 12 }, () => 'Forest');

async function play(rulebook: Rulebook, held: string, seed: number, pace: 'atOnce' | 'fast') {
  const position = positionDuel(rulebook, [
    { hand: OWN, battlefield: ['Mountain', 'Forest', 'Forest', 'Grizzly Bears'], library: BEARS },
    { hand: [held], battlefield: LANDS, library: BEARS },
  ]);
  const minds = new SilentMind();
  // As at a table: a person is asked in every window, a wizard where there is something to do.
  const seats = position.setup.seats.map((seat, place) => ({ ...seat, attentive: place === 0 }));
  const table = seated(
    { ...position.setup, seats, seed },
    {
      players: ['person', 'magician'],
      minds,
      habits: { attention: seed % 2 === 0 ? 'chances' : 'everything', pace },
    },
  );
  for (let said = 0; said < 30 && !table.view.result; said++) {
    await table.settled();
    sayOne(table, said + seed);
  }
  await table.settled();
  const record = table.database.duels.read(table.id) as DuelRecord;
  return { table, record, passes: minds.passes };
}

/** The same for the same view. */
function sayOne(table: Seated, which: number): void {
  const { options } = table.prompt;
  if (options.kind !== 'act') {
    if (table.answer(plainReply(options)).kind === 'refused') table.answer({ kind: 'cancel' });
    return;
  }
  const acts = options.acts.filter(({ kind }) => kind !== 'useMana');
  const act = acts[which % (acts.length + 2)];
  if (act && table.act(act).kind === 'taken') return;
  table.done();
}

describe.each(['alpha', 'fifth', 'tenth', 'm11'] as const)('under %s', (rulebook) => {
  test.each([
    [1, 'atOnce'],
    [2, 'atOnce'],
    [3, 'fast'],
    [4, 'fast'],
  ] as const)('a window hears the same whatever a silent wizard holds, seed %i, %s', async (seed, pace) => {
    const armed = await play(rulebook, 'Lightning Bolt', seed, pace);
    const bare = await play(rulebook, 'Counterspell', seed, pace);
    // Otherwise this would prove nothing: the one was asked where the other was not.
    expect(armed.passes).toBeGreaterThan(bare.passes);
    expect(armed.record.replies.length).toBeGreaterThan(bare.record.replies.length);
    const heard = ({ table }: typeof armed) => table.changes.map(({ duel: _, ...change }) => change);
    expect(heard(armed)).toEqual(heard(bare));
    expect(armed.table.waits.filter((wait) => wait !== 120)).toEqual(
      bare.table.waits.filter((wait) => wait !== 120),
    );
    // The first place lays out the position, hands and all: no duel of a player begins with one.
    const marks = ({ record }: typeof armed) => new Replay(record).marks().marks.slice(1);
    expect(marks(armed)).toEqual(marks(bare));
    expect(told(armed.record.summary).decisions).toBe(told(bare.record.summary).decisions);
  });
});
