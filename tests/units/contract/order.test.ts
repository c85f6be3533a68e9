/** What a window says at the wrong time, through the real socket. */
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  CONTRACT_VERSION,
  MOST_CALLS_AT_ONCE,
  type ToProgram,
  type ToWindow,
} from '../../../src-shared/contract.ts';
import { openClient } from '../../support/contract-client.ts';
import { stateOf } from '../../support/data-state.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';
import { comeIn } from '../../support/web-talk.ts';

let host: WebHost;
let cookie: string;

beforeAll(async () => {
  host = await startWebHost();
  cookie = await comeIn(host);
  // A database that takes more than a moment to copy.
  const client = await openClient(host, { cookie });
  const problem = { where: 'a test', message: 'm'.repeat(2_000), stack: 's'.repeat(20_000) };
  for (let kept = 0; kept < 200; kept++) await client.call('problems.record', problem);
  await client.close();
});
afterAll(async () => {
  expect((await host.stop()).remarked).toBe('');
});

async function open(hello = true) {
  const client = await openClient(host, { cookie, hello });
  onTestFinished(() => client.close());
  return client;
}

const soon = <Value>(look: () => Value) => expect.poll(look);

const text = (message: ToProgram) => JSON.stringify(message);
const HELLO = text({ kind: 'hello', contract: CONTRACT_VERSION });
const WELCOME: ToWindow = { kind: 'welcome', contract: CONTRACT_VERSION };

describe('before hello', () => {
  test('every call and every cancel is refused, and does nothing', async () => {
    const client = await open(false);
    const before = stateOf(host.dataFolder);
    client.say(text({ kind: 'call', id: 1, name: 'preferences.change', input: { rulebook: 'm11' } }));
    client.say(text({ kind: 'call', id: 2, name: 'backups.make' }));
    client.say(text({ kind: 'cancel', id: 1 }));
    client.say(HELLO);
    await soon(() => client.heard).toHaveLength(4);
    const refused: ToWindow = { kind: 'refused', refusal: { reason: 'helloFirst' } };
    expect(client.heard).toEqual([refused, refused, refused, WELCOME]);
    expect(stateOf(host.dataFolder)).toEqual(before);
  });

  test('no event is told', async () => {
    const silent = await open(false);
    const other = await open();
    await other.call('preferences.change', { light: 'highContrast' });
    await other.call('preferences.reset');
    // Whatever had been told stands before this in what it hears.
    silent.say(text({ kind: 'call', id: 1, name: 'program.ping' }));
    await soon(() => silent.heard).not.toEqual([]);
    expect(silent.heard).toEqual([{ kind: 'refused', refusal: { reason: 'helloFirst' } }]);
  });

  test.each([0, CONTRACT_VERSION + 1, 999])(
    'a window of version %i is told which one is spoken here',
    async (contract) => {
      const client = await open(false);
      client.say(text({ kind: 'hello', contract }));
      client.say(text({ kind: 'call', id: 1, name: 'program.ping' }));
      await soon(() => client.heard).toHaveLength(2);
      expect(client.heard).toEqual([
        { kind: 'refused', refusal: { reason: 'otherVersion', detail: String(CONTRACT_VERSION) } },
        { kind: 'refused', refusal: { reason: 'helloFirst' } },
      ]);
    },
  );
});

