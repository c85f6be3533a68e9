import { describe, expect, test } from 'vitest';
import { randomSetup, rollFrom } from '../../../scripts/fuzz/duels.ts';
import {
  answer,
  asked,
  blind,
  deal,
  newDuel,
  some,
  unknownCards,
  type Duel,
} from '../../../src-main/engine/index.ts';
import { tries } from '../../support/tries.ts';

describe.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])(
  'what a question is about, under %s',
  (edition) => {
    test('is told of every question, in plain data, and is the same in every world that fits what the seat knows', () => {
      for (let seed = 1; seed <= tries(4, 12); seed++) {
        const duel = newDuel(randomSetup({ edition, seed: seed * 37, seats: 2 }));
        const roll = rollFrom(seed);
        while (!duel.result) {
          const about = asked(duel);
          expect(about?.purpose).toBeDefined();
          if (roll(4) === 0) {
            expect(JSON.parse(JSON.stringify(about))).toEqual(about);
            expect(asked(anotherWorld(duel, seed))).toEqual(about);
          }
          answer(duel, some(duel, roll));
        }
        expect(asked(duel)).toBeUndefined();
      }
    });
  },
);

/** All that the asked seat does not know is a land of the same kind. */
function anotherWorld(duel: Duel, seed: number): Duel {
  const hidden = blind(duel, duel.question?.seat ?? 0);
  const guesses = duel.setup.seats.map((_, seat) =>
    Array.from({ length: unknownCards(hidden, seat) }, () => 0),
  );
  return deal(hidden, guesses, seed);
}
