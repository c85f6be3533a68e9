/** Who speaks: the lexicon, the card's name, and what has been spoken of so far in this text. */
import { COLOUR_LANDS, COLOURS, type Type } from '../../src-shared/duel/words.ts';
import type { TargetClause } from '../engine/language/refs/target.ts';
import type { Lexicon } from './lexicon.ts';

export interface TextVoice {
  readonly words: Lexicon;
  readonly name: string;
  readonly isAura: boolean;
  readonly isEquipment: boolean;
  readonly isWall: boolean;
  readonly types: readonly Type[];
  /** What an Aura is on: "creature", "land". */
  readonly host: string;
  /** What is given an ability. */
  readonly bearer?: string;
  readonly targets: readonly TargetClause[];
  /** What was sacrificed for it: "the sacrificed creature". */
  readonly given?: string;
  /** What was taken off for it, one by one: "charge counter". */
  readonly removed?: string;
  /** Targets already named, by number, and single cards kept, by slot: they are "it", "that card" from then on. */
  readonly named: Set<number | string>;
}

/** A basic land type, or any other type, as that time writes it. */
export const typeName = ({ words }: TextVoice, name: string): string =>
  words.landTypes === 'small' && isLandType(name) ? name.toLowerCase() : name;

export const isLandType = (name: string): boolean => LAND_TYPES.includes(name);

const LAND_TYPES: readonly string[] = COLOURS.map((colour) => COLOUR_LANDS[colour]);

const NUMBERS = [
  'no',
  'a',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  ...[
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty',
  ],
];

/** "a card", "three cards", "X cards". */
export function counted(count: string, noun: string): string {
  if (count === '1') return article(noun);
  const number = count === 'that much' ? 'that many' : numberWord(count);
  return `${number} ${plural(noun)}`;
}

/** "One, two, and three": the books set a comma before the last of several. */
export const listed = (names: readonly string[], word = 'and'): string =>
  names.length < 3
    ? names.join(` ${word} `)
    : `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1) ?? ''}`;

/** "two", "three"; X and other words stay as they are. */
export const numberWord = (count: string): string =>
  count === '1' ? 'one' : (NUMBERS[Number(count)] ?? count);

const PLURALS: Readonly<Record<string, string>> = {
  Aurochs: 'Aurochs',
  Dwarf: 'Dwarves',
  Elf: 'Elves',
  Merfolk: 'Merfolk',
  Plains: 'Plains',
  plains: 'plains',
  Treefolk: 'Treefolk',
  Wolf: 'Wolves',
};

export function plural(noun: string): string {
  const yours = / (you (control|own\b.*)|\S+( \S+)? ha(ve|s) in play)$/.exec(noun)?.[0];
  if (yours !== undefined) return `${plural(noun.slice(0, -yours.length))}${yours}`;
  const behind = / (with|without|named|in|other than|drawn|that|dealt|from|among) .*$/.exec(noun)?.[0] ?? '';
  if (behind !== '') return `${plural(noun.slice(0, -behind.length))}${behind}`;
  const last = /\S+$/.exec(noun)?.[0] ?? '';
  const known = PLURALS[last];
  if (known !== undefined) return `${noun.slice(0, -last.length)}${known}`;
  if (/(s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

export const article = (noun: string): string => {
  if (noun.startsWith('other ')) return `an${noun}`;
  return /^([aeiou]|X\b|8|11|18)/i.test(noun) && !/^(uni(?!nter)|one)/i.test(noun)
    ? `an ${noun}`
    : `a ${noun}`;
};
