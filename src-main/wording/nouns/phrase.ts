/** A filter's words by their place around the noun: before it, the noun itself, after it. */
export interface Phrase {
  readonly before: readonly string[];
  readonly noun: string | undefined;
  /** Where it is not the noun's own. */
  readonly plural?: string;
  readonly after: readonly string[];
}

export const NONE: Phrase = { before: [], noun: undefined, after: [] };

export const before = (word: string): Phrase => ({ ...NONE, before: [word] });

export const after = (words: string): Phrase => ({ ...NONE, after: [words] });

export const noun = (word: string): Phrase => ({ ...NONE, noun: word });

export const spaced = (...words: string[]): string => words.filter((word) => word !== '').join(' ');
