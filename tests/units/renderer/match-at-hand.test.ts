/** A match as its room has it, joined to a program whose answers are the test's. */
import { beforeEach, expect, test } from 'vitest';
import { connect } from '../../../src-main/program/connection.ts';
import type { Handle } from '../../../src-main/program/handlers.ts';
import { MatchAtHand } from '../../../src-renderer/campaign/match-at-hand.svelte.ts';
import { ProgramClient } from '../../../src-renderer/program/client.ts';
import type { CallName } from '../../../src-shared/contract.ts';
import { FakeDoor } from './fake-door.ts';

const MATCH = '6f1d5f0c-55b9-4a51-8e9e-0a4a4c3d9a11';
const OTHER = '6f1d5f0c-55b9-4a51-8e9e-0a4a4c3d9a12';
const DUEL = '6f1d5f0c-55b9-4a51-8e9e-0a4a4c3d9a13';

let door: FakeDoor;
let asked: CallName[];
let refused: string[];
let answers: Partial<Record<CallName, unknown>>;
let room: MatchAtHand;

/** What is asked is answered a little later, as everywhere. */
const answered = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
};

const matchThatIs = (state: object): object => ({
  kind: 'done',
  value: { match: { id: MATCH, state }, score: {}, maySideboard: false },
});

const isChanged = (match: string): void => {
  door.say(JSON.stringify({ kind: 'event', name: 'campaign.changed', payload: { match } }));
};

beforeEach(() => {
  door = new FakeDoor();
  [asked, refused] = [[], []];
  answers = {
    'campaign.match': matchThatIs({ kind: 'duelling', duel: DUEL }),
    'duels.beginning': { first: 1 },
  };
  const handle = ((name: CallName) => {
    asked.push(name);
    return answers[name];
  }) as Handle;
  const end = connect(handle, (text) => {
    door.say(text);
  });
  door.onSent = (text) => {
    end.receive(text);
  };
  const client = new ProgramClient(() => door);
  room = new MatchAtHand(client, MATCH, (sentence) => refused.push(sentence));
});

test('it is read with how its duel began, and between two duels nothing of the last one is left', async () => {
  await room.read();
  expect(asked).toEqual(['campaign.match', 'duels.beginning']);
  expect(room.beginning).toEqual({ first: 1 });
  answers['campaign.match'] = matchThatIs({ kind: 'between' });
  await room.read();
  expect([room.view?.match.state.kind, room.beginning]).toEqual(['between', undefined]);
});

test('of a duel whose beginning nobody can tell any more, none is shown', async () => {
  await room.read();
  answers['duels.beginning'] = null;
  await room.read();
  expect([room.view?.match.state.kind, room.beginning]).toEqual(['duelling', undefined]);
});

test('it is read again when it has changed, not when another has, and no more once it was left', async () => {
  isChanged(OTHER);
  await answered();
  expect(asked).toEqual([]);
  isChanged(MATCH);
  await answered();
  expect(room.view?.match.id).toBe(MATCH);
  const before = asked.length;
  room.leave();
  isChanged(MATCH);
  await answered();
  expect(asked).toHaveLength(before);
});

test('the next duel is asked for once, however often it is clicked', async () => {
  answers['campaign.nextDuel'] = { kind: 'done', value: { duel: DUEL } };
  await Promise.all([room.nextDuel(), room.nextDuel()]);
  expect(asked.filter((name) => name === 'campaign.nextDuel')).toHaveLength(1);
  expect([room.isBusy, room.view?.match.id, refused]).toEqual([false, MATCH, []]);
});

test('a match that is no more is told, and so is what cannot be done', async () => {
  const refusal = { reason: 'noSuchMatch' };
  answers['campaign.match'] = { kind: 'refused', refusal };
  await room.read();
  expect([room.view, room.gone]).toEqual([undefined, expect.stringMatching(/\.$/)]);
  answers['campaign.giveUp'] = { kind: 'refused', refusal };
  await room.giveUp();
  expect(refused).toEqual([room.gone]);
});
