/** Opponents that never change reply to stored positions as they always did. */
import { describe, expect, test } from 'vitest';
import { randomSetup } from '../../../scripts/fuzz/duels.ts';
import { playBout } from '../../../scripts/ladder/bout.ts';
import { FROZEN, type FrozenName } from '../../../scripts/ladder/frozen/opponents.ts';
import {
  changedReplies,
  isStillOffered,
  keptReplies,
  repliesNow,
} from '../../../scripts/ladder/kept-replies.ts';
import type { Hashes } from '../../../scripts/lib/hashes.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { DECKS, duelSetup } from '../../support/arena.ts';
import { tries } from '../../support/tries.ts';

/** Where what is tried in a thought would take too long. */
const FEW_NODES = { budget: { nodes: 40 } };

const KEPT = keptReplies();

/** Of the one that takes long, every so many. */
const EVERY = tries(5, 1);
const QUICK = FROZEN.filter((name) => name !== 'frozen-wizard');
const SAMPLE = new Set([...KEPT.keys()].filter((_, place) => place % EVERY === 0));
const wanted = (position: string): readonly FrozenName[] => (SAMPLE.has(position) ? FROZEN : QUICK);

describe('to a stored position', () => {
  let played: Hashes | undefined;
  const now = (): Hashes => (played ??= repliesNow(KEPT, wanted));

  test.for([...KEPT.keys()])('each replies as it did: %s', (position, { skip }) => {
    skip(!isStillOffered(position, KEPT, now()), 'a correction has changed what is offered there');
    expect(changedReplies(position, KEPT, now(), wanted(position))).toEqual([]);
  });

  test('there is an answer for nearly all of three hundred', () => {
    const left = [...KEPT.keys()].filter((position) => isStillOffered(position, KEPT, now()));
    expect(
      left.length,
      'Corrections have changed what is offered. Look at what they change, then: npm run ladder -- --keep',
    ).toBeGreaterThanOrEqual(270);
  });
});

describe.each(RULEBOOKS)('under %s', (edition) => {
  test.each(EVERY === 1 ? FROZEN : QUICK)('%s plays a duel to its end', (name) => {
    const { duel, rescued } = playBout(
      duelSetup(edition, DECKS.slice(1), 5),
      [name, 'card-a-turn'],
      FEW_NODES,
    );
    expect(duel.result?.kind).toBe('won');
    expect(rescued).toEqual([0, 0]);
  });

  test.each(FROZEN)('%s is never refused in duels with cards of the whole corpus', (name) => {
    for (let seed = 1; seed <= tries(1, 20); seed++) {
      const setup = { ...randomSetup({ edition, seats: 2, seed }), mostDecisions: tries(200, 600) };
      const { duel, rescued } = playBout(setup, [name, 'all-face'], FEW_NODES);
      expect(duel.result, `seed ${String(seed)}`).toBeDefined();
      expect(rescued, `seed ${String(seed)}`).toEqual([0, 0]);
    }
  });
});
