/** What a player has marked: favourites and notes. */
import {
  done,
  refused,
  type CardMarks,
  type PlayerId,
  type Settled,
} from '../../../src-shared/collection.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';

interface MarkRow {
  readonly card: string;
  readonly favourite: number;
  readonly note: string;
}

export function marks(database: ReadHandle, player: PlayerId): CardMarks[] {
  const rows = database.all('SELECT card, favourite, note FROM marks WHERE player = ?', player) as MarkRow[];
  return rows.map(({ card, favourite, note }) => ({ card, isFavourite: favourite === 1, note }));
}

/**
 * Whoever decided saw `was`: what another window has changed meanwhile stays, and a note that both have written is
 * refused.
 */
export function markFrom(
  database: WriteHandle,
  player: PlayerId,
  { was, ...wanted }: CardMarks & { readonly was: Omit<CardMarks, 'card'> },
): Settled<null> {
  const { card } = wanted;
  const { isFavourite, note } = marks(database, player).find((one) => one.card === card) ?? UNMARKED;
  const isWritten = wanted.note !== was.note;
  if (isWritten && note !== was.note && note !== wanted.note) return refused('changedElsewhere');
  mark(database, player, {
    card,
    isFavourite: wanted.isFavourite === was.isFavourite ? isFavourite : wanted.isFavourite,
    note: isWritten ? wanted.note : note,
  });
  return done(null);
}

const UNMARKED: Omit<CardMarks, 'card'> = { isFavourite: false, note: '' };

export function mark(database: WriteHandle, player: PlayerId, { card, isFavourite, note }: CardMarks): void {
  if (!isFavourite && note === '')
    database.run('DELETE FROM marks WHERE player = ? AND card = ?', player, card);
  else
    database.run(
      `INSERT INTO marks (player, card, favourite, note) VALUES (?, ?, ?, ?)
        ON CONFLICT (player, card) DO UPDATE SET favourite = excluded.favourite, note = excluded.note`,
      ...[player, card, isFavourite ? 1 : 0, note],
    );
}
