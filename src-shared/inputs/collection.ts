/** What the calls about players and their collections may be given. */
import * as v from 'valibot';
import type { CollectionAnswers } from '../collection-calls.ts';
import { HOLDINGS } from '../collection.ts';
import { DECK_FORMATS, DECK_WAYS } from '../decks.ts';
import { ORDERS } from '../search/order.ts';
import { COPIES, COPY_ENTRIES, DECK_ENTRIES } from '../shapes/deck.ts';
import { FACE_ENTRIES } from '../shapes/face.ts';
import { count, nothing, rulebook, text, within } from '../shapes/plain.ts';

const FACE = v.strictObject(FACE_ENTRIES);
export const DECK_INPUT = v.strictObject(DECK_ENTRIES);

const MOST_CARDS = 100_000;

/** Counts below nothing go. */
const CARDS = v.pipe(
  v.array(v.strictObject({ ...COPY_ENTRIES, count: within(-9_999, 9_999) })),
  v.maxLength(MOST_CARDS),
);
/** Whoever offered less than nothing would be given it. */
const OFFERED = v.pipe(v.array(COPIES), v.maxLength(MOST_CARDS));

export const NEW_PLAYER = v.strictObject({
  name: text(200),
  portrait: FACE,
  rulebook,
  holds: v.picklist(HOLDINGS),
});

const player = { player: count };
const deck = { ...player, deck: count };
/** An empty note is none. */
const marked = { isFavourite: v.boolean(), note: text(10_000) };
export const CARD_MARKS = v.strictObject({ card: text(200), ...marked });
export const OFFER = v.strictObject({ given: OFFERED, taken: OFFERED });
const knownTags = v.pipe(v.array(text(200)), v.maxLength(500));

/** What a deck is held against. */
export const AGAINST = v.variant('kind', [
  v.strictObject({ kind: v.literal('rulebook'), rulebook, way: v.optional(v.picklist(DECK_WAYS)) }),
  v.strictObject({
    kind: v.literal('format'),
    format: text(200),
    /** Absent: the last day that the lists know. */
    day: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
]);

/** As much as a message may hold. */
export const LARGEST_FILE = 15_000_000;

/** A file as it crosses: its bytes in base 64, or the text that was pasted. */
export const FILE = v.variant('kind', [
  v.strictObject({
    kind: v.literal('bytes'),
    base64: v.pipe(text(LARGEST_FILE), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
    name: v.optional(text(500)),
  }),
  v.strictObject({ kind: v.literal('text'), text: text(LARGEST_FILE) }),
]);

export const ORDER = v.strictObject({ by: v.picklist(ORDERS), isDescending: v.boolean() });

export const SEARCH = v.strictObject({
  ...player,
  rulebook,
  text: text(5_000),
  order: ORDER,
  everyPrinting: v.boolean(),
  /** Cards in the deck at hand, by name. */
  inDeck: v.optional(v.record(text(500), count)),
});

/** What can be changed of a deck beside its cards, as a deck that came from a file may have it. */
export const DETAILS = v.strictObject({ name: text(500), rulebook, tags: knownTags, note: text(100_000) });

export const COLLECTION_INPUTS = {
  'players.list': nothing,
  'players.add': NEW_PLAYER,
  'players.change': v.strictObject({
    ...player,
    name: v.exactOptional(text(200)),
    portrait: v.exactOptional(FACE),
    holds: v.exactOptional(v.picklist(HOLDINGS)),
  }),
  'players.sit': v.strictObject(player),
  'players.throwAway': v.strictObject(player),
  'players.thrownAway': nothing,
  'players.takeBack': v.strictObject(player),
  'collection.catalogue': v.strictObject({ rulebook }),
  'collection.search': SEARCH,
  'collection.owned': v.strictObject(player),
  'collection.change': v.strictObject({ ...player, cards: CARDS }),
  'collection.history': v.strictObject({ ...player, before: v.optional(count) }),
  'collection.undo': v.strictObject({ ...player, change: count }),
  'collection.marks': v.strictObject(player),
  /** `was`: what the player saw there. */
  'collection.mark': v.strictObject({ ...player, ...CARD_MARKS.entries, was: v.strictObject(marked) }),
  'collection.import': v.strictObject({ ...player, file: FILE }),
  'collection.export': v.strictObject({ ...player, format: v.picklist(DECK_FORMATS) }),
  'collection.backUp': v.strictObject(player),
  'collection.restore': v.strictObject({ text: text(LARGEST_FILE) }),
  'files.readDeck': v.strictObject({ file: FILE }),
  'files.writeDeck': v.strictObject({ content: DECK_INPUT, format: v.picklist(DECK_FORMATS) }),
  'packs.list': v.strictObject(player),
  'packs.open': v.strictObject({ ...player, pack: count }),
  'trading.binders': v.strictObject(player),
  'trading.wants': v.strictObject({ ...player, wizard: text(200), offer: OFFER }),
  'trading.trade': v.strictObject({ ...player, wizard: text(200), offer: OFFER }),
  'decks.box': v.strictObject({ ...player, rulebook, thrownAway: v.optional(v.boolean()) }),
  'decks.check': v.strictObject({ content: DECK_INPUT, against: AGAINST }),
  'decks.adapt': v.strictObject({ content: DECK_INPUT, rulebook }),
  'decks.formats': nothing,
  'decks.ready': v.strictObject({ name: text(500) }),
  'decks.list': v.strictObject({ ...player, thrownAway: v.optional(v.boolean()) }),
  'decks.read': v.strictObject({ ...deck, version: v.optional(count) }),
  'decks.versions': v.strictObject(deck),
  'decks.add': v.strictObject({ ...player, name: text(500), rulebook, content: DECK_INPUT }),
  /** `from`: the revision that the change was made from. */
  'decks.save': v.strictObject({ ...deck, content: DECK_INPUT, from: text(100) }),
  'decks.change': v.strictObject({
    ...deck,
    /** What the player saw there. */
    was: DETAILS,
    name: v.optional(text(500)),
    rulebook: v.optional(rulebook),
    tags: v.optional(v.pipe(v.array(text(100)), v.maxLength(100))),
    note: v.optional(text(100_000)),
  }),
  'decks.label': v.strictObject({ ...deck, version: count, label: text(200), was: text(200) }),
  'decks.throwAway': v.strictObject(deck),
  'decks.takeBack': v.strictObject(deck),
} satisfies Record<keyof CollectionAnswers, v.GenericSchema>;
