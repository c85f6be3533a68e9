/** Sentences of the log: whom a spell is aimed at, and one sentence for what happens in one breath. */
import { describe, expect, test } from 'vitest';
import { linesOf, theirLastTurn } from '../../../../src-renderer/table/log-lines.ts';
import type { DuelEvent } from '../../../../src-shared/duel/events.ts';
import type { TableView } from '../../../../src-shared/table.ts';
import type { CardNumber } from '../../../../src-shared/duel/things.ts';
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
