/** A long call as the options show it, and what is said of it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../../src-main/program/connection.ts';
import type { Handle } from '../../../src-main/program/handlers.ts';
import { DataCare, milestone } from '../../../src-renderer/options/data-care.svelte.ts';
import { LongTask, percentOf } from '../../../src-renderer/program/long-task.svelte.ts';
import { ProgramClient } from '../../../src-renderer/program/client.ts';
import { ShellVoice } from '../../../src-renderer/shell/voice.svelte.ts';
import type { Backup } from '../../../src-shared/contract.ts';
import { FakeDoor } from './fake-door.ts';

const OLD: Backup = { file: 'old.sqlite3', at: '2026-01-01T10:00:00.000Z', bytes: 1_000 };
const NEW: Backup = { file: 'new.sqlite3', at: '2026-02-01T10:00:00.000Z', bytes: 2_000 };

let client: ProgramClient;
let backups: Backup[];
let findings: string[];
/** Lets the backup that is under way come to its end. */
let finishBackup: () => void;

const handle: Handle = (name, _, { signal, progress }) => {
  if (name === 'backups.list') return backups;
  if (name === 'database.check')
    return { sound: findings.length === 0, findings, unreadable: [], tables: [] };
  progress({ done: 1, total: 4 });
  return new Promise<Backup>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('stopped'));
    });
    finishBackup = () => {
      backups = [OLD, NEW];
      resolve(NEW);
    };
  });
};

beforeEach(() => {
  backups = [OLD];
  findings = [];
  client = new ProgramClient(() => {
    const door = new FakeDoor();
    const end = connect(handle, (text) => {
      door.say(text);
    });
    door.onSent = (text) => {
      end.receive(text);
    };
    return door;
  });
});

function careOf() {
  const voice = new ShellVoice();
  return {
    voice,
    care: new DataCare({ program: client, voice, readInfo: () => Promise.resolve(undefined) }),
  };
}

describe('a long task', () => {
  test('runs, tells how far it is, and ends with its value', async () => {
    const task = new LongTask(client, 'backups.make');
    expect(task.state).toEqual({ kind: 'idle' });
    const ended = task.start();
    expect(task.state).toEqual({ kind: 'running', progress: { done: 1, total: 4 }, cancelling: false });
    finishBackup();
    expect(await ended).toEqual({ kind: 'done', value: NEW });
    expect(task.running).toBe(false);
  });

  test('is not started twice', async () => {
    const task = new LongTask(client, 'backups.make');
    const ended = task.start();
    expect((await task.start()).kind).toBe('running');
    finishBackup();
    expect((await ended).kind).toBe('done');
  });

  test('stops when it is told to, and can be started again', async () => {
    const task = new LongTask(client, 'backups.make');
    const ended = task.start();
    task.cancel();
    expect(task.state).toMatchObject({ kind: 'running', cancelling: true });
    expect(await ended).toEqual({ kind: 'refused', refusal: { reason: 'cancelled' } });
    const again = task.start();
    finishBackup();
    expect((await again).kind).toBe('done');
  });

  test('that is not running has nothing to stop', () => {
    const task = new LongTask(client, 'backups.make');
    task.cancel();
    expect(task.state).toEqual({ kind: 'idle' });
  });
});

describe('the care of the data', () => {
  test('lists the backups, the newest first', async () => {
    backups = [OLD, NEW];
    const { care } = careOf();
    await care.read();
    expect(care.backups).toEqual([NEW, OLD]);
  });

  test('says what came of a backup, and lists it', async () => {
    const { care, voice } = careOf();
    const made = care.makeBackup();
    expect(voice.aside).toBe('Making a backup…');
    finishBackup();
    await made;
    expect(care.backupResult).toEqual({ good: true, text: 'The backup is made: new.sqlite3, 2 kB.' });
    expect(voice.aside).toBe('The backup is made: new.sqlite3, 2 kB.');
    expect(care.backups?.[0]).toEqual(NEW);
  });

  test('tells the findings of a check', async () => {
    findings = ['row 3 missing from index problems_at'];
    const { care } = careOf();
    await care.checkDatabase();
    expect(care.checkResult).toMatchObject({ good: false, findings });
    expect(care.checkResult?.text).toContain('The database is damaged');
  });

  test('says why the list of backups could not be read', async () => {
    const door = new FakeDoor();
    client = new ProgramClient(() => door);
    const { care } = careOf();
    const read = care.read();
    door.break();
    await read;
    expect(care.backups).toBeUndefined();
    expect(care.refusal).toEqual({ reason: 'connectionLost' });
    client.close();
  });
});

test.each([
  [undefined, undefined],
  [{ done: 0, total: 0 }, undefined],
  [{ done: 0, total: 3 }, 0],
  [{ done: 1, total: 3 }, 33],
  [{ done: 3, total: 3 }, 100],
  [{ done: 4, total: 3 }, 100],
])('%o is %s per cent', (progress, percent) => {
  expect(percentOf(progress)).toBe(percent);
});

test('progress is read out at three marks, and at the last of several that were passed', () => {
  expect(milestone(0, 24)).toBeUndefined();
  expect(milestone(24, 25)).toBe(25);
  expect(milestone(25, 49)).toBeUndefined();
  expect(milestone(10, 80)).toBe(75);
  expect(milestone(75, 100)).toBeUndefined();
});
