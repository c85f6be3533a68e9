/** Decks and copies of cards, as a window sends them and as they are kept. */
import * as v from 'valibot';
import type { Copies } from '../../../src-shared/collection.ts';
import { DECK_FORMATS, DECK_ZONES, FOILS, type Deck } from '../../../src-shared/decks.ts';
import { count, text, whole } from './plain.ts';

const MOST_ENTRIES = 5_000;

const fields = v.record(text(200), text(20_000));

const CARD = v.object({
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
});

export const DECK_ENTRIES = {
  name: v.optional(text(500)),
  author: v.optional(text(500)),
  comment: v.optional(text(100_000)),
  format: v.optional(text(500)),
  date: v.optional(text(100)),
  tags: v.pipe(v.array(text(200)), v.maxLength(500)),
  entries: v.pipe(v.array(CARD), v.maxLength(MOST_ENTRIES)),
  source: v.optional(v.picklist(DECK_FORMATS)),
  fields,
  kept: v.pipe(v.array(v.object({ where: text(500), text: text(200_000) })), v.maxLength(5_000)),
};

export const DECK = v.object(DECK_ENTRIES) satisfies v.GenericSchema<unknown, Deck>;

export const COPY_ENTRIES = {
  card: text(500),
  set: text(50),
  number: text(50),
  foil: v.picklist(FOILS),
};

/** Some of one printing: never none, never less. */
export const COPIES = v.object({
  ...COPY_ENTRIES,
  count: v.pipe(whole, v.minValue(1), v.maxValue(9_999)),
}) satisfies v.GenericSchema<unknown, Copies>;
