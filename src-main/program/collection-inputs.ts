/** What the calls about players and their collections may be given. */
import * as v from 'valibot';
import { HOLDINGS } from '../../src-shared/collection.ts';
import type { CollectionCalls } from '../../src-shared/collection-calls.ts';
import { DECK_FORMATS, DECK_WAYS } from '../../src-shared/decks.ts';
import { ORDERS } from '../../src-shared/search/order.ts';
import { COPIES, COPY_ENTRIES, DECK_ENTRIES } from '../collection/shapes/deck.ts';
import { FACE_ENTRIES } from '../collection/shapes/face.ts';
import { count, rulebook, text, whole } from '../collection/shapes/plain.ts';
import { playFormatNames } from '../decks/index.ts';

const nothing = v.optional(v.undefined_());
const FACE = v.strictObject(FACE_ENTRIES);
export const DECK = v.strictObject(DECK_ENTRIES);

const MOST_CARDS = 100_000;

/** Counts below nothing go. */
const CARDS = v.pipe(
  v.array(v.strictObject({ ...COPY_ENTRIES, count: v.pipe(whole, v.minValue(-9_999), v.maxValue(9_999)) })),
  v.maxLength(MOST_CARDS),
);
/** Whoever offered less than nothing would be given it. */
const OFFERED = v.pipe(v.array(COPIES), v.maxLength(MOST_CARDS));

const player = { player: count };
const deck = { ...player, deck: count };
const marked = { isFavourite: v.boolean(), note: text(10_000) };
const offer = v.strictObject({ given: OFFERED, taken: OFFERED });
const holds = v.picklist(HOLDINGS);
/** As a deck that came from a file may have them. */
const knownTags = v.pipe(v.array(text(200)), v.maxLength(500));

const AGAINST = v.variant('kind', [
  v.strictObject({ kind: v.literal('rulebook'), rulebook, way: v.optional(v.picklist(DECK_WAYS)) }),
  v.strictObject({
    kind: v.literal('format'),
    format: v.picklist(playFormatNames()),
    day: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
]);

/** As much as a message may hold. */
const LARGEST_FILE = 15_000_000;

const file = v.variant('kind', [
  v.strictObject({
    kind: v.literal('bytes'),
    base64: v.pipe(text(LARGEST_FILE), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
    name: v.optional(text(500)),
  }),
  v.strictObject({ kind: v.literal('text'), text: text(LARGEST_FILE) }),
]);

export const COLLECTION_INPUTS = {
  'players.list': nothing,
  'players.add': v.strictObject({ name: text(200), portrait: FACE, rulebook, holds }),
  'players.change': v.strictObject({
    ...player,
    name: v.exactOptional(text(200)),
    portrait: v.exactOptional(FACE),
    holds: v.exactOptional(holds),
  }),
  'players.sit': v.strictObject(player),
  'players.throwAway': v.strictObject(player),
  'players.thrownAway': nothing,
  'players.takeBack': v.strictObject(player),
  'collection.catalogue': v.strictObject({ rulebook }),
  'collection.search': v.strictObject({
    ...player,
    rulebook,
    text: text(5_000),
    order: v.strictObject({ by: v.picklist(ORDERS), isDescending: v.boolean() }),
    everyPrinting: v.boolean(),
    inDeck: v.optional(v.record(text(500), count)),
  }),
  'collection.owned': v.strictObject(player),
  'collection.change': v.strictObject({ ...player, cards: CARDS }),
  'collection.history': v.strictObject({ ...player, before: v.optional(count) }),
  'collection.undo': v.strictObject({ ...player, change: count }),
  'collection.marks': v.strictObject(player),
  'collection.mark': v.strictObject({
    ...player,
    card: text(200),
    ...marked,
    was: v.strictObject(marked),
  }),
  'collection.import': v.strictObject({ ...player, file }),
  'collection.export': v.strictObject({ ...player, format: v.picklist(DECK_FORMATS) }),
  'collection.backUp': v.strictObject(player),
  'collection.restore': v.strictObject({ text: text(LARGEST_FILE) }),
  'files.readDeck': v.strictObject({ file }),
  'files.writeDeck': v.strictObject({ content: DECK, format: v.picklist(DECK_FORMATS) }),
  'packs.list': v.strictObject(player),
  'packs.open': v.strictObject({ ...player, pack: count }),
  'trading.binders': v.strictObject(player),
  'trading.wants': v.strictObject({ ...player, wizard: text(200), offer }),
  'trading.trade': v.strictObject({ ...player, wizard: text(200), offer }),
  'decks.box': v.strictObject({ ...player, rulebook, thrownAway: v.optional(v.boolean()) }),
  'decks.check': v.strictObject({ content: DECK, against: AGAINST }),
  'decks.adapt': v.strictObject({ content: DECK, rulebook }),
  'decks.formats': nothing,
  'decks.ready': v.strictObject({ name: text(500) }),
  'decks.list': v.strictObject({ ...player, thrownAway: v.optional(v.boolean()) }),
  'decks.read': v.strictObject({ ...deck, version: v.optional(count) }),
  'decks.versions': v.strictObject(deck),
  'decks.add': v.strictObject({ ...player, name: text(500), rulebook, content: DECK }),
  'decks.save': v.strictObject({ ...deck, content: DECK, from: text(100) }),
  'decks.change': v.strictObject({
    ...deck,
    was: v.strictObject({ name: text(500), rulebook, tags: knownTags, note: text(100_000) }),
    name: v.optional(text(500)),
    rulebook: v.optional(rulebook),
    tags: v.optional(v.pipe(v.array(text(100)), v.maxLength(100))),
    note: v.optional(text(100_000)),
  }),
  'decks.label': v.strictObject({ ...deck, version: count, label: text(200), was: text(200) }),
  'decks.throwAway': v.strictObject(deck),
  'decks.takeBack': v.strictObject(deck),
} satisfies { [Name in keyof CollectionCalls]: v.GenericSchema<unknown, CollectionCalls[Name]['input']> };
