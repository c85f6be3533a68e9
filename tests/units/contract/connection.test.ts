/** The line of one window, with calls that do what no call of ours does. */
import { describe, expect, test } from 'vitest';
import {
  CONTRACT_VERSION,
  LONGEST_MESSAGE,
  MOST_CALLS_AT_ONCE,
  type ToProgram,
  type ToWindow,
} from '../../../src-shared/contract.ts';
import { connect } from '../../../src-main/program/connection.ts';
import type { Handle } from '../../../src-main/program/handlers.ts';
import type { Work } from '../../../src-main/collection/database/work.ts';

function line(handle: Handle) {
  const said: ToWindow[] = [];
  const connection = connect(handle, (text) => {
    said.push(JSON.parse(text) as ToWindow);
  });
  const say = (message: ToProgram) => {
    connection.receive(JSON.stringify(message));
  };
  say({ kind: 'hello', contract: CONTRACT_VERSION });
  said.length = 0;
  return { connection, said, say, settled: () => new Promise((resolve) => setImmediate(resolve)) };
}

const never: Handle = () => new Promise(() => undefined);
const ping = (id: number): ToProgram => ({ kind: 'call', id, name: 'program.ping' });

/** Handlers that wait, and what each was given. */
function waiting() {
  const works: Work[] = [];
  const ends: ((value: unknown) => void)[] = [];
  const handle: Handle = (_name, _input, work) => {
    works.push(work);
    return new Promise((resolve) => ends.push(resolve));
  };
  return { works, ends, handle };
}

describe('the number of calls under way', () => {
  test('has an end, at which exactly the calls beyond it are refused', () => {
    const { said, say } = line(never);
    for (let id = 0; id < MOST_CALLS_AT_ONCE + 3; id++) say(ping(id));
    const refused = [0, 1, 2].map((beyond) => MOST_CALLS_AT_ONCE + beyond);
    expect(said).toEqual(
      refused.map((id) => ({
        kind: 'outcome',
        id,
        outcome: { ok: false, refusal: { reason: 'tooManyCalls' } },
      })),
    );
  });

  test('goes down with each that ends', async () => {
    const { ends, handle } = waiting();
    const { said, say, settled } = line(handle);
    for (let id = 0; id < MOST_CALLS_AT_ONCE; id++) say(ping(id));
    ends[0]?.(null);
    await settled();
    say(ping(1_000));
    expect(said).toEqual([{ kind: 'outcome', id: 0, outcome: { ok: true, value: null } }]);
  });

  test('is not raised by what is refused', () => {
    const { said, say } = line(never);
    for (let id = 0; id < 2 * MOST_CALLS_AT_ONCE; id++) say({ kind: 'call', id, name: 'no such call' });
    said.length = 0;
    say(ping(1_000));
    expect(said).toEqual([]);
  });
});

