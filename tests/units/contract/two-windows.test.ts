/** Two windows at the same things, through the real socket: each hears of the other, and nothing is written over. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchOrder } from '../../../src-shared/campaign.ts';
import type { CollectionChanged } from '../../../src-shared/collection-calls.ts';
import type { DeckSummary, Settled } from '../../../src-shared/collection.ts';
import type { Deck } from '../../../src-shared/decks.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
import { openClient, type ContractClient } from '../../support/contract-client.ts';
import { value } from '../../support/duel-window.ts';
import { aFace } from '../../support/faces.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';
import { comeIn } from '../../support/web-talk.ts';

let host: WebHost;
let first: ContractClient;
let second: ContractClient;
let player: number;

beforeAll(async () => {
  host = await startWebHost();
  const cookie = await comeIn(host);
  first = await openClient(host, { cookie });
  second = await openClient(host, { cookie });
  const wanted = { name: 'Ada', portrait: aFace('Ada'), rulebook: 'm11', holds: 'own' } as const;
  player = settled(value(await first.call('players.add', wanted))).id;
  expect(await toldOf(second)).toEqual([{ what: 'players' }]);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  expect((await host.stop()).remarked).toBe('');
});

function settled<Value>(outcome: Settled<Value>): Value {
  if (outcome.kind === 'refused') throw new Error(`Refused: ${outcome.refusal.reason}`);
  return outcome.value;
}

const deckOf = (...lines: readonly (readonly [number, string])[]): Deck => ({
  tags: [],
  entries: lines.map(([count, name]) => ({
    ...{ name, known: true, count, zone: 'main', foil: 'no', tags: [], fields: {} },
  })),
  fields: {},
  kept: [],
});

/** What a window was told since it was asked the last time. */
async function toldOf(client: ContractClient): Promise<CollectionChanged[]> {
  await client.call('program.ping');
  return client.heard
    .splice(0)
    .flatMap((message) =>
      message.kind === 'event' && message.name === 'collection.changed'
        ? [message.payload as CollectionChanged]
        : [],
    );
}

async function newDeck(name: string): Promise<DeckSummary> {
  const content = deckOf([60, 'Forest']);
  const added = settled(value(await first.call('decks.add', { player, name, rulebook: 'm11', content })));
  await Promise.all([toldOf(first), toldOf(second)]);
  return added;
}

const read = async (client: ContractClient, deck: number) => {
  const kept = value(await client.call('decks.read', { player, deck }));
  if (!kept) throw new Error('There is no deck.');
  return kept;
};

test('D6a: a deck that another window has changed is not written over; the answer has what is there', async () => {
  const { id: deck } = await newDeck('Trees');
  const [seen, alsoSeen] = [await read(first, deck), await read(second, deck)];
  const bears = deckOf([56, 'Forest'], [4, 'Grizzly Bears']);
  const saved = settled(
    value(await first.call('decks.save', { player, deck, content: bears, from: seen.revision })),
  );
  expect(await toldOf(second)).toEqual([{ what: 'decks', player, deck }]);
  // Whoever did it knows.
  expect(await toldOf(first)).toEqual([]);

  const late = { player, deck, content: deckOf([60, 'Swamp']), from: alsoSeen.revision };
  expect(value(await second.call('decks.save', late))).toMatchObject({
    kind: 'refused',
    refusal: { reason: 'changedElsewhere', now: { revision: saved.revision, deck: bears } },
  });
  expect((await read(first, deck)).deck).toEqual(bears);
  expect(await toldOf(first)).toEqual([]);

  settled(value(await second.call('decks.save', { ...late, from: saved.revision })));
  expect((await read(first, deck)).deck).toEqual(late.content);
  for (const from of [undefined, 7, 'x'.repeat(101)])
    expect(await second.call('decks.save', { ...late, from } as never)).toMatchObject({
      refusal: { reason: 'badInput' },
    });
});

test('D6a: notes, tags and names of a deck, each for itself', async () => {
  const was = await newDeck('Hills');
  const at = { player, deck: was.id, was: detailsOf(was) };
  settled(value(await first.call('decks.change', { ...at, note: 'Slow.' })));
  expect(await toldOf(second)).toEqual([{ what: 'decks', player, deck: was.id }]);
  settled(value(await second.call('decks.change', { ...at, name: 'Mountains' })));
  expect(value(await second.call('decks.change', { ...at, tags: ['red'], note: 'Quick.' }))).toMatchObject({
    refusal: { reason: 'changedElsewhere', now: { name: 'Mountains', note: 'Slow.', tags: [] } },
  });
  expect(await read(second, was.id)).toMatchObject({ name: 'Mountains', note: 'Slow.', tags: [] });
  settled(value(await second.call('decks.change', { ...at, note: 'Slow.' })));
});

const detailsOf = ({ name, rulebook, tags, note }: DeckSummary) => ({ name, rulebook, tags, note });

