import { describe, expect, test } from 'vitest';
import { difficultyOf } from '../../../src-main/campaign/difficulty.ts';
import {
  nextOpponent,
  opponentsInOrder,
  roundBegun,
  roundEnded,
} from '../../../src-main/campaign/gauntlet.ts';
import {
  duelBegun,
  duelEnded,
  ended,
  lostLast,
  scoreOf,
  sideboarded,
} from '../../../src-main/campaign/match.ts';
import {
  SIZES_OF,
  type Gauntlet,
  type Match,
  type MatchSize,
  type MatchSide,
  type Terms,
} from '../../../src-shared/campaign.ts';
import type { Deck } from '../../../src-shared/decks.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';

const NOON = new Date('2026-11-18T12:00:00.000Z');

const deckOf = (
  main: Readonly<Record<string, number>>,
  side: Readonly<Record<string, number>> = {},
): Deck => ({
  tags: [],
  fields: {},
  kept: [],
  entries: [
    ...Object.entries(main).map(([name, count]) => ({ name, count, zone: 'main' as const })),
    ...Object.entries(side).map(([name, count]) => ({ name, count, zone: 'side' as const })),
  ].map((entry) => ({ ...entry, known: true, foil: 'no', tags: [], fields: {} })),
});

const NOTHING = { player: [], wizard: [] };

const DECK = deckOf({ Forest: 40, Bears: 20 }, { Elves: 15 });

function newMatch(size: MatchSize, terms: Partial<Terms> = {}): Match {
  const contestant = { name: 'Ada', source: { kind: 'own', deck: 1 } as const, original: DECK, deck: DECK };
  return {
    id: 'match',
    player: 1,
    terms: {
      ...{ ...USUAL_CUSTOMS, undo: 'never', rulebook: 'fifth' },
      ...{ size, stakes: 'none', sideboarding: true, hints: false },
      ...terms,
    },
    level: 'magician',
    wizard: 'morrow-vane',
    isForReal: false,
    contestants: { player: contestant, wizard: { ...contestant, name: 'Morrow Vane' } },
    duels: [],
    state: { kind: 'between' },
    began: NOON.toISOString(),
    changed: NOON.toISOString(),
  };
}

/** P: the player wins, W: the wizard, -: a draw. */
const played = (match: Match, results: string): Match =>
  results.split('').reduce((left, result, place) => {
    const duel = `duel ${left.duels.length} ${place}`;
    const winner: MatchSide | undefined = result === 'P' ? 'player' : result === 'W' ? 'wizard' : undefined;
    return duelEnded(
      duelBegun(left, duel, NOON),
      { duel, turns: 9, gained: NOTHING, ...(winner && { winner }) },
      NOON,
    );
  }, match);

