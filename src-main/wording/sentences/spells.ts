/** Spells: countered, turned to other targets, played. */
import type { Effect } from '../../engine/language/effect.ts';
import { abilityWords } from '../abilities/abilities.ts';
import { untilWords } from '../changes.ts';
import { possessive, refWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { does, doesSo, newTargets } from './doing.ts';
import { effectWords } from './effects.ts';

export const SPELLS: Tellers<Effect, 'counter' | 'retarget' | 'play' | 'mayPlay' | 'permit' | 'command'> = {
  counter: (voice, { what, to }) =>
    `counter ${refWords(voice, what)}${to === 'exile' ? `. Its card goes to ${voice.words.removedPlace}` : to === 'library' ? `. Its card goes on top of its owner's ${voice.words.library}` : ''}`,
  retarget: (voice, { what, who, must }) =>
    must
      ? `change the target of ${refWords(voice, what)}`
      : `${refWords(voice, who)} may ${newTargets(voice)} for ${refWords(voice, what)}`,
  play: (voice, { what, who, free, forced, otherwise }) => {
    const price = free ? ` without paying its ${voice.words.manaCost}` : '';
    const deed = forced
      ? `${does(voice, who, 'play')} ${refWords(voice, what)}${price} if able`
      : `${refWords(voice, who)} may play ${refWords(voice, what)}${price}`;
    if (!otherwise) return deed;
    return `${deed}. If ${doesSo(who)} not, ${effectWords(voice, otherwise)}`;
  },
  mayPlay: (voice, { what, who, until }) =>
    `${refWords(voice, who)} may play ${refWords(voice, what)}${untilWords(until)}`,
  permit: (voice, { gives, until }) =>
    `${untilWords(until).trim()}, you have "${abilityWords({ ...voice, named: new Set() }, gives.ability)}"`,
  command: (voice, { player }) =>
    `look at ${possessive(voice, player)} hand and choose a card; that player plays it if able, with mana from lands alone, and you make all choices for it`,
};
