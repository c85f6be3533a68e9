/** Spells as objects. */
import type { Filter } from '../../engine/language/filter.ts';
import type { TextVoice } from '../voice.ts';
import { nounPhrase, phraseOf } from './filters.ts';

export function spellWords(voice: TextVoice, filter: Filter): string {
  const phrase = phraseOf(voice, filter);
  const { noun: what = 'spell' } = phrase;
  const kind = what.endsWith('spell') ? what : `${what} spell`;
  return [...phrase.before, kind, ...phrase.after].join(' ');
}

/** "Blue and black spells", "creature spells you control". */
export function spellsWords(voice: TextVoice, filter: Filter, either = false): string {
  const told = nounPhrase(voice, filter, '').trim();
  const words = either ? told : told.replace(' or ', ' and ');
  const control = / you control$/.exec(words)?.[0] ?? '';
  const kind = words.slice(0, words.length - control.length).replace(/ ?spell$/, '');
  return `${kind} spells${control}`.trim();
}
