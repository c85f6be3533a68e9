/** How cards came and went, and taking such a change back. */
import {
  refused,
  type ChangeFacts,
  type ChangeKind,
  type CollectionChange,
  type Copies,
  type PlayerId,
  type Settled,
} from '../../../src-shared/collection.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';
import { change } from './changing.ts';
import { foilOf } from './owned.ts';

interface ChangeRow {
  readonly id: number;
  readonly at: string;
  readonly kind: string;
  readonly facts: string;
  readonly undone: number;
}

const CHANGES = `SELECT id, at, kind, facts,
  EXISTS (SELECT 1 FROM changes AS later WHERE later.undoes = changes.id) AS undone FROM changes`;

/** The newest first; those before `before`, where more are wanted. */
export function history(
  database: ReadHandle,
  player: PlayerId,
  { most = 50, before }: { readonly most?: number; readonly before?: number } = {},
): CollectionChange[] {
  const sql = `${CHANGES} WHERE player = @player AND (@before IS NULL OR id < @before) ORDER BY id DESC LIMIT @most`;
  const rows = database.all(sql, { player, before: before ?? null, most }) as ChangeRow[];
  return rows.map((row) => changeOf(database, row));
}

const changeOf = (database: ReadHandle, { id, at, kind, facts, undone }: ChangeRow): CollectionChange => ({
  id,
  at,
  // Written from the same types.
  kind: kind as ChangeKind,
  facts: JSON.parse(facts) as ChangeFacts,
  cards: cardsOf(database, id),
  isUndone: undone === 1,
});

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
  const row = database.first(`${CHANGES} WHERE id = ? AND player = ?`, id, player) as ChangeRow | undefined;
  if (!row) return refused('noSuchChange');
  const { cards, kind, facts, isUndone } = changeOf(database, row);
  if (isUndone) return refused('alreadyUndone');
  const back = cards.map((copies) => ({ ...copies, count: -copies.count }));
  return change(database, { player, kind, facts, cards: back, undoes: id }, now);
}

/** Whether what came and went adds up to what is there. */
export function addsUp(database: ReadHandle, player: PlayerId): boolean {
  const sql = `SELECT count(*) AS wrong FROM (
    SELECT card, in_set, number, foil, sum(count) AS there FROM (
      SELECT card, in_set, number, foil, count FROM owned WHERE player = @player
      UNION ALL
      SELECT card, in_set, number, foil, -difference FROM change_cards
        JOIN changes ON changes.id = change WHERE player = @player)
    GROUP BY card, in_set, number, foil HAVING there <> 0)`;
  return (database.first(sql, { player }) as { wrong: number }).wrong === 0;
}