test('D6a: the label of a version that another window has given stays', async () => {
  const { id: deck } = await newDeck('Marsh');
  const at = { player, deck, version: 1, was: '' };
  settled(value(await first.call('decks.label', { ...at, label: 'first' })));
  expect(value(await second.call('decks.label', { ...at, label: 'oldest' }))).toMatchObject({
    refusal: { reason: 'changedElsewhere' },
  });
  expect(value(await second.call('decks.versions', { player, deck }))).toMatchObject([{ label: 'first' }]);
  settled(value(await second.call('decks.label', { ...at, was: 'first', label: 'oldest' })));
});

test('D6a: a note on a card that another window has written stays; a favourite is no note', async () => {
  await toldOf(second);
  const was = { isFavourite: false, note: '' };
  const at = { player, card: 'Forest', was };
  settled(value(await first.call('collection.mark', { ...at, isFavourite: false, note: 'green' })));
  expect(await toldOf(second)).toEqual([{ what: 'holdings', player }]);
  settled(value(await second.call('collection.mark', { ...at, isFavourite: true, note: '' })));
  expect(
    value(await second.call('collection.mark', { ...at, isFavourite: false, note: 'a wood' })),
  ).toMatchObject({ refusal: { reason: 'changedElsewhere' } });
  expect(value(await first.call('collection.marks', { player }))).toEqual([
    { card: 'Forest', isFavourite: true, note: 'green' },
  ]);
});

test('D6a: whatever one window changes of players, cards and decks, the others hear; what was refused, nobody', async () => {
  const forest = { card: 'Forest', set: 'M10', number: '246', foil: 'no', count: 1 } as const;
  const change = settled(value(await first.call('collection.change', { player, cards: [forest] })));
  settled(value(await first.call('collection.undo', { player, change })));
  expect(value(await first.call('collection.undo', { player, change }))).toMatchObject({ kind: 'refused' });
  const file = { kind: 'text', text: '4 Grizzly Bears' } as const;
  settled(value(await first.call('collection.import', { player, file })));
  const [pack] = value(await first.call('packs.list', { player }));
  settled(value(await first.call('packs.open', { player, pack: pack?.id ?? -1 })));
  const holdings = { what: 'holdings', player };
  expect(await toldOf(second)).toEqual([holdings, holdings, holdings, holdings]);

  const { id: deck } = await newDeck('Isles');
  settled(value(await first.call('decks.throwAway', { player, deck })));
  settled(value(await first.call('decks.takeBack', { player, deck })));
  const ofDeck = { what: 'decks', player, deck };
  expect(await toldOf(second)).toEqual([ofDeck, ofDeck]);

  settled(value(await first.call('players.change', { player, name: 'Bela' })));
  settled(value(await first.call('players.throwAway', { player })));
  settled(value(await first.call('players.takeBack', { player })));
  settled(value(await first.call('players.sit', { player })));
  const players = { what: 'players' };
  expect(await toldOf(second)).toEqual([players, players, players, players]);
});

test('D6a: a card that is lost at ante leaves a deck that a window has open, and does not come back with a save', async () => {
  const bolt = { card: 'Lightning Bolt', set: 'LEA', number: '161', foil: 'no', count: 40 } as const;
  settled(value(await first.call('collection.change', { player, cards: [bolt] })));
  const content = deckOf([40, 'Lightning Bolt']);
  const added = await first.call('decks.add', { player, name: 'Forty', rulebook: 'alpha', content });
  const { id: deck } = settled(value(added));
  const seen = await read(second, deck);
  const order: MatchOrder = {
    ...{ player, level: 'random', deck: { kind: 'own', deck } },
    terms: {
      ...{ ...USUAL_CUSTOMS, undo: 'never', rulebook: 'alpha' },
      ...{ size: 'duel', stakes: 'keeps', sideboarding: false, hints: false },
    },
  };
  const begun = value(await first.call('campaign.begin', order));
  if (begun.kind === 'refused') throw new Error(begun.refusal.reason);
  const { match } = begun.value;
  expect(match.isForReal).toBe(true);
  const next = value(await first.call('campaign.nextDuel', { match: match.id }));
  if (next.kind === 'refused') throw new Error(next.refusal.reason);
  await toldOf(second);
  value(await first.call('duels.sit', { duel: next.value.duel }));
  value(await first.call('table.concede', { duel: next.value.duel, seat: 0 }));
  value(await first.call('campaign.match', { match: match.id }));
  expect(await toldOf(second)).toEqual(
    expect.arrayContaining([
      { what: 'holdings', player },
      { what: 'decks', player, deck },
    ]),
  );
  const late = { player, deck, content: deckOf([40, 'Lightning Bolt'], [1, 'Swamp']), from: seen.revision };
  expect(value(await second.call('decks.save', late))).toMatchObject({
    refusal: { reason: 'changedElsewhere', now: { deck: deckOf([39, 'Lightning Bolt']) } },
  });
});
