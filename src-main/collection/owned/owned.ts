/** What a player has. */
import type { Copies, Copy, PlayerId } from '../../../src-shared/collection.ts';
import { FOILS, type Foil } from '../../../src-shared/decks.ts';
import type { ReadHandle } from '../database/handles.ts';

interface OwnedRow {
  readonly card: string;
  readonly set: string;
  readonly number: string;
  readonly foil: string;
  readonly count: number;
}

export const foilOf = (word: string): Foil => FOILS.find((known) => known === word) ?? 'no';

export function owned(database: ReadHandle, player: PlayerId): Copies[] {
  const sql = 'SELECT card, in_set AS "set", number, foil, count FROM owned WHERE player = ?';
  return (database.all(sql, player) as OwnedRow[]).map((row) => ({ ...row, foil: foilOf(row.foil) }));
}

export function countOf(database: ReadHandle, player: PlayerId, { card, set, number, foil }: Copy): number {
  const row = database.first(
    'SELECT count FROM owned WHERE player = ? AND card = ? AND in_set = ? AND number = ? AND foil = ?',
    ...[player, card, set, number, foil],
  ) as { count: number } | undefined;
  return row?.count ?? 0;
}
