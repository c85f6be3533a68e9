/** Who speaks: the lexicon, the card's name, and what has been spoken of so far in this text. */
import type { TargetClause } from '../engine/language/refs/target.ts';
import type { Lexicon } from './lexicon.ts';

export interface Voice {
  readonly words: Lexicon;
  readonly name: string;
  readonly isAura: boolean;
  readonly isEquipment: boolean;
  readonly targets: readonly TargetClause[];
  /** Targets already named, by number, and single cards kept, by slot: they are "it", "that card" from then on. */
  readonly named: Set<number | string>;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "a card", "three cards", "X cards". */
export function counted(count: string, noun: string): string {
  if (count === '1') return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
  const number = NUMBERS[Number(count)] ?? count;
  return `${number} ${plural(noun)}`;
}

export function plural(noun: string): string {
  if (noun.endsWith(' you control')) return `${plural(noun.slice(0, -' you control'.length))} you control`;
  if (/(s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

export const joined = (parts: readonly string[], word = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;

export const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);
