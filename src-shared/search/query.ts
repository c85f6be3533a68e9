/** What a search asks, as it was understood. */
import type { Colour, Keyword } from '../duel/words.ts';
import type { Rulebook } from '../rulebooks.ts';
import type {
  ColourField,
  Flag,
  Legality,
  NumberField,
  SearchComparison,
  SearchField,
  WordField,
} from './fields.ts';

export const SEARCH_RARITIES = ['land', 'common', 'uncommon', 'rare', 'mythic'] as const;
export type SearchRarity = (typeof SEARCH_RARITIES)[number];

export type Term =
  | { readonly kind: 'words'; readonly field: Exclude<WordField, 'keyword'>; readonly words: string }
  | { readonly kind: 'exactName'; readonly name: string }
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | {
      readonly kind: 'number';
      readonly field: NumberField;
      readonly comparison: SearchComparison;
      /** Another field: creatures with more power than toughness. */
      readonly against: number | NumberField;
    }
  | {
      readonly kind: 'colours';
      readonly field: ColourField;
      readonly comparison: SearchComparison;
      readonly colours: readonly Colour[];
    }
  | {
      readonly kind: 'colourCount';
      readonly field: ColourField;
      readonly comparison: SearchComparison;
      readonly count: number;
    }
  | { readonly kind: 'cost'; readonly comparison: SearchComparison; readonly symbols: readonly string[] }
  | { readonly kind: 'rarity'; readonly comparison: SearchComparison; readonly rarity: SearchRarity }
  /** By its code. */
  | { readonly kind: 'set'; readonly comparison: SearchComparison; readonly set: string }
  | { readonly kind: 'rulebook'; readonly rulebook: Rulebook }
  | { readonly kind: 'legality'; readonly legality: Legality; readonly format: string }
  | { readonly kind: 'flag'; readonly flag: Flag };

/** Where in the text it stands. */
export interface QueryPlace {
  readonly at: number;
  readonly end: number;
}

export type Query =
  | { readonly kind: 'every'; readonly of: readonly Query[] }
  | { readonly kind: 'either'; readonly of: readonly Query[] }
  | { readonly kind: 'not'; readonly of: Query; readonly place: QueryPlace }
  | { readonly kind: 'term'; readonly term: Term; readonly place: QueryPlace };

/** What was not understood. It is left out of the search, and the rest still counts. */
export const MISUNDERSTANDINGS = [
  'unknownField',
  'noValue',
  'notANumber',
  'unknownColour',
  'unknownRarity',
  'unknownRulebook',
  'unknownSet',
  'unknownFormat',
  'unknownKeyword',
  'unknownFlag',
  'notComparable',
  'openQuote',
  'openBracket',
  'strayBracket',
  'tooDeep',
  'tooLong',
] as const;
export type Misunderstanding = (typeof MISUNDERSTANDINGS)[number];

export interface SearchFinding {
  readonly kind: Misunderstanding;
  /** The words that it is about. */
  readonly words: string;
  readonly place: QueryPlace;
  readonly field?: SearchField;
}

export interface ReadQuery {
  readonly query: Query;
  readonly findings: readonly SearchFinding[];
}
