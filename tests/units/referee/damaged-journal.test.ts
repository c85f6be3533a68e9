import { expect, test } from 'vitest';
import { fallback } from '../../../src-main/engine/index.ts';
import { opened } from '../../../src-main/referee/opening.ts';
import type { DuelRecord } from '../../../src-main/referee/ports.ts';
import { changeByHand } from '../../support/database/data-folder.ts';
import { readySetup } from '../../support/ready-setup.ts';
import { seated, type Seated } from '../../support/seated.ts';

/** Answers what is asked in the plainest way. */
async function answerOnce(table: Seated): Promise<void> {
  await table.settled();
  const record = table.database.duels.read(table.id) as DuelRecord;
  expect(table.answer(fallback(opened(record).duel))).toEqual({ kind: 'taken' });
}

test('a duel of which a reply is damaged is cut there, the player is told, and it goes on', async () => {
  const setup = readySetup('m11', 3, ['person', 'random']);
  const first = seated(setup, { players: ['person', 'random'] });
  for (let said = 0; said < 6; said++) await answerOnce(first);
  await first.settled();
  const written = first.database.duels.read(first.id)?.replies ?? [];
  first.close();
  const damaged = written.length - 2;
  changeByHand(first.folder, `UPDATE duel_replies SET reply = '{' WHERE place = ${damaged}`);

  const second = seated(setup, { folder: first.folder });
  second.sit(first.id);
  expect(second.cut).toEqual([2]);
  await answerOnce(second);
  await second.settled();
  expect(second.failures).toEqual([]);
  const now = second.database.duels.read(first.id);
  expect(now?.lost).toBeUndefined();
  expect(now?.replies.slice(0, damaged)).toEqual(written.slice(0, damaged));
  expect(now?.replies.length).toBeGreaterThan(damaged);
});
