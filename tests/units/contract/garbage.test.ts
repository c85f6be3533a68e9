/** Whatever a window sends: each thing that makes no sense gets one refusal, and nothing else happens. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE, REFUSALS, type CallName, type ToWindow } from '../../../src-shared/contract.ts';
import { INPUTS } from '../../../src-main/program/inputs.ts';
import { openClient, type ContractClient } from '../../support/contract-client.ts';
import { stateOf } from '../../support/data-state.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';

const CALL_NAMES = Object.keys(INPUTS) as CallName[];
const CALLS_WITH_INPUT = ['preferences.change', 'notices.putAway', 'problems.record'] as const;
const CALLS_WITHOUT_INPUT = CALL_NAMES.filter((name) => !CALLS_WITH_INPUT.some((other) => other === name));

let host: WebHost;
let client: ContractClient;
let before: unknown;

beforeAll(async () => {
  host = await startWebHost();
  client = await openClient(host);
  await client.call('preferences.change', { rulebook: 'portal' });
  await client.call('problems.record', { where: 'a test', message: 'the only one' });
  client.heard.length = 0;
});
afterAll(async () => {
  await client.close();
  expect((await host.stop()).remarked).toBe('');
});

async function state() {
  return {
    preferences: await client.call('preferences.read'),
    notices: await client.call('notices.read'),
    problems: await client.call('problems.recent'),
    files: stateOf(host.dataFolder),
  };
}

beforeEach(async () => {
  before = await state();
});
afterEach(async () => {
  expect(await state()).toEqual(before);
});

let lastId = 0;

function callText(name: string, input: unknown): string {
  return JSON.stringify({ kind: 'call', id: ++lastId, name, input });
}

async function expectOneRefusal(text: string, ...reasons: string[]): Promise<ToWindow> {
  const heard = await client.answersTo(text);
  expect(heard).toHaveLength(1);
  const [message] = heard as [ToWindow];
  const refusal = refusalIn(message);
  expect(REFUSALS).toContain(refusal.reason);
  if (reasons.length > 0) expect(reasons).toContain(refusal.reason);
  // What was wrong is named, and never repeated.
  expect((refusal.detail ?? '').length).toBeLessThanOrEqual(200);
  return message;
}

function refusalIn(message: ToWindow) {
  if (message.kind === 'refused') return message.refusal;
  if (message.kind === 'outcome' && !message.outcome.ok) return message.outcome.refusal;
  throw new Error(`Not a refusal: ${JSON.stringify(message)}`);
}

describe('texts that are no message', () => {
  test.each([
    '',
    ' ',
    'hello',
    '{',
    '{"kind":"call"',
    'null',
    'true',
    '0',
    '""',
    '[]',
    '{}',
    '[{"kind":"hello","contract":1}]',
    '{"kind":null}',
    '{"kind":"welcome","contract":1}',
    '{"kind":"outcome","id":1,"outcome":{"ok":true}}',
    '{"kind":"toString"}',
    '{"kind":"__proto__"}',
    '{"kind":["call"],"id":1,"name":"program.ping"}',
    '{"kind":"hello"}',
    '{"kind":"hello","contract":"1"}',
    '{"kind":"hello","contract":1,"more":1}',
    '{"kind":"call","name":"program.ping"}',
    '{"kind":"call","id":1}',
    '{"kind":"call","id":"1","name":"program.ping"}',
    '{"kind":"call","id":-1,"name":"program.ping"}',
    '{"kind":"call","id":1.5,"name":"program.ping"}',
    '{"kind":"call","id":1e300,"name":"program.ping"}',
    '{"kind":"call","id":9007199254740993,"name":"program.ping"}',
    '{"kind":"call","id":null,"name":"program.ping"}',
    '{"kind":"call","id":1,"name":null}',
    '{"kind":"call","id":1,"name":["program.ping"]}',
    '{"kind":"call","id":1,"name":"program.ping","more":1}',
    '{"kind":"call","id":1,"name":"program.ping","__proto__":{"input":1}}',
    '{"kind":"cancel"}',
    '{"kind":"cancel","id":{}}',
    '{"kind":"cancel","id":1,"name":"program.ping"}',
    '\u0000',
    '\uFEFF{"kind":"hello","contract":1}',
    '['.repeat(100_000),
    '{"a":'.repeat(100_000),
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'x'.repeat(1_000_000),
  ])('%.60s', async (text) => {
    await expectOneRefusal(text, 'notUnderstood');
  });

  test('of any kind', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ kind: value })),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        await expectOneRefusal(text, 'notUnderstood');
      }),
      { numRuns: 300 },
    );
  });

  test('but longer than a message may be', async () => {
    await expectOneRefusal('x'.repeat(LONGEST_MESSAGE + 1), 'tooLarge');
    await expectOneRefusal(callText('problems.record', 'x'.repeat(LONGEST_MESSAGE)), 'tooLarge');
  });
});

describe('calls that do not exist', () => {
  test.each([
    '',
    ' ',
    'ping',
    'Program.ping',
    'program.ping ',
    'program.ping\u0000',
    'program',
    'program.',
    'program.constructor',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '__defineGetter__',
    'x'.repeat(100_000),
  ])('%.60j', async (name) => {
    await expectOneRefusal(callText(name, undefined), 'unknownCall');
    await expectOneRefusal(callText(name, { id: 1 }), 'unknownCall');
  });

  test('of any name', async () => {
    const names = fc.oneof(
      fc.string(),
      fc.constantFrom(...CALL_NAMES).map((name) => `${name}.`),
    );
    await fc.assert(
      fc.asyncProperty(names, fc.jsonValue(), async (name, input) => {
        fc.pre(!CALL_NAMES.some((known) => known === name));
        await expectOneRefusal(callText(name, input), 'unknownCall');
      }),
      { numRuns: 100 },
    );
  });
});

describe('inputs that do not fit', () => {
  const SHAPES = [
    null,
    false,
    0,
    -1,
    1.5,
    '',
    'text',
    [],
    [[]],
    [{}],
    {},
    { id: {} },
    { '': '' },
    { length: 0 },
  ];

  test.each(CALLS_WITHOUT_INPUT)('%s takes none', async (name) => {
    for (const input of SHAPES) await expectOneRefusal(callText(name, input), 'badInput');
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (input) => {
        await expectOneRefusal(callText(name, input), 'badInput');
      }),
      { numRuns: 25 },
    );
  });

  const long = (length: number) => 'x'.repeat(length);
  test.each<[CallName, unknown]>([
    ['preferences.change', []],
    ['preferences.change', null],
    ['preferences.change', 'alpha'],
    ['preferences.change', { rulebook: null }],
    ['preferences.change', { rulebook: 'Alpha' }],
    ['preferences.change', { rulebook: ['alpha'] }],
    ['preferences.change', { rulebook: 'constructor' }],
    ['preferences.change', { light: 'off' }],
    ['preferences.change', { motion: true }],
    ['preferences.change', { textSize: 101 }],
    ['preferences.change', { textSize: '100' }],
    ['preferences.change', { textSize: 1e300 }],
    ['preferences.change', { volume: 3 }],
    ['preferences.change', { light: 'darkRoom', motion: 'slow' }],
    ['preferences.change', { light: 'darkRoom', __internal__: {} }],
    ['preferences.change', { light: 'darkRoom', 'a.b': 1 }],
    ['notices.putAway', undefined],
    ['notices.putAway', {}],
    ['notices.putAway', []],
    ['notices.putAway', 1],
    ['notices.putAway', { id: '1' }],
    ['notices.putAway', { id: -1 }],
    ['notices.putAway', { id: 0.5 }],
    ['notices.putAway', { id: 2 ** 53 }],
    ['notices.putAway', { id: null }],
    ['notices.putAway', { id: 1, or: 1 }],
    ['notices.putAway', { id: "1' OR '1'='1" }],
    ['problems.record', {}],
    ['problems.record', []],
    ['problems.record', { where: 'a' }],
    ['problems.record', { where: 'a', message: 1 }],
    ['problems.record', { where: 'a', message: 'b', stack: null }],
    ['problems.record', { where: 'a', message: 'b', stack: [] }],
    ['problems.record', { where: 'a', message: 'b', at: 'now' }],
    ['problems.record', { where: long(201), message: 'b' }],
    ['problems.record', { where: 'a', message: long(2_001) }],
    ['problems.record', { where: 'a', message: 'b', stack: long(20_001) }],
    ['problems.record', { where: 'a', message: long(10_000_000) }],
  ])('%s refuses %.60j', async (name, input) => {
    await expectOneRefusal(callText(name, input), 'badInput');
  });

  test.each(CALL_NAMES)('%s refuses what tries to change prototypes', async (name) => {
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
      const text = `{"kind":"call","id":${++lastId},"name":"${name}","input":{"${key}":{"rulebook":"alpha"}}}`;
      await expectOneRefusal(text, 'badInput');
    }
  });

  test.each(CALLS_WITH_INPUT)('%s refuses anything with a field that it does not know', async (name) => {
    const fields = ['rulebook', 'light', 'motion', 'textSize', 'id', 'where', 'message', 'stack', 'other'];
    const inputs = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue(), { minKeys: 1 });
    await fc.assert(
      fc.asyncProperty(inputs, fc.jsonValue(), async (input, value) => {
        await expectOneRefusal(callText(name, { ...input, unheardOf: value }), 'badInput');
      }),
      { numRuns: 100 },
    );
  });
});
