/** Copies of spells, cards and permanents. */
import type { Effect } from '../../engine/language/effect.ts';
import type { CopyException } from '../../engine/language/effects/copyOf.ts';
import { abilityWords } from '../abilities/abilities.ts';
import { isYou, refWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { article, listed, type TextVoice } from '../voice.ts';
import { newTargets } from './doing.ts';

export const COPIES: Tellers<Effect, 'copySpell' | 'becomeCopy' | 'createCopy' | 'createPicked'> = {
  copySpell: (voice, { what, colour, who }) =>
    who && !isYou(who)
      ? `${refWords(voice, who)} copies ${refWords(voice, what)} and may ${newTargets(voice)} for the copy`
      : `copy ${refWords(voice, what)}${colour ? `, but the copy is ${colour}` : ''}. You may ${newTargets(voice)} for the copy`,
  becomeCopy: (voice, { what, of, except }) =>
    `${refWords(voice, what)} becomes a copy of ${refWords(voice, of)}${except ? exceptWords(voice, except) : ''}`,
  createCopy: (voice, { of }) =>
    `${voice.words.createToken} a token ${voice.words.putIntoPlay} that is a copy of ${refWords(voice, of)}`,
  createPicked: (voice, { who }) =>
    `${isYou(who) ? '' : `${refWords(voice, who)} `}${isYou(who) ? 'put' : 'puts'} a token that is a copy of that card ${voice.words.putIntoPlay}`,
};

/** "Except that it is also an enchantment and keeps its color." */
function exceptWords(voice: TextVoice, { types, ownColours, abilities, keepsThis }: CopyException): string {
  const parts = [
    ...(types ? [`it is also ${article(types.join(' '))}`] : []),
    ...(ownColours ? ['it keeps its own color'] : []),
    ...(abilities ?? []).map(
      (ability) => `it has "${abilityWords({ ...voice, named: new Set() }, ability)}"`,
    ),
    ...(keepsThis ? ['it has this ability as well'] : []),
  ];
  return `, except that ${listed(parts)}`;
}
