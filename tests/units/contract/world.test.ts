/** B3: the world fails while a duel is played: it is told, waits, and goes on by itself; the program never ends. */
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import type { TableChange } from '../../../src-shared/contract.ts';
import { patched } from '../../../src-shared/difference.ts';
import type { DuelOrder } from '../../../src-shared/duels.ts';
import type { TableView } from '../../../src-shared/table.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { openDuels } from '../../../src-main/program/duels.ts';
import { openHandedFiles } from '../../../src-main/program/handed-files.ts';
import { openPreferences } from '../../../src-main/program/preferences.ts';
import { holdDatabase } from '../../support/another-program.ts';
import { openClient } from '../../support/contract-client.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';
import { plainReply, sitAt, untilAsked, value, type DuelWindow } from '../../support/duel-window.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';

const TWO_PERSONS: DuelOrder = {
  rulebook: 'm11',
  seats: [{ player: 'person' }, { player: 'person' }],
  seed: 7,
  ...USUAL_CUSTOMS,
  ante: false,
};
const A_WIZARD: DuelOrder = { ...TWO_PERSONS, seats: [{ player: 'person' }, { player: 'apprentice' }] };

async function started(): Promise<WebHost> {
  const folder = newDataFolder();
  const host = await startWebHost({ dataFolder: folder });
  onTestFinished(async () => {
    host.child.kill('SIGKILL');
    await host.ended;
  });
  return host;
}

/** Hears what the table tells until it is so. */
async function until(window: DuelWindow, isSo: (view: TableView) => boolean): Promise<void> {
  while (!isSo(window.view)) {
    const message = await window.client.take(
      (said) => said.kind === 'event' && said.name === 'table.changed',
    );
    if (message.kind !== 'event') continue;
    window.view = patched(window.view, (message.payload as TableChange).view);
  }
}

/** Answers what is asked, whatever comes of the call: `stuck` is told by the table. */
async function answerOnce(window: DuelWindow): Promise<void> {
  const { duel, client, view } = window;
  if (!view.prompt) throw new Error('Nobody is asked.');
  const { decision, options } = view.prompt;
  if (options.kind === 'act') await client.call('table.done', { duel, decision, sure: true });
  else await client.call('table.answer', { duel, decision, reply: plainReply(options), sure: true });
}

/** What is written down, as another program may look at it also while a third holds it. */
function repliesKept({ dataFolder }: WebHost): number {
  const sqlite = new Sqlite(placesIn(dataFolder).file, { readonly: true });
  const count = sqlite.prepare('SELECT count(*) FROM duel_replies').pluck().get() as number;
  sqlite.close();
  return count;
}

test.each([
  ['IMMEDIATE', TWO_PERSONS],
  ['EXCLUSIVE', A_WIZARD],
] as const)('a database that another program holds (%s) is told at the table', async (how, order) => {
  const host = await started();
  const window = await sitAt(host, order);
  await untilAsked(window);
  const before = window.view.prompt?.decision ?? -1;
  const kept = repliesKept(host);
  const letGo = holdDatabase(host.dataFolder, how);
  await answerOnce(window);
  await until(window, ({ stuck }) => stuck !== undefined);
  expect(window.view.stuck).toBe('databaseBusy');
  expect(repliesKept(host)).toBe(kept);

  letGo();
  await until(window, ({ stuck, prompt }) => stuck === undefined && prompt !== undefined);
  expect(window.view.prompt?.decision).toBeGreaterThan(before);
  expect(repliesKept(host)).toBeGreaterThan(kept);

  // What was answered meanwhile outlives the program.
  host.child.kill('SIGKILL');
  await host.ended;
  const again = await startWebHost({ dataFolder: host.dataFolder });
  const later = await sitAt(again, window.duel);
  expect(later.view.prompt?.decision).toBe(window.view.prompt?.decision);
  expect((await again.stop()).remarked).toBe('');
});

