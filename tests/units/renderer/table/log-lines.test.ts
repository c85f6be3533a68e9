/** Sentences of the log: whom a spell is aimed at, and one sentence for what happens in one breath. */
import { describe, expect, test } from 'vitest';
import { linesOf, theirLastTurn } from '../../../../src-renderer/table/log-lines.ts';
import type { DuelEvent, MoveCause } from '../../../../src-shared/duel/events.ts';
import type { TableView } from '../../../../src-shared/table.ts';
import type { CardNumber, Seat } from '../../../../src-shared/duel/things.ts';
import type { Zone } from '../../../../src-shared/duel/words.ts';
import { positionDuel } from '../../../support/rule-duel.ts';
import { seated } from '../../../support/seated.ts';
import { windowAt } from './window-table.ts';

const THEM = 'Morrow Vane';
const players = [
  { name: '', player: 'person' },
  { name: THEM, player: 'magician' },
];
/** As much of a table as the log looks at. */
const view = { seat: 0, plays: [0], players } as unknown as TableView;
const NAMES: Readonly<Record<CardNumber, string>> = { 1: 'Fireball', 2: 'Bears', 3: 'Garruk', 4: 'Forest' };

const told = (events: readonly DuelEvent[], names = NAMES) =>
  linesOf(view, { turn: 1, step: 'main1', events, names }, 0);
const texts = (...events: DuelEvent[]) => told(events).map(({ text }) => text);

const drawn = (card: CardNumber, seat: number): DuelEvent => ({
  kind: 'moved',
  ...{ card, seat, from: 'library', to: 'hand', cause: 'draw' },
});

describe('what is announced', () => {
  const cast = { kind: 'announced', item: 1, card: 1, seat: 0, ability: -1 } as const;

  test('is told with what it is aimed at, each with its card', () => {
    const at = [
      { kind: 'card', card: 2, incarnation: 0 },
      { kind: 'seat', seat: 1 },
    ] as const;
    const [line] = told([{ ...cast, at }]);
    expect(line?.text).toBe(`You cast Fireball, aimed at Bears and ${THEM}.`);
    expect(line?.cards).toEqual([1, 2]);
  });

  test('and without, where it is aimed at nothing', () => {
    expect(texts(cast)).toEqual(['You cast Fireball.']);
  });
});

