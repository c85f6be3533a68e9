/** Spells: countered, turned to other targets, played. */
import type { Effect } from '../../engine/language/effect.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { abilityWords } from '../abilities/abilities.ts';
import { untilWords } from '../changes.ts';
import { possessive, refWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import type { TextVoice } from '../voice.ts';
import { priceWords } from './costs.ts';
import { does, doesSo, newTargets, ordered } from './doing.ts';
import { effectWords } from './effects.ts';

export const SPELLS: Tellers<Effect, 'counter' | 'retarget' | 'play' | 'mayPlay' | 'permit' | 'command'> = {
  counter: (voice, { what, to }) =>
    voice.words.target === 'anyOne'
      ? undoneWords(voice, what, to)
      : `counter ${refWords(voice, what)}${to === 'exile' ? `. ${voice.words.exile.verb} that card${voice.words.exile.after}` : to === 'library' ? `. Put that card on top of its owner's ${voice.words.library}` : ''}`,
  retarget: (voice, { what, who, must }) =>
    must
      ? `change the target of ${refWords(voice, what)}`
      : `${refWords(voice, who)} may ${newTargets(voice)} for ${refWords(voice, what)}`,
  play: (voice, { what, who, free, forced, faceDown, otherwise }) => {
    const price = free ? ` without paying its ${voice.words.manaCost}` : '';
    if (faceDown) {
      const { one, third } = voice.words.cast;
      return `${ordered(voice, who, one, third)} ${refWords(voice, what)} face down as a nameless 2/2 creature${price}. It is turned face up before it would deal damage, be dealt damage or become tapped`;
    }
    const deed = forced
      ? `${does(voice, who, 'play')} ${refWords(voice, what)}${price} if able`
      : `${refWords(voice, who)} may play ${refWords(voice, what)}${price}`;
    if (!otherwise) return deed;
    return `${deed}. If ${doesSo(who)} not, ${effectWords(voice, otherwise)}`;
  },
  mayPlay: (voice, { what, who, until }) =>
    `${refWords(voice, who)} may play ${refWords(voice, what)}${untilWords(until)}`,
  permit: (voice, { gives: { ability }, until }) => {
    const time = untilWords(until).trim();
    return ability.kind === 'activated'
      ? `${time}, you may ${priceWords(voice, ability.costs)} at any time. Each time you do, ${effectWords(voice, ability.effect)}`
      : `${time}, you have "${abilityWords({ ...voice, named: new Set() }, ability)}"`;
  },
  command: (voice, { player }) =>
    `look at ${possessive(voice, player)} hand and choose a card from it. That player plays that card if able, with mana from his or her lands alone, and you make every choice about it in that player's place`,
};

/** What has been played just now has been spoken of already. */
export const PLAYED = 'the card being played';

/** Portal's words for countering: the card is played and comes to nothing. */
function undoneWords(voice: TextVoice, what: Ref, to: Counter['to']): string {
  const { words } = voice;
  const told = refWords(voice, what);
  const card = voice.named.has(PLAYED)
    ? 'that card'
    : told.replace(/^(any one .*?)\bspell\b/, '$1card being played');
  const end =
    to === 'exile'
      ? `is ${words.exile.verb}d${words.exile.after}`
      : to === 'library'
        ? `is put on top of its owner's ${words.library}`
        : `is put into its owner's ${words.graveyard}`;
  return `${card} has no effect and ${end}`;
}

type Counter = Extract<Effect, { kind: 'counter' }>;
