/**
 * The game of 1997: `.`, the game's number of a card, a tab, the count, a tab, the name; sideboards by the opponent's
 * colour under `.vBlack` and the like. The number is what counts, but in files of the later Manalink, which gave many
 * numbers to other cards.
 */
import type { Deck, DeckCard, DeckZone, Finding } from '../../../../src-shared/decks.ts';
import { findName } from '../../names/lookup.ts';
import { readCount } from '../count.ts';
import { find, head, type Draft } from '../draft.ts';
import { shortened } from '../shortened.ts';
import type { FileFormat, Source } from '../format.ts';
import { linesOf, type FileLine } from '../lines.ts';
import { MICROPROSE_NUMBERS } from '../microprose-numbers.ts';
import { inZone, joined, oneLine } from '../writing.ts';
import { sumOf } from '../../../../src-shared/sums.ts';

const MARKERS = {
  '.vNone': 'againstAnyone',
  '.vBlack': 'againstBlack',
  '.vBlue': 'againstBlue',
  '.vGreen': 'againstGreen',
  '.vRed': 'againstRed',
  '.vWhite': 'againstWhite',
} as const satisfies Readonly<Record<string, DeckZone>>;

const ZONES = new Map<string, DeckZone>(
  Object.entries(MARKERS).map(([marker, zone]) => [marker.toLowerCase(), zone]),
);

/** The game of 1997 has no number above it. */
const HIGHEST = 952;

/** Where the number of a card is kept that the table does not have, or has otherwise. */
const NUMBER = 'microprose';

const CARD = /^\.(\d{1,6})\s+([-+]?\d[\d.,]*)(?:\s+(.*))?$/;

function read({ text, draft }: Source): void {
  const lines = linesOf(text, draft);
  const isManalink = lines.some((line) => Number(CARD.exec(line.text)?.[1] ?? 0) > HIGHEST);
  let zone: DeckZone = 'main';
  const heads: string[] = [];
  for (const line of lines) {
    const marker = ZONES.get(line.text.toLowerCase());
    if (marker !== undefined) zone = marker;
    else if (line.text.startsWith(';')) heads.push(line.text.slice(1).trim());
    else if (CARD.test(line.text)) takeLine(draft, line, zone, isManalink);
    else if (line.text !== '' && draft.cards.length === 0 && !line.text.startsWith('.'))
      readTitle(draft, line.text);
    else if (line.text !== '') find(draft, 'lineNotRead', line.at, line.text);
  }
  readHeads(draft, heads);
}

/** `Whim (Ub/Bl/Wh, 4th)`: the title, its colours and its edition. */
function readTitle(draft: Draft, text: string): void {
  const [, name, colours, edition] = /^(.{1,80}) \(([^(),]{1,40}), ?([^(),]{1,40})\)$/.exec(text) ?? [];
  if (draft.heads.name !== undefined || name === undefined)
    return head(draft, draft.heads.name === undefined ? 'name' : 'comment', text);
  head(draft, 'name', name);
  draft.fields['colours'] = colours ?? '';
  draft.fields['edition'] = edition ?? '';
}

function readHeads(draft: Draft, heads: readonly string[]): void {
  const [
    name = '',
    colours = '',
    author = '',
    mail = '',
    date = '',
    revision = '',
    edition = '',
    ...remarks
  ] = heads;
  head(draft, 'name', name);
  head(draft, 'author', author);
  head(draft, 'date', date);
  for (const [key, value] of Object.entries({ colours, mail, revision, edition }))
    if (value !== '') draft.fields[key] = value;
  head(draft, 'comment', remarks.join('\n'));
}

function takeLine(draft: Draft, line: FileLine, zone: DeckZone, isManalink: boolean): void {
  const [, number = '', digits = '', written = ''] = CARD.exec(line.text) ?? [];
  const count = readCount(digits);
  if (count === undefined) return find(draft, 'countRejected', line.at, line.text);
  const there = MICROPROSE_NUMBERS[String(Number(number))];
  const name = nameOf(there, written, isManalink);
  if (name === '') return find(draft, 'lineNotRead', line.at, line.text);
  tellDifference(draft, line, there, written, isManalink);
  const isOther = there === undefined || findName(name).name !== findName(there).name;
  draft.cards.push({ name, count, zone, fields: isOther ? { [NUMBER]: number } : {}, line: line.at });
}

