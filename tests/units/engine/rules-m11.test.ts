import { describe, expect, test } from 'vitest';
import { PASS } from '../../../src-shared/duel/question.ts';
import { faceNamed } from '../../../src-main/cards/index.ts';
import {
  answer,
  blind,
  newDuel,
  options,
  UNKNOWN,
  viewFor,
  type ActChoice,
  type Duel,
  type PermanentPosition,
  type Seat,
  type SeatPosition,
  type Setup,
} from '../../../src-main/engine/index.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { act, inHand, keepAll, positionDuel, say, times } from '../../support/rule-duel.ts';

const NAMES = [
  'Plains',
  'Forest',
  'Grizzly Bears',
  'Sylvan Scrying',
  'The Hive',
  'Sleight of Mind',
  'Island',
];
const FACES = NAMES.map((name): Face => {
  const face = faceNamed(name, ['m11', 'tenth']);
  if (!face) throw new Error(`There is no card called ${name}.`);
  return face;
});
const numbered = (...names: string[]): number[] => names.map((name) => NAMES.indexOf(name));
const DECK = numbered(...times(24, 'Forest'), ...times(36, 'Grizzly Bears'));

function openingSetup(rest: Partial<Setup> = {}): Setup {
  const seats = ['A', 'B'].map((name, team) => ({ name, team, deck: DECK, attentive: true }));
  return { edition: 'm11', variant: 'duel', seed: 7, ante: false, faces: FACES, seats, ...rest };
}

const emptySeat: SeatPosition = {
  library: numbered(...times(20, 'Forest')),
  hand: [],
  graveyard: [],
  exile: [],
  ante: [],
  battlefield: [],
};

function positionSetup(first: Partial<SeatPosition>, second: Partial<SeatPosition>, step: Step): Setup {
  const seats = [
    { ...emptySeat, ...first },
    { ...emptySeat, ...second },
  ];
  return openingSetup({ position: { turn: 3, active: 0, step, seats } });
}

const onTheTable = (name: string, rest: Partial<PermanentPosition> = {}): PermanentPosition => ({
  face: NAMES.indexOf(name),
  ...rest,
});

function passUntil(duel: Duel, isReached: () => boolean): void {
  for (let asked = 0; !isReached(); asked++) {
    if (duel.question?.kind !== 'act' || asked > 200) throw new Error('It is never reached by passing.');
    say(duel, PASS);
  }
}

const facesOf = (duel: Duel, cards: readonly number[] = []): string[] =>
  cards.map((card) => FACES[duel.cards[card]?.face ?? -1]?.name ?? 'none');

function actOf(duel: Duel, fits: (act: ActChoice) => boolean): ActChoice {
  const offered = options(duel);
  const act = offered?.kind === 'act' ? offered.acts.find(fits) : undefined;
  if (!act) throw new Error('That is not offered.');
  return act;
}

describe('the opening', () => {
  test('R010: each player begins with twenty life, whatever happened before', () => {
    expect(newDuel(openingSetup({ lostLast: 0 })).purses.map(({ life }) => life)).toEqual([20, 20]);
  });

  test('R011: the opening hand is the top seven cards of the deck, shuffled by the seed', () => {
    const dealt = (seed: number): string[] => {
      const duel = newDuel(openingSetup({ seed }));
      return facesOf(duel, [...(duel.hands[0] ?? []), ...(duel.libraries[0] ?? [])]);
    };
    const undealt = newDuel(openingSetup());
    const top = undealt.libraries.map((library) => library.slice(0, 7));
    say(undealt, { kind: 'start', first: true });
    expect(undealt.hands.map((hand) => hand.toSorted())).toEqual(top.map((hand) => hand.toSorted()));
    expect(dealt(7)).toEqual(dealt(7));
    expect(dealt(7)).not.toEqual(dealt(8));
    expect(dealt(7).toSorted()).toEqual(DECK.map((face) => NAMES[face]).toSorted());
  });

  test('R015: whoever lost last has the say who starts', () => {
    const duel = newDuel(openingSetup({ lostLast: 1 }));
    expect(duel.question).toEqual({ seat: 1, for: 1, kind: 'start' });
    say(duel, { kind: 'start', first: false });
    keepAll(duel);
    expect(duel.turn.active).toEqual([0]);
  });

  test.each([
    ['heads', 0],
    ['tails', 1],
  ] as const)('R015: without an earlier duel a coin picks who decides: %s', (face, seat) => {
    const duel = newDuel(openingSetup({ fixedChance: [face] }));
    expect(duel.question).toEqual({ seat, for: seat, kind: 'start' });
    say(duel, { kind: 'start', first: true });
    keepAll(duel);
    expect(duel.turn.active).toEqual([seat]);
  });

  test('R022: play starts when both keep, and a redrawn hand is shuffled away', () => {
    const duel = newDuel(openingSetup());
    say(duel, { kind: 'start', first: true });
    const before = [...(duel.hands[duel.question?.seat ?? 0] ?? [])];
    const seat = duel.question?.seat ?? 0;
    say(duel, { kind: 'keep', keep: false });
    expect(duel.turn.number).toBe(0);
    expect(duel.hands[seat]).toHaveLength(6);
    expect(facesOf(duel, duel.hands[seat])).not.toEqual(facesOf(duel, before).slice(0, 6));
    keepAll(duel);
    expect(duel.turn.number).toBe(1);
  });
});

