/** What the player has to be told, until it is put away. */
import { NOTICE_KINDS, type Notice } from '../../../src-shared/contract.ts';
import { NOTICE_ROWS } from '../rows/kinds.ts';
import { rowsOf } from '../rows/rows.ts';
import type { ReadHandle, WriteHandle } from './handles.ts';

export type NewNotice = Pick<Notice, 'kind' | 'facts'>;

/** The oldest first. */
export function allNotices(database: ReadHandle): Notice[] {
  return rowsOf(database, NOTICE_ROWS, 'ORDER BY id').flatMap(({ kind: written, ...notice }) => {
    // A kind can leave the contract in a later version; the window then has no sentence for it.
    const kind = NOTICE_KINDS.find((known) => known === written);
    return kind ? [{ ...notice, kind }] : [];
  });
}

/** What is already being told in the same words is not told twice, but becomes the newest. */
export function addNotice(database: WriteHandle, { kind, facts }: NewNotice): void {
  const written = JSON.stringify(facts);
  database.transaction(() => {
    database.run('DELETE FROM notices WHERE kind = ? AND facts = ?', kind, written);
    const sql = 'INSERT INTO notices (at, kind, facts) VALUES (?, ?, ?)';
    database.run(sql, new Date().toISOString(), kind, written);
  });
}

export function putNoticeAway(database: WriteHandle, id: number): void {
  database.run('DELETE FROM notices WHERE id = ?', id);
}
