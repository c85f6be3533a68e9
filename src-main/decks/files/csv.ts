/** Tables of cards, a row each: columns by their headers, in any order. */
import {
  DECK_ZONES,
  FOILS,
  type Deck,
  type DeckCard,
  type DeckZone,
  type Foil,
} from '../../../src-shared/decks.ts';
import { nameOfSet, setByName } from './codes.ts';
import { readCount } from './count.ts';
import { find, type Draft } from './draft.ts';
import type { FileFormat, Source } from './format.ts';
import { shortened } from './findings.ts';
import { cell, quoted, readRows, type Row } from './rows.ts';

/** What a column is that is read; `in:side` and the like say whether a card is in a zone; every other is a field. */
const READ = ['count', 'name', 'simpleName', 'set', 'setName', 'number', 'foil', 'zone', 'tags'] as const;
type Read = (typeof READ)[number];

type Column = readonly [header: string, what: string];

interface Table {
  readonly title: string;
  /** As the program writes them itself. */
  readonly columns: readonly Column[];
  /** Its words for foil, where they are others. */
  readonly foil?: Readonly<Record<Foil, string>>;
  readonly zones?: readonly DeckZone[];
  /** What a flag says. */
  readonly flag?: readonly [yes: string, no: string];
  readonly lowerCaseSets?: boolean;
  readonly quotes?: 'all' | 'names';
  readonly firstLine?: string;
}

/** The headers of all tables, and what they mean where the table itself does not say otherwise. */
const HEADERS: Readonly<Record<string, string>> = {
  count: 'count',
  quantity: 'count',
  qty: 'count',
  amount: 'count',
  reg_qty: 'count',
  copies: 'count',
  quantityx: 'count',
  'total quantity': 'count',
  'add to quantity': 'count',
  anzahl: 'count',
  menge: 'count',
  aantal: 'count',
  cantidad: 'count',
  quantité: 'count',
  quantità: 'count',
  quantidade: 'count',
  name: 'name',
  card: 'name',
  'card name': 'name',
  card_name: 'name',
  cardname: 'name',
  'english name': 'name',
  karte: 'name',
  kartenname: 'name',
  nombre: 'name',
  nom: 'name',
  nome: 'name',
  naam: 'name',
  'simple name': 'simpleName',
  edition: 'set',
  set: 'set',
  'set code': 'set',
  set_code: 'set',
  'edition code': 'set',
  'set id': 'set',
  expansion: 'set',
  ausgabe: 'set',
  edición: 'set',
  édition: 'set',
  edizione: 'set',
  printing: 'set',
  'set name': 'setName',
  'edition name': 'setName',
  'card number': 'number',
  'collector number': 'number',
  'collector #': 'number',
  collector_number: 'number',
  "collector's number": 'number',
  'set number': 'number',
  number: 'number',
  foil: 'foil',
  finish: 'foil',
  premium: 'foil',
  is_foil: 'foil',
  board: 'zone',
  zone: 'zone',
  section: 'zone',
  sideboarded: 'in:side',
  sideboard: 'in:side',
  is_sideboard: 'in:side',
  is_maybeboard: 'in:maybe',
  is_commander: 'in:commander',
  commander: 'in:commander',
  tags: 'tags',
  condition: 'condition',
  language: 'language',
  languange: 'language',
  'tradelist count': 'tradelist',
  'trade quantity': 'tradelist',
  'purchase price': 'price',
  'my price': 'price',
  'price bought': 'price',
  'scryfall id': 'scryfallId',
  alter: 'altered',
  altered: 'altered',
  'altered art': 'altered',
  signed: 'signed',
  is_signed: 'signed',
  misprint: 'misprint',
  proxy: 'proxy',
  rarity: 'rarity',
  annotation: 'annotation',
  comment: 'comment',
};

export const meaning = (header: string): string | undefined =>
  Object.hasOwn(HEADERS, header.toLowerCase()) ? HEADERS[header.toLowerCase()] : undefined;

function readTable(table: Table, { text, draft }: Source): void {
  const [headers, ...rows] = readRows(text, draft);
  const own = new Map(table.columns.map(([header, what]) => [header.toLowerCase(), what]));
  const columns = (headers?.cells ?? []).map((written): Column => {
    const header = written.trim();
    return [header, own.get(header.toLowerCase()) ?? meaning(header) ?? header];
  });
  tellUncounted(draft, rows, columns);
  for (const row of rows) readRow(draft, row, columns);
}

