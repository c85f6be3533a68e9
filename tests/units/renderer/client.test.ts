/** The window's client against the program's own end of the line, with nothing but texts between them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../../src-main/program/connection.ts';
import type { Handle } from '../../../src-main/program/handlers.ts';
import {
  PAUSES,
  ProgramClient,
  WELCOME_WITHIN,
  type DoorLine,
} from '../../../src-renderer/program/client.ts';
import { CONTRACT_VERSION, LONGEST_MESSAGE, type ToProgram } from '../../../src-shared/contract.ts';
import { DEFAULT_PREFERENCES } from '../../../src-shared/preferences.ts';
import { FakeDoor } from './fake-door.ts';

const doors: FakeDoor[] = [];

/** A program that can be taken away: while it is gone, doors open onto nothing. */
function programThat(handle: Handle) {
  const ends = new Set<ReturnType<typeof connect>>();
  let gone = false;
  const openDoor = () => {
    const door = new FakeDoor();
    doors.push(door);
    if (gone) {
      queueMicrotask(() => {
        door.break();
      });
      return door;
    }
    const end = connect(handle, (text) => {
      door.say(text);
    });
    ends.add(end);
    door.onSent = (text) => {
      end.receive(text);
    };
    return door;
  };
  return {
    openDoor,
    tellAll: (rulebook: 'alpha' | 'm11') => {
      for (const end of ends) end.tell('preferences.changed', { ...DEFAULT_PREFERENCES, rulebook });
    },
    goAway: () => {
      gone = true;
      for (const end of ends) end.close();
      ends.clear();
      doors.at(-1)?.break();
    },
    comeBack: () => {
      gone = false;
    },
  };
}

const answering: Handle = (name, input) => (name === 'notices.putAway' ? input : null);
/** Never ends, unless it is cancelled. */
const stuck: Handle = (_, __, { signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('stopped'));
    });
  });

beforeEach(() => {
  vi.useFakeTimers();
  doors.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call', () => {
  test('made before the welcome waits for it, and is answered', async () => {
    const client = new ProgramClient(programThat(answering).openDoor);
    expect(await client.call('program.ping', undefined)).toEqual({ ok: true, value: null });
    expect(client.line).toEqual({ kind: 'open' });
  });

  test('says hello first, with the version of the contract', async () => {
    const client = new ProgramClient(programThat(answering).openDoor);
    await client.call('program.ping', undefined);
    expect(doors[0]?.sent.map((text) => JSON.parse(text) as ToProgram)).toEqual([
      { kind: 'hello', contract: CONTRACT_VERSION },
      { kind: 'call', id: 1, name: 'program.ping' },
    ]);
  });

  test('gets its own outcome, whatever the order of the answers', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    const handle: Handle = () => new Promise((resolve) => waiting.push(resolve));
    const client = new ProgramClient(programThat(handle).openDoor);
    const first = client.call('backups.list', undefined);
    const second = client.call('problems.recent', undefined);
    await expect.poll(() => waiting).toHaveLength(2);
    waiting[1]?.(['second']);
    waiting[0]?.(['first']);
    expect(await first).toEqual({ ok: true, value: ['first'] });
    expect(await second).toEqual({ ok: true, value: ['second'] });
  });

  test('that the program refuses ends in the refusal', async () => {
    const client = new ProgramClient(programThat(answering).openDoor);
    const outcome = await client.call('notices.putAway', { id: -1 });
    expect(outcome).toMatchObject({ ok: false, refusal: { reason: 'badInput' } });
  });

  test('too long for the program is refused here, and nothing is sent', async () => {
    const client = new ProgramClient(programThat(answering).openDoor);
    await client.call('program.ping', undefined);
    const message = 'x'.repeat(LONGEST_MESSAGE);
    const outcome = await client.call('problems.record', { where: 'test', message });
    expect(outcome).toEqual({ ok: false, refusal: { reason: 'tooLarge' } });
    expect(doors[0]?.sent).toHaveLength(2);
  });

  test('tells how far it has come', async () => {
    const handle: Handle = (_, __, { progress }) => {
      progress({ done: 1, total: 2 });
      progress({ done: 2, total: 2 });
      return [];
    };
    const client = new ProgramClient(programThat(handle).openDoor);
    const told: number[] = [];
    await client.call('database.check', undefined, { onProgress: ({ done }) => told.push(done) });
    expect(told).toEqual([1, 2]);
  });

  test('can be cancelled', async () => {
    const client = new ProgramClient(programThat(stuck).openDoor);
    const controller = new AbortController();
    const outcome = client.call('backups.make', undefined, { signal: controller.signal });
    controller.abort();
    expect(await outcome).toEqual({ ok: false, refusal: { reason: 'cancelled' } });
  });

  test('that was cancelled before it was made is not sent', async () => {
    const client = new ProgramClient(programThat(stuck).openDoor);
    const outcome = client.call('backups.make', undefined, { signal: AbortSignal.abort() });
    expect(await outcome).toEqual({ ok: false, refusal: { reason: 'cancelled' } });
    expect(doors[0]?.sent).toHaveLength(1);
  });

  test('a cancel that comes too late is no misunderstanding', async () => {
    const client = new ProgramClient(programThat(answering).openDoor);
    const misunderstood = vi.fn();
    client.onMisunderstanding(misunderstood);
    const controller = new AbortController();
    await client.call('program.ping', undefined, { signal: controller.signal });
    controller.abort();
    doors[0]?.say(JSON.stringify({ kind: 'refused', refusal: { reason: 'noSuchCall' } }));
    expect(misunderstood).not.toHaveBeenCalled();
    expect(doors[0]?.sent).toHaveLength(2);
  });
});

