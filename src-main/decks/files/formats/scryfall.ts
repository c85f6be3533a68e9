/** A deck of Scryfall: entries by section, each with the digest of its card; or only a list of cards. */
import type { Deck, DeckCard, DeckZone, Foil } from '../../../../src-shared/decks.ts';
import { readCount } from '../count.ts';
import { find, head, type Draft } from '../draft.ts';
import type { FileFormat, Source } from '../format.ts';
import { isRecord, listOf, readJson, shownAs, scalars, textOf, type JsonRecord } from '../json.ts';
import { inZone } from '../writing.ts';

const SECTIONS: Readonly<Record<string, DeckZone>> = {
  commanders: 'commander',
  mainboard: 'main',
  sideboard: 'side',
  maybeboard: 'maybe',
  companion: 'companion',
  tokens: 'tokens',
};

/** Sections that Scryfall has for the same main deck: lands and the rest. */
const OTHER_SECTIONS: Readonly<Record<string, DeckZone>> = {
  nonlands: 'main',
  lands: 'main',
  columna: 'main',
  outside: 'maybe',
};

const HEADS = ['object', 'name', 'description', 'format'];

function read({ text, draft }: Source): void {
  const whole = readJson(text, draft);
  for (const card of listOf(whole)) readCard(draft, card, 'main');
  if (!isRecord(whole)) return;
  head(draft, 'name', textOf(whole['name']));
  head(draft, 'comment', textOf(whole['description']));
  head(draft, 'format', textOf(whole['format']));
  Object.assign(draft.fields, scalars(whole, HEADS));
  for (const card of listOf(whole['data'])) readCard(draft, card, 'main');
  if (isRecord(whole['entries'])) readSections(draft, whole['entries']);
}

function readSections(draft: Draft, entries: JsonRecord): void {
  for (const [section, cards] of Object.entries(entries)) {
    const zone = Object.hasOwn(SECTIONS, section) ? SECTIONS[section] : OTHER_SECTIONS[section];
    if (zone === undefined) find(draft, 'sectionIgnored', undefined, section);
    for (const card of listOf(cards)) readCard(draft, card, zone ?? 'maybe');
  }
}

const FOILS: Readonly<Record<string, Foil | undefined>> = { foil: 'foil', etched: 'etched' };

function readCard(draft: Draft, entry: unknown, zone: DeckZone): void {
  if (!isRecord(entry)) return find(draft, 'lineNotRead', undefined, shownAs(entry));
  const digest = isRecord(entry['card_digest']) ? entry['card_digest'] : entry;
  const name = textOf(digest['name']);
  const count = readCount(textOf(entry['count'] ?? 1));
  if (name === '') {
    // An entry that was only typed and not found has its text alone; one that is empty has nothing.
    const raw = textOf(entry['raw_text']);
    if (raw !== '') find(draft, 'lineNotRead', undefined, raw);
    return;
  }
  if (count === undefined)
    return find(draft, 'countRejected', undefined, `${textOf(entry['count'])} ${name}`);
  const finish = textOf(entry['finish']);
  const { oracle_id: oracle, id } = scalars(digest, []);
  draft.cards.push({
    name,
    count,
    zone,
    set: textOf(digest['set']) || undefined,
    number: textOf(digest['collector_number']) || undefined,
    foil: FOILS[finish] ?? 'no',
    fields: { ...(id === undefined ? {} : { scryfallId: id }), ...(oracle === undefined ? {} : { oracle }) },
  });
}

function entryOf({ name, count, set, number, foil, fields }: DeckCard): JsonRecord {
  const digest = {
    object: 'card_digest',
    ...(fields['scryfallId'] === undefined ? {} : { id: fields['scryfallId'] }),
    ...(fields['oracle'] === undefined ? {} : { oracle_id: fields['oracle'] }),
    name,
    ...(set === undefined ? {} : { set: set.toLowerCase() }),
    ...(number === undefined ? {} : { collector_number: number }),
  };
  return {
    object: 'deck_entry',
    raw_text: `${count} ${name}`,
    found: true,
    finish: foil === 'no' ? 'nonfoil' : foil,
    count,
    card_digest: digest,
  };
}

function write(deck: Deck): { text: string } {
  const entries = Object.entries(SECTIONS).map(([section, zone]) => [
    section,
    inZone(deck, zone).map(entryOf),
  ]);
  const whole = {
    object: 'deck',
    ...deck.fields,
    ...(deck.name === undefined ? {} : { name: deck.name }),
    ...(deck.format === undefined ? {} : { format: deck.format }),
    ...(deck.comment === undefined ? {} : { description: deck.comment }),
    entries: Object.fromEntries(entries) as JsonRecord,
  };
  return { text: `${JSON.stringify(whole, undefined, 2)}\n` };
}

export const scryfall: FileFormat = {
  title: 'Scryfall deck',
  endings: ['json'],
  read,
  write,
  holds: {
    zones: Object.values(SECTIONS),
    heads: ['name', 'comment', 'format'],
    set: true,
    number: 'alone',
    foil: 'etched',
    fields: ['scryfallId', 'oracle'],
    own: 'heads',
  },
};
