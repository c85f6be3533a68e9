import { expect, test } from 'vitest';
import {
  cardsOfHiddenPlaces,
  leaveAtEveryKind,
  leaveAtEveryQuestion,
  type Departures,
} from '../../support/leaving.ts';
import { tries } from '../../support/tries.ts';

/** Cards that ask much while they resolve. */
const TALKATIVE = [
  ['Cruel Fate', 'portal', 3],
  ['Cruel Fate', 'm11', 3],
  ['Warp World', 'm11', 4],
  ['Warp World', 'fifth', 5],
  ['Portent', 'fifth', 3],
] as const;

test.each(TALKATIVE)(
  'B10: %s under %s with %i seats: cards of whoever leaves in the middle of it are gone',
  (card, edition, seats) => {
    for (let seed = 1; seed <= tries(2, 4); seed++)
      expect(leaveAtEveryQuestion({ card, edition, seats, seed }), `seed ${seed}`).toBeGreaterThan(0);
  },
);

test.each(['portal', 'm11'])(
  'B10: under %s somebody leaves at every question of effects that speak of libraries or hands',
  (edition) => {
    let departures = 0;
    for (const card of cardsOfHiddenPlaces(edition).filter((_, place) => place % tries(3, 1) === 0))
      departures += leaveAtEveryQuestion({ card, edition, seats: 3, seed: 2 });
    expect(departures).toBeGreaterThan(tries(200, 500));
  },
);

const TABLES = [
  ['alpha', 3, 'freeForAll'],
  ['fifth', 4, 'freeForAll'],
  ['portal', 3, 'portalCircle'],
  ['portal', 5, 'freeForAll'],
  ['tenth', 4, 'twoHeadedGiant'],
  ['m11', 5, 'freeForAll'],
  ['m11', 6, 'emperor'],
] as const;

test('somebody gives up at every kind of question, with three to six seats', () => {
  const seen: Departures = new Map();
  for (const [edition, seats, variant] of TABLES)
    for (let seed = 1; seed <= tries(2, 40); seed++)
      leaveAtEveryKind({ edition, seats, variant, seed }, seen);
  const questions = new Set([...seen.keys()].map((kind) => kind.split(' ')[0]));
  expect(questions.size, [...questions].join(', ')).toBeGreaterThanOrEqual(tries(8, 13));
  expect(seen.size).toBeGreaterThan(tries(15, 25));
});