describe('after hello', () => {
  test('a second hello is only welcomed again', async () => {
    const client = await open();
    expect(await client.answersTo(HELLO)).toEqual([WELCOME]);
  });

  test('a cancel of a call that never was, or has ended, is refused', async () => {
    const client = await open();
    const heard = await client.answersTo(
      text({ kind: 'cancel', id: 7 }),
      text({ kind: 'call', id: 7, name: 'program.ping' }),
    );
    expect(heard).toContainEqual({ kind: 'refused', refusal: { reason: 'noSuchCall', detail: '7' } });
    const late = await client.answersTo(text({ kind: 'cancel', id: 7 }));
    expect(late).toEqual([{ kind: 'refused', refusal: { reason: 'noSuchCall', detail: '7' } }]);
  });

  test('a number in use is refused, and its call ends as if nothing had been said', async () => {
    const client = await open();
    client.sayTogether(
      text({ kind: 'call', id: 1, name: 'database.check' }),
      text({ kind: 'call', id: 1, name: 'preferences.change', input: { rulebook: 'm11' } }),
    );
    const refused = await client.take((message) => message.kind === 'refused');
    expect(refused).toEqual({ kind: 'refused', refusal: { reason: 'numberInUse', detail: '1' } });
    const outcome = await client.take((message) => message.kind === 'outcome');
    expect(outcome).toMatchObject({ id: 1, outcome: { ok: true, value: { sound: true } } });
    const preferences = await client.call('preferences.read');
    expect(preferences).toMatchObject({ ok: true, value: { rulebook: 'fifth' } });
  });

  test('a number may be used again once its call has ended', async () => {
    const client = await open();
    for (let turn = 0; turn < 3; turn++) {
      const heard = await client.answersTo(text({ kind: 'call', id: 5, name: 'program.ping' }));
      expect(heard).toEqual([{ kind: 'outcome', id: 5, outcome: { ok: true, value: null } }]);
    }
  });

  test('a long call can be cancelled, and leaves nothing behind', async () => {
    const client = await open();
    const before = stateOf(host.dataFolder);
    client.sayTogether(text({ kind: 'call', id: 1, name: 'backups.make' }), text({ kind: 'cancel', id: 1 }));
    const outcome = await client.take((message) => message.kind === 'outcome');
    expect(outcome).toEqual({
      kind: 'outcome',
      id: 1,
      outcome: { ok: false, refusal: { reason: 'cancelled' } },
    });
    expect(stateOf(host.dataFolder)).toEqual(before);
  });

  test('of far too many calls at once each is answered once, and the next one works', async () => {
    const client = await open();
    const ids = Array.from({ length: 10 * MOST_CALLS_AT_ONCE }, (_, index) => index);
    for (const id of ids) client.say(text({ kind: 'call', id, name: 'database.check' }));
    const answered = new Map<number, string>();
    while (answered.size < ids.length) {
      const message = await client.take(({ kind }) => kind === 'outcome');
      if (message.kind !== 'outcome') throw new Error(message.kind);
      expect(answered.has(message.id)).toBe(false);
      answered.set(message.id, message.outcome.ok ? 'ok' : message.outcome.refusal.reason);
    }
    expect(new Set(answered.values())).toEqual(new Set(['ok', 'tooManyCalls']));
    expect(await client.call('program.ping')).toEqual({ ok: true, value: null });
    expect(client.heard.filter(({ kind }) => kind === 'outcome')).toEqual([]);
  });
});

describe('a window that goes', () => {
  afterEach(async () => {
    const client = await open();
    expect(await client.call('program.ping')).toEqual({ ok: true, value: null });
  });

  test('in the middle of its calls leaves nothing half done', async () => {
    const client = await openClient(host, { cookie });
    client.say(text({ kind: 'call', id: 1, name: 'backups.make' }));
    client.say(text({ kind: 'call', id: 2, name: 'database.check' }));
    client.socket.terminate();
    await client.closed;
    const halfDone = () =>
      Object.keys(stateOf(host.dataFolder)).filter((name) => name.includes('unfinished'));
    await soon(halfDone).toEqual([]);
  });

  test('without a word does not keep the others from hearing', async () => {
    const gone = await openClient(host, { cookie });
    gone.socket.terminate();
    const listening = await open();
    const other = await open();
    await other.call('preferences.change', { textSize: 130 });
    const event = await listening.take(({ kind }) => kind === 'event');
    expect(event).toMatchObject({ name: 'preferences.changed', payload: { textSize: 130 } });
    await other.call('preferences.reset');
  });
});
