/** B2: a file with all that a player has is taken over whole, or refused with nothing changed. */
import { expect, onTestFinished, test } from 'vitest';
import type { CollectionBackup } from '../../../src-main/collection/files/backup.ts';
import { newDataFolder } from '../../support/database/data-folder.ts';
import { fillHouse } from '../../support/full-house.ts';
import { startIn, type OwnProgram } from '../../support/own-program.ts';
import { enterEveryRoom } from '../../support/rooms.ts';

function house(): { folder: string; program: OwnProgram; ada: number } {
  const folder = newDataFolder();
  const { ada } = fillHouse(folder);
  const program = startIn(folder);
  onTestFinished(program.close);
  return { folder, program, ada };
}

/** Everything may be written into such a file. */
interface Written extends Omit<CollectionBackup, 'past'> {
  past: NonNullable<CollectionBackup['past']>;
}

async function writtenBy(program: OwnProgram, player: number): Promise<Written> {
  return JSON.parse((await program.value('collection.backUp', { player })) ?? '') as Written;
}

const offered = (program: OwnProgram, file: unknown) =>
  program.value('collection.restore', { text: JSON.stringify(file) });

/** What is inside of a text that is JSON, changed. */
const inside = (text: string, change: (value: Record<string, unknown>) => void): string => {
  const value = JSON.parse(text) as Record<string, unknown>;
  change(value);
  return JSON.stringify(value);
};

const FAULTS: Readonly<Record<string, (file: Written) => void>> = {
  'a face that is a word': ({ player }) => (player.portrait = '<svg onload=alert(1)>'),
  'a face without anything': ({ player }) => (player.portrait = '{}'),
  'a rulebook that nobody knows': ({ player }) => (player.rulebook = 'ninth'),
  'a way to hold cards that nobody knows': ({ player }) => (player.holds = 'some'),
  'a time that is none': ({ player }) => (player.began = 'yesterday'),
  'a pack that cannot be opened': ({ packs: [pack] }) => pack && (pack.set = 'XXX'),
  'a change of no kind': ({ changes: [change] }) => change && (change.kind = 'stolen'),
  'facts that are a list': ({ changes: [change] }) => change && (change.facts = '[[1]]'),
  'a change that undoes a later one': ({ changes: [change] }) => change && (change.undoes = 3),
  'more cards than can be counted': ({ changes: [change] }) =>
    change?.cards.push(['Forest', '5ED', '446', 'no', 1e15]),
  'a deck without versions': ({ decks: [deck] }) => deck && (deck.versions = []),
  'a deck of which the cards are a word': ({ decks: [deck] }) =>
    deck?.versions.forEach((version) => (version.content = '"cards"')),
  'two decks of one name': ({ decks }) => decks[0] && decks.push(decks[0]),
  'tags that are no words': ({ decks: [deck] }) => deck && (deck.tags = '[1]'),
  'a match without terms': ({ past }) => past.matches.forEach((match) => (match.content = '{}')),
  'a match that is nothing': ({ past }) => past.matches.forEach((match) => (match.content = 'null')),
  'a match with no size': ({ past }) =>
    past.matches.forEach(
      (match) => (match.content = inside(match.content, (content) => (content['terms'] = { size: 'long' }))),
    ),
  'a match that says it is another': ({ past: { matches } }) =>
    matches.forEach((match) => (match.id = '00000000-0000-4000-8000-000000000099')),
  'a round of no gauntlet': ({ past }) => (past.gauntlets = []),
  'a gauntlet without opponents': ({ past }) =>
    past.gauntlets.forEach(
      (one) => (one.content = inside(one.content, (content) => (content['opponents'] = []))),
    ),
  'a result at no level': ({ past: { results } }) => results.forEach((result) => (result.level = 'expert')),
  'a duel without seats': ({ past: { duels } }) =>
    duels.forEach(
      (duel) => (duel.summary = inside(duel.summary, (summary) => Reflect.deleteProperty(summary, 'seats'))),
    ),
  'a duel that nobody could lay on a table': ({ past: { duels } }) =>
    duels.forEach((duel) => (duel.setup = '{}')),
};

test.each(Object.entries(FAULTS))('%s: it is refused, and nothing has changed', async (_, spoil) => {
  const { program, ada } = house();
  const file = await writtenBy(program, ada);
  const before = [await program.value('players.list'), await program.value('duels.list')];
  spoil(file);
  expect(await offered(program, file)).toEqual({ kind: 'refused', refusal: { reason: 'damagedBackup' } });
  expect([await program.value('players.list'), await program.value('duels.list')]).toEqual(before);
  await enterEveryRoom(program);
});

test('as it was written it is taken over whole, also by its number of the first days', async () => {
  const { program, ada, folder } = house();
  const file = await writtenBy(program, ada);
  expect(file.version).toBe(2);
  for (const version of [1, 2]) {
    const settled = await offered(program, { ...file, version });
    if (settled.kind === 'refused') throw new Error(settled.refusal.reason);
    const { id } = settled.value;
    expect(await program.value('decks.list', { player: id })).toHaveLength(1);
    expect(await program.value('campaign.results', { player: id })).toHaveLength(2);
  }
  await enterEveryRoom(program);
  program.close();
  const again = startIn(folder);
  onTestFinished(again.close);
  await enterEveryRoom(again);
});

test('one of a later version is refused in words of its own', async () => {
  const { program, ada } = house();
  const file = { ...(await writtenBy(program, ada)), version: 3, player: 'of another shape' };
  expect(await offered(program, file)).toEqual({ kind: 'refused', refusal: { reason: 'laterBackup' } });
});

test('a name out of the days when nobody looked loses what cannot be read', async () => {
  const { program, ada } = house();
  const file = await writtenBy(program, ada);
  const settled = await offered(program, { ...file, player: { ...file.player, name: 'A\u202Ed\u0000o' } });
  expect(settled).toMatchObject({ value: { name: 'Ado' } });
});
