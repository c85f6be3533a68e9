/** What the window shows of the preferences while they are on their way, kept, or refused. */
import { beforeEach, describe, expect, test } from 'vitest';
import { connect, type WindowConnection } from '../../../src-main/program/connection.ts';
import type { Handle } from '../../../src-main/program/handlers.ts';
import { ProgramClient } from '../../../src-renderer/program/client.ts';
import { Notices } from '../../../src-renderer/program/notices.svelte.ts';
import { KeptPreferences } from '../../../src-renderer/program/preferences.svelte.ts';
import type { Notice } from '../../../src-shared/contract.ts';
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  type PreferencesChange,
} from '../../../src-shared/preferences.ts';
import { FakeDoor } from './fake-door.ts';

let kept: Preferences;
let notices: Notice[];
let diskFull: boolean;
let end: WindowConnection;
let door: FakeDoor;
let client: ProgramClient;

const handle: Handle = (name, input) => {
  switch (name) {
    case 'preferences.read':
      return kept;
    case 'preferences.change':
      if (diskFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      kept = { ...kept, ...(input as PreferencesChange) } as Preferences;
      end.tell('preferences.changed', kept);
      return kept;
    case 'preferences.reset':
      if (diskFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      kept = DEFAULT_PREFERENCES;
      return kept;
    case 'notices.read':
      return notices;
    case 'notices.putAway':
      if (diskFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      notices = notices.filter(({ id }) => id !== (input as { id: number }).id);
      return null;
    default:
      throw new Error(`Not asked for here: ${name}`);
  }
};

beforeEach(() => {
  kept = { ...DEFAULT_PREFERENCES, rulebook: 'tenth' };
  notices = [
    { id: 1, kind: 'databaseNew', at: '2026-01-01T00:00:00.000Z', facts: {} },
    { id: 2, kind: 'backupFailed', at: '2026-01-02T00:00:00.000Z', facts: {} },
  ];
  diskFull = false;
  client = new ProgramClient(() => {
    door = new FakeDoor();
    const opened = door;
    end = connect(handle, (text) => {
      opened.say(text);
    });
    opened.onSent = (text) => {
      end.receive(text);
    };
    return opened;
  });
});

describe('preferences', () => {
  test('are the defaults until they are read', async () => {
    const preferences = new KeptPreferences(client);
    expect(preferences.shown).toEqual(DEFAULT_PREFERENCES);
    await preferences.read();
    expect(preferences.shown.rulebook).toBe('tenth');
  });

  test('show a change at once', async () => {
    const preferences = new KeptPreferences(client);
    await preferences.read();
    const changed = preferences.change({ light: 'darkRoom' });
    expect(preferences.shown.light).toBe('darkRoom');
    await changed;
    expect(preferences.shown).toEqual({ ...DEFAULT_PREFERENCES, rulebook: 'tenth', light: 'darkRoom' });
    expect(preferences.refusal).toBeUndefined();
  });

  test('take a refused change back, and say why', async () => {
    const preferences = new KeptPreferences(client);
    await preferences.read();
    diskFull = true;
    await preferences.change({ light: 'darkRoom', textSize: 200 });
    expect(preferences.shown).toEqual(kept);
    expect(preferences.refusal).toEqual({ reason: 'diskFull', detail: 'no space left' });
    diskFull = false;
    await preferences.change({ textSize: 150 });
    expect(preferences.refusal).toBeUndefined();
  });

  test('take a change back when the line breaks, and keep what was there before', async () => {
    const preferences = new KeptPreferences(client);
    await preferences.read();
    door.onSent = undefined;
    const changed = preferences.change({ motion: 'none' });
    expect(preferences.shown.motion).toBe('none');
    door.break();
    await changed;
    expect(preferences.shown.motion).toBe('system');
    expect(preferences.refusal).toEqual({ reason: 'connectionLost' });
    client.close();
  });

  test('of two changes under way the later is shown, whatever another window does meanwhile', async () => {
    const preferences = new KeptPreferences(client);
    await preferences.read();
    const answers = door.onSent;
    const held: string[] = [];
    door.onSent = (text) => held.push(text);
    const first = preferences.change({ textSize: 130 });
    const second = preferences.change({ textSize: 150 });
    end.tell('preferences.changed', { ...kept, textSize: 200, light: 'highContrast' });
    expect(preferences.shown).toMatchObject({ textSize: 150, light: 'highContrast' });
    for (const text of held) answers?.(text);
    await Promise.all([first, second]);
    expect(preferences.shown.textSize).toBe(150);
  });

  test('follow another window', async () => {
    const preferences = new KeptPreferences(client);
    await preferences.read();
    end.tell('preferences.changed', { ...kept, rulebook: 'alpha' });
    expect(preferences.shown.rulebook).toBe('alpha');
  });

  test('go back to the defaults, or say why not', async () => {
    const preferences = new KeptPreferences(client);
    await preferences.read();
    diskFull = true;
    await preferences.reset();
    expect(preferences.shown.rulebook).toBe('tenth');
    expect(preferences.refusal?.reason).toBe('diskFull');
    diskFull = false;
    await preferences.reset();
    expect(preferences.shown).toEqual(DEFAULT_PREFERENCES);
    expect(preferences.refusal).toBeUndefined();
  });
});

describe('notices', () => {
  test('stay until they are put away', async () => {
    const shown = new Notices(client, () => undefined);
    await shown.read();
    expect(shown.all.map(({ id }) => id)).toEqual([1, 2]);
    expect(await shown.putAway(1)).toBe(true);
    expect(shown.all.map(({ id }) => id)).toEqual([2]);
  });

  test('that cannot be put away stay, with the reason', async () => {
    const shown = new Notices(client, () => undefined);
    await shown.read();
    diskFull = true;
    expect(await shown.putAway(1)).toBe(false);
    expect(shown.all).toHaveLength(2);
    expect(shown.refusal?.reason).toBe('diskFull');
  });

  test('of a running program come by themselves', async () => {
    const heard: number[] = [];
    const shown = new Notices(client, ({ id }) => heard.push(id));
    await shown.read();
    const third: Notice = { id: 3, kind: 'fileNotOpened', at: '2026-01-03T00:00:00.000Z', facts: {} };
    end.tell('notices.changed', [...notices, third]);
    expect(shown.all.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(heard).toEqual([3]);
  });
});