/** Where no column is known to be that of the counts, one of numbers may be it under a word of its own. */
function tellUncounted(draft: Draft, rows: readonly Row[], columns: readonly Column[]): void {
  if (columns.some(([, what]) => what === 'count')) return;
  const counts = (place: number): (number | undefined)[] =>
    rows.map(({ cells }) => readCount(cells[place] ?? ''));
  const perhaps = columns.find(([header, what], place) => {
    const numbers = what === header ? counts(place) : [];
    return !numbers.includes(undefined) && numbers.some((number) => number !== 1);
  });
  if (perhaps) find(draft, 'countsMissing', undefined, perhaps[0]);
}

interface Cells {
  readonly read: Partial<Record<Read, string>>;
  readonly fields: Record<string, string>;
  zone: DeckZone | undefined;
}

const isRead = (what: string): what is Read => (READ as readonly string[]).includes(what);
const flagged = (what: string): DeckZone | undefined =>
  what.startsWith('in:') ? DECK_ZONES.find((zone) => what === `in:${zone}`) : undefined;

const NO = ['', '-', '0', 'no', 'false', 'none'];
const says = (value: string): boolean => !NO.includes(value.toLowerCase());

function readRow(draft: Draft, { cells, line }: Row, columns: readonly Column[]): void {
  const found: Cells = { read: {}, fields: {}, zone: undefined };
  for (const [place, value] of cells.entries())
    putCell(found, columns[place] ?? ['', `column ${place + 1}`], value.trim());
  const { read, fields } = found;
  const name = read.simpleName ?? read.name ?? '';
  const count = read.count === undefined ? 1 : readCount(read.count.replace(/^x\s?|\s?x$/i, ''));
  const shown = shortened(cells.join(','));
  if (count === undefined) return find(draft, 'countRejected', line, shown);
  if (name === '') return find(draft, 'lineNotRead', line, shown);
  if (read.simpleName !== undefined && read.name !== undefined && read.name !== name)
    fields['fullName'] = read.name;
  const set = setOf(read, fields);
  draft.cards.push({
    name,
    count,
    zone: found.zone ?? zoneOf(read.zone ?? '', fields),
    set,
    number: read.number?.replace(/(?<=^\d+[a-z]?)\/\d+$/i, ''),
    foil: foilOf(read.foil ?? '', fields),
    tags: (read.tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    fields,
    line,
  });
}

function putCell(found: Cells, [header, what]: Column, value: string): void {
  const zone = flagged(what);
  if (value === '') return;
  if (isRead(what)) found.read[what] ??= value;
  else if (zone === undefined) found.fields[what === '' ? header : what] = value;
  else if (says(value)) found.zone = zone;
}

/** By its code; else by its whole name. A name that only repeats the code is not kept. */
function setOf({ set, setName }: Cells['read'], fields: Record<string, string>): string | undefined {
  const isCode = set !== undefined && /^\w{1,8}$/.test(set) && set !== '000';
  const written = setName ?? (isCode || set === '000' ? undefined : set);
  const code = isCode && (setByName(set) === undefined || set.length < 4) ? set : setByName(set ?? '');
  const whole =
    code ?? setByName(written ?? '') ?? (set === undefined && isCapitals(written) ? written : undefined);
  if (
    written !== undefined &&
    (whole === undefined || nameOfSet(whole.toUpperCase()) !== written) &&
    whole !== written
  )
    fields['setName'] = written;
  return whole;
}

/** Where a set has no column for its code, the code stands for a name that is not known. */
const isCapitals = (text = ''): boolean => /^[A-Z0-9_]{2,8}$/.test(text);

const BOARDS: Readonly<Record<string, DeckZone>> = {
  mainboard: 'main',
  deck: 'main',
  sideboard: 'side',
  sb: 'side',
  maybeboard: 'maybe',
  commanders: 'commander',
};

function zoneOf(word: string, fields: Record<string, string>): DeckZone {
  const lower = word.toLowerCase();
  const zone =
    DECK_ZONES.find((known) => known === lower) ?? (Object.hasOwn(BOARDS, lower) ? BOARDS[lower] : undefined);
  if (zone === undefined && lower !== '') fields['board'] = word;
  return zone ?? 'main';
}

const PLAIN = [...NO, 'normal', 'regular', 'nonfoil', 'non-foil'];

function foilOf(word: string, fields: Record<string, string>): Foil {
  const lower = word.toLowerCase();
  if (PLAIN.includes(lower)) return 'no';
  const foil = FOILS.find((known) => known !== 'no' && lower === known);
  if (foil === undefined && !['yes', 'true', '1', 'x'].includes(lower)) fields['finish'] = word;
  return foil ?? (lower.includes('etched') ? 'etched' : 'foil');
}

const DEFAULT_FOIL: Readonly<Record<Foil, string>> = { no: '', foil: 'foil', etched: 'etched' };

function writeTable(table: Table, deck: Deck): { text: string } {
  const known = new Set(table.columns.map(([, what]) => what));
  const others = new Set(
    deck.entries.flatMap(({ fields }) => Object.keys(fields)).filter((key) => !isCovered(key, known)),
  );
  const columns: readonly Column[] = [...table.columns, ...[...others].map((key): Column => [key, key])];
  const rows = [
    columns.map(([header]) => written(table, header, 'header')),
    ...deck.entries.map((card) =>
      columns.map(([, what]) => written(table, valueOf(table, card, what), what)),
    ),
  ];
  const first = table.firstLine === undefined ? '' : `${table.firstLine}\n`;
  return { text: first + rows.map((row) => `${row.join(',')}\n`).join('') };
}

/** Fields that a column holds under another heading. */
const isCovered = (key: string, known: ReadonlySet<string>): boolean =>
  known.has(key) ||
  (key === 'fullName' && known.has('simpleName')) ||
  (key === 'setName' && known.has('set')) ||
  (key === 'finish' && known.has('foil')) ||
  (key === 'board' && known.has('zone'));

function written({ quotes }: Table, value: string, what: string): string {
  const isQuoted = quotes === 'all' || (quotes === 'names' && what === 'name');
  return isQuoted ? quoted(value) : cell(value);
}

function valueOf(table: Table, card: DeckCard, what: string): string {
  const zone = flagged(what);
  const [yes, no] = table.flag ?? ['Yes', 'No'];
  if (zone !== undefined) return card.zone === zone ? yes : no;
  return isRead(what) ? readValue(table, card, what) : (card.fields[what] ?? '');
}

function readValue(table: Table, card: DeckCard, what: Read): string {
  const { name, count, set, number, foil, tags, zone, fields } = card;
  const hasCode = table.columns.some(([, other]) => other === 'set');
  switch (what) {
    case 'count':
      return String(count);
    case 'name':
      return fields['fullName'] ?? name;
    case 'simpleName':
      return name;
    case 'set':
      return (
        (table.lowerCaseSets ? set?.toLowerCase() : set) ??
        (table.columns.some(([, other]) => other === 'setName') ? '' : (fields['setName'] ?? ''))
      );
    case 'setName':
      return fields['setName'] ?? (set === undefined ? '' : (nameOfSet(set) ?? (hasCode ? '' : set)));
    case 'number':
      return number ?? '';
    case 'foil':
      return fields['finish'] ?? (table.foil ?? DEFAULT_FOIL)[foil];
    case 'tags':
      return tags.join(',');
    case 'zone':
      return fields['board'] ?? (zone === 'commander' ? 'main' : zone);
  }
}

/** A format of such a table. */
export function tableFormat(table: Table): FileFormat {
  const what = new Set(table.columns.map(([, meant]) => meant));
  return {
    title: table.title,
    endings: ['csv'],
    read: (source) => readTable(table, source),
    write: (deck) => writeTable(table, deck),
    holds: {
      zones: table.zones ?? ['main'],
      heads: [],
      set: what.has('set') || what.has('setName'),
      ...(what.has('number') ? { number: 'alone' as const } : {}),
      ...(what.has('foil')
        ? { foil: table.foil?.etched === table.foil?.foil && table.foil ? 'foil' : 'etched' }
        : {}),
      tags: what.has('tags'),
      fields: [...what, 'setName'].filter((key) => !isRead(key) && flagged(key) === undefined),
      own: 'all',
    },
  };
}