describe('a call that fails', () => {
  const failed = (reason: string, detail: string) => ({
    kind: 'outcome',
    id: 1,
    outcome: { ok: false, refusal: { reason, detail } },
  });
  const withCode = (code: string) => Object.assign(new Error('the words of the failure'), { code });

  test.each([
    [
      'at once',
      () => {
        throw new Error('the words of the failure');
      },
    ],
    ['later', () => Promise.reject(new Error('the words of the failure'))],
    [
      'with no error',
      () => {
        // oxlint-disable-next-line typescript/only-throw-error -- a library may
        throw 'the words of the failure';
      },
    ],
  ])('%s is answered with what failed', async (_, handle) => {
    const { said, say, settled } = line(handle);
    say(ping(1));
    await settled();
    expect(said).toEqual([failed('failed', 'the words of the failure')]);
  });

  test.each([
    ['ENOSPC', 'diskFull'],
    ['SQLITE_FULL', 'diskFull'],
    ['EACCES', 'notAllowed'],
    ['EROFS', 'notAllowed'],
    ['SQLITE_READONLY_DIRECTORY', 'notAllowed'],
    ['SQLITE_BUSY_SNAPSHOT', 'databaseBusy'],
    ['SQLITE_LOCKED', 'databaseBusy'],
    ['SQLITE_IOERR_WRITE', 'diskFailing'],
    ['SQLITE_IOERR_SHMSIZE', 'diskFull'],
    ['SQLITE_CORRUPT_INDEX', 'databaseDamaged'],
    ['SQLITE_READONLYISH', 'failed'],
    ['ENOENT', 'failed'],
  ])('with %s is answered with %s', async (code, reason) => {
    const { said, say, settled } = line(() => {
      throw withCode(code);
    });
    say(ping(1));
    await settled();
    expect(said).toEqual([failed(reason, 'the words of the failure')]);
  });

  test('because of a full disk further down is answered with that', async () => {
    const { said, say, settled } = line(() => {
      throw new Error('not migrated', { cause: withCode('SQLITE_FULL') });
    });
    say(ping(1));
    await settled();
    expect(said).toEqual([failed('diskFull', 'not migrated')]);
  });

  test.each([
    ['cannot be told', () => 1n],
    [
      'holds itself',
      () => {
        const value: unknown[] = [];
        value.push(value);
        return value;
      },
    ],
  ])('because its value %s is answered once, and its number is free again', async (_, handle) => {
    const { said, say, settled } = line(handle);
    say(ping(1));
    await settled();
    expect(said).toMatchObject([{ id: 1, outcome: { ok: false, refusal: { reason: 'failed' } } }]);
    say(ping(1));
    await settled();
    expect(said).toHaveLength(2);
  });

  test('because its value is longer than a message is told so', async () => {
    const { said, say, settled } = line(() => 'x'.repeat(LONGEST_MESSAGE));
    say(ping(1));
    await settled();
    expect(said).toEqual([
      { kind: 'outcome', id: 1, outcome: { ok: false, refusal: { reason: 'tooLarge' } } },
    ]);
  });
});

describe('a long call', () => {
  test('tells how far it is, until it has ended', async () => {
    const { works, ends, handle } = waiting();
    const { said, say, settled } = line(handle);
    say(ping(1));
    works[0]?.progress({ done: 1, total: 2 });
    ends[0]?.('done');
    await settled();
    works[0]?.progress({ done: 2, total: 2 });
    expect(said).toEqual([
      { kind: 'progress', id: 1, progress: { done: 1, total: 2 } },
      { kind: 'outcome', id: 1, outcome: { ok: true, value: 'done' } },
    ]);
  });

  test('does not tell how far it is under the number of a later call', async () => {
    const { works, ends, handle } = waiting();
    const { said, say, settled } = line(handle);
    say(ping(1));
    ends[0]?.('done');
    await settled();
    say(ping(1));
    works[0]?.progress({ done: 2, total: 2 });
    expect(said).toHaveLength(1);
  });

  test('that is cancelled and stops is answered with that', async () => {
    const { said, say, settled } = line(
      (_name, _input, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('stopped'));
          });
        }),
    );
    say(ping(1));
    say({ kind: 'cancel', id: 1 });
    await settled();
    expect(said).toEqual([
      { kind: 'outcome', id: 1, outcome: { ok: false, refusal: { reason: 'cancelled' } } },
    ]);
  });

  test('that is cancelled too late is answered with its value', async () => {
    const { ends, handle } = waiting();
    const { said, say, settled } = line(handle);
    say(ping(1));
    say({ kind: 'cancel', id: 1 });
    ends[0]?.('done');
    await settled();
    expect(said).toEqual([{ kind: 'outcome', id: 1, outcome: { ok: true, value: 'done' } }]);
  });
});

describe('a line that is closed', () => {
  test('cancels its calls, says nothing more and hears nothing more', async () => {
    const { works, ends, handle } = waiting();
    const { connection, said, say, settled } = line(handle);
    say(ping(1));
    connection.close();
    expect(works[0]?.signal.aborted).toBe(true);
    works[0]?.progress({ done: 1, total: 2 });
    ends[0]?.('done');
    connection.tell('notices.changed', []);
    say(ping(2));
    say({ kind: 'cancel', id: 1 });
    connection.receive('no message');
    connection.close();
    await settled();
    expect(said).toEqual([]);
    expect(works).toHaveLength(1);
  });
});

test.each([undefined, null, 1, {}, [], Buffer.from('{"kind":"hello","contract":1}'), Symbol('text')])(
  'what is no text at all is refused: %s',
  (received) => {
    const { connection, said } = line(never);
    connection.receive(received);
    expect(said).toEqual([{ kind: 'refused', refusal: { reason: 'notUnderstood' } }]);
  },
);
