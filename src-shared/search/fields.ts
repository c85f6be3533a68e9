/** What a search of cards can ask for, and the names that players know it by. */

/** How a value is compared: `:` is whatever is usual for the field. */
export const FIELD_COMPARISONS = [':', '=', '!=', '<', '<=', '>', '>='] as const;
export type SearchComparison = (typeof FIELD_COMPARISONS)[number];

const NUMBER_FIELDS = [
  'power',
  'toughness',
  'loyalty',
  'value',
  'owned',
  'inDeck',
  'year',
  'number',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

const WORD_FIELDS = ['name', 'type', 'text', 'keyword', 'note'] as const;
export type WordField = (typeof WORD_FIELDS)[number];

const COLOUR_FIELDS = ['colour', 'identity'] as const;
export type ColourField = (typeof COLOUR_FIELDS)[number];

const LEGALITIES = ['legal', 'banned', 'restricted'] as const;
export type Legality = (typeof LEGALITIES)[number];

export const FLAGS = [
  'permanent',
  'spell',
  'basic',
  'multicoloured',
  'vanilla',
  'reprint',
  'favourite',
  'owned',
  'inDeck',
] as const;
export type Flag = (typeof FLAGS)[number];

export const SEARCH_FIELDS = [
  ...WORD_FIELDS,
  ...NUMBER_FIELDS,
  ...COLOUR_FIELDS,
  'cost',
  'rarity',
  'set',
  'rulebook',
  ...LEGALITIES,
  'is',
  'in',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The first name is the one that is offered. */
export const FIELD_NAMES: Readonly<Record<SearchField, readonly string[]>> = {
  name: ['name', 'n'],
  type: ['t', 'type'],
  text: ['o', 'oracle', 'text', 'rules'],
  keyword: ['kw', 'keyword'],
  note: ['note'],
  power: ['pow', 'power'],
  toughness: ['tou', 'toughness'],
  loyalty: ['loy', 'loyalty'],
  value: ['mv', 'cmc', 'manavalue'],
  owned: ['own', 'owned', 'have'],
  inDeck: ['deck'],
  year: ['year'],
  number: ['cn', 'number'],
  colour: ['c', 'color', 'colour'],
  identity: ['id', 'identity'],
  cost: ['m', 'mana', 'cost'],
  rarity: ['r', 'rarity'],
  set: ['e', 's', 'set', 'edition'],
  rulebook: ['book', 'rulebook'],
  legal: ['f', 'format', 'legal'],
  banned: ['banned'],
  restricted: ['restricted'],
  is: ['is'],
  in: ['in'],
};

/** The first name is the one that is offered. */
export const FLAG_NAMES: Readonly<Record<Flag, readonly string[]>> = {
  permanent: ['permanent'],
  spell: ['spell'],
  basic: ['basic'],
  multicoloured: ['multicolored', 'multicoloured', 'gold'],
  vanilla: ['vanilla'],
  reprint: ['reprint'],
  favourite: ['favourite', 'favorite', 'fav'],
  owned: ['owned', 'mine'],
  inDeck: ['indeck'],
};

const FIELD_OF = new Map(
  SEARCH_FIELDS.flatMap((field) => FIELD_NAMES[field].map((name) => [name, field] as const)),
);

export const fieldNamed = (name: string): SearchField | undefined => FIELD_OF.get(name.toLowerCase());

export const isNumberField = (field: SearchField): field is NumberField =>
  (NUMBER_FIELDS as readonly string[]).includes(field);
