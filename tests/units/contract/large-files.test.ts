/** W2: a file that takes long to read holds nobody else, tells how far it is, and can be stopped. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileInput } from '../../../src-shared/collection-calls.ts';
import {
  LONGEST_MESSAGE,
  type CallName,
  type Input,
  type Outcome,
  type Output,
  type Progress,
} from '../../../src-shared/contract.ts';
import { openClient, type ContractClient } from '../../support/contract-client.ts';
import { value } from '../../support/duel-window.ts';
import { aFace } from '../../support/faces.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';

let host: WebHost;
let client: ContractClient;
let player: number;

beforeAll(async () => {
  host = await startWebHost();
  client = await openClient(host);
  const added = value(
    await client.call('players.add', { name: 'Ada', portrait: aFace(), rulebook: 'fifth', holds: 'own' }),
  );
  if (added.kind === 'refused') throw new Error(added.refusal.reason);
  player = added.value.id;
});
afterAll(async () => {
  await client.close();
  expect((await host.stop()).remarked).toBe('');
});

/** Names that are near to many, and of no card. */
const strangers = (count: number): FileInput => ({
  kind: 'text',
  text: Array.from({ length: count }, (_, line) => `1 Serra Angle ${line}`).join('\n'),
});

interface Watched<Value> {
  readonly outcome: Outcome<Value>;
  readonly told: readonly Progress[];
  /** Calls that were answered while it was under way. */
  readonly answered: number;
}

/** Asks something else again and again until it is done, or stops it once so many were answered. */
async function watched<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  stopAfter = Infinity,
): Promise<Watched<Output<Name>>> {
  const id = 1;
  client.say(JSON.stringify({ kind: 'call', id, name, input }));
  const isOutcome = (message: ContractClient['heard'][number]) =>
    message.kind === 'outcome' && message.id === id;
  let answered = 0;
  while (!client.heard.some(isOutcome)) {
    value(await client.call('program.ping'));
    answered += 1;
    if (answered === stopAfter) client.say(JSON.stringify({ kind: 'cancel', id }));
  }
  const said = await client.take(isOutcome);
  const told = client.heard
    .splice(0)
    .flatMap((message) => (message.kind === 'progress' ? [message.progress] : []));
  return { outcome: (said as { outcome: Outcome<Output<Name>> }).outcome, told, answered };
}

/** With all of it in the main thread not one was answered before the end. */
const MANY = 20;

test('a collection of many lines, and what it brings is there', async () => {
  const { kind: _, ...file } = strangers(20_000) as { kind: 'text'; text: string };
  const text = `4 Serra Angel\n${file.text}`;
  const { outcome, told, answered } = await watched('collection.import', {
    player,
    file: { kind: 'text', text },
  });
  expect(answered).toBeGreaterThan(MANY);
  expect(value(outcome)).toMatchObject({ kind: 'done', value: { cards: 4 } });
  expect(told.map(({ done }) => done)).toEqual(
    told.map(({ done }) => done).toSorted((one, other) => one - other),
  );
  expect(told.length).toBeGreaterThan(10);
  expect(told.at(-1)).toEqual({ done: 20_002, total: 20_002 });
});

test('it can be stopped, and nothing of it comes', async () => {
  const before = await client.call('collection.owned', { player });
  const { outcome } = await watched('collection.import', { player, file: strangers(200_000) }, 3);
  expect(outcome).toEqual({ ok: false, refusal: { reason: 'cancelled' } });
  expect(await client.call('collection.owned', { player })).toEqual(before);
});

test('a deck of many lines', async () => {
  const { outcome, answered } = await watched('files.readDeck', { file: strangers(10_000) });
  expect(answered).toBeGreaterThan(MANY);
  expect(value(outcome).deck.entries).toHaveLength(10_000);
});

test('what is more than a message may hold is refused', async () => {
  // What comes of a line is twice as long as the line.
  const text = Array.from({ length: 100_000 }, (_, line) => `1 ${'x'.repeat(80)} ${line}`).join('\n');
  expect(text.length).toBeLessThan(0.7 * LONGEST_MESSAGE);
  const { outcome } = await watched('files.readDeck', { file: { kind: 'text', text } });
  expect(outcome).toMatchObject({ ok: false, refusal: { reason: 'tooLarge' } });
});

test('nothing but brackets', async () => {
  const { outcome, answered } = await watched('files.readDeck', {
    file: { kind: 'text', text: '['.repeat(4_000_000) },
  });
  expect(answered).toBeGreaterThan(MANY);
  expect(value(outcome)).toMatchObject({ deck: { entries: [] } });
});

test('a short one is read at once, as ever', async () => {
  const read = value(await client.call('files.readDeck', { file: { kind: 'text', text: '4 Serra Angel' } }));
  expect(read.deck.entries).toMatchObject([{ name: 'Serra Angel', count: 4 }]);
});
