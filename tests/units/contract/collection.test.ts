/** Players, their cards and decks, through the real socket. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Settled } from '../../../src-shared/collection.ts';
import type { Deck } from '../../../src-shared/decks.ts';
import { BY_NAME } from '../../../src-shared/search/order.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
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
    seats: [{ player: 'person', deck: { kind: 'own', deck: own } }, { player: 'random' }],
    ...USUAL_CUSTOMS,
    undo: 'never',
    ante: false,
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
      seats: [{ player: 'person', deck: { kind: 'own', deck: 999 } }, { player: 'random' }],
    }),
  ).toMatchObject({ refusal: { reason: 'noSuchDeck' } });
});

test('an own deck is played with all that a rulebook counts, and nothing that lies beside it', async () => {
  const player = await newPlayer('Ida');
  settled(value(await client.call('players.sit', { player })));
  const forest = { name: 'Forest', known: true, foil: 'no', tags: [], fields: {} } as const;
  const content: Deck = {
    ...{ tags: [], fields: {}, kept: [] },
    entries: [
      { ...forest, count: 45, zone: 'main' },
      { ...forest, count: 15, zone: 'againstAnyone' },
      { ...forest, count: 15, zone: 'side' },
    ],
  };
  const added = value(await client.call('decks.add', { player, name: 'Wood', rulebook: 'm11', content }));
  const { duel } = value(
    await client.call('duels.begin', {
      ...{ ...USUAL_CUSTOMS, rulebook: 'm11', ante: false },
      seats: [{ player: 'person', deck: { kind: 'own', deck: settled(added).id } }, { player: 'random' }],
    }),
  );
  const { view } = value(await client.call('duels.sit', { duel }));
  const [mine] = view.players;
  expect((mine?.library ?? 0) + (mine?.hand.length ?? 0)).toBe(60);
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

test('B9: whoever offers less than nothing is refused, and gets nothing for it', async () => {
  const player = await newPlayer('Trader');
  const forest = { card: 'Forest', set: 'M11', number: '246', foil: 'no' as const };
  const [binder] = value(await client.call('trading.binders', { player }));
  const wizard = binder?.wizard ?? '';
  for (const count of [-9_999, -1, 0])
    for (const offer of [
      { given: [{ ...forest, count }], taken: [] },
      { given: [], taken: [{ ...forest, count }] },
    ])
      for (const name of ['trading.trade', 'trading.wants'] as const)
        expect(await client.call(name, { player, wizard, offer })).toMatchObject({
          refusal: { reason: 'badInput' },
        });
  expect(value(await client.call('collection.owned', { player }))).toEqual([]);
});

test('B9: a pack that was opened, and a trade, are not undone, over the contract either', async () => {
  const player = await newPlayer('Undoer');
  const [pack] = value(await client.call('packs.list', { player }));
  const opened = settled(value(await client.call('packs.open', { player, pack: pack?.id ?? 0 })));
  const [binder] = value(await client.call('trading.binders', { player }));
  const offer = { given: opened.cards, taken: [] };
  const traded = settled(
    value(await client.call('trading.trade', { player, wizard: binder?.wizard ?? '', offer })),
  );
  const before = value(await client.call('collection.owned', { player }));
  for (const change of [opened.change, traded])
    expect(value(await client.call('collection.undo', { player, change }))).toEqual({
      kind: 'refused',
      refusal: { reason: 'wordGiven' },
    });
  expect(value(await client.call('collection.owned', { player }))).toEqual(before);
});

test.each([
  ['a letter that is none', 'A\u0000da'],
  ['half a letter', 'Ada\uD800'],
  ['what turns the writing round', '\u202EadA'],
  ['an end of what turns it', 'Ada\u2069'],
])('W7: a name with %s is refused, of a player and of a deck', async (_, name) => {
  const player = await newPlayer(`Names ${_}`);
  const content: Deck = { entries: [], tags: [], fields: {}, kept: [] };
  const refusal = { kind: 'refused', refusal: { reason: 'nameUnreadable' } };
  const portrait = aFace();
  const wanted = { name, portrait, rulebook: 'm11', holds: 'own' } as const;
  expect(value(await client.call('players.add', wanted))).toEqual(refusal);
  expect(value(await client.call('players.change', { player, name }))).toEqual(refusal);
  const deck = { player, rulebook: 'm11', content } as const;
  expect(value(await client.call('decks.add', { ...deck, name }))).toEqual(refusal);
  const kept = settled(value(await client.call('decks.add', { ...deck, name: 'Well' })));
  const was = { name: kept.name, rulebook: kept.rulebook, tags: kept.tags, note: kept.note };
  expect(value(await client.call('decks.change', { player, deck: kept.id, name, was }))).toEqual(refusal);
});