describe('priority', () => {
  test('R234: the active player is asked first in every step but untap and cleanup', () => {
    const first = new Map<Step, Seat>();
    const duel = newDuel(positionSetup({}, {}, 'upkeep'));
    while (duel.turn.number === 3) {
      const { question } = duel;
      if (question?.kind === 'act' && !first.has(duel.turn.step)) first.set(duel.turn.step, question.seat);
      say(duel, question?.kind === 'attack' ? { kind: 'attack', attackers: [] } : PASS);
    }
    expect([...first]).toEqual([
      ['upkeep', 0],
      ['draw', 0],
      ['main1', 0],
      ['beginCombat', 0],
      ['declareAttackers', 0],
      ['endCombat', 0],
      ['main2', 0],
      ['end', 0],
    ]);
  });

  test('R234: whoever acts is asked again, and after a resolution the active player', () => {
    const hand = numbered('Grizzly Bears');
    const battlefield = [onTheTable('Forest'), onTheTable('Forest')];
    const duel = newDuel(positionSetup({ hand, battlefield }, {}, 'main1'));
    say(duel, { kind: 'act', act: actOf(duel, ({ kind }) => kind === 'cast') });
    expect([duel.chain.length, duel.question?.seat]).toEqual([1, 0]);
    say(duel, PASS);
    expect([duel.chain.length, duel.question?.seat]).toEqual([1, 1]);
    say(duel, PASS);
    expect([duel.chain.length, duel.question?.seat]).toEqual([0, 0]);
  });

  test('R234: whoever answers in the turn of another is asked again, before the player whose turn it is', () => {
    const duel = positionDuel('m11', [
      { hand: ['Lightning Bolt', 'Lightning Bolt'], battlefield: ['Mountain', 'Mountain', 'Mountain'] },
      { hand: ['Shock', 'Shock'], battlefield: ['Mountain', 'Mountain'] },
    ]);
    const cast = (seat: Seat, name: string): void => {
      act(duel, {
        kind: 'cast',
        card: inHand(duel, seat, name),
        targets: [[{ kind: 'seat', seat: 1 - seat }]],
      });
    };
    cast(0, 'Lightning Bolt');
    act(duel, { kind: 'pass' });
    expect(duel.question?.seat).toBe(1);
    cast(1, 'Shock');
    expect([duel.chain.length, duel.question?.seat]).toEqual([2, 1]);
    cast(1, 'Shock');
    expect([duel.chain.length, duel.question?.seat]).toEqual([3, 1]);
    act(duel, { kind: 'pass' });
    expect(duel.question?.seat).toBe(0);
    act(duel, { kind: 'pass' });
    expect([duel.chain.length, duel.question?.seat]).toEqual([2, 0]);
  });
});

