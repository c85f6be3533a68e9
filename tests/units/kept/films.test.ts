/** Films are made of every duel that is over, whatever becomes of another. */
import { expect, test } from 'vitest';
import { openFilms } from '../../../src-main/program/films.ts';
import type { Journal } from '../../../src-main/referee/ports.ts';
import { readJournal } from '../../../src-main/referee/journal-file.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';
import { shortJournal } from '../../support/journals.ts';

test('one that cannot be laid on a table is told of once, and keeps no other from its film', async () => {
  const journal = open(newDataFolder()).duels as Journal;
  const read = readJournal(shortJournal(12));
  if (read.kind !== 'read') throw new Error(read.kind);
  const { setup, replies, summary } = read.record;
  const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
  for (const [number, id] of ids.entries()) {
    const kept = { ...summary, id, changed: `2026-11-18T12:0${number}:00.000Z` };
    // The later one comes first, and names cards that it does not have.
    journal.begin({ summary: kept, setup: number === 1 ? { ...setup, faces: [] } : setup, undo: 'never' });
    journal.append(kept, 0, replies);
  }
  expect(journal.list().map(({ id }) => id)).toEqual([ids[1], ids[0]]);
  const failures: unknown[] = [];
  const films = openFilms(journal, (failure) => failures.push(failure));
  await films.makeMissing();
  await films.makeMissing();
  films.close();
  expect([failures.length, journal.isFilmed(ids[1]), journal.isFilmed(ids[0])]).toEqual([1, false, true]);
});