const nameOf = (there: string | undefined, written: string, isManalink: boolean): string =>
  isManalink && written !== '' ? written : (there ?? written);

function tellDifference(
  draft: Draft,
  line: FileLine,
  there: string | undefined,
  written: string,
  isManalink: boolean,
): void {
  if (written === '' || (there !== undefined && findName(there).name === findName(written).name)) return;
  if (there === undefined) {
    if (!isManalink) find(draft, 'printingUnknown', line.at, line.text);
    return;
  }
  const kind = isManalink ? 'numberOther' : 'numberWins';
  draft.findings.push({ kind, line: line.at, text: shortened(line.text), instead: there });
}

const numbers = new Map(
  Object.entries(MICROPROSE_NUMBERS).flatMap(([number, name]) =>
    name === undefined ? [] : [[findName(name).name, number] as const],
  ),
);

const numberOf = ({ name, fields }: DeckCard): string | undefined => fields[NUMBER] ?? numbers.get(name);

function write(deck: Deck): { text: string } {
  const lines = (zone: DeckZone): string[] =>
    inZone(deck, zone).map((card) => `.${numberOf(card) ?? ''}\t${card.count}\t${nameIn(card)}`);
  const sides = Object.entries(MARKERS).map(([marker, zone]) => [marker, ...lines(zone)]);
  const anySide = sides.some((side) => side.length > 1);
  return {
    text: joined([...headsOf(deck), '', ...lines('main'), ...(anySide ? ['', ...sides.flat()] : [])], '\r\n'),
  };
}

/** As the table has it. */
const nameIn = (card: DeckCard): string =>
  card.fields[NUMBER] === undefined ? (MICROPROSE_NUMBERS[numberOf(card) ?? ''] ?? card.name) : card.name;

function headsOf({ name = '', author = '', date = '', comment = '', fields }: Deck): string[] {
  const { colours = '', edition = '', mail = '', revision = '' } = fields;
  const isBare = [author, date, comment, mail, revision].every((text) => text === '');
  if (isBare && colours !== '' && edition !== '') return [`${oneLine(name)} (${colours}, ${edition})`];
  const heads = [name, colours, author, mail, date, revision, edition].map(oneLine);
  const said = comment === '' ? [] : comment.split('\n');
  return [...heads, ...said].map((text) => `;${text}`);
}

const LIMITS = { fewest: 40, most: 500, different: 200 };

/** A card without a number cannot go; the game's limits are told, and the deck written all the same. */
function suit(deck: Deck): { deck: Deck; findings: Finding[] } {
  const findings: Finding[] = [];
  const entries = deck.entries.filter((card) => {
    const isThere = numberOf(card) !== undefined;
    if (!isThere)
      findings.push({
        kind: 'cardLeftOut',
        text: `${card.count} ${card.name}`,
        instead: 'the game of 1997 has no number for it',
      });
    return isThere;
  });
  const cards = sumOf(entries, ({ count }) => count);
  const different = new Set(entries.map(({ name }) => name)).size;
  if (cards < LIMITS.fewest)
    findings.push({ kind: 'limitBroken', text: `${cards} cards, and at least ${LIMITS.fewest} are wanted` });
  if (cards > LIMITS.most)
    findings.push({ kind: 'limitBroken', text: `${cards} cards, and at most ${LIMITS.most} are taken` });
  if (different > LIMITS.different)
    findings.push({
      kind: 'limitBroken',
      text: `${different} different cards, and at most ${LIMITS.different} are taken`,
    });
  return { deck: { ...deck, entries }, findings };
}

export const microprose: FileFormat = {
  endings: ['dck'],
  read,
  write,
  suit,
  encoding: 'windows',
  holds: {
    zones: ['main', ...Object.values(MARKERS)],
    heads: ['name', 'author', 'date', 'comment'],
    own: 'all',
  },
};