describe('knowledge', () => {
  test('R303: every graveyard is open to both players', () => {
    const graveyard = numbered('Grizzly Bears', 'Forest');
    const duel = newDuel(positionSetup({ graveyard }, { graveyard }, 'main1'));
    for (const seat of [0, 1]) {
      for (const player of viewFor(duel, seat).players)
        expect(player.graveyard.map(({ name }) => name).toSorted()).toEqual(['Forest', 'Grizzly Bears']);
    }
  });

  test('R453: only its owner sees a hand, the number of its cards is public', () => {
    const hand = numbered('Grizzly Bears', 'Forest');
    const duel = newDuel(positionSetup({ hand }, {}, 'main1'));
    const seen = (seat: Seat): (string | undefined)[] | undefined =>
      viewFor(duel, seat).players[0]?.hand.map(({ name }) => name);
    expect(seen(0)?.toSorted()).toEqual(['Forest', 'Grizzly Bears']);
    expect(seen(1)).toEqual([undefined, undefined]);
  });

  test('R454: nobody looks into a library, its order stays and its size is known', () => {
    const library = numbered(...times(3, 'Grizzly Bears'), ...times(17, 'Forest'));
    const duel = newDuel(positionSetup({ library }, {}, 'upkeep'));
    const before = duel.libraries[0] ?? [];
    expect(viewFor(duel, 0).players[0]?.library).toBe(20);
    expect(viewFor(duel, 1).players[0]?.library).toBe(20);
    for (const seat of [0, 1]) {
      const hidden = blind(duel, seat);
      expect(before.map((card) => hidden.cards[card]?.face)).toEqual(before.map(() => UNKNOWN));
    }
    passUntil(duel, () => duel.turn.step === 'main1');
    expect(duel.libraries[0]).toEqual(before.slice(1));
  });

  test('R458: a revealed card is shown to all players', () => {
    const hand = numbered('Sylvan Scrying');
    const library = numbered('Island', ...times(19, 'Grizzly Bears'));
    const battlefield = [onTheTable('Forest'), onTheTable('Forest')];
    const duel = newDuel(positionSetup({ hand, library, battlefield }, {}, 'main1'));
    say(duel, { kind: 'act', act: actOf(duel, ({ kind }) => kind === 'cast') });
    passUntil(duel, () => duel.question?.kind !== 'act' || duel.chain.length === 0);
    const revealed: number[] = [];
    const offered = options(duel);
    if (offered?.kind !== 'choose') throw new Error('There is nothing to choose.');
    say(duel, { kind: 'choose', things: offered.things.slice(0, 1) }, (event) => {
      if (event.kind === 'revealed') revealed.push(...event.cards);
    });
    expect(facesOf(duel, revealed)).toEqual(['Island']);
    expect(viewFor(duel, 1).players[0]?.hand.map(({ name }) => name)).toEqual(['Island']);
  });
});

describe('tokens and words', () => {
  test('R438: a token is owned by the player under whose control it came', () => {
    const battlefield = [onTheTable('The Hive', { controller: 0 })];
    const lands = times(5, 'Forest').map((name) => onTheTable(name));
    const duel = newDuel(positionSetup({ battlefield: lands }, { battlefield }, 'main1'));
    say(duel, { kind: 'act', act: actOf(duel, ({ kind }) => kind === 'activate') });
    passUntil(duel, () => duel.chain.length === 0);
    const wasp = viewFor(duel, 1).permanents.find(({ name }) => name === 'Wasp');
    expect([wasp?.owner, wasp?.controller]).toEqual([0, 0]);
    expect(viewFor(duel, 1).permanents.find(({ name }) => name === 'The Hive')?.owner).toBe(1);
  });

  test('R089: colourless is no colour that can be chosen', () => {
    const hand = numbered('Sleight of Mind');
    const battlefield = [onTheTable('Island'), onTheTable('Grizzly Bears')];
    const duel = newDuel(positionSetup({ hand, battlefield }, {}, 'main1'));
    say(duel, { kind: 'act', act: actOf(duel, ({ kind }) => kind === 'cast') });
    const aims = options(duel);
    if (aims?.kind !== 'targets') throw new Error('There is nothing to aim at.');
    say(duel, { kind: 'targets', targets: aims.things.slice(0, 1) });
    passUntil(duel, () => duel.question?.kind === 'word');
    const offered = options(duel);
    const words = offered?.kind === 'word' ? offered.words : [];
    expect(words.toSorted()).toEqual(['black', 'blue', 'green', 'red', 'white']);
    expect(answer(duel, { kind: 'word', word: 'colourless' })?.reason).toBeDefined();
  });
});
