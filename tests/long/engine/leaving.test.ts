import { expect, test } from 'vitest';
import { playByChance } from '../../../scripts/fuzz/duels.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { cardsOfHiddenPlaces, leaveAtEveryQuestion } from '../../support/leaving.ts';

const SEATS = [3, 4, 5, 6];
/** Others every time; a failure names the one that it fails with. */
const SEED = Math.floor(Math.random() * 1_000_000_000);

const TABLES = RULEBOOKS.flatMap((edition) => SEATS.map((seats) => ({ edition, seats })));

test.each(TABLES)(
  'under $edition with $seats seats somebody leaves at every question of every effect that speaks of libraries or hands',
  ({ edition, seats }) => {
    let departures = 0;
    for (const card of cardsOfHiddenPlaces(edition))
      for (const seed of [SEED, SEED + 1]) {
        const plan = { card, edition, seats, seed };
        try {
          departures += leaveAtEveryQuestion(plan);
        } catch (failure) {
          throw new Error(`Failed: ${JSON.stringify(plan)}`, { cause: failure });
        }
      }
    console.log(`${edition}, ${seats} seats, seed ${SEED}: ${departures} departures.`);
    expect(departures).toBeGreaterThan(1_000);
  },
);

test.each(TABLES.filter(({ seats }) => seats < 6))(
  'random duels under $edition with $seats seats come to an end, and conserve every card',
  ({ edition, seats }) => {
    for (let seed = SEED; seed < SEED + 100; seed++)
      expect(playByChance({ edition, seed, seats }).duel.result, `seed ${seed}`).toBeDefined();
  },
);
