/** Words as bits, in the order of the lists of words: what hot paths compare. */
import {
  COLOURS,
  KEYWORDS,
  SUPERTYPES,
  TYPES,
  type Colour,
  type Keyword,
  type Supertype,
  type Type,
} from '../../../src-shared/duel/words.ts';

function bits<Word extends string>(words: readonly Word[]): Readonly<Record<Word, number>> {
  return Object.fromEntries(words.map((word, place) => [word, 1 << place])) as Record<Word, number>;
}

export const TYPE: Readonly<Record<Type, number>> = bits(TYPES);
export const SUPERTYPE: Readonly<Record<Supertype, number>> = bits(SUPERTYPES);
export const COLOUR: Readonly<Record<Colour, number>> = bits(COLOURS);
export const KEYWORD: Readonly<Record<Keyword, number>> = bits(KEYWORDS);

export function maskOf<Word extends string>(
  table: Readonly<Record<Word, number>>,
  words: readonly Word[],
): number {
  let mask = 0;
  for (const word of words) mask |= table[word];
  return mask;
}

/** The words of a mask, in the order of their list. */
export function wordsOf<Word extends string>(words: readonly Word[], mask: number): Word[] {
  return words.filter((_, place) => (mask & (1 << place)) !== 0);
}

export const PERMANENT_TYPES =
  TYPE.artifact | TYPE.creature | TYPE.enchantment | TYPE.land | TYPE.planeswalker;
