import { describe, expect, test } from 'vitest';
import {
  playByChance,
  randomSetup,
  replay,
  rollFrom,
  SEATS,
  type FuzzPlan,
} from '../../../scripts/fuzz/duels.ts';
import { checkDuel } from '../../../scripts/fuzz/holds.ts';
import {
  answer,
  blind,
  clone,
  deal,
  hash,
  newDuel,
  some,
  viewFor,
  type Duel,
} from '../../../src-main/engine/index.ts';
import { tries } from '../../support/tries.ts';

const EDITIONS = ['fifth', 'm11'] as const;
const VARIANTS = ['freeForAll', 'twoHeadedGiant', 'emperor', 'portalCircle'] as const;
const TABLES = EDITIONS.flatMap((edition) => VARIANTS.map((variant) => ({ edition, variant })));

describe.each(TABLES)('$variant under $edition, by chance', ({ edition, variant }) => {
  test('conserves cards, hides what is hidden, survives saving, replays to its hash', () => {
    for (let seed = 1; seed <= 2; seed++) {
      const played = playByChance(planOf(edition, variant, seed));
      expect(hash(replay(played)), `seed ${seed}`).toBe(hash(played.duel));
    }
  });

  test('a clone goes its own way, and equal views give equal blinds for every seat', () => {
    for (let seed = 1; seed <= tries(2, 5); seed++) {
      const duel = inTheMiddle(planOf(edition, variant, seed));
      const before = hash(duel);
      playOn(clone(duel), seed);
      expect(hash(duel), `seed ${seed}`).toBe(before);
      for (const seat of duel.setup.seats.keys()) expectSameBlinds(duel, seat, seed);
    }
  });

  test('R034: whoever gives up at whatever moment, the duel goes on without that player', () => {
    for (let seed = 1; seed <= tries(3, 8); seed++) {
      const duel = inTheMiddle(planOf(edition, variant, seed));
      for (const seat of duel.setup.seats.keys()) {
        const copy = clone(duel);
        answer(copy, { kind: 'concede', seat });
        playOn(copy, seed);
        checkDuel(copy);
      }
    }
  });
});

/** As many at the table as the variant takes, in turn. */
function planOf(edition: string, variant: (typeof VARIANTS)[number], seed: number): FuzzPlan {
  const [fewest, most] = SEATS[variant];
  return { edition, variant, seed, seats: fewest + (seed % (most - fewest + 1)) };
}

/** Some way into a random duel, where a player is asked for more than the next act. */
function inTheMiddle(plan: FuzzPlan): Duel {
  const duel = newDuel(randomSetup(plan));
  const roll = rollFrom(plan.seed);
  for (let step = 0; step < 400; step++) {
    if (step > 60 + plan.seed * 10 && duel.question?.kind !== 'act') break;
    const before = clone(duel);
    answer(duel, some(duel, roll));
    if (duel.result) return before;
  }
  return duel;
}

/** Some further decisions, of which none is asked of anybody who has left. */
function playOn(duel: Duel, seed: number): void {
  const roll = rollFrom(seed);
  for (let step = 0; step < 20 && !duel.result; step++) {
    const { question } = duel;
    expect(question && (duel.lost[question.seat] || duel.lost[question.for])).toBe(false);
    expect(answer(duel, some(duel, roll))).toBeUndefined();
  }
}

/** A world dealt from what a seat knows looks the same from there, and leaves as much unknown. */
function expectSameBlinds(duel: Duel, seat: number, seed: number): void {
  const hidden = blind(duel, seat);
  const guesses = duel.setup.seats.map((_, other) =>
    duel.cards.flatMap((card) => (card.owner === other ? [card.face] : [])),
  );
  const world = deal(hidden, guesses, seed * 7);
  expect(viewFor(world, seat), `seed ${seed}`).toEqual(viewFor(duel, seat));
  expect(hash(blind(world, seat)), `seed ${seed}`).toBe(hash(hidden));
}
