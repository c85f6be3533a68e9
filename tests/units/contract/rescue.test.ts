/** The ways out: a backup restored, or everything begun anew, with what was there kept apart. */
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshPath } from '../../../src-main/collection/database/files.ts';
import { NEWEST_VERSION } from '../../../src-main/collection/database/migrations/list.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { backUpAt, changeByHand, newDataFolder, overwrite } from '../../support/database/data-folder.ts';
import { fillHouse } from '../../support/full-house.ts';
import { startIn, type OwnProgram } from '../../support/own-program.ts';
import { enterEveryRoom } from '../../support/rooms.ts';

const WHEN = '2026-11-18T12:30:00.000Z';

function started(folder: string): OwnProgram {
  const program = startIn(folder);
  onTestFinished(program.close);
  return program;
}

/** A backup, and after it one player less. */
function house(): { folder: string; file: string } {
  const folder = newDataFolder();
  fillHouse(folder);
  const file = backUpAt(folder, WHEN);
  changeByHand(folder, "DELETE FROM players WHERE name = 'Bo'");
  return { folder, file };
}

const namesIn = async (program: OwnProgram): Promise<string[]> =>
  (await program.value('players.list')).map(({ name }) => name).toSorted();

const kindsIn = async (program: OwnProgram): Promise<string[]> =>
  (await program.value('notices.read')).map(({ kind }) => kind);

test('what a backup holds is told before', async () => {
  const { folder, file } = house();
  const program = started(folder);
  expect(await program.value('backups.look', { file })).toMatchObject({
    ...{ at: WHEN, players: ['Ada', 'Bo'], decks: 2, duels: 4, matches: 6 },
    cards: expect.any(Number) as number,
  });
  expect(await program.value('backups.look', { file: 'spellchain-no.sqlite3' })).toBeNull();
  expect(await program.value('backups.look', { file: '../database/spellchain.sqlite3' })).toBeNull();
});

test('a backup that is ordered takes its place at the next start, and what was there is kept apart', async () => {
  const { folder, file } = house();
  const before = started(folder);
  expect(await before.value('database.replace', { by: { kind: 'backup', file } })).toMatchObject({
    isReplaced: true,
  });
  expect(await namesIn(before)).toEqual(['Ada']);
  before.close();

  const after = started(folder);
  expect(await namesIn(after)).toEqual(['Ada', 'Bo']);
  expect(await kindsIn(after)).toContain('backupRestored');
  expect(await after.value('database.state')).toMatchObject({ isReplaced: false });
  await enterEveryRoom(after);
  const { setAside } = placesIn(folder);
  const [kept = ''] = readdirSync(setAside);
  after.close();
  const old = newDataFolder();
  renameSync(join(setAside, kept), placesIn(old).database);
  expect(await namesIn(started(old))).toEqual(['Ada']);
});

test('everything can begin anew, and what was there is kept apart', async () => {
  const { folder } = house();
  const before = started(folder);
  await before.value('database.replace', { by: { kind: 'empty' } });
  before.close();
  const after = started(folder);
  expect(await namesIn(after)).toEqual([]);
  expect(await kindsIn(after)).toEqual(['begunEmpty']);
  expect(readdirSync(placesIn(folder).setAside)).toHaveLength(1);
});

test('what was ordered last is what comes, and it can be taken back', async () => {
  const { folder, file } = house();
  const program = started(folder);
  await program.value('database.replace', { by: { kind: 'empty' } });
  await program.value('database.replace', { by: { kind: 'backup', file } });
  expect(await program.value('database.stay')).toMatchObject({ isReplaced: false });
  program.close();
  const after = started(folder);
  expect(await namesIn(after)).toEqual(['Ada']);
  expect(readdirSync(folder)).not.toContain('set-aside');
});

test('a backup that is damaged, gone or of a newer program is refused, and nothing changes', async () => {
  const { folder, file } = house();
  const damaged = backUpAt(folder, '2026-11-17T12:00:00.000Z');
  overwrite(join(placesIn(folder).backups, damaged), 30_000, new Uint8Array(9_000));
  const later = NEWEST_VERSION + 1;
  changeByHand(
    folder,
    `INSERT INTO migrations VALUES (${later}, 'later', ''); PRAGMA user_version = ${later}`,
  );
  const newer = backUpAt(folder, '2026-11-16T12:00:00.000Z');
  changeByHand(
    folder,
    `DELETE FROM migrations WHERE number = ${later}; PRAGMA user_version = ${NEWEST_VERSION}`,
  );
  const program = started(folder);
  const gone = 'spellchain-2026-11-18T12-00-00-000Z.sqlite3';
  for (const one of [damaged, newer, gone, '../database/spellchain.sqlite3'])
    expect(await program.call('database.replace', { by: { kind: 'backup', file: one } })).toMatchObject({
      refusal: { reason: 'backupNotSound' },
    });
  expect(await program.value('database.state')).toMatchObject({ isReplaced: false });
  await program.value('database.replace', { by: { kind: 'backup', file } });
  expect(await program.call('database.replace', { by: { kind: 'backup', file: damaged } })).toMatchObject({
    ok: false,
  });
  expect(await program.value('database.state')).toMatchObject({ isReplaced: true });
});

test('ended between the two renames, the next start does the second', async () => {
  const { folder, file } = house();
  const before = started(folder);
  await before.value('database.replace', { by: { kind: 'backup', file } });
  before.close();
  const places = placesIn(folder);
  mkdirSync(places.setAside);
  renameSync(places.database, freshPath(places.setAside, 'database-', ''));
  const after = started(folder);
  expect(await namesIn(after)).toEqual(['Ada', 'Bo']);
  expect(readdirSync(places.setAside)).toHaveLength(1);
});

test('what was ordered and was damaged afterwards is not trusted', async () => {
  const { folder, file } = house();
  const before = started(folder);
  await before.value('database.replace', { by: { kind: 'backup', file } });
  before.close();
  writeFileSync(join(placesIn(folder).ordered, 'spellchain.sqlite3'), 'no database');
  const after = started(folder);
  await enterEveryRoom(after);
  expect(await kindsIn(after)).toContain('databaseRestored');
  expect(readdirSync(placesIn(folder).setAside)).toHaveLength(2);
});
