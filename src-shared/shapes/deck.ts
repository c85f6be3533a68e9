/** Decks and copies of cards, as a window sends them and as they are kept. */
import * as v from 'valibot';
import { DECK_FORMATS, DECK_ZONES, FOILS } from '../decks.ts';
import { count, text, within } from './plain.ts';

const MOST_ENTRIES = 5_000;

/** What a file says that is not read: by the name it has there. */
const fields = v.record(text(200), text(20_000));

const CARD = v.object({
  /** As the corpus has it; as it was written where no card is known by that name. */
  name: text(500),
  known: v.boolean(),
  count: within(1, 9_999),
  zone: v.picklist(DECK_ZONES),
  /** In upper case, by the code most programs use. */
  set: v.optional(text(50)),
  /** As it stands on the card: no number, but a text. */
  number: v.optional(text(50)),
  /** Which of several pictures, from 1. */
  art: v.optional(count),
  foil: v.picklist(FOILS),
  tags: v.pipe(v.array(text(200)), v.maxLength(500)),
  fields,
});

/** A part of a file that is carried along unread, under the name of where it stood. */
const KEPT_PART = v.object({ where: text(500), text: text(200_000) });

export const DECK_ENTRIES = {
  name: v.optional(text(500)),
  author: v.optional(text(500)),
  comment: v.optional(text(100_000)),
  /** What it is built for, in the words of the file. */
  format: v.optional(text(500)),
  date: v.optional(text(100)),
  tags: v.pipe(v.array(text(200)), v.maxLength(500)),
  entries: v.pipe(v.array(CARD), v.maxLength(MOST_ENTRIES)),
  /** Whose the fields and the kept parts are. */
  source: v.optional(v.picklist(DECK_FORMATS)),
  fields,
  kept: v.pipe(v.array(KEPT_PART), v.maxLength(5_000)),
};

export const DECK = v.object(DECK_ENTRIES);

/** One printing of a card in one make. */
export const COPY_ENTRIES = {
  card: text(500),
  set: text(50),
  number: text(50),
  foil: v.picklist(FOILS),
};

/** Some of one printing: never none, never less. */
export const COPIES = v.object({ ...COPY_ENTRIES, count: within(1, 9_999) });

const READY = { kind: v.literal('ready'), name: text(200) };
const OWN = { kind: v.literal('own'), deck: count };
/** U182: half of a deck of the player's, who gets all of it back. */
const HALF = { kind: v.literal('half'), deck: count };

/** What a chair of a duel may be given. */
export const CHAIR_DECK = v.variant('kind', [v.strictObject(READY), v.strictObject(OWN)]);

export const DECK_SOURCE = v.variant('kind', [v.object(READY), v.object(OWN), v.object(HALF)]);

export const DECK_WISH = v.variant('kind', [
  v.strictObject(READY),
  v.strictObject(OWN),
  v.strictObject(HALF),
  v.strictObject({ kind: v.literal('chance') }),
]);
