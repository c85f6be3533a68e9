/**
 * Filters that write into the search: each is read back from its words, so that what is typed and what is pressed are
 * one thing. Choices of a kind stand together in brackets, `(t:creature or t:instant)`.
 */
import { chipsOf, without, type Chip } from '../../src-shared/search/chips.ts';
import type { QueryPlace } from '../../src-shared/search/query.ts';
import { keywordName } from '../../src-shared/duel/keywords.ts';
import { MANA, type Keyword, type Mana } from '../../src-shared/duel/words.ts';

const FILTER_KINDS = ['type', 'cost', 'rarity', 'set'] as const;
type FilterKind = (typeof FILTER_KINDS)[number];

/** How one choice of a kind begins, and what may follow. */
const KIND_WORDS: Readonly<Record<FilterKind, string>> = {
  type: 't:[a-z]+',
  cost: 'mv(?:=|>=)\\d+',
  rarity: 'r:[a-z]+',
  set: 'e:[a-z0-9]+',
};

/** A lone choice or a bracket of them, standing by itself. */
const groupOf = (kind: FilterKind): RegExp => {
  const one = KIND_WORDS[kind];
  return new RegExp(`(?<![^\\s])(?:\\(${one}(?: or ${one})+\\)|${one})(?![^\\s])`, 'i');
};

/** A choice within brackets of the player's own is left to the player. */
function placeOf(text: string, pattern: RegExp): QueryPlace | undefined {
  const found = pattern.exec(text);
  if (!found || depthAt(text, found.index) > 0) return undefined;
  return { at: found.index, end: found.index + found[0].length };
}

function depthAt(text: string, at: number): number {
  let depth = 0;
  for (const letter of text.slice(0, at)) depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
  return depth;
}

const joined = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

const replaced = (text: string, place: QueryPlace | undefined, words: string): string =>
  place ? joined(text.slice(0, place.at), words, text.slice(place.end)) : joined(text, words);

/** The choices of a kind that are on, as they are written. */
export function choicesIn(text: string, kind: FilterKind): string[] {
  const place = placeOf(text, groupOf(kind));
  if (!place) return [];
  return text
    .slice(place.at, place.end)
    .replaceAll(/[()]/g, '')
    .split(' or ')
    .map((choice) => choice.toLowerCase());
}

export function withChoice(text: string, kind: FilterKind, choice: string): string {
  const before = choicesIn(text, kind);
  const after = before.includes(choice) ? before.filter((other) => other !== choice) : [...before, choice];
  const words = after.length > 1 ? `(${after.join(' or ')})` : (after[0] ?? '');
  return replaced(text, placeOf(text, groupOf(kind)), words);
}

/** Cards of no other colour than these; what has none is `c:c`, and `c>0` leaves it out. */
const COLOUR_WORDS = /(?<![^\s])(?:c<=[wubrg]+(?: c>0)?|c:c)(?![^\s])/i;

export function coloursOn(text: string): Mana[] {
  const place = placeOf(text, COLOUR_WORDS);
  if (!place) return [];
  const words = text.slice(place.at, place.end).toLowerCase();
  if (words === 'c:c') return ['C'];
  const letters = words.slice('c<='.length).split(' ')[0]?.toUpperCase() ?? '';
  const colours = MANA.filter((mana) => mana !== 'C' && letters.includes(mana));
  return words.includes('c>0') ? colours : [...colours, 'C'];
}

export function withColour(text: string, mana: Mana): string {
  const before = coloursOn(text);
  const isOn = before.includes(mana);
  // The first colour that is pressed brings what has none along: lands and artifacts fit everywhere.
  const added: Mana[] = before.length === 0 && mana !== 'C' ? [mana, 'C'] : [...before, mana];
  const after = isOn ? before.filter((other) => other !== mana) : added;
  return replaced(text, placeOf(text, COLOUR_WORDS), colourWords(after));
}

function colourWords(on: readonly Mana[]): string {
  const letters = MANA.filter((mana) => mana !== 'C' && on.includes(mana))
    .join('')
    .toLowerCase();
  if (letters === '') return on.includes('C') ? 'c:c' : '';
  return on.includes('C') ? `c<=${letters}` : `c<=${letters} c>0`;
}

/** Whether these words stand in it by themselves. */
export const hasWords = (text: string, words: string): boolean => wordsPlace(text, words) !== undefined;

export function withWords(text: string, words: string): string {
  const place = wordsPlace(text, words);
  return place ? without(text, place) : joined(text, words);
}

const wordsPlace = (text: string, words: string): QueryPlace | undefined =>
  chipsOf(text).find((chip) => chip.words.toLowerCase() === words && depthAt(text, chip.place.at) === 0)
    ?.place;

/** Pieces to be shown and taken away: a bracket of choices is one piece. */
export function piecesOf(text: string): Pick<Chip, 'words' | 'place'>[] {
  const patterns = [COLOUR_WORDS, ...FILTER_KINDS.map(groupOf)];
  const groups = patterns.flatMap((pattern) => placeOf(text, pattern) ?? []);
  const isInside = ({ at }: QueryPlace): boolean => groups.some((group) => at >= group.at && at < group.end);
  // Brackets that the player typed stay in the text alone: a piece of them could not go by itself.
  const others = chipsOf(text).filter(({ place }) => !isInside(place) && depthAt(text, place.at) === 0);
  return [...groups.map((place) => ({ words: text.slice(place.at, place.end), place })), ...others].toSorted(
    (one, other) => one.place.at - other.place.at,
  );
}

export const COST_CHOICES = ['mv=0', 'mv=1', 'mv=2', 'mv=3', 'mv=4', 'mv=5', 'mv=6', 'mv>=7'] as const;

/** `kw:flying`, and in quotes what is several words. */
export function keywordWords(keyword: Keyword): string {
  const words = keywordName(keyword);
  return words.includes(' ') ? `kw:"${words}"` : `kw:${words}`;
}
