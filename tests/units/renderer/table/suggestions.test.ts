/** What the table puts forward of itself in the middle of any duel is accepted by the rules as it stands. */
import { expect, test } from 'vitest';
import { randomSetup, rollFrom } from '../../../../scripts/fuzz/duels.ts';
import {
  answer,
  asked,
  clone,
  newDuel,
  options,
  some,
  viewFor,
  type Duel,
} from '../../../../src-main/engine/index.ts';
import type { Reply } from '../../../../src-shared/duel/question.ts';
import type { Prompt, TableView } from '../../../../src-shared/table.ts';
import type { Hands } from '../../../../src-renderer/table/gestures/gesture.ts';
import { gestureFor } from '../../../../src-renderer/table/gestures/gestures.ts';

/** Questions whose gesture begins with an answer that can be given at once. */
const SUGGESTED: readonly string[] = ['assign', 'shares', 'order', 'lineUp'];
const DUELS = 50;

/** Hands at the engine itself; of the view a suggestion needs the creatures' sizes only. */
function handsAt(duel: Duel, said: Reply[]): Hands {
  const { permanents } = viewFor(duel, duel.question?.seat ?? 0);
  const prompt = { options: options(duel), asked: asked(duel), texts: [] } as unknown as Prompt;
  return {
    view: { cards: Object.fromEntries(permanents.map((one) => [one.card, one])) } as unknown as TableView,
    prompt,
    isStrict: false,
    say: (reply) => said.push(reply),
    pass: () => undefined,
    offer: () => undefined,
    draft: (draft) => Promise.resolve(options(duel, draft)),
    resting: () => Promise.resolve([]),
    pour: () => Promise.resolve(undefined),
    preview: () => Promise.resolve(undefined),
  };
}

test.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])('under %s', async (edition) => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= DUELS; seed++) {
    const duel = newDuel(randomSetup({ edition, seed, seats: 2 }));
    const roll = rollFrom(seed);
    while (duel.question) {
      const { kind } = duel.question;
      if (SUGGESTED.includes(kind)) {
        const said: Reply[] = [];
        const gesture = gestureFor(handsAt(duel, said));
        await Promise.resolve();
        await Promise.resolve();
        gesture.finish();
        const [reply] = said;
        expect(reply, `${kind} in duel ${seed}`).toBeDefined();
        if (reply) expect(answer(clone(duel), reply), `${kind} in duel ${seed}`).toBeUndefined();
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
      answer(duel, some(duel, roll));
    }
  }
  expect(seen.get('assign') ?? 0).toBeGreaterThan(2);
});
