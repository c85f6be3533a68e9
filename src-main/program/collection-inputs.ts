/** What the calls about players and their collections may be given. */
import * as v from 'valibot';
import { HOLDINGS } from '../../src-shared/collection.ts';
import type { CollectionCalls } from '../../src-shared/collection-calls.ts';
import { DECK_FORMATS, DECK_WAYS, DECK_ZONES, FOILS } from '../../src-shared/decks.ts';
import {
  BEARDS,
  EARS,
  EYES,
  FACE_COLOURS,
  GARMENTS,
  HAIR_COLOURS,
  HAIR_STYLES,
  HEADGEAR,
  MARKS,
  SKINS,
} from '../../src-shared/face-plan.ts';
import { RULEBOOKS } from '../../src-shared/preferences.ts';
import { ORDERS } from '../../src-shared/search/order.ts';
import { playFormatNames } from '../decks/index.ts';

const nothing = v.optional(v.undefined_());
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const some = v.pipe(v.number(), v.minValue(-10), v.maxValue(10));

const MOST_CARDS = 100_000;
const MOST_ENTRIES = 5_000;

const FACE = v.strictObject({
  name: text(100),
  colours: v.tupleWithRest([v.picklist(FACE_COLOURS)], v.picklist(FACE_COLOURS)),
  hour: v.picklist([0, 1, 2]),
  skin: v.picklist(SKINS),
  age: some,
  jaw: some,
  breadth: some,
  nose: some,
  mood: some,
  style: v.exactOptional(v.picklist(HAIR_STYLES)),
  hair: v.picklist(HAIR_COLOURS),
  beard: v.exactOptional(v.picklist(BEARDS)),
  ears: v.exactOptional(v.picklist(EARS)),
  headgear: v.exactOptional(v.picklist(HEADGEAR)),
  eyes: v.picklist(EYES),
  glowing: v.exactOptional(v.literal(true)),
  marks: v.exactOptional(v.pipe(v.array(v.picklist(MARKS)), v.maxLength(MARKS.length))),
  garments: v.exactOptional(v.pipe(v.array(v.picklist(GARMENTS)), v.maxLength(GARMENTS.length))),
  sigil: v.exactOptional(v.picklist([5, 6, 7, 8])),
  light: v.picklist(['left', 'right']),
});

const COPIES = v.strictObject({
  card: text(200),
  set: text(20),
  number: text(20),
  foil: v.picklist(FOILS),
  count: v.pipe(whole, v.minValue(-9_999), v.maxValue(9_999)),
});
const CARDS = v.pipe(v.array(COPIES), v.maxLength(MOST_CARDS));

const fields = v.record(text(200), text(20_000));

export const DECK = v.strictObject({
  name: v.optional(text(500)),
  author: v.optional(text(500)),
  comment: v.optional(text(100_000)),
  format: v.optional(text(500)),
  date: v.optional(text(100)),
  tags: v.pipe(v.array(text(200)), v.maxLength(500)),
  entries: v.pipe(
    v.array(
      v.strictObject({
        name: text(500),
        known: v.boolean(),
        count: v.pipe(whole, v.minValue(1), v.maxValue(9_999)),
        zone: v.picklist(DECK_ZONES),
        set: v.optional(text(50)),
        number: v.optional(text(50)),
        art: v.optional(count),
        foil: v.picklist(FOILS),
        tags: v.pipe(v.array(text(200)), v.maxLength(500)),
        fields,
      }),
    ),
    v.maxLength(MOST_ENTRIES),
  ),
  source: v.optional(v.picklist(DECK_FORMATS)),
  fields,
  kept: v.pipe(v.array(v.strictObject({ where: text(500), text: text(200_000) })), v.maxLength(5_000)),
});

const player = { player: count };
const deck = { ...player, deck: count };
const rulebook = v.picklist(RULEBOOKS);
const marked = { isFavourite: v.boolean(), note: text(10_000) };
const offer = v.strictObject({ given: CARDS, taken: CARDS });
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
