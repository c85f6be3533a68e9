/** What happens to permanents where they are, or takes them from there. */
import type { Effect } from '../../engine/language/effect.ts';
import { amountWords, isShare, shareWords } from '../nouns/amounts.ts';
import { holdsWords, pluralPhrase } from '../nouns/filters.ts';
import { isYou, refWords, wholeWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { givenUpWords } from './costs.ts';
import { ordered, own } from './doing.ts';

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
    if (voice.words.bury === 'unsaid') return `destroy ${object}`;
    return voice.words.bury === 'verb'
      ? `bury ${object}`
      : `destroy ${object}. ${object.startsWith('all') ? 'They' : 'It'} cannot be regenerated`;
  },
  regenerate: (voice, { what }) => `regenerate ${refWords(voice, what)}`,
  sacrifice: (voice, { who, filter, count }) => {
    const deed = ordered(voice, who, voice.words.sacrifice);
    if (isShare(count))
      return `${deed} ${shareWords(count.by)} of the ${pluralPhrase(voice, filter)} ${holdsWords(voice, isYou(who) ? 'you' : 'he or she')}, rounded ${count.round}`;
    return `${deed} ${givenUpWords(voice, filter, amountWords(voice, count), own(who))}`;
  },
  sacrificeIt: (voice, { what }) => `${voice.words.sacrifice} ${refWords(voice, what)}`,
  equalise: (voice, { filter }) =>
    filter
      ? `each player keeps as many ${pluralPhrase(voice, filter)} as the player who controls the fewest and ${voice.words.sacrifice === 'destroy' ? 'destroys' : 'sacrifices'} the rest`
      : 'each player keeps as many cards in hand as the player who has the fewest and discards the rest',
  tap: (voice, { what }) => `tap ${wholeWords(voice, what)}`,
  untap: (voice, { what }) => `untap ${wholeWords(voice, what)}`,
  attach: (voice, { what, to }) => `attach ${refWords(voice, what)} to ${refWords(voice, to)}`,
  removeFromCombat: (voice, { what, unblocks }) =>
    `remove ${refWords(voice, what)} from combat${unblocks ? `. What it alone had ${voice.words.block.noun} is no longer ${voice.words.block.noun}` : ''}`,
  makeBlock: (voice, { what, whom }) =>
    `${refWords(voice, what)} ${voice.words.block.third} ${refWords(voice, whom)} if able`,
};