test('a call that wants to write meanwhile is refused with a reason of its own, and works later', async () => {
  const host = await started();
  const client = await openClient(host);
  const letGo = holdDatabase(host.dataFolder, 'IMMEDIATE');
  expect(await client.call('duels.begin', TWO_PERSONS)).toMatchObject({
    ok: false,
    refusal: { reason: 'databaseBusy' },
  });
  expect(value(await client.call('duels.list'))).toEqual([]);
  expect(await client.call('problems.record', { where: 'a test', message: 'meanwhile' })).toMatchObject({
    ok: true,
  });
  expect(value(await client.call('problems.recent'))).toMatchObject([{ message: 'meanwhile' }]);
  letGo();
  expect(await client.call('duels.begin', TWO_PERSONS)).toMatchObject({ ok: true });
  expect(value(await client.call('problems.recent'))).toMatchObject([{ message: 'meanwhile' }]);
  expect(host.remarked()).toContain('meanwhile');
});

const CODES = [
  ['SQLITE_IOERR_WRITE', 'diskFailing'],
  ['SQLITE_FULL', 'diskFull'],
  ['SQLITE_CANTOPEN', 'notAllowed'],
  ['SQLITE_BUSY_SNAPSHOT', 'databaseBusy'],
] as const;

test.each(CODES)('writes that fail with %s are told as %s, and the duel goes on', async (code, why) => {
  const database = open(newDataFolder());
  let isFailing = false;
  const failing = <Parts extends unknown[]>(write: (...parts: Parts) => void) => {
    return (...parts: Parts) => {
      if (isFailing) throw new Sqlite.SqliteError('the words of the disk', code);
      write(...parts);
    };
  };
  const { problems, duels: journal } = database;
  const heard: TableChange[] = [];
  let wake = (): void => undefined;
  const duels = openDuels(
    {
      ...database,
      duels: { ...journal, append: failing(journal.append) },
    },
    {
      preferences: openPreferences(() => ({ store: {} }), newDataFolder()),
      announce: (name, payload) => {
        if (name === 'table.changed') heard.push(payload as TableChange);
        wake();
      },
    },
  );
  onTestFinished(() => {
    duels.close();
  });
  const { duel } = duels.begin(TWO_PERSONS);
  let view = duels.table(duel).sit().view;
  const until = async (isSo: () => boolean): Promise<void> => {
    for (;;) {
      for (const change of heard.splice(0)) view = patched(view, change.view);
      if (isSo()) return;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  await until(() => view.prompt !== undefined);
  const { decision = -1, options } = view.prompt ?? {};
  isFailing = true;
  if (options?.kind !== 'start') throw new Error('The duel does not begin with who begins.');
  duels.table(duel).answer(decision, plainReply(options), true, false);
  await until(() => view.stuck !== undefined);
  expect(view.stuck).toBe(why);
  expect(problems.recent().map(({ message }) => message)).toEqual(
    why === 'diskFailing' ? ['the words of the disk'] : [],
  );
  isFailing = false;
  await until(() => view.stuck === undefined && view.prompt !== undefined);
  expect(view.prompt?.decision).toBe(decision + 1);
  expect(journal.read(duel)?.replies).toHaveLength(1);
});

test('a problem that cannot be written down waits for one that can', () => {
  const folder = newDataFolder();
  const { problems, read } = open(folder);
  const letGo = holdDatabase(folder, 'IMMEDIATE');
  problems.record({ where: 'a test', message: 'the first' });
  problems.record({ where: 'a test', message: 'the first' });
  expect(problems.recent()).toHaveLength(1);
  letGo();
  problems.record({ where: 'a test', message: 'the second' });
  expect(read.all('SELECT message FROM problems ORDER BY id')).toEqual([
    { message: 'the first' },
    { message: 'the second' },
  ]);
});

test('a file that the desktop hands over meanwhile, and that is none, ends nothing', () => {
  const folder = newDataFolder();
  const database = open(folder);
  const files = openHandedFiles(database, () => undefined);
  const letGo = holdDatabase(folder, 'IMMEDIATE');
  files.add(folder);
  letGo();
  expect(database.problems.recent()[0]?.message).toContain(`${folder} was not opened (unreadable)`);
});
