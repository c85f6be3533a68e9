/** Forge: sections in square brackets, `4 Scalding Tarn|ZEN|1`, a plus behind the name of a foil card. */
import type { Deck, DeckCard, DeckZone } from '../../../../src-shared/decks.ts';
import { isKnownName } from '../../names/lookup.ts';
import { forgeCode } from '../codes.ts';
import { readCount } from '../count.ts';
import { find, head, keep, type Draft, type Head } from '../draft.ts';
import type { FileFormat, Source } from '../format.ts';
import { linesOf, type FileLine } from '../lines.ts';
import { zoneWord } from '../text.ts';
import { inZone, joined, oneLine } from '../writing.ts';

const SECTIONS = {
  Main: 'main',
  Sideboard: 'side',
  Commander: 'commander',
  Avatar: 'avatar',
  Planes: 'planes',
  Schemes: 'schemes',
  Conspiracy: 'conspiracy',
  Dungeon: 'dungeon',
  Attractions: 'attractions',
  Contraptions: 'contraptions',
} as const satisfies Readonly<Record<string, DeckZone>>;

/** A section's zone, by Forge's own word for it or by another's. */
const zoneNamed = (section: string): DeckZone | undefined =>
  ZONES.get(section.toLowerCase()) ?? zoneWord(section);

const ZONES = new Map<string, DeckZone>(
  Object.entries(SECTIONS).map(([section, zone]) => [section.toLowerCase(), zone]),
);

const METADATA = ['metadata', 'general'];

const HEADS: ReadonlyMap<string, Head> = new Map([
  ['name', 'name'],
  ['comment', 'comment'],
  ['deck type', 'format'],
]);

function read({ text, draft }: Source): void {
  let section: string | undefined;
  for (const line of linesOf(text, draft)) {
    const [, opened] = /^\[([^[\]]{1,60})\]$/.exec(line.text) ?? [];
    if (opened !== undefined) section = opened;
    else readIn(draft, section, line);
    if (opened !== undefined && isKept(opened)) keep(draft, opened, '');
  }
}

const isKept = (section: string): boolean =>
  zoneNamed(section) === undefined && !METADATA.includes(section.toLowerCase());

function readIn(draft: Draft, section: string | undefined, line: FileLine): void {
  const { text } = line;
  if (text === '') return;
  const zone = section === undefined ? zoneOfBare(text) : zoneNamed(section);
  if (text.startsWith(';') || (text.startsWith('#') && !text.startsWith('#{')))
    head(draft, 'comment', text.replace(/^[;#]+\s*/, ''));
  else if (zone !== undefined) takeLine(draft, line, zone);
  else if (section === undefined) head(draft, 'name', text);
  else if (METADATA.includes(section.toLowerCase())) readData(draft, line);
  else addKept(draft, section, text);
}

/** Before any section stand cards only where there are no sections; else the name of the deck. */
const zoneOfBare = (text: string): DeckZone | undefined =>
  /^\d+x?\s/.test(text) &&
  (text.includes('|') || isKnownName(text.replace(/^\d+x?\s+/, '').replace(/\+$/, '')))
    ? 'main'
    : undefined;

function addKept(draft: Draft, section: string, text: string): void {
  const last = draft.kept.at(-1);
  const before = last?.where === section ? last.text : '';
  if (last?.where === section) draft.kept.pop();
  keep(draft, section, before === '' ? text : `${before}\n${text}`);
}

function readData(draft: Draft, { text, at }: FileLine): void {
  const split = text.indexOf('=');
  if (split < 1) {
    if (draft.heads.name === undefined) head(draft, 'name', text);
    else find(draft, 'lineNotRead', at, text);
    return;
  }
  const [key, value] = [text.slice(0, split).trim(), text.slice(split + 1).trim()];
  const which = HEADS.get(key.toLowerCase());
  if (which !== undefined) head(draft, which, value);
  else if (key.toLowerCase() === 'tags')
    draft.tags.push(
      ...value
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    );
  else if (value !== '') draft.fields[key] = value;
}

/** The fields behind the name are parted by upright strokes. */
function takeLine(draft: Draft, { text, at }: FileLine, zone: DeckZone): void {
  const flags = text.indexOf('|#{');
  const [first = '', ...rest] = (flags === -1 ? text : text.slice(0, flags)).split('|');
  const [, digits, written = ''] = /^([-+]?\d[\d.,]*)x?\s+(\S.*)$/.exec(first.trim()) ?? [
    '',
    '1',
    first.trim(),
  ];
  const count = readCount(digits);
  if (count === undefined || written === '')
    return find(draft, written === '' ? 'lineNotRead' : 'countRejected', at, text);
  const isFoil = written.endsWith('+');
  const [set, ...places] = rest.map((part) => part.trim());
  const number = places.map((part) => /^\[(.+)\]$/.exec(part)?.[1]).find((part) => part !== undefined);
  const art = places.find((part) => /^[1-9]\d?$/.test(part));
  draft.cards.push({
    name: isFoil ? written.slice(0, -1).trim() : written,
    count,
    zone,
    set: set === '' ? undefined : set,
    number,
    art: art === undefined ? undefined : Number(art),
    foil: isFoil ? 'foil' : 'no',
    fields: flags === -1 ? {} : { flags: text.slice(flags + 3).replace(/\}$/, '') },
    line: at,
  });
}

function write(deck: Deck): { text: string } {
  const { name, comment, format, tags, fields, kept } = deck;
  // Its own comment is of one line; what follows stands behind semicolons.
  const [said, ...more] = comment?.split('\n') ?? [];
  const data = [
    ['Name', name],
    ['Deck Type', format],
    ['Comment', said],
    ['Tags', tags.length > 0 ? tags.join(',') : undefined],
    ...Object.entries(fields),
  ].flatMap(([key = '', value]) => (value === undefined ? [] : [`${key}=${oneLine(value)}`]));
  const parts = kept.flatMap(({ where, text }) => [`[${where}]`, ...(text === '' ? [] : text.split('\n'))]);
  const cards = Object.entries(SECTIONS).flatMap(([section, zone]) => {
    const lines = inZone(deck, zone).map(lineOf);
    return lines.length > 0 ? [`[${section}]`, ...lines] : [];
  });
  return { text: joined([...parts, '[metadata]', ...data, ...more.map((line) => `; ${line}`), ...cards]) };
}

function lineOf({ count, name, set, art, number, foil, fields }: DeckCard): string {
  const places = [
    ...(set === undefined ? [] : [forgeCode(set)]),
    ...(set === undefined || art === undefined ? [] : [String(art)]),
    ...(set === undefined || number === undefined ? [] : [`[${number}]`]),
    ...(fields['flags'] === undefined ? [] : [`#{${fields['flags']}}`]),
  ];
  return [`${count} ${name}${foil === 'no' ? '' : '+'}`, ...places].join('|');
}

export const forge: FileFormat = {
  endings: ['dck'],
  read,
  write,
  holds: {
    zones: Object.values(SECTIONS),
    heads: ['name', 'comment', 'format'],
    deckTags: true,
    set: true,
    number: 'besideSet',
    art: true,
    foil: 'foil',
    own: 'all',
  },
};
