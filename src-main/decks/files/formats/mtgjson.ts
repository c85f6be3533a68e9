/** A deck of MTGJSON: boards of cards, each with its count. */
import type { Deck, DeckCard, DeckZone } from '../../../../src-shared/decks.ts';
import { readCount } from '../count.ts';
import { find, head, type Draft } from '../draft.ts';
import type { FileFormat, Source } from '../format.ts';
import { isRecord, listOf, readJson, shownAs, scalars, textOf, type JsonRecord } from '../json.ts';
import { inZone } from '../writing.ts';

const BOARDS: readonly (readonly [board: string, zone: DeckZone])[] = [
  ['commander', 'commander'],
  ['displayCommander', 'display'],
  ['mainBoard', 'main'],
  ['sideBoard', 'side'],
  ['planes', 'planes'],
  ['schemes', 'schemes'],
  ['tokens', 'tokens'],
];

const HEADS = ['name', 'type', 'releaseDate'];
const READ = ['name', 'count', 'setCode', 'number', 'isFoil', 'isEtched'];

function read({ text, draft }: Source): void {
  const whole = readJson(text, draft);
  const data = isRecord(whole) && isRecord(whole['data']) ? whole['data'] : whole;
  if (!isRecord(data)) return;
  head(draft, 'name', textOf(data['name']));
  head(draft, 'format', textOf(data['type']));
  head(draft, 'date', textOf(data['releaseDate']));
  Object.assign(draft.fields, scalars(data, HEADS));
  for (const [board, zone] of BOARDS) {
    for (const card of listOf(data[board])) readCard(draft, card, zone);
  }
}

function readCard(draft: Draft, card: unknown, zone: DeckZone): void {
  if (!isRecord(card)) return find(draft, 'lineNotRead', undefined, shownAs(card));
  const name = textOf(card['name']);
  const count = readCount(textOf(card['count'] ?? 1));
  if (count === undefined) return find(draft, 'countRejected', undefined, `${textOf(card['count'])} ${name}`);
  if (name === '') return find(draft, 'lineNotRead', undefined, textOf(card['uuid']));
  const foil = card['isEtched'] === true ? 'etched' : card['isFoil'] === true ? 'foil' : 'no';
  const { uuid } = scalars(card, READ);
  draft.cards.push({
    name,
    count,
    zone,
    set: textOf(card['setCode']) || undefined,
    number: textOf(card['number']) || undefined,
    foil,
    fields: uuid === undefined ? {} : { uuid },
  });
}

function cardOf({ name, count, set, number, foil, fields }: DeckCard): JsonRecord {
  return {
    count,
    name,
    ...(set === undefined ? {} : { setCode: set }),
    ...(number === undefined ? {} : { number }),
    isFoil: foil === 'foil',
    ...(foil === 'etched' ? { isEtched: true } : {}),
    ...(fields['uuid'] === undefined ? {} : { uuid: fields['uuid'] }),
  };
}

function write(deck: Deck): { text: string } {
  const boards = BOARDS.map(([board, zone]) => [board, inZone(deck, zone).map(cardOf)]);
  const data: JsonRecord = {
    ...deck.fields,
    ...(deck.name === undefined ? {} : { name: deck.name }),
    ...(deck.format === undefined ? {} : { type: deck.format }),
    ...(deck.date === undefined ? {} : { releaseDate: deck.date }),
    ...(Object.fromEntries(boards) as JsonRecord),
  };
  return { text: `${JSON.stringify({ data }, undefined, 2)}\n` };
}

export const mtgjson: FileFormat = {
  title: 'MTGJSON',
  endings: ['json'],
  read,
  write,
  holds: {
    zones: BOARDS.map(([, zone]) => zone),
    heads: ['name', 'format', 'date'],
    set: true,
    number: 'alone',
    foil: 'etched',
    fields: ['uuid'],
    own: 'heads',
  },
};
