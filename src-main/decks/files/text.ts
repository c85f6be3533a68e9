/** Lists of cards as text: what Arena, Magic Online, Apprentice and their relatives have in common. */
import type { DeckZone } from '../../../src-shared/decks.ts';
import type { HashMeans } from './card-line.ts';
import { find, head, type Draft, type Head } from './draft.ts';
import type { Source } from './format.ts';
import { linesOf, type FileLine } from './lines.ts';
import { takeCard } from './take.ts';

interface TextStyle {
  /** What `#` begins at the end of a card's line. */
  readonly hash: HashMeans;
  /** Whether a blank line parts main deck and sideboard where no word does. */
  readonly blocks: boolean;
  /** Whether `// Sideboard` begins the sideboard, or is only a heading. */
  readonly slashedWords: boolean;
  /** Whether a head that has no place of its own is kept as a field; else it is a remark. */
  readonly headFields?: boolean;
}

/** Words alone on a line that begin a part; perhaps with a colon or a count behind. */
const ZONE_WORDS: Readonly<Record<string, DeckZone | undefined>> = {
  deck: 'main',
  main: 'main',
  maindeck: 'main',
  'main deck': 'main',
  mainboard: 'main',
  'main board': 'main',
  sideboard: 'side',
  side: 'side',
  'side board': 'side',
  sb: 'side',
  commander: 'commander',
  commanders: 'commander',
  companion: 'companion',
  maybeboard: 'maybe',
  maybe: 'maybe',
  considering: 'maybe',
  tokens: 'tokens',
  token: 'tokens',
  acquireboard: 'acquire',
  'display commander': 'display',
  'planar deck': 'planes',
  planes: 'planes',
  'scheme deck': 'schemes',
  schemes: 'schemes',
  attractions: 'attractions',
  contraptions: 'contraptions',
  conspiracies: 'conspiracy',
};

/** Headings by what the cards are: they part nothing. */
const KINDS =
  /^(?:lands?|basic lands?|nonbasic lands?|creatures?|spells?|artifacts?|enchantments?|instants?|sorcer(?:y|ies)|planeswalkers?|battles?|others?|other spells|instants? (?:and|&) sorcer(?:y|ies))$/i;

export function zoneWord(line: string): DeckZone | undefined {
  return ZONE_WORDS[bareWord(line)];
}