describe('an event', () => {
  test('reaches those who listen, until they stop', async () => {
    const program = programThat(answering);
    const client = new ProgramClient(program.openDoor);
    await client.call('program.ping', undefined);
    const heard: string[] = [];
    const stop = client.on('preferences.changed', ({ rulebook }) => heard.push(rulebook));
    program.tellAll('alpha');
    stop();
    program.tellAll('m11');
    expect(heard).toEqual(['alpha']);
  });
});

describe('a lost line', () => {
  test('ends the calls under way, and those made meanwhile', async () => {
    const program = programThat(stuck);
    const client = new ProgramClient(program.openDoor);
    const underWay = client.call('backups.make', undefined);
    program.goAway();
    expect(await underWay).toEqual({ ok: false, refusal: { reason: 'connectionLost' } });
    const meanwhile = await client.call('program.ping', undefined);
    expect(meanwhile).toEqual({ ok: false, refusal: { reason: 'connectionLost' } });
    expect(client.line).toEqual({ kind: 'lost', attempts: 1, opened: true });
  });

  test('is tried again at growing intervals, and carries on', async () => {
    const program = programThat(answering);
    const client = new ProgramClient(program.openDoor);
    const lines: DoorLine['kind'][] = [];
    client.onLine((line) => lines.push(line.kind));
    program.goAway();
    for (const pause of PAUSES) {
      const before = doors.length;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(doors).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(doors).toHaveLength(before + 1);
    }
    expect(client.line).toEqual({ kind: 'lost', attempts: PAUSES.length + 1, opened: true });
    program.comeBack();
    await vi.advanceTimersByTimeAsync(PAUSES[PAUSES.length - 1] ?? 0);
    expect(client.line).toEqual({ kind: 'open' });
    expect(lines.at(-1)).toBe('open');
    expect(await client.call('program.ping', undefined)).toEqual({ ok: true, value: null });
  });

  test('can be tried at once', async () => {
    const program = programThat(answering);
    const client = new ProgramClient(program.openDoor);
    program.goAway();
    program.comeBack();
    client.tryNow();
    expect(client.line).toEqual({ kind: 'open' });
    // The attempt that was waiting for its time must not open a second door.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(doors).toHaveLength(2);
  });

  test('hears nothing more through the old door', async () => {
    const program = programThat(answering);
    const client = new ProgramClient(program.openDoor);
    await client.call('program.ping', undefined);
    const heard = vi.fn();
    client.on('notices.changed', heard);
    program.goAway();
    doors[0]?.say(JSON.stringify({ kind: 'event', name: 'notices.changed', payload: [] }));
    expect(heard).not.toHaveBeenCalled();
  });

  test('a program that never says welcome counts as lost, and its door is shut', async () => {
    const client = new ProgramClient(() => {
      const door = new FakeDoor();
      doors.push(door);
      return door;
    });
    await vi.advanceTimersByTimeAsync(WELCOME_WITHIN);
    expect(client.line).toEqual({ kind: 'lost', attempts: 1, opened: false });
    expect(doors[0]?.isShut).toBe(true);
  });
});

describe('a program of another version', () => {
  test('is not called, and not tried again', async () => {
    const client = new ProgramClient(() => {
      const door = new FakeDoor();
      door.onSent = () => {
        door.say(JSON.stringify({ kind: 'refused', refusal: { reason: 'otherVersion', detail: '2' } }));
      };
      doors.push(door);
      return door;
    });
    expect(client.line).toEqual({ kind: 'otherVersion' });
    const outcome = await client.call('program.ping', undefined);
    expect(outcome).toEqual({ ok: false, refusal: { reason: 'connectionLost' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(doors).toHaveLength(1);
  });
});

test('what the program refused that was no call is told', () => {
  const client = new ProgramClient(programThat(answering).openDoor);
  const misunderstood = vi.fn();
  client.onMisunderstanding(misunderstood);
  doors[0]?.onSent?.('not a message');
  expect(misunderstood).toHaveBeenCalledWith({ reason: 'notUnderstood' });
});
