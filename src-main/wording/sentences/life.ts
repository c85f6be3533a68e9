/** Life, poison, and the end of the duel. */
import type { Amount } from '../../engine/language/amount.ts';
import type { Effect } from '../../engine/language/effect.ts';
import { amountWords } from '../nouns/amounts.ts';
import { muchOf, perEach } from '../nouns/much.ts';
import { isYou, possessive } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { counted, type TextVoice } from '../voice.ts';
import { does } from './doing.ts';

export const LIFE: Tellers<Effect, 'gainLife' | 'loseLife' | 'setLife' | 'poison' | 'loseDuel' | 'winDuel'> =
  {
    gainLife: (voice, { who, amount }) => {
      const deed = does(voice, who, 'gain');
      return `${deed} ${lifeWords(voice, amount)}`;
    },
    loseLife: (voice, { who, amount }) => {
      const deed = does(voice, who, 'lose');
      const life = lifeWords(voice, amount);
      return `${deed} ${isYou(who) ? life : life.replace(`${possessive(voice, who)} `, 'his or her ')}`;
    },
    setLife: (voice, { who, amount }) =>
      `${possessive(voice, who)} life total becomes ${amountWords(voice, amount)}`,
    poison: (voice, { who, amount }) =>
      `${does(voice, who, 'get')} ${counted(amountWords(voice, amount), 'poison counter')}`,
    loseDuel: (voice, { who }) => `${does(voice, who, 'lose')} the duel`,
    winDuel: (voice, { who }) => `${does(voice, who, 'win')} the duel`,
  };

/** "3 life", "2 life for each Forest you control". */
function lifeWords(voice: TextVoice, amount: Amount): string {
  if (typeof amount !== 'number' && amount.kind === 'arithmetic' && amount.how === 'least')
    return `${muchOf(voice, amount.left, 'life')}, but no more than ${amountWords(voice, amount.right)}`;
  const each = perEach(voice, amount);
  return each ? `${each.much} life${each.each}` : muchOf(voice, amount, 'life');
}
