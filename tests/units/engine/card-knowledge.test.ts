/** Who knows which card when cards look at hands and libraries, and put cards away face down. */
import { expect, test } from 'vitest';
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
} from '../../../src-main/engine/index.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { Reporter } from '../../../src-main/referee/news.ts';
import type { Sink } from '../../../src-main/engine/value/report.ts';

const NAMES = [
  'Plains',
  'Island',
  'Swamp',
  'Shock',
  'Hill Giant',
  'Doom Blade',
  'Peek',
  'Portent',
  'Cruel Tutor',
  'Personal Tutor',
  'Flux',
  'Necropotence',
  'Vampire Nocturnus',
  'Agonizing Memories',
  'Commune with Nature',
  'Forest',
];
const FACES = NAMES.map((name): Face => {
  const face = faceNamed(name, ['m11', 'tenth']);
  if (!face) throw new Error(`There is no card called ${name}.`);
  return face;
});
const numbered = (...names: string[]): number[] => names.map((name) => NAMES.indexOf(name));
const inPlay = (...names: string[]): PermanentPosition[] => numbered(...names).map((face) => ({ face }));
const LANDS = inPlay('Swamp', 'Swamp', 'Swamp', 'Swamp', 'Island', 'Island');

function duelWith(first: Partial<SeatPosition>, second: Partial<SeatPosition>): Duel {
  const empty: SeatPosition = {
    library: numbered('Plains', 'Plains', 'Plains', 'Plains'),
    hand: [],
    graveyard: [],
    exile: [],
    ante: [],
    battlefield: LANDS,
  };
  const seats = [
    { ...empty, ...first },
    { ...empty, ...second },
  ];
  return newDuel({
    edition: 'm11',
    variant: 'duel',
    seed: 3,
    ante: false,
    faces: FACES,
    seats: ['A', 'B'].map((name, team) => ({ name, team, deck: [], attentive: true })),
    position: { turn: 3, active: 0, step: 'main1', seats },
  });
}

function act(duel: Duel, isWanted: (act: ActChoice) => boolean, sink?: Sink): void {
  const offered = options(duel);
  if (offered?.kind !== 'act') throw new Error('Nobody may act.');
  const found = offered.acts.find(isWanted);
  if (!found) throw new Error('That cannot be done.');
  expect(answer(duel, { kind: 'act', act: found }, sink)).toBeUndefined();
}

/** Both pass until something else is asked, or nothing waits any more. */
function settle(duel: Duel, sink?: Sink): void {
  while (duel.question?.kind === 'act' && duel.chain.length > 0)
    expect(answer(duel, { kind: 'act', act: { kind: 'pass' } }, sink)).toBeUndefined();
}

function cast(duel: Duel, aim?: Seat): void {
  act(duel, ({ kind }) => kind === 'cast');
  if (duel.question?.kind === 'targets' && aim !== undefined)
    expect(answer(duel, { kind: 'targets', targets: [{ kind: 'seat', seat: aim }] })).toBeUndefined();
  settle(duel);
}

const pick = (duel: Duel, count = 1): void => {
  const offered = options(duel);
  if (offered?.kind !== 'choose') throw new Error('Nothing is to be chosen.');
  expect(answer(duel, { kind: 'choose', things: offered.things.slice(0, count) })).toBeUndefined();
};

const topFor = (duel: Duel, viewer: Seat, of: Seat): string[] =>
  (viewFor(duel, viewer).players[of]?.top ?? []).map(({ name = '?' }) => name);
const faceFor = (duel: Duel, viewer: Seat, card: number | undefined): number | undefined =>
  blind(duel, viewer).cards[card ?? -1]?.face;

test('who peeks at a hand knows it, and nobody else', () => {
  const duel = duelWith({ hand: numbered('Peek') }, { hand: numbered('Shock', 'Hill Giant') });
  cast(duel, 1);
  expect(viewFor(duel, 0).players[1]?.hand.map(({ name }) => name)).toEqual(['Shock', 'Hill Giant']);
  expect(viewFor(duel, 1).players[0]?.hand.map(({ name }) => name)).toEqual([undefined]);
});

test('who puts cards of a library in an order knows them until it is shuffled', () => {
  const duel = duelWith(
    { hand: numbered('Portent') },
    { library: numbered('Shock', 'Flux', 'Hill Giant', 'Plains') },
  );
  cast(duel, 1);
  const order = duel.libraries[1]?.slice(0, 3).reverse() ?? [];
  expect(answer(duel, { kind: 'order', order })).toBeUndefined();
  expect(topFor(duel, 0, 1)).toEqual(['Hill Giant', 'Flux', 'Shock']);
  expect(topFor(duel, 1, 1)).toEqual([]);
  expect(answer(duel, { kind: 'yesNo', yes: true })).toBeUndefined();
  expect(topFor(duel, 0, 1)).toEqual([]);
});

