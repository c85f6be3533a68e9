/** The one way in which cards come and go: what a player has is never written by anything else. */
import {
  done,
  refused,
  type ChangeFacts,
  type ChangeKind,
  type Copies,
  type Copy,
  type PlayerId,
  type Settled,
} from '../../../src-shared/collection.ts';
import { neededAtStake } from '../campaigns/stakes.ts';
import type { WriteHandle } from '../database/handles.ts';
import { countOf } from './owned.ts';

interface NewChange {
  readonly player: PlayerId;
  readonly kind: ChangeKind;
  readonly facts: ChangeFacts;
  /** Counts below nothing go. */
  readonly cards: readonly Copies[];
  readonly undoes?: number;
}

/** All of it or nothing: with the number of the change, or with what there is not enough of. */
export function change(database: WriteHandle, wanted: NewChange, now: Date): Settled<number> {
  return changeAll(database, [wanted], now, ([id = 0]) => id);
}

/** Cards go from one player to another, in both directions at once where the counts say so. */
export function move(
  database: WriteHandle,
  from: PlayerId,
  to: PlayerId,
  { kind, facts, cards }: Omit<NewChange, 'player' | 'undoes'>,
  now: Date,
): Settled<null> {
  const given = { player: from, kind, facts, cards: cards.map(turnedRound) };
  return changeAll(database, [given, { player: to, kind, facts, cards }], now, () => null);
}

const turnedRound = (copies: Copies): Copies => ({ ...copies, count: -copies.count });

function changeAll<Value>(
  database: WriteHandle,
  wanted: readonly NewChange[],
  now: Date,
  told: (ids: readonly number[]) => Value,
): Settled<Value> {
  return database.transaction(() => {
    const changes = wanted.map((one) => ({ ...one, cards: addedUp(one.cards) }));
    const missing = changes.flatMap(({ player, cards }) =>
      cards.filter((copies) => countOf(database, player, copies) + copies.count < 0),
    );
    if (missing.length > 0) return refused('notEnough', missing);
    const locked = changes.flatMap((one) => lockedIn(database, one));
    if (locked.length > 0) return refused('atStake', locked);
    return done(told(changes.map((one) => write(database, one, now))));
  });
}

/** Only the match itself takes what is at stake in it. */
function lockedIn(database: WriteHandle, { player, kind, cards }: NewChange): readonly Copies[] {
  const going = kind === 'ante' ? [] : cards.filter(({ count }) => count < 0).map(turnedRound);
  return going.length === 0 ? [] : neededAtStake(database, player, going);
}

function write(database: WriteHandle, { player, kind, facts, cards, undoes }: NewChange, now: Date): number {
  const { id } = database.run(
    'INSERT INTO changes (player, at, kind, facts, undoes) VALUES (?, ?, ?, ?, ?)',
    ...[player, now.toISOString(), kind, JSON.stringify(facts), undoes ?? null],
  );
  for (const copies of cards) {
    writeLine(database, id, copies);
    writeOwned(database, player, copies);
  }
  return id;
}

function writeLine(database: WriteHandle, change: number, { card, set, number, foil, count }: Copies): void {
  const sql =
    'INSERT INTO change_cards (change, card, in_set, number, foil, difference) VALUES (?, ?, ?, ?, ?, ?)';
  database.run(sql, change, card, set, number, foil, count);
}

function writeOwned(database: WriteHandle, player: PlayerId, copies: Copies): void {
  const { card, set, number, foil } = copies;
  const count = countOf(database, player, copies) + copies.count;
  if (count === 0)
    database.run(
      'DELETE FROM owned WHERE player = ? AND card = ? AND in_set = ? AND number = ? AND foil = ?',
      ...[player, card, set, number, foil],
    );
  else
    database.run(
      `INSERT INTO owned (player, card, in_set, number, foil, count) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (player, card, in_set, number, foil) DO UPDATE SET count = excluded.count`,
      ...[player, card, set, number, foil, count],
    );
}

/** The same copy named twice is one line; one that comes and goes is none. */
export function addedUp(cards: readonly Copies[]): Copies[] {
  const sums = new Map<string, Copies>();
  for (const copies of cards) {
    const key = keyOf(copies);
    sums.set(key, { ...copies, count: copies.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].filter(({ count }) => count !== 0);
}

export const keyOf = ({ card, set, number, foil }: Copy): string => [card, set, number, foil].join('\n');
