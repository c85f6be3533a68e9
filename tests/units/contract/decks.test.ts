/** What rulebooks and formats of play say to a deck, and the deck box, through the real socket. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Settled } from '../../../src-shared/collection.ts';
import type { Deck } from '../../../src-shared/decks.ts';
import { BY_NAME } from '../../../src-shared/search/order.ts';
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
  const wanted = { name: 'Ada', portrait: aFace('Ada'), rulebook: 'fifth', holds: 'everything' } as const;
  player = settled(value(await client.call('players.add', wanted))).id;
});
afterAll(async () => {
  await client.close();
  expect((await host.stop()).remarked).toBe('');
});

function settled<Value>(outcome: Settled<Value>): Value {
  if (outcome.kind === 'refused') throw new Error(`Refused: ${outcome.refusal.reason}`);
  return outcome.value;
}

const deckOf = (...cards: readonly (readonly [number, string])[]): Deck => ({
  tags: [],
  entries: cards.map(([count, name]) => ({
    ...{ name, known: true, count, zone: 'main', foil: 'no', tags: [], fields: {} },
  })),
  fields: {},
  kept: [],
});

const POWER = deckOf([2, 'Black Lotus'], [58, 'Swamp']);

test('U188, R476: a format tells of banned and restricted cards, with the day of its list', async () => {
  const vintage = value(
    await client.call('decks.check', { content: POWER, against: { kind: 'format', format: 'Vintage' } }),
  );
  expect(vintage.breaches).toMatchObject([
    { kind: 'restricted', card: 'Black Lotus', count: 2, allowed: 1, rule: 'R476', date: vintage.date },
  ]);
  expect(vintage.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  const legacy = value(
    await client.call('decks.check', { content: POWER, against: { kind: 'format', format: 'Legacy' } }),
  );
  expect(legacy.breaches).toMatchObject([{ kind: 'banned', card: 'Black Lotus' }]);
  const { names, latest } = value(await client.call('decks.formats'));
  expect(names).toEqual(expect.arrayContaining(['Standard', 'Vintage']));
  expect(latest >= (vintage.date ?? '')).toBe(true);
});

test('a format that nobody knows, and a day that is none, are refused', async () => {
  for (const against of [
    { kind: 'format', format: 'Kitchen table' } as const,
    { kind: 'format', format: 'Vintage', day: 'yesterday' } as const,
  ])
    expect(await client.call('decks.check', { content: POWER, against })).toMatchObject({
      ok: false,
      refusal: { reason: 'badInput' },
    });
});

test('U188: a search by format finds what may be played there, restricted cards among it', async () => {
  const { cards, entries } = value(await client.call('collection.catalogue', { rulebook: 'fifth' }));
  const namesOf = async (text: string): Promise<string[]> => {
    const found = value(
      await client.call('collection.search', {
        ...{ player, rulebook: 'fifth', text, order: BY_NAME, everyPrinting: false },
      }),
    );
    return found.entries.map((place) => cards[entries[place]?.card ?? -1]?.face.name ?? '');
  };
  expect(await namesOf('f:vintage !"Black Lotus"')).toEqual(['Black Lotus']);
  expect(await namesOf('restricted:vintage !"Black Lotus"')).toEqual(['Black Lotus']);
  expect(await namesOf('f:legacy !"Black Lotus"')).toEqual([]);
  expect(await namesOf('banned:legacy !"Black Lotus"')).toEqual(['Black Lotus']);
});

test('a deck of another rulebook is adapted, and then fits', async () => {
  const { deck, changes } = value(await client.call('decks.adapt', { content: POWER, rulebook: 'portal' }));
  expect(changes).toContainEqual(expect.objectContaining({ why: 'outOfTime', out: 'Black Lotus' }));
  const { breaches } = value(
    await client.call('decks.check', { content: deck, against: { kind: 'rulebook', rulebook: 'portal' } }),
  );
  expect(breaches).toEqual([]);
});

test('U192: a ready deck is a base; in the box it has a cover, colours and what speaks against it', async () => {
  const choice = value(await client.call('duels.choices')).decks.find(({ rulebooks }) =>
    rulebooks.includes('fifth'),
  );
  if (!choice) throw new Error('There is no ready deck.');
  const content = value(await client.call('decks.ready', { name: choice.name }));
  if (!content) throw new Error('The ready deck has no content.');
  const { id } = settled(
    value(await client.call('decks.add', { player, name: 'Mine', rulebook: 'fifth', content })),
  );
  const [fifth] = value(await client.call('decks.box', { player, rulebook: 'fifth' }));
  expect(fifth).toMatchObject({ deck: id, breaches: [] });
  expect(content.entries.map(({ name }) => name)).toContain(fifth?.cover);
  const [portal] = value(await client.call('decks.box', { player, rulebook: 'portal' }));
  expect(portal?.breaches).toContainEqual(expect.objectContaining({ kind: 'outOfTime' }));
  expect(value(await client.call('decks.ready', { name: 'No such deck' }))).toBeNull();

  settled(value(await client.call('decks.throwAway', { player, deck: id })));
  expect(value(await client.call('decks.box', { player, rulebook: 'fifth' }))).toEqual([]);
  expect(
    value(await client.call('decks.box', { player, rulebook: 'fifth', thrownAway: true })),
  ).toMatchObject([{ deck: id }]);
});
