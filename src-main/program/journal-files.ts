/** Kept duels as files, and files as kept duels. */
import { randomUUID } from 'node:crypto';
import type { ImportedDuel } from '../../src-shared/campaign-calls.ts';
import type { Database } from '../collection/database/database.ts';
import { journalText, readJournal } from '../referee/journal-file.ts';
import type { Journal } from '../referee/ports.ts';
import { isOpen } from '../referee/replay.ts';
import { Refused } from './failures.ts';

/** A file holds every hand and the libraries in their order: as long as a wizard plays, nobody gets it. */
export function exported({ duels }: Pick<Database, 'duels'>, duel: string): string | undefined {
  const record = (duels as Journal).read(duel);
  if (record && !isOpen(record.summary)) throw new Refused('handsHidden', duel);
  return record && journalText(record);
}

/** As far as it can be played; under a name of its own, so that the same file can be taken over twice. */
export function imported({ duels, write }: Pick<Database, 'duels' | 'write'>, text: string): ImportedDuel {
  const journal = readJournal(text);
  if (journal.kind !== 'read') return { kind: 'refused', reason: journal.kind };
  const { record, lost, isSame } = journal;
  const { setup, undo, replies, digests } = record;
  const summary = { id: randomUUID(), ...record.summary, imported: { lost, isSame } };
  write.transaction(() => {
    duels.begin({ summary, setup, undo });
    duels.append(summary, 0, replies, undefined, digests);
  });
  return { kind: 'kept', duel: summary.id, replies: replies.length, lost, isSame };
}