test('a spell that was cast at the table is told with its target', async () => {
  const seats = [{ hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, { battlefield: ['Grizzly Bears'] }];
  const table = seated(positionDuel('m11', seats, { step: 'main1' }).setup, {
    players: ['person', 'person'],
    habits: { warnings: [] },
  });
  const { desk, spot, settled } = await windowAt(table);
  for (const name of ['Lightning Bolt', 'Grizzly Bears', 'Mountain']) {
    desk.click(spot(name));
    await settled();
  }
  const lines = table.news.flatMap((news) => linesOf(table.view, news, 0));
  expect(lines.map(({ text }) => text)).toContain('You cast Lightning Bolt, aimed at Grizzly Bears.');
});

test('cards drawn or discarded one after the other are one sentence', () => {
  expect(texts(drawn(1, 0), drawn(2, 0), drawn(4, 0), drawn(-1, 1), drawn(-1, 1), drawn(3, 0))).toEqual([
    'You draw Fireball, Bears and Forest.',
    `${THEM} draws 2 cards.`,
    'You draw Garruk.',
  ]);
});

test('who attacks a planeswalker does not attack its player', () => {
  expect(texts({ kind: 'attacked', card: 2, seat: 1, walker: 3 })).toEqual(['Bears attacks Garruk.']);
  expect(texts({ kind: 'attacked', card: 2, seat: 1, walker: -1 })).toEqual([`Bears attacks ${THEM}.`]);
});

test('one counter has its article, and nothing shown is not told', () => {
  expect(
    texts(
      { kind: 'counters', card: 2, counter: '+1/+1', change: 1 },
      { kind: 'counters', card: 2, counter: 'age', change: 1 },
      { kind: 'counters', card: 2, counter: 'charge', change: -3 },
      { kind: 'revealed', cards: [], seat: 0 },
    ),
  ).toEqual(['Bears gets a +1/+1 counter.', 'Bears gets an age counter.', 'Bears loses 3 charge counters.']);
});

describe('what somebody does is told of you and of them', () => {
  const moved = (
    seat: Seat,
    cause: MoveCause,
    to: Zone = 'graveyard',
    from: Zone = 'battlefield',
  ): DuelEvent => ({
    kind: 'moved',
    ...{ card: 2, seat, from, to, cause },
  });

  test.each<[(seat: Seat) => DuelEvent, string, string]>([
    [(seat) => ({ kind: 'shuffled', seat }), 'You shuffle your library.', `${THEM} shuffles the library.`],
    [
      (seat) => ({ kind: 'life', seat, change: -2, life: 18 }),
      'You lose 2 life, and are at 18.',
      `${THEM} loses 2 life, and is at 18.`,
    ],
    [
      (seat) => ({ kind: 'life', seat, change: 3, life: 23 }),
      'You gain 3 life, and are at 23.',
      `${THEM} gains 3 life, and is at 23.`,
    ],
    [
      (seat) => ({ kind: 'poison', seat, poison: 1 }),
      'You have 1 poison counter.',
      `${THEM} has 1 poison counter.`,
    ],
    [
      (seat) => ({ kind: 'announced', item: 1, card: 2, seat, ability: -1 }),
      'You cast Bears.',
      `${THEM} casts Bears.`,
    ],
    [
      (seat) => ({ kind: 'announced', item: 1, card: 2, seat, ability: 0 }),
      'You use Bears.',
      `${THEM} uses Bears.`,
    ],
    [
      (seat) => ({ kind: 'manaBurn', seat, amount: 2 }),
      'You are burned by 2 unused mana.',
      `${THEM} is burned by 2 unused mana.`,
    ],
    [
      (seat) => ({ kind: 'revealed', seat, cards: [2, 4] }),
      'You show Bears and Forest.',
      `${THEM} shows Bears and Forest.`,
    ],
    [(seat) => ({ kind: 'chose', seat, what: 'red' }), 'You choose red.', `${THEM} chooses red.`],
    [
      (seat) => ({ kind: 'coin', seat, face: 'heads' }),
      'You toss a coin: heads.',
      `${THEM} tosses a coin: heads.`,
    ],
    [
      (seat) => ({ kind: 'mulligan', seat, cards: 6 }),
      'You take a new hand of 6 cards.',
      `${THEM} takes a new hand of 6 cards.`,
    ],
    [
      (seat) => ({ kind: 'lost', seat, why: 'library' }),
      'You have lost: the library is empty.',
      `${THEM} has lost: the library is empty.`,
    ],
    [
      (seat) => ({ kind: 'ended', result: { kind: 'won', seats: [seat] } }),
      'You have won.',
      `${THEM} has won.`,
    ],
    [(seat) => moved(seat, 'draw', 'hand', 'library'), 'You draw Bears.', `${THEM} draws a card.`],
    [(seat) => moved(seat, 'discard'), 'You discard Bears.', `${THEM} discards Bears.`],
    [(seat) => moved(seat, 'play', 'battlefield', 'hand'), 'You play Bears.', `${THEM} plays Bears.`],
    [(seat) => moved(seat, 'sacrifice'), 'You sacrifice Bears.', `${THEM} sacrifices Bears.`],
    [(seat) => moved(seat, 'rule', 'ante', 'library'), 'You ante Bears.', `${THEM} antes Bears.`],
    [(seat) => moved(seat, 'death'), 'Bears goes to your graveyard.', `Bears goes to ${THEM}’s graveyard.`],
    [(seat) => moved(seat, 'effect', 'hand'), 'Bears goes to your hand.', `Bears goes to ${THEM}’s hand.`],
    [
      (seat) => moved(seat, 'effect', 'library'),
      'Bears goes to your library.',
      `Bears goes to ${THEM}’s library.`,
    ],
    [(seat) => moved(seat, 'effect', 'exile'), 'Bears goes out of the game.', 'Bears goes out of the game.'],
    [
      (seat) => moved(seat, 'effect', 'battlefield', 'exile'),
      'Bears goes into play.',
      'Bears goes into play.',
    ],
    [(seat) => moved(seat, 'destroy'), 'Bears is destroyed.', 'Bears is destroyed.'],
    [
      (seat) => moved(seat, 'resolve', 'battlefield', 'chain'),
      'Bears comes into play.',
      'Bears comes into play.',
    ],
  ])('%# is told', (of, yours, theirs) => {
    expect([...texts(of(0)), ...texts(of(1))]).toEqual([yours, theirs]);
  });

  test('and nothing of what the table itself shows', () => {
    expect(
      texts(
        moved(0, 'rule', 'hand', 'library'),
        moved(0, 'effect', 'chain', 'hand'),
        moved(0, 'rule', 'nowhere'),
        moved(0, 'cast', 'chain', 'hand'),
        moved(0, 'resolve', 'graveyard', 'chain'),
        moved(0, 'counter', 'graveyard', 'chain'),
        moved(0, 'cease', 'nowhere'),
      ),
    ).toEqual([]);
  });
});

test('what happens to a card is told with its name', () => {
  const to = { kind: 'seat', seat: 1 } as const;
  const bears = { kind: 'card', card: 2, incarnation: 0 } as const;
  expect(
    texts(
      { kind: 'damaged', source: 1, to, amount: 3, combat: false },
      { kind: 'prevented', source: 1, to: bears, amount: 2 },
      { kind: 'blocked', card: 2, attacker: 3 },
      { kind: 'attached', card: 1, to: 2 },
      { kind: 'regenerated', card: 2 },
      { kind: 'triggered', item: 1, card: 2, seat: 0 },
      { kind: 'countered', item: 1, card: 1 },
      { kind: 'fizzled', item: 1, card: 1 },
    ),
  ).toEqual([
    `Fireball deals 3 damage to ${THEM}.`,
    '2 damage to Bears is prevented.',
    'Bears blocks Garruk.',
    'Fireball is put on Bears.',
    'Bears regenerates.',
    'Bears triggers.',
    'Fireball is countered.',
    'Fireball has nothing left to aim at.',
  ]);
});

describe('what happened in their last turn', () => {
  const began = (turn: number, ...seats: number[]): DuelEvent => ({ kind: 'turnBegan', turn, seats });
  const step = { kind: 'stepBegan', step: 'main1' } as DuelEvent;
  const news = (turn: number, ...events: DuelEvent[]) => ({
    turn,
    step: 'main1' as const,
    events,
    names: {},
  });
  const seen = (...log: ReturnType<typeof news>[]) =>
    theirLastTurn(log, 1).map(({ turn, events }) => [turn, events.length]);

  test('is all of that turn, and nothing of the one before or after', () => {
    const log = [
      news(1, began(1, 0), step),
      news(1, step),
      news(2, began(2, 1), step),
      news(2, step, step, step),
      news(3, began(3, 0), step),
      news(3, step),
    ];
    expect(seen(...log)).toEqual([
      [2, 2],
      [2, 3],
    ]);
  });

  test('is found where several turns began in one piece of news, and where a turn is shared', () => {
    expect(seen(news(3, step, began(2, 1), step, step, began(3, 0), step))).toEqual([[3, 3]]);
    expect(seen(news(2, began(2, 0, 1), step), news(2, step))).toEqual([
      [2, 2],
      [2, 1],
    ]);
    expect(seen(news(2, step, began(2, 1)), news(3, step, began(3, 0)))).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });

  test('is nothing before they had one; of two it is the later', () => {
    expect(seen(news(1, began(1, 0), step))).toEqual([]);
    expect(seen(news(2, began(2, 1), step, step), news(4, began(4, 1), step))).toEqual([[4, 2]]);
  });
});
