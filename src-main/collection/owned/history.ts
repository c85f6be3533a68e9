/** How cards came and went, and taking such a change back. */
import {
  isUndoable,
  refused,
  type CollectionChange,
  type Copies,
  type PlayerId,
  type Settled,
} from '../../../src-shared/collection.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';
import { CHANGES } from '../rows/kinds.ts';
import { columnsOf, told } from '../rows/rows.ts';
import { change } from './changing.ts';
import { foilOf } from './owned.ts';

const SELECTED = `SELECT ${columnsOf(CHANGES)},
  EXISTS (SELECT 1 FROM changes AS later WHERE later.undoes = changes.id) AS undone FROM changes`;

/** The newest first; those before `before`, where more are wanted. */
export function history(
  database: ReadHandle,
  player: PlayerId,
  { most = 50, before }: { readonly most?: number; readonly before?: number } = {},
): CollectionChange[] {
  const sql = `${SELECTED} WHERE player = @player AND (@before IS NULL OR id < @before) ORDER BY id DESC LIMIT @most`;
  const rows = database.all(sql, { player, before: before ?? null, most });
  return rows.flatMap((row) => changeOf(database, row) ?? []);
}

function changeOf(database: ReadHandle, row: unknown): CollectionChange | undefined {
  const found = told(database, CHANGES, row);
  const { undone } = row as { undone: number };
  return found && { ...found, cards: cardsOf(database, found.id), isUndone: undone === 1 };
}

function cardsOf(database: ReadHandle, id: number): Copies[] {
  const sql =
    'SELECT card, in_set AS "set", number, foil, difference AS count FROM change_cards WHERE change = ?';
  return (database.all(sql, id) as (Omit<Copies, 'foil'> & { foil: string })[]).map((row) => ({
    ...row,
    foil: foilOf(row.foil),
  }));
}

/** A change of its own, the other way round; refused where the cards are no longer there. */
export function undo(database: WriteHandle, player: PlayerId, id: number, now: Date): Settled<number> {
  const row = database.first(`${SELECTED} WHERE id = ? AND player = ?`, id, player);
  const found = row === undefined ? undefined : changeOf(database, row);
  if (!found) return refused('noSuchChange');
  const { cards, kind, facts, isUndone } = found;
  if (isUndone) return refused('alreadyUndone');
  if (!isUndoable(kind)) return refused('wordGiven');
  const back = cards.map((copies) => ({ ...copies, count: -copies.count }));
  return change(database, { player, kind, facts, cards: back, undoes: id }, now);
}
