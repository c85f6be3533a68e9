/** Persons who say anything at any time: tables hold, and what is in the journal is what was seen. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTENTIONS } from '../../../src-shared/preferences.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { STEPS } from '../../../src-shared/duel/words.ts';
import { hash } from '../../../src-main/engine/index.ts';
import { opened } from '../../../src-main/referee/opening.ts';
import type { DuelRecord } from '../../../src-main/referee/ports.ts';
import { plainReply } from '../../support/duel-window.ts';
import { readySetup } from '../../support/ready-setup.ts';
import { seated, type Seated } from '../../support/seated.ts';
import { tries } from '../../support/tries.ts';

const WORDS = ['act', 'act', 'act', 'done', 'done', 'goOn', 'runTo', 'undo', 'yield', 'late'] as const;

const said = fc.record({
  word: fc.constantFrom(...WORDS),
  which: fc.nat(30),
  step: fc.constantFrom(...STEPS),
  half: fc.constantFrom('yours' as const, 'theirs' as const),
  sure: fc.boolean(),
});

const play = fc.record({
  rulebook: fc.constantFrom(...RULEBOOKS),
  seed: fc.nat(1_000),
  other: fc.constantFrom('person' as const, 'random' as const, 'magician' as const),
  attention: fc.constantFrom(...ATTENTIONS),
  undo: fc.constantFrom('never' as const, 'unseen' as const, 'always' as const),
  words: fc.array(said, { minLength: 40, maxLength: 160 }),
});

type Said = typeof said extends fc.Arbitrary<infer Word> ? Word : never;

function say(table: Seated, { word, which, step, half, sure }: Said) {
  const { options, decision, canYield } = table.prompt;
  if (word === 'late') return table.table.done(decision - 1, true);
  if (word === 'undo') return table.table.undo();
  if (word === 'yield' && canYield) return table.table.yield(decision, which % 2 === 0);
  if (options.kind !== 'act') {
    const answered = table.answer(plainReply(options));
    return answered.kind === 'refused' ? table.answer({ kind: 'cancel' }) : answered;
  }
  if (word === 'done') return table.table.done(decision, sure);
  if (word === 'goOn') return table.table.goOn(decision, sure);
  if (word === 'runTo') return table.table.runTo(decision, { half, step }, sure);
  const act = options.acts[which % Math.max(1, options.acts.length)];
  return act ? table.act(act) : table.done();
}

test('whatever is said, the table holds, and the journal leads to the same duel', async () => {
  await fc.assert(
    fc.asyncProperty(play, async ({ rulebook, seed, other, attention, undo, words }) => {
      const players = ['person', other] as const;
      const table = seated(readySetup(rulebook, seed, players), { players, undo, habits: { attention } });
      for (const one of words) {
        await table.settled();
        if (table.view.result) break;
        say(table, one);
      }
      await table.settled();
      expect(table.failures).toEqual([]);
      expect(table.view.stuck).toBeUndefined();
      const record = table.database.duels.read(table.id) as DuelRecord;
      const again = opened(record);
      expect(again.stoppedBy).toBeUndefined();
      expect(again.said).toBe(table.view.prompt?.decision ?? again.said);
      expect(hash(opened(record).duel)).toBe(hash(again.duel));
      expect(again.duel.purses.map(({ life }) => life)).toEqual(table.view.players.map(({ life }) => life));
      table.close();
    }),
    { numRuns: tries(20, 60) },
  );
});
