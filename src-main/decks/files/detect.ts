/** Which kind of file a text is: by what it holds, and by the ending of its name only where that says nothing. */
import type { DeckFormat } from '../../../src-shared/decks.ts';
import { meaning } from './csv.ts';
import { firstLine, separatorOf } from './rows.ts';
import { zoneWord } from './text.ts';

/** Enough to know a file by, and not so much that a file of one line takes its time. */
const LOOKED_AT = 20_000;

type Detected =
  | { readonly kind: 'format'; readonly format: DeckFormat }
  | { readonly kind: 'none'; readonly why: string };

const is = (format: DeckFormat): Detected => ({ kind: 'format', format });

export function detect(text: string, fileName = ''): Detected {
  const start = text.slice(0, LOOKED_AT);
  const first = start.trimStart();
  if (first.startsWith('<')) return byRoot(first);
  if (first.startsWith('{\\rtf')) return { kind: 'none', why: 'it is a document of a word processor' };
  if (first.startsWith('{') || /^\[\s*[[{]/.test(first)) return byKeys(first);
  const table = byHeaders(start);
  return is(table ?? byLines(linesIn(start), ending(fileName)));
}

const ending = (fileName: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Remarks, orders to programs, and the type of the document. */
const BEFORE_THE_ROOT = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/gi;

function byRoot(text: string): Detected {
  const bare = text.replaceAll(BEFORE_THE_ROOT, '');
  const root = /<(?:[\w.-]{1,60}:)?([A-Za-z_][\w.-]{0,60})/.exec(bare)?.[1] ?? '';
  if (root === 'cockatrice_carddatabase') return { kind: 'none', why: 'it describes cards, and is no deck' };
  const lower = text.toLowerCase();
  if (root.toLowerCase() === 'deck') return is(lower.includes('<section') ? 'octgn' : 'mtgo-dek');
  if (root === 'cockatrice_deck') return is('cockatrice');
  return { kind: 'none', why: `its root is ${root || 'missing'}` };
}

const byKeys = (text: string): Detected =>
  is(/"(?:mainBoard|sideBoard)"/.test(text) ? 'mtgjson' : 'scryfall');

/** What tells a table from all others: headers that must be there, and some that must not. */
const TABLES: readonly (readonly [format: DeckFormat, has: readonly string[], not?: readonly string[]])[] = [
  ['spellchain', ['spellchain']],
  ['csv-cardmarket', ['idproduct']],
  ['csv-manabox', ['manabox id']],
  ['csv-dragonshield', ['folder name']],
  ['csv-tcgplayer', ['simple name']],
  ['csv-mtgo', ['id #']],
  ['csv-deckstats', ['card_name']],
  ['csv-archidekt', ['edition code', 'finish']],
  ['csv-deckbox', ['artist proof', 'edition code']],
  ['csv-deckbox-old', ['artist proof']],
  ['csv-goldfish', ['set id', 'card']],
  ['csv-tappedout', ['board', 'name']],
  ['csv-tappedout-inventory', ['set number', 'qty']],
  ['csv-moxfield', ['last modified', 'proxy'], ['printing id']],
  ['csv-deckbox-old', ['count', 'name', 'edition', 'card number']],
  ['csv-moxfield', ['count', 'name', 'edition', 'collector number']],
  ['csv-moxfield', ['count', 'name', 'edition', 'playtest card']],
];

function byHeaders(text: string): DeckFormat | undefined {
  const line = firstLine(text.replace(/^\s*"?sep=.?"?[^\r\n]{0,10}[\r\n]+/i, '').trimStart());
  const headers = line
    .split(separatorOf(line))
    .map((part) => part.trim().replaceAll(/^"|"$/g, '').trim().toLowerCase());
  if (headers.length < 2) return undefined;
  const found = TABLES.find(
    ([, has, not = []]) =>
      has.every((word) => headers.includes(word)) && !not.some((word) => headers.includes(word)),
  );
  return found?.[0] ?? (isTable(headers) ? 'csv' : undefined);
}

/** Headers alone are told from a card by its count and its name being words, not a number. */
function isTable(headers: readonly string[]): boolean {
  const meant = headers.map(meaning);
  return meant.includes('name') && meant.filter((what) => what !== undefined).length > 1;
}

const linesIn = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().slice(0, 400))
    .filter((line) => line !== '');

type Lines = readonly string[];
const some = (lines: Lines, pattern: RegExp): boolean => lines.some((line) => pattern.test(line));

/** In the order of how sure each is. */
const SIGNS: readonly (readonly [format: DeckFormat, told: (lines: Lines) => boolean])[] = [
  [
    'microprose',
    (lines) => some(lines, /^\.\d{1,6}\s+\d+\s/) || some(lines, /^\.v(?:none|black|blue|green|red|white)$/i),
  ],
  ['salvation', (lines) => some(lines, /^\[deck(?:=[^\]]{0,80})?\]$/i) && some(lines, /^\[\/deck\]$/i)],
  ['forge', (lines) => some(lines, /^\[(?:metadata|main|general|sideboard|commander|duel|quest|shop)\]$/i)],
  ['forge', (lines) => some(lines, /^\d+x? [^|]{1,80}\|[A-Za-z0-9]{2,5}(?:\||$)/)],
  ['mws', (lines) => some(lines, /^\/\/ ?Deck file (?:for Magic Workstation|created with)/i)],
  [
    'deckstats',
    (lines) =>
      some(lines, /^\/\/(?:main|sideboard|maybeboard|side)$/i) ||
      some(lines, /^\d+x? \[[A-Za-z0-9_]{2,8}#[^\]]{1,12}\] /),
  ],
  [
    'precon',
    (lines) =>
      some(lines, /^\/\/ (?:SOURCE|DISPLAY): /) ||
      some(lines, /^\d+ .{1,80} \[[A-Z0-9_]{2,8}:[^\]]{1,12}\](?: \[foil\])?$/),
  ],
  [
    'xmage',
    (lines) =>
      some(lines, /^(?:SB: )?\d+ \[[A-Za-z0-9_]{1,8}:[^\]]{1,16}\] \S/) ||
      some(lines, /^LAYOUT (?:MAIN|SIDEBOARD):/),
  ],
  ['mws', (lines) => some(lines, /^(?:SB:\s*)?\d+ +\[[A-Za-z0-9_]{0,5}\] \S/)],
  [
    'archidekt',
    (lines) =>
      some(lines, /^\d+x \S.{0,200} \([a-z0-9_]{2,8}\) \S{1,12}(?: |$)/) ||
      some(lines, / \[[^[\]]{1,100}\{(?:top|noDeck)\}/),
  ],
  [
    'moxfield',
    (lines) =>
      some(lines, /^\d+ .{1,200} \([A-Za-z0-9_]{2,8}\) \S{1,14} (?:\*[FE]\*|#\S)/) ||
      some(lines, /^(?:SIDEBOARD|MAINBOARD):$/) ||
      some(lines, / \*[FE]\*(?: #.*)?$/),
  ],
  ['goldfish', (lines) => some(lines, /^\d+ .{1,200} \[[A-Z0-9_]{2,8}\](?: \([FE]\))?$/)],
  [
    'arena',
    (lines) =>
      some(lines, /^\d+ .{1,200} \([A-Za-z0-9_]{2,8}\)(?: \S{1,14})?$/) ||
      (some(lines, /^(?:About|Deck|Companion)$/) && !some(lines, /^SB:/i)),
  ],
  ['lackey', (lines) => some(lines, /^\d+\t\S/) && some(lines, /^Sideboard:$/)],
];

function byLines(lines: Lines, end: string): DeckFormat {
  const found = SIGNS.find(([, told]) => told(lines));
  if (found) return found[0];
  const cards = lines.filter((line) => /^\d{1,4}\s+\S/.test(line)).length;
  const isPlainList = lines.every((line) => /^\d{1,4} \S/.test(line) || zoneWord(line) === 'side');
  if (end === 'dec') return 'apprentice';
  if (some(lines, /^SB:/i)) return some(lines, /^\/\//) || end !== 'txt' ? 'apprentice' : 'cockatrice-text';
  if (end === 'mwdeck') return 'mws';
  return cards > 0 && isPlainList ? 'mtgo-text' : 'plain';
}
