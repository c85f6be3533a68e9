/** What chance decides. */
import type { Effect } from '../../engine/language/effect.ts';
import { cardPhrase } from '../nouns/filters.ts';
import { isYou, refWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { article } from '../voice.ts';
import { ordered } from './doing.ts';
import { effectWords } from './effects.ts';

export const CHANCE: Tellers<Effect, 'flip' | 'oneAtRandom' | 'rollNumber' | 'pickFromDecks' | 'throwDown'> =
  {
    flip: (voice, { who, win, lose }) => {
      const flips = `${ordered(voice, who, 'flip')} a coin`;
      const winner = isYou(who) ? 'you win' : 'that player wins';
      const loser = isYou(who) ? 'you lose' : 'that player loses';
      const parts = [
        flips,
        win ? `if ${winner} the flip, ${effectWords(voice, win)}` : '',
        lose ? `if ${loser} the flip, ${effectWords(voice, lose)}` : '',
      ];
      return parts.filter((part) => part !== '').join('. ');
    },
    oneAtRandom: (voice, { of }) => {
      if (of.length > FEW) return 'perform a random action';
      const parts = of.map((part) => effectWords({ ...voice, named: new Set(voice.named) }, part));
      return `one of these happens at random: ${parts.join('; or ')}`;
    },
    rollNumber: (_, { least, most }) => `choose a number from ${least} to ${most} at random`,
    pickFromDecks: (voice, { filter, slot }) => {
      voice.named.add(slot);
      return `choose ${article(cardPhrase(voice, filter))} at random from all players' decks`;
    },
    throwDown: (voice, { what, slot }) => {
      voice.named.add(slot);
      return `throw ${refWords(voice, what)} onto the table, aiming at a permanent; chance has it come down somewhere near, and sometimes not turn over and touch nothing`;
    },
  };

/** More than these are not told one by one. */
const FEW = 4;
