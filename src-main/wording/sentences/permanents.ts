/** What happens to permanents where they are, or takes them from there. */
import type { Effect } from '../../engine/language/effect.ts';
import { amountWords, isShare, shareWords } from '../nouns/amounts.ts';
import { nounPhrase, pluralPhrase } from '../nouns/filters.ts';
import { isYou, refWords, wholeWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { counted } from '../voice.ts';
import { ordered } from './doing.ts';

export const PERMANENTS: Tellers<
  Effect,
  | 'destroy'
  | 'regenerate'
  | 'sacrifice'
  | 'sacrificeIt'
  | 'equalise'
  | 'tap'
  | 'untap'
  | 'attach'
  | 'removeFromCombat'
  | 'makeBlock'
> = {
  destroy: (voice, { what, bury }) => {
    const object = wholeWords(voice, what);
    if (!bury) return `destroy ${object}`;
    return voice.words.bury === 'verb'
      ? `bury ${object}`
      : `destroy ${object}. ${object.startsWith('all') ? 'They' : 'It'} cannot be regenerated`;
  },
  regenerate: (voice, { what }) => `regenerate ${refWords(voice, what)}`,
  sacrifice: (voice, { who, filter, count }) =>
    isShare(count)
      ? `${ordered(voice, who, 'sacrifice')} ${shareWords(count.by)} of the ${pluralPhrase(voice, filter)} ${isYou(who) ? 'you control' : 'he or she controls'}, rounded ${count.round}`
      : `${ordered(voice, who, 'sacrifice')} ${counted(amountWords(voice, count), nounPhrase(voice, filter))}`,
  sacrificeIt: (voice, { what }) => `sacrifice ${refWords(voice, what)}`,
  equalise: (voice, { filter }) =>
    filter
      ? `each player keeps as many ${pluralPhrase(voice, filter)} as the player who controls the fewest and sacrifices the rest`
      : 'each player keeps as many cards in hand as the player who has the fewest and discards the rest',
  tap: (voice, { what }) => `tap ${wholeWords(voice, what)}`,
  untap: (voice, { what }) => `untap ${wholeWords(voice, what)}`,
  attach: (voice, { what, to }) => `attach ${refWords(voice, what)} to ${refWords(voice, to)}`,
  removeFromCombat: (voice, { what, unblocks }) =>
    `remove ${refWords(voice, what)} from combat${unblocks ? `. What it alone had ${voice.words.block.noun} is no longer ${voice.words.block.noun}` : ''}`,
  makeBlock: (voice, { what, whom }) =>
    `${refWords(voice, what)} ${voice.words.block.third} ${refWords(voice, whom)} if able`,
};
