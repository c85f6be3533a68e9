/** What a player has marked: favourites and notes. */
import type { CardMarks, PlayerId } from '../../../src-shared/collection.ts';
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
