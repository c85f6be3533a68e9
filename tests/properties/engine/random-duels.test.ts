import { describe, expect, test } from 'vitest';
import { playByChance, replay, rollFrom, randomSetup } from '../../../scripts/fuzz/duels.ts';
import {
  answer,
  blind,
  clone,
  deal,
  fallback,
  hash,
  newDuel,
  some,
  unknownCards,
  viewFor,
  type Duel,
} from '../../../src-main/engine/index.ts';
import { tries } from '../../support/tries.ts';

const EDITIONS = ['alpha', 'fifth', 'portal', 'tenth', 'm11'] as const;

describe.each(EDITIONS)('random legal play under %s', (edition) => {
  test('conserves cards, hides what is hidden, survives saving, refuses nonsense unchanged, replays to its hash', () => {
    for (let seed = 1; seed <= tries(4, 12); seed++) {
      const played = playByChance({ edition, seed, seats: 2 });
      expect(hash(replay(played)), `seed ${seed}`).toBe(hash(played.duel));
    }
  });

  test.each([3, 4, 5])('goes on to an end with %i seats', (seats) => {
    for (let seed = 1; seed <= tries(2, 4); seed++)
      expect(playByChance({ edition, seed, seats }).duel.result, `seed ${seed}`).toBeDefined();
  });

  test('a clone goes its own way and leaves the original alone', () => {
    for (let seed = 1; seed <= tries(4, 10); seed++) {
      const duel = inTheMiddle(edition, seed);
      const before = hash(duel);
      const copy = clone(duel);
      for (let step = 0; step < 20 && !copy.result; step++) answer(copy, fallback(copy));
      expect(hash(duel), `seed ${seed}`).toBe(before);
    }
  });

  test('equal views give equal blinds: what a seat does not know makes no difference', () => {
    for (let seed = 1; seed <= tries(4, 10); seed++) {
      const duel = inTheMiddle(edition, seed);
      const seat = duel.question?.seat ?? 0;
      const hidden = blind(duel, seat);
      const guesses = duel.setup.seats.map((_, other) =>
        duel.cards.flatMap((card) => (card.owner === other ? [card.face] : [])),
      );
      const world = deal(hidden, guesses, seed * 7);
      expect(viewFor(world, seat), `seed ${seed}`).toEqual(viewFor(duel, seat));
      expect(hash(blind(world, seat)), `seed ${seed}`).toBe(hash(hidden));
    }
  });

  test('a dealt world can be played on to its end', () => {
    for (let seed = 1; seed <= tries(2, 5); seed++) {
      const duel = inTheMiddle(edition, seed);
      const seat = duel.question?.seat ?? 0;
      const hidden = blind(duel, seat);
      const guesses = duel.setup.seats.map((_, other) =>
        Array.from({ length: unknownCards(hidden, other) }, () => 0),
      );
      const world = deal(hidden, guesses, seed);
      const roll = rollFrom(seed);
      for (let step = 0; step < 3000 && !world.result; step++)
        expect(answer(world, some(world, roll))).toBeUndefined();
    }
  });
});

/** Some way into a random duel, at a question. */
function inTheMiddle(edition: string, seed: number): Duel {
  const duel = newDuel(randomSetup({ edition, seed, seats: 2 }));
  const roll = rollFrom(seed);
  for (let step = 0; step < 30 + seed * 3; step++) {
    const before = clone(duel);
    answer(duel, some(duel, roll));
    if (duel.result) return before;
  }
  return duel;
}
