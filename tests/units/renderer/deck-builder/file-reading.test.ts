/** A deck file from the window's side: how far it is while the program reads it, and how that is stopped. */
import { expect, test } from 'vitest';
import type { FileInput } from '../../../../src-shared/collection-calls.ts';
import type { Outcome } from '../../../../src-shared/contract.ts';
import type { ReadDeck } from '../../../../src-shared/decks.ts';
import { FileReading } from '../../../../src-renderer/deck-builder/file-reading.svelte.ts';
import type { CallOptions } from '../../../../src-renderer/program/calls-under-way.ts';
import type { ProgramClient } from '../../../../src-renderer/program/client.ts';

interface Asked {
  readonly options: CallOptions;
  readonly end: (outcome: Outcome<ReadDeck>) => void;
}

/** A program that answers when the test says so. */
function waiting() {
  const asked: Asked[] = [];
  const call = (_: string, __: { file: FileInput }, options: CallOptions) =>
    new Promise((resolve) => {
      asked.push({ options, end: resolve });
    });
  const reading = new FileReading({ call } as unknown as ProgramClient);
  const ask = (text: string) => {
    const ended = reading.readText(text);
    const last = asked.at(-1);
    if (!last) throw new Error('Nothing was asked.');
    return { ...last, ended };
  };
  return { reading, ask };
}

const readAs = (name: string): Outcome<ReadDeck> => ({
  ok: true,
  value: { deck: { name, tags: [], entries: [], fields: {}, kept: [] }, findings: [], format: 'plain' },
});

test('it shows how far it is, and then what was read', async () => {
  const { reading, ask } = waiting();
  const { options, end, ended } = ask('long');
  expect(reading.asking).toEqual({ progress: undefined, isStopping: false });
  options.onProgress?.({ done: 3, total: 20 });
  expect(reading.asking?.progress).toEqual({ done: 3, total: 20 });
  end(readAs('Knights'));
  await ended;
  expect(reading.asking).toBeUndefined();
  expect(reading.name).toBe('Knights');
});

test('stopped by the player, it is silent and free for the next', async () => {
  const { reading, ask } = waiting();
  const { options, end, ended } = ask('long');
  reading.stop();
  expect(options.signal?.aborted).toBe(true);
  expect(reading.asking?.isStopping).toBe(true);
  end({ ok: false, refusal: { reason: 'cancelled' } });
  await ended;
  expect(reading.trouble).toBeUndefined();
  expect(reading.isBusy).toBe(false);
});

test('another file that is opened meanwhile takes its place', async () => {
  const { reading, ask } = waiting();
  const first = ask('long');
  const second = ask('short');
  expect(first.options.signal?.aborted).toBe(true);
  second.end(readAs('Second'));
  await second.ended;
  first.end(readAs('First'));
  await first.ended;
  expect(reading.name).toBe('Second');
});
