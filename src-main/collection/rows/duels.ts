/** The journal without the duels of which nobody could tell what they are, and which could not be laid on a table. */
import type { DuelJournal } from '../duels/journal.ts';
import type { ReadHandle } from '../database/handles.ts';
import { DUEL_LINES, DUELS } from './kinds.ts';
import { rowOf, rowsOf } from './rows.ts';

export const readableDuels = (journal: DuelJournal, database: ReadHandle): DuelJournal => ({
  ...journal,
  list: () =>
    rowsOf(database, DUEL_LINES, 'ORDER BY ended, changed DESC, number DESC').map(({ summary }) => summary),
  read: (id) => {
    const duel = rowOf(database, DUELS, 'WHERE id = ?', id);
    const kept = duel && journal.read(id);
    return kept && { ...kept, summary: duel.summary };
  },
});
