/** Our own table, which holds all a deck can have: see the README beside. */
import * as v from 'valibot';
import { DECK_FORMATS, DECK_ZONES, FOILS, type Deck, type DeckCard } from '../../../../src-shared/decks.ts';
import { readCount } from '../count.ts';
import { find, HEADS, keep, type Draft } from '../draft.ts';
import type { FileFormat, Source } from '../format.ts';
import { cell, readRows, type Row } from '../rows.ts';
import { shortened } from '../findings.ts';

const COLUMNS = [
  'spellchain',
  'count',
  'name',
  'zone',
  'set',
  'number',
  'art',
  'foil',
  'tags',
  'fields',
  'value',
] as const;
type ColumnName = (typeof COLUMNS)[number];
type Cells = Partial<Record<ColumnName, string>>;

const TAGS = v.array(v.string());
const FIELDS = v.record(v.string(), v.string());

function read({ text, draft }: Source): void {
  const [headers, ...rows] = readRows(text, draft);
  const columns = (headers?.cells ?? []).map((header) => header.trim().toLowerCase());
  for (const row of rows)
    readRow(draft, row, Object.fromEntries(columns.map((column, place) => [column, row.cells[place] ?? ''])));
}

function readRow(draft: Draft, row: Row, cells: Cells): void {
  const { spellchain: kind = '', name = '', value = '' } = cells;
  const which = HEADS.find((known) => known === kind);
  if (kind === 'card') readCard(draft, row, cells);
  else if (which !== undefined) draft.heads[which] = value;
  else if (kind === 'tag') draft.tags.push(value);
  else if (kind === 'field') draft.fields[name] = value;
  else if (kind === 'kept') keep(draft, name, value);
  else if (kind === 'source') draft.from = DECK_FORMATS.find((known) => known === value);
  else find(draft, 'lineNotRead', row.line, shortened(row.cells.join(',')));
}

function readCard(draft: Draft, row: Row, cells: Cells): void {
  const { name = '', set = '', number = '', art = '' } = cells;
  const count = readCount(cells.count ?? '1');
  const shown = shortened(row.cells.join(','));
  if (count === undefined) return find(draft, 'countRejected', row.line, shown);
  const tags = parsed(TAGS, cells.tags);
  const fields = parsed(FIELDS, cells.fields);
  if (name === '') return find(draft, 'lineNotRead', row.line, shown);
  if (tags === undefined || fields === undefined) find(draft, 'sectionIgnored', row.line, shown);
  draft.cards.push({
    name,
    count,
    zone: DECK_ZONES.find((zone) => zone === cells.zone) ?? 'main',
    set: set || undefined,
    number: number || undefined,
    art: readCount(art),
    foil: FOILS.find((foil) => foil === cells.foil) ?? 'no',
    tags: tags ?? [],
    fields: fields ?? {},
    line: row.line,
  });
}

/** An empty cell stands for none; undefined: it is not what it should be. */
function parsed<const Schema extends typeof TAGS | typeof FIELDS>(
  schema: Schema,
  text: string | undefined,
): v.InferOutput<Schema> | undefined {
  if (text === undefined || text === '') return v.parse(schema, schema === TAGS ? [] : {});
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return read.success ? read.output : undefined;
}

function write(deck: Deck): { text: string } {
  const rows: Cells[] = [
    ...HEADS.flatMap((which) =>
      deck[which] === undefined ? [] : [{ spellchain: which, value: deck[which] }],
    ),
    ...(deck.source === undefined ? [] : [{ spellchain: 'source', value: deck.source }]),
    ...deck.tags.map((value) => ({ spellchain: 'tag', value })),
    ...Object.entries(deck.fields).map(([name, value]) => ({ spellchain: 'field', name, value })),
    ...deck.kept.map(({ where, text }) => ({ spellchain: 'kept', name: where, value: text })),
    ...deck.entries.map(cellsOf),
  ];
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column] ?? '')).join(','));
  return { text: [COLUMNS.join(','), ...lines, ''].join('\n') };
}

const cellsOf = ({ count, name, zone, set, number, art, foil, tags, fields }: DeckCard): Cells => ({
  spellchain: 'card',
  count: String(count),
  name,
  zone,
  ...(set === undefined ? {} : { set }),
  ...(number === undefined ? {} : { number }),
  ...(art === undefined ? {} : { art: String(art) }),
  foil,
  ...(tags.length === 0 ? {} : { tags: JSON.stringify(tags) }),
  ...(Object.keys(fields).length === 0 ? {} : { fields: JSON.stringify(fields) }),
});

export const spellchain: FileFormat = {
  title: 'Spellchain deck',
  endings: ['csv'],
  read,
  write,
  holds: {
    zones: DECK_ZONES,
    heads: HEADS,
    deckTags: true,
    set: true,
    number: 'alone',
    art: true,
    foil: 'etched',
    tags: true,
    everything: true,
  },
};
