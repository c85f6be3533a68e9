/** Files from the desktop, as the window takes them. */
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../src-main/program/connection.ts';
import type { Handle } from '../../../src-main/program/handlers.ts';
import { ProgramClient } from '../../../src-renderer/program/client.ts';
import { HandedFiles } from '../../../src-renderer/program/handed-files.svelte.ts';
import type { HandedFile } from '../../../src-shared/handed-files.ts';
import { FakeDoor } from './fake-door.ts';

const DECK = { kind: 'deck', name: 'a.dck', base64: 'NjAgUGxhaW5z' } as const;
const OTHER = { ...DECK, name: 'b.dck' } as const;

function windowWith(waiting: HandedFile[]) {
  const handle: Handle = (name) => {
    if (name !== 'files.handedOver') throw new Error(`Not asked for here: ${name}`);
    return waiting.shift() ?? null;
  };
  const door = new FakeDoor();
  const end = connect(handle, (text) => {
    door.say(text);
  });
  door.onSent = (text) => {
    end.receive(text);
  };
  const client = new ProgramClient(() => door);
  onTestFinished(() => {
    client.close();
  });
  const seen: string[] = [];
  const files = new HandedFiles(client, {
    duel: (text) => {
      seen.push(text);
      return Promise.resolve();
    },
    deck: () => {
      seen.push('the deck box');
    },
  });
  return { files, seen, waiting, end };
}

test('that wait already are taken one after the other: duels are shown, decks wait in the deck box', async () => {
  const { files, seen } = windowWith([DECK, { kind: 'duel', text: 'a duel' }, OTHER]);
  expect(await files.take()).toBeUndefined();
  expect(seen).toEqual(['the deck box', 'a duel', 'the deck box']);
  expect([files.nextDeck(), files.nextDeck(), files.nextDeck()]).toEqual([DECK, OTHER, undefined]);
});

test('that come later are taken when the program tells of them', async () => {
  const { files, seen, waiting, end } = windowWith([]);
  expect(await files.take()).toBeUndefined();
  waiting.push(DECK);
  end.tell('files.waiting', null);
  await expect.poll(() => seen).toEqual(['the deck box']);
  expect(files.decks).toEqual([DECK]);
});