test('what a tutor puts on top is known to the searcher alone, or to everybody where it was shown', () => {
  const hidden = duelWith(
    { hand: numbered('Cruel Tutor'), library: numbered('Plains', 'Flux', 'Plains') },
    {},
  );
  cast(hidden);
  pick(hidden);
  expect(topFor(hidden, 0, 0)).toHaveLength(1);
  expect(topFor(hidden, 1, 0)).toEqual([]);
  const shown = duelWith(
    { hand: numbered('Personal Tutor'), library: numbered('Plains', 'Flux', 'Plains') },
    {},
  );
  cast(shown);
  pick(shown);
  expect(topFor(shown, 0, 0)).toEqual(['Flux']);
  expect(topFor(shown, 1, 0)).toEqual(['Flux']);
});

test('the number that a card had before a tutor shuffled tells nobody where it went', () => {
  const duel = duelWith(
    {
      hand: numbered('Cruel Tutor'),
      library: numbered(...Array.from({ length: 40 }, () => 'Plains'), 'Flux'),
    },
    {},
  );
  const before = duel.libraries[0]?.at(-1);
  cast(duel);
  const offered = options(duel);
  if (offered?.kind !== 'choose') throw new Error('Nothing is to be chosen.');
  const flux = offered.things.filter((thing) => thing.kind === 'card' && thing.card === before);
  expect(answer(duel, { kind: 'choose', things: flux })).toBeUndefined();
  expect(topFor(duel, 0, 0)).toEqual(['Flux']);
  expect(duel.libraries[0]?.[0]).not.toBe(before);
});

test('cards that the caster put on a library are known to the caster', () => {
  const duel = duelWith(
    { hand: numbered('Agonizing Memories') },
    { hand: numbered('Shock', 'Hill Giant', 'Flux') },
  );
  cast(duel, 1);
  pick(duel, 2);
  const offered = options(duel);
  if (offered?.kind !== 'order') throw new Error('Nothing is to be put in order.');
  expect(answer(duel, { kind: 'order', order: offered.items })).toBeUndefined();
  expect(topFor(duel, 0, 1)).toEqual(['Shock', 'Hill Giant']);
});

test('what lies face down outside is known to nobody, and comes to the hand unseen by others', () => {
  const duel = duelWith(
    { battlefield: [...LANDS, ...inPlay('Necropotence')], library: numbered('Shock', 'Plains') },
    {},
  );
  const card = duel.libraries[0]?.[0];
  const reporter = new Reporter([1]);
  const hear: Sink = (event, at) => {
    reporter.hear(event, at);
  };
  act(duel, ({ kind }) => kind === 'activate', hear);
  settle(duel, hear);
  for (const viewer of [0, 1]) {
    expect(viewFor(duel, viewer).players[0]?.exile.map(({ name }) => name)).toEqual([undefined]);
    expect(faceFor(duel, viewer, card)).toBe(UNKNOWN);
  }
  for (let asked = 0; duel.turn.number === 3 && asked < 200; asked++) {
    const { question } = duel;
    const reply =
      question?.kind === 'attack'
        ? ({ kind: 'attack', attackers: [] } as const)
        : ({ kind: 'act', act: { kind: 'pass' } } as const);
    expect(answer(duel, reply, hear)).toBeUndefined();
  }
  expect(viewFor(duel, 0).players[0]?.hand.map(({ name }) => name)).toEqual(['Shock']);
  expect(viewFor(duel, 1).players[0]?.hand.map(({ name }) => name)).toEqual([undefined]);
  const { names } = reporter.take(duel) ?? {};
  expect(Object.values(names ?? {})).toContain('Necropotence');
  expect(Object.values(names ?? {})).not.toContain('Shock');
});

test('an open library shows its top card to everybody', () => {
  const duel = duelWith(
    { battlefield: [...LANDS, ...inPlay('Vampire Nocturnus')], library: numbered('Doom Blade', 'Plains') },
    {},
  );
  const card = duel.libraries[0]?.[0];
  expect(topFor(duel, 0, 0)).toEqual(['Doom Blade']);
  expect(topFor(duel, 1, 0)).toEqual(['Doom Blade']);
  expect(faceFor(duel, 1, card)).toBe(NAMES.indexOf('Doom Blade'));
});

test('a creature that is taken because it is one is shown to all', () => {
  const library = numbered('Plains', 'Hill Giant', 'Plains', 'Plains', 'Plains', 'Plains');
  const hand = numbered('Commune with Nature');
  const duel = duelWith({ hand, library, battlefield: inPlay('Forest') }, {});
  cast(duel);
  pick(duel);
  while (duel.question?.kind === 'order') {
    const offered = options(duel);
    const order = offered?.kind === 'order' ? offered.items : [];
    expect(answer(duel, { kind: 'order', order })).toBeUndefined();
  }
  const [taken] = duel.hands[0] ?? [];
  expect(faceFor(duel, 1, taken)).toBe(NAMES.indexOf('Hill Giant'));
});
