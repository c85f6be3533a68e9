/** What a half typed search may be meant to become. */
import { keywordName } from '../duel/keywords.ts';
import { COLOURS, KEYWORDS, TYPES } from '../duel/words.ts';
import { RULEBOOKS } from '../rulebooks.ts';
import { FIELD_NAMES, fieldNamed, FLAG_NAMES, FLAGS, SEARCH_FIELDS, type SearchField } from './fields.ts';
import { SEARCH_RARITIES, type QueryPlace } from './query.ts';

/** What only the program knows: names, and what stands on cards. */
export interface Vocabulary {
  readonly names: readonly string[];
  readonly subtypes: readonly string[];
  readonly sets: readonly string[];
  readonly formats: readonly string[];
}

export interface Completion {
  /** What it puts in place of what is typed. */
  readonly words: string;
  readonly place: QueryPlace;
  /** Absent: it is a name. */
  readonly field?: SearchField;
}

/** The word that the cursor stands behind, with the sign of a field in it. */
const TYPED = /(?:^|[\s(])-?((?:([A-Za-z]+)(:|=|!=|<=|>=|<|>))?("?)([^\s()"]*))$/;

export function completionsOf(text: string, cursor: number, words: Vocabulary, most = 8): Completion[] {
  const before = text.slice(0, cursor);
  const [, whole, name, sign, , typed = ''] = TYPED.exec(before) ?? [];
  if (whole === undefined || whole === '') return [];
  const place = { at: cursor - whole.length, end: cursor };
  if (name === undefined || sign === undefined) return fieldsAndNames(typed, place, words).slice(0, most);
  const field = fieldNamed(name);
  if (!field) return [];
  return matching(valuesOf(field, words), typed)
    .slice(0, most)
    .map((value) => ({ words: `${name}${sign}${inQuotes(value)}`, place, field }));
}

function fieldsAndNames(typed: string, place: QueryPlace, { names }: Vocabulary): Completion[] {
  const start = typed.toLowerCase();
  const fields = SEARCH_FIELDS.filter((field) => FIELD_NAMES[field].some((name) => name.startsWith(start)));
  return [
    ...fields.map((field) => ({ words: `${FIELD_NAMES[field][0] ?? field}:`, place, field })),
    ...matching(names, typed).map((name) => ({ words: `!${inQuotes(name)}`, place })),
  ];
}

/** Those that begin with it, then those with a later word that does. */
function matching(values: readonly string[], typed: string): string[] {
  const start = typed.toLowerCase();
  const begins = (value: string): boolean => value.toLowerCase().startsWith(start);
  return [
    ...values.filter(begins),
    ...(start === ''
      ? []
      : values.filter((value) => !begins(value) && value.toLowerCase().includes(` ${start}`))),
  ];
}

const inQuotes = (value: string): string => (/[\s():]/.test(value) ? `"${value}"` : value);

function valuesOf(field: SearchField, { subtypes, sets, formats }: Vocabulary): readonly string[] {
  switch (field) {
    case 'type':
      return [...TYPES, ...subtypes];
    case 'keyword':
      return KEYWORDS.map(keywordName);
    case 'colour':
    case 'identity':
      return [...COLOURS, 'colorless', 'multicolor'];
    case 'rarity':
      return SEARCH_RARITIES;
    case 'set':
      return sets;
    case 'rulebook':
      return RULEBOOKS;
    case 'legal':
    case 'banned':
    case 'restricted':
      return formats;
    case 'is':
      return FLAGS.map((flag) => FLAG_NAMES[flag][0] ?? flag);
    case 'in':
      return ['deck', 'collection'];
    default:
      return [];
  }
}
