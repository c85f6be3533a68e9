/** Creatures played face down in random duels: hidden from who does not know them, and fit to be guessed. */
import { describe, expect, test } from 'vitest';
import { randomSetup, rollFrom } from '../../../scripts/fuzz/duels.ts';
import {
  answer,
  blind,
  deal,
  hash,
  newDuel,
  some,
  unknownCards,
  UNKNOWN,
  viewFor,
  type CardNumber,
  type Duel,
  type Seat,
} from '../../../src-main/engine/index.ts';
import { tries } from '../../support/tries.ts';

const EDITIONS = ['alpha', 'fifth', 'portal', 'tenth', 'm11'] as const;
/** Seldom enough is left of a duel for more. */
const MOST_LOOKS = 8;

/** Random duels with many masks, as far as something lies face down that the seat asked does not know. */
function hiddenPlaces(
  edition: string,
  seed: number,
  look: (duel: Duel, seat: Seat, card: CardNumber) => void,
) {
  const duel = newDuel(randomSetup({ edition, seed, seats: 2, theme: 'faceDown' }));
  const roll = rollFrom(seed);
  let looks = 0;
  while (!duel.result && looks < MOST_LOOKS) {
    const seat = duel.question?.seat ?? 0;
    const card = duel.battlefield.find((other) => {
      const record = duel.cards[other];
      return record?.faceDown === true && (record.known & (1 << seat)) === 0;
    });
    if (card !== undefined && roll(2) === 0) {
      look(duel, seat, card);
      looks += 1;
    }
    answer(duel, some(duel, roll));
  }
  return looks;
}

describe.each(EDITIONS)('face down under %s', (edition) => {
  test('is hidden in the view and in the mind of who does not know it, and a guessed world plays on', () => {
    let looks = 0;
    for (let seed = 1; seed <= tries(3, 12); seed++)
      looks += hiddenPlaces(edition, seed, (duel, seat, card) => {
        const seen = viewFor(duel, seat).permanents.find((permanent) => permanent.card === card);
        expect(seen).toMatchObject({ name: '', faceDown: true, types: ['creature'], colours: [] });
        expect(seen).not.toHaveProperty('beneath');
        const hidden = blind(duel, seat);
        expect(hidden.cards[card]?.face).toBe(UNKNOWN);
        const guesses = duel.setup.seats.map(({ deck }, other) =>
          Array.from({ length: unknownCards(hidden, other) }, (_, place) => deck[place % deck.length] ?? 0),
        );
        const world = deal(hidden, guesses, seed);
        expect(hash(blind(world, seat)), `seed ${seed}`).toBe(hash(hidden));
        expect(viewFor(world, seat)).toEqual(viewFor(duel, seat));
        const roll = rollFrom(seed);
        for (let step = 0; step < 150 && !world.result; step++)
          expect(answer(world, some(world, roll))).toBeUndefined();
      });
    expect(looks).toBeGreaterThan(0);
  });
});
