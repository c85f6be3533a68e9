/** Rules that were corrected since play a kept duel otherwise. */
import { expect, test } from 'vitest';
import { digest } from '../../../src-main/engine/reading/digest.ts';
import { fallback } from '../../../src-main/engine/index.ts';
import { RULES } from '../../../src-main/engine/value/versions.ts';
import { opened } from '../../../src-main/referee/opening.ts';
import type { DuelRecord } from '../../../src-main/referee/ports.ts';
import { allSetAside } from '../../support/database/set-aside.ts';
import { changeByHand } from '../../support/database/data-folder.ts';
import { readySetup } from '../../support/ready-setup.ts';
import { seated, type Seated } from '../../support/seated.ts';

const PLAYERS = ['person', 'random'] as const;
const OTHER = `summary = replace(summary, '"rules":${RULES}', '"rules":${RULES + 1}')`;

/** What is kept of the duel, with nobody at its table. */
function keptBy(before: Seated): DuelRecord {
  const table = seated(readySetup('m11', 3, PLAYERS), { folder: before.folder }).at(before.id);
  const record = recordOf(table);
  table.close();
  return record;
}

const recordOf = (table: Seated): DuelRecord => table.database.duels.read(table.id) as DuelRecord;

/** A duel of so many replies at least, its program ended. */
async function playedFor(replies: number): Promise<Seated> {
  const table = seated(readySetup('m11', 3, PLAYERS), { players: PLAYERS });
  for (;;) {
    await table.settled();
    const record = recordOf(table);
    if (record.replies.length >= replies) break;
    expect(table.answer(fallback(opened(record).duel))).toEqual({ kind: 'taken' });
  }
  table.close();
  return table;
}

async function againAt(before: Seated): Promise<Seated> {
  const table = seated(readySetup('m11', 3, PLAYERS), { folder: before.folder });
  table.sit(before.id);
  await table.settled();
  return table;
}

/** As if today's rules led elsewhere from there on. */
const leadsElsewhere = (table: Seated, from: number): void => {
  changeByHand(
    table.folder,
    `UPDATE duel_digests SET digest = digest + 1 WHERE place >= ${from}; UPDATE duels SET ${OTHER}`,
  );
};

test('a duel under way goes on from the last moment that is certain, says so, and what came after is set aside', async () => {
  const first = await playedFor(40);
  changeByHand(first.folder, 'DELETE FROM duel_snapshots');
  const { replies } = keptBy(first);
  leadsElsewhere(first, 30);
  const second = await againAt(first);
  expect(second.cut).toEqual([replies.length - 20]);
  const now = recordOf(second);
  expect(now.replies.slice(0, 20)).toEqual(replies.slice(0, 20));
  const [aside] = allSetAside(second.database.read);
  expect(aside).toMatchObject({
    part: 'duel_replies',
    name: first.id,
    why: 'After 30 replies it was another duel.',
  });
  const { replies: kept } = aside?.content as { replies: { place: number; reply: string }[] };
  expect(kept.map(({ reply }) => JSON.parse(reply) as unknown)).toEqual(replies.slice(20));
  expect(kept[0]?.place).toBe(20);
  // It is a duel of these rules now, and the next start follows it whole.
  expect(second.answer(fallback(opened(now).duel))).toEqual({ kind: 'taken' });
  await second.settled();
  second.close();
  const third = await againAt(first);
  expect([third.cut, recordOf(third).summary.rules]).toEqual([[], RULES]);
});

test('a state that was kept whole is the last that is certain, if it looks as it looked', async () => {
  const first = await playedFor(75);
  const record = keptBy(first);
  const { snapshot, replies, digests = [] } = record;
  if (!snapshot) throw new Error('No state was kept whole.');
  const other = { ...record, summary: { ...record.summary, rules: RULES + 1 } };
  const early = digests.map((look) => (look.place <= 20 ? { ...look, digest: look.digest + 1 } : look));
  const at = opened({ ...other, digests: early });
  expect([at.place, digest(at.duel)]).toEqual([replies.length, digest(opened(record).duel)]);
  const none = opened({ ...other, digests: digests.map((look) => ({ ...look, digest: look.digest + 1 })) });
  expect(none.place).toBe(0);
  const { snapshot: _, ...without } = { ...other, digests: early };
  expect(opened(without).place).toBe(0);
});

test('a duel that nobody looked at by the way is trusted if it ends as its summary says', async () => {
  const first = await playedFor(25);
  const { digests: _, ...record } = keptBy(first);
  const other = { ...record, summary: { ...record.summary, rules: RULES + 1 } };
  expect(opened(other).place).toBe(record.replies.length);
  const { stoppedBy, place } = opened({ ...other, summary: { ...other.summary, turn: 77 } });
  expect([place, stoppedBy?.message]).toEqual([0, 'It ends otherwise than it ended.']);
});

test('B4: a duel that is over is never cut, and nobody sits down at it again', async () => {
  const first = await playedFor(25);
  const table = await againAt(first);
  table.table.concede(0);
  await table.settled();
  const { replies, summary } = recordOf(table);
  expect(summary.result?.kind).toBe('won');
  table.close();
  changeByHand(first.folder, `UPDATE duel_replies SET reply = '{"kind":"x","x":-1}' WHERE place = 9`);
  const after = seated(readySetup('m11', 3, PLAYERS), { folder: first.folder });
  expect(after.referee.table(first.id)).toBe('over');
  expect(after.cut).toEqual([]);
  const now = after.database.duels.read(first.id);
  expect([now?.replies.length, now?.summary.result]).toEqual([replies.length, summary.result]);
  expect(allSetAside(after.database.read)).toEqual([]);
});
