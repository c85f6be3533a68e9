/** What a scenario comes to is kept, and a change says in which of its parts. */
import { expect, test } from 'vitest';
import { heldAgainst, notKept } from '../../../scripts/scenario/kept-courses.ts';
import { runScenario, type Outcome } from '../../../scripts/scenario/run-file.ts';

/** It expects next to nothing. */
function played({ power = 3, blockers = '' } = {}): Outcome {
  return runScenario(
    `name: A boar attacks
edition: m11
faces:
  - { name: Boar, cost: "{2}", types: Creature, power: ${power}, toughness: 2 }
  - { name: Wall, cost: "{2}", types: Creature, power: 0, toughness: 4, keywords: [defender] }
players:
  A: { battlefield: [Boar] }
  B: { battlefield: [${blockers}] }
script:
  - { at: 1.declareAttackers, A: attack, with: [Boar] }
stopAt: 1.main2
expect: { turn: 1 }`,
    'boar.duel.yaml',
  );
}

const kept = new Map([['boar.duel.yaml', played().course ?? []]]);
const held = (outcome: Outcome): Outcome | undefined => heldAgainst(kept, [outcome])[0];

test('the same again passes', () => {
  expect(held(played())).toMatchObject({ passed: true, reasons: [] });
});

test.each([
  ['damage', { power: 4 }, 'what is told of it, what happens, how it ends'],
  ['who is asked', { blockers: 'Wall' }, 'what is asked, what is told of it, what happens, how it ends'],
])('another %s is named, whatever the scenario expects', (_, change, parts) => {
  expect(played(change).passed).toBe(true);
  expect(held(played(change))).toMatchObject({
    passed: false,
    reasons: [`its course has changed (${parts}): look at it with --trace, then npm run scenario -- --keep`],
  });
});

test('one that is not kept yet passes, and is counted', () => {
  expect(heldAgainst(new Map(), [played()])).toMatchObject([{ passed: true }]);
  expect(notKept(new Map(), [played()])).toBe(1);
  expect(notKept(kept, [played()])).toBe(0);
});

test('one that fails says why in its own words', () => {
  const failed: Outcome = { ...played({ power: 4 }), passed: false, reasons: ['life of B'] };
  expect(held(failed)?.reasons).toEqual(['life of B']);
});