describe('who has won', () => {
  test.each([
    ['duel', 'P', 'player'],
    ['duel', 'W', 'wizard'],
    ['duel', '-', undefined],
    ['bestOfThree', 'PP', 'player'],
    ['bestOfThree', 'PWW', 'wizard'],
    ['bestOfThree', 'P-WP', 'player'],
    ['set', 'PWPWP', 'player'],
    ['set', 'WWW', 'wizard'],
    ['match', 'PPPWWWPWPWP', 'player'],
    ['match', 'PPPPPP', 'player'],
    ['match', 'WWWPPPWWW', 'wizard'],
  ] satisfies [MatchSize, string, MatchSide | undefined][])(
    'R460 R461 R462: %s, %s',
    (size, results, winner) => {
      expect(played(newMatch(size), results).state).toEqual({
        ...{ kind: 'ended', why: 'played' },
        ...(winner && { winner }),
      });
    },
  );

  test.each([
    ['bestOfThree', 'PW'],
    ['bestOfThree', '---'],
    ['set', 'PPWW'],
    ['match', 'PPPWWW'],
  ] satisfies [MatchSize, string][])('nobody yet: %s, %s', (size, results) => {
    expect(played(newMatch(size), results).state).toEqual({ kind: 'between' });
  });

  test('sets are counted apart from the duels of the one at hand', () => {
    expect(scoreOf(played(newMatch('match'), 'PPPW-W'))).toEqual({
      duels: { player: 0, wizard: 2 },
      drawn: 1,
      sets: { player: 1, wizard: 0 },
    });
  });

  test('U177: every rulebook has its sizes, Alpha its sets', () => {
    expect(RULEBOOKS.map((rulebook) => SIZES_OF[rulebook].includes('match'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

test('R013 R015: whoever lost the last duel that somebody won is told to the next', () => {
  expect(lostLast(newMatch('set'))).toBeUndefined();
  expect(lostLast(played(newMatch('set'), 'P-'))).toBe('wizard');
  expect(lostLast(played(newMatch('set'), 'PW'))).toBe('player');
});

test('a duel of another match, or a second at once, is our mistake', () => {
  const match = duelBegun(newMatch('set'), 'first', NOON);
  expect(() => duelBegun(match, 'second', NOON)).toThrow('not between');
  expect(() => duelEnded(match, { duel: 'other', turns: 1, gained: NOTHING }, NOON)).toThrow('not the one');
});

describe('sideboarding', () => {
  test('what lies in another zone than the deck and its sideboard is nobody’s concern', () => {
    const noted = {
      ...swapped,
      entries: [...swapped.entries, { ...swapped.entries[0], zone: 'maybe' }],
    } as Deck;
    const match = sideboarded(played(newMatch('bestOfThree'), 'P'), noted, NOON);
    expect(match).toMatchObject({ contestants: { player: { deck: noted } } });
  });

  const swapped = deckOf({ Forest: 40, Bears: 5, Elves: 15 }, { Bears: 15 });

  test('U184 R470: cards are swapped one for one with the sideboard', () => {
    const match = sideboarded(played(newMatch('bestOfThree'), 'P'), swapped, NOON);
    expect(match).toMatchObject({ contestants: { player: { deck: swapped, original: DECK } } });
  });

  test.each([
    ['other cards', deckOf({ Forest: 40, Bears: 19, Dragon: 1 }, { Elves: 15 }), 'otherCards'],
    ['more cards', deckOf({ Forest: 40, Bears: 20, Elves: 1 }, { Elves: 14 }), 'otherSize'],
  ])('%s are refused', (_, deck, fault) => {
    expect(sideboarded(played(newMatch('bestOfThree'), 'P'), deck, NOON)).toBe(fault);
  });

  test('U180 R009: in Alpha, or where it was not agreed on, decks stay; so they do during a duel', () => {
    expect(sideboarded(newMatch('set', { rulebook: 'alpha' }), swapped, NOON)).toBe('notAllowed');
    expect(sideboarded(newMatch('bestOfThree', { sideboarding: false }), swapped, NOON)).toBe('notAllowed');
    expect(sideboarded(duelBegun(newMatch('bestOfThree'), 'one', NOON), swapped, NOON)).toBe('notBetween');
  });
});

describe('a gauntlet', () => {
  const wizards = Array.from({ length: 30 }, (_, strength) => ({
    ...{ wizard: `w${strength}`, name: `Wizard ${strength}`, deck: 'a deck', strength },
  }));

  function newGauntlet(count: number): Gauntlet {
    const { terms, contestants, ...match } = newMatch('duel');
    return {
      ...{ id: 'gauntlet', player: 1, beaten: 0, seed: 4, began: match.began, changed: match.changed },
      terms: { ...terms, level: 'magician', opponents: count },
      contestant: contestants.player,
      prizes: [],
      opponents: opponentsInOrder(wizards, count, 4),
      state: { kind: 'between' },
    };
  }

  const round = (gauntlet: Gauntlet, result: string): Gauntlet =>
    roundEnded(roundBegun(gauntlet, 'match', NOON), played(newMatch('duel'), result), NOON);

  test('its opponents are met in an order by chance that grows harder, at most twenty', () => {
    const met = opponentsInOrder(wizards, 30, 4);
    expect(met).toHaveLength(20);
    expect(new Set(met.map(({ wizard }) => wizard)).size).toBe(20);
    expect(opponentsInOrder(wizards, 30, 4)).toEqual(met);
    expect(opponentsInOrder(wizards, 30, 5)).not.toEqual(met);
    const strengths = met.map(({ wizard }) => Number(wizard.slice(1)));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(strengths.slice(0, 7))).toBeLessThan(mean(strengths.slice(7, 14)));
    expect(mean(strengths.slice(7, 14))).toBeLessThan(mean(strengths.slice(14)));
  });

  test('U003: it goes on until a match is lost or all are beaten; a draw is played again', () => {
    const three = newGauntlet(3);
    const after = round(round(three, 'P'), '-');
    expect([after.beaten, after.state.kind]).toEqual([1, 'between']);
    expect(nextOpponent(after)).toEqual(three.opponents[1]);
    expect(round(after, 'W').state.kind).toBe('lost');
    const won = round(round(after, 'P'), 'P');
    expect([won.beaten, won.state.kind, nextOpponent(won)]).toEqual([3, 'won', undefined]);
  });

  test('a match given up is lost', () => {
    const begun = roundBegun(newGauntlet(2), 'match', NOON);
    expect(roundEnded(begun, ended(newMatch('duel'), 'givenUp', 'wizard', NOON), NOON).state.kind).toBe(
      'lost',
    );
  });
});

test('U004 U006 U007 U008: a single duel, a higher level and stakes make it harder', () => {
  expect(difficultyOf({ level: 'apprentice', size: 'bestOfThree', stakes: 'none' })).toBe('veryEasy');
  expect(difficultyOf({ level: 'apprentice', size: 'duel', stakes: 'none' })).toBe('easy');
  expect(difficultyOf({ level: 'apprentice', size: 'duel', stakes: 'keeps' })).toBe('normal');
  expect(difficultyOf({ level: 'sorcerer', size: 'duel', stakes: 'paper' })).toBe('hard');
  expect(difficultyOf({ level: 'wizard', size: 'duel', stakes: 'keeps' })).toBe('veryHard');
});
