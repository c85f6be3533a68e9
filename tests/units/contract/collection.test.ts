/** Players, their cards and decks, through the real socket. */
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

beforeAll(async () => {
  host = await startWebHost();
  client = await openClient(host);
});
afterAll(async () => {
  await client.close();
  expect((await host.stop()).remarked).toBe('');
});

function settled<Value>(outcome: Settled<Value>): Value {
  if (outcome.kind === 'refused') throw new Error(`Refused: ${outcome.refusal.reason}`);
  return outcome.value;
}

async function newPlayer(name: string, holds: 'own' | 'everything' = 'own'): Promise<number> {
  const portrait = aFace(name);
  return settled(value(await client.call('players.add', { name, portrait, rulebook: 'm11', holds }))).id;
}

test('a player begins with packs of the time, opens them, and finds the cards', async () => {
  const player = await newPlayer('Ada');
  const packs = value(await client.call('packs.list', { player }));
  expect(packs.map(({ set }) => set)).toEqual(Array.from({ length: 6 }, () => 'M11'));
  const [first] = packs;
  if (!first) throw new Error('There is no pack.');
  const { cards, change } = settled(value(await client.call('packs.open', { player, pack: first.id })));
  expect(value(await client.call('collection.owned', { player }))).toHaveLength(cards.length);
  expect(value(await client.call('collection.history', { player }))).toMatchObject([
    { id: change, kind: 'pack' },
  ]);

  const { cards: all, entries } = value(await client.call('collection.catalogue', { rulebook: 'm11' }));
  const found = value(
    await client.call('collection.search', {
      ...{ player, rulebook: 'm11', text: 'is:owned', order: BY_NAME, everyPrinting: true },
    }),
  );
  const names = found.entries.map((place) => all[entries[place]?.card ?? -1]?.face.name);
  expect(new Set(names)).toEqual(new Set(cards.map(({ card }) => card)));
});

test('whoever holds every card has no packs, and enough of all', async () => {
  const player = await newPlayer('Everyone', 'everything');
  expect(value(await client.call('packs.list', { player }))).toEqual([]);
  const { entries, findings } = value(
    await client.call('collection.search', {
      ...{ player, rulebook: 'alpha', text: 'own>=60 own:', order: BY_NAME, everyPrinting: false },
    }),
  );
  expect(entries.length).toBeGreaterThan(1_400);
  expect(findings).toMatchObject([{ kind: 'noValue', words: 'own' }]);
});

test('the player who sat down last comes first; one thrown away is gone until taken back', async () => {
  const player = await newPlayer('Bela');
  settled(value(await client.call('players.sit', { player })));
  expect(value(await client.call('players.list'))[0]?.name).toBe('Bela');
  settled(value(await client.call('players.throwAway', { player })));
  expect(value(await client.call('players.list')).map(({ name }) => name)).not.toContain('Bela');
  expect(value(await client.call('players.sit', { player }))).toMatchObject({
    refusal: { reason: 'noSuchPlayer' },
  });
  settled(value(await client.call('players.takeBack', { player })));
});

test('a wizard trades what is in its binder today, for as much in return', async () => {
  const player = await newPlayer('Cleo');
  const [binder] = value(await client.call('trading.binders', { player }));
  const [wanted] = binder?.cards ?? [];
  if (!binder || !wanted) throw new Error('There is nothing to trade.');
  const nothing = { player, wizard: binder.wizard, offer: { given: [], taken: [{ ...wanted, count: 1 }] } };
  expect(value(await client.call('trading.wants', nothing))).toBeGreaterThan(0);
  expect(value(await client.call('trading.trade', nothing))).toMatchObject({ refusal: { reason: 'unfair' } });
  const given = { card: 'Shivan Dragon', set: 'M10', number: '154', foil: 'no' as const, count: 4 };
  settled(value(await client.call('collection.change', { player, cards: [given] })));
  const fair = { ...nothing, offer: { ...nothing.offer, given: [given] } };
  settled(value(await client.call('trading.trade', fair)));
  const [after] = value(await client.call('trading.binders', { player }));
  const left = after?.cards.find(({ card, number }) => card === wanted.card && number === wanted.number);
  expect(left?.count ?? 0).toBe(wanted.count - 1);
});

test('an own deck is played as it is, once it is legal under the rulebook', async () => {
  const player = await newPlayer('Euna');
  settled(value(await client.call('players.sit', { player })));
  const forest = { name: 'Forest', known: true, zone: 'main', foil: 'no', tags: [], fields: {} } as const;
  const content: Deck = { tags: [], entries: [{ ...forest, count: 40 }], fields: {}, kept: [] };
  const added = await client.call('decks.add', { player, name: 'Small wood', rulebook: 'm11', content });
  const { id: own } = settled(value(added));
  const order = {
    rulebook: 'm11',
    seats: [{ player: 'person', own }, { player: 'random' }],
    undo: 'never',
    ante: false,
    allTimes: false,
    options: [],
  } as const;
  const refusal = await client.call('duels.begin', order);
  expect(refusal).toMatchObject({ ok: false, refusal: { reason: 'deckNotLegal' } });
  expect(JSON.stringify(refusal)).toContain('R005');
  const larger: Deck = { ...content, entries: [{ ...forest, count: 60 }] };
  const from = value(await client.call('decks.read', { player, deck: own }))?.revision ?? '';
  settled(value(await client.call('decks.save', { player, deck: own, content: larger, from })));
  const { duel } = value(await client.call('duels.begin', order));
  const summary = value(await client.call('duels.list')).find(({ id }) => id === duel);
  expect(summary?.seats[0]?.deck).toBe('Small wood');
  expect(
    await client.call('duels.begin', {
      ...order,
      seats: [{ player: 'person', own: 999 }, { player: 'random' }],
    }),
  ).toMatchObject({ refusal: { reason: 'noSuchDeck' } });
});

test('a deck is kept, changed, thrown away and taken back', async () => {
  const player = await newPlayer('Dido');
  const forest = { name: 'Forest', known: true, zone: 'main', foil: 'no', tags: [], fields: {} } as const;
  const content: Deck = { tags: [], entries: [{ ...forest, count: 60 }], fields: {}, kept: [] };
  const { id: deck } = settled(
    value(await client.call('decks.add', { player, name: 'Trees', rulebook: 'm11', content })),
  );
  const fewer: Deck = { ...content, entries: [{ ...forest, count: 59 }] };
  const from = value(await client.call('decks.read', { player, deck }))?.revision ?? '';
  settled(value(await client.call('decks.save', { player, deck, content: fewer, from })));
  expect(value(await client.call('decks.read', { player, deck }))?.deck).toEqual(fewer);
  expect(value(await client.call('decks.read', { player, deck, version: 1 }))?.deck).toEqual(content);
  expect(value(await client.call('decks.read', { player: player + 1, deck }))).toBeNull();
  settled(value(await client.call('decks.throwAway', { player, deck })));
  expect(value(await client.call('decks.list', { player }))).toEqual([]);
  settled(value(await client.call('decks.takeBack', { player, deck })));
  expect(value(await client.call('decks.list', { player })).map(({ name }) => name)).toEqual(['Trees']);
});