/** Without a colon, a count, or both, and without what is drawn around it. */
const bareWord = (line: string): string =>
  line
    .slice(0, 80)
    .replace(/^\[([^[\]]+)\]$/, '$1')
    .replace(/^(?:[=\-*~_+]{2,}|#+(?=\s))\s*/, '')
    .replace(/\s*[=\-*~_+]{2,}$/, '')
    .replace(/\s*[([]\d+(?:\s?cards?)?[)\]]\s*:?$/i, '')
    .replace(/\s?[:-]\s*\d+(?:\s?cards?)?$/i, '')
    .replace(/\s*:$/, '')
    .trim()
    .toLowerCase();

const HEAD_WORDS: Readonly<Record<string, Head | undefined>> = {
  name: 'name',
  deckname: 'name',
  title: 'name',
  creator: 'author',
  author: 'author',
  'created by': 'author',
  format: 'format',
  date: 'date',
};

/** `// NAME : x`, `# name x`, and what is told without slashes in the wild. */
function readHead(draft: Draft, said: string, headFields = false): boolean {
  const [, word = '', value = ''] = /^([A-Za-z][A-Za-z ]{1,18}?)\s?:(?:\s(.*))?$/.exec(said) ?? [];
  const which = HEAD_WORDS[word.toLowerCase()];
  if (which !== undefined) head(draft, which, value);
  else if (headFields && word !== '' && word === word.toUpperCase() && value !== '')
    draft.fields[word.toLowerCase()] = value;
  else return false;
  return true;
}

interface State {
  zone: DeckZone;
  /** The number of the block, for lists that only blank lines part. */
  block: number;
  blank: boolean;
  about: boolean;
}

export function readText({ text, draft }: Source, style: TextStyle): void {
  const lines = linesOf(text, draft);
  const state: State = { zone: 'main', block: 0, blank: false, about: false };
  const blocks: number[] = [];
  for (const line of lines) {
    if (line.text === '') {
      state.blank = true;
      state.about = false;
    } else if (!isTold(draft, line, state, style)) {
      if (state.blank && blocks.length > 0) state.block++;
      state.blank = false;
      if (takeCard(draft, line, state.zone, style.hash)) blocks.push(state.block);
    }
  }
  // A word or a mark tells the zones apart: then blank lines tell nothing.
  if (style.blocks && !tellsZones(lines, style)) partBlocks(draft, blocks);
}

const tellsZones = (lines: readonly FileLine[], style: TextStyle): boolean =>
  lines.some(
    ({ text }) =>
      /^(?:SB|MB|CM):/i.test(text) ||
      zoneWord(text) !== undefined ||
      (style.slashedWords && slashedZone(text) !== undefined),
  );

const slashedZone = (text: string): DeckZone | undefined => {
  const said = /^(?:\/\/|#(?!!))\s*(.*)$/.exec(text)?.[1];
  return said === undefined ? undefined : zoneWord(said);
};

/** Whether a line is something else than a card: a word, a heading, a comment. */
function isTold(draft: Draft, line: FileLine, state: State, style: TextStyle): boolean {
  const { text } = line;
  if (/^about$/i.test(text)) {
    state.about = true;
    return true;
  }
  const name = state.about ? /^name\s+(.+)$/i.exec(text)?.[1] : undefined;
  if (name !== undefined) {
    head(draft, 'name', name);
    return true;
  }
  const zone = zoneWord(text) ?? (style.slashedWords ? slashedZone(text) : undefined);
  if (zone !== undefined) {
    state.zone = zone;
    state.about = false;
    return true;
  }
  return isRemark(draft, line, style);
}

function isRemark(draft: Draft, { text, at }: FileLine, style: TextStyle): boolean {
  if (text.startsWith('#!') || text.startsWith('#')) return isHashed(draft, text);
  if (text.startsWith('//')) {
    const said = text.slice(2).trim();
    if (!isHeading(said) && !readHead(draft, said, style.headFields)) head(draft, 'comment', said);
    return true;
  }
  if (isHeading(text)) return true;
  if (/^(?:NAME|CREATOR|FORMAT|AUTHOR)\s?:/i.test(text)) return readHead(draft, text);
  if (/^\[\/?DECK\]$/i.test(text) || /^;/.test(text)) return true;
  if (!/^["']?total\b.{0,30}\d+$/i.test(text)) return false;
  find(draft, 'sectionIgnored', at, text);
  return true;
}

const isHeading = (said: string): boolean =>
  said === '' || KINDS.test(bareWord(said)) || zoneWord(said) !== undefined;

/** `# name Burn`, `#!tag`, or a remark. */
function isHashed(draft: Draft, text: string): boolean {
  const said = text.replace(/^#!?\s?/, '').trim();
  const [, word = '', value = ''] = /^(name|author|date|format)\s+(.+)$/i.exec(said) ?? [];
  const which = HEAD_WORDS[word.toLowerCase()];
  if (text.startsWith('#!')) draft.tags.push(said);
  else if (which !== undefined) head(draft, which, value);
  else head(draft, 'comment', said);
  return true;
}

/** Two blocks are main deck and sideboard; more of them are parts of one deck. */
function partBlocks(draft: Draft, blocks: readonly number[]): void {
  const last = blocks.at(-1) ?? 0;
  if (last > 1) find(draft, 'blocksJoined', undefined, String(last + 1));
  if (last !== 1) return;
  for (const [place, block] of blocks.entries()) {
    const card = draft.cards[place];
    if (block === 1 && card?.zone === 'main') draft.cards[place] = { ...card, zone: 'side' };
  }
}
