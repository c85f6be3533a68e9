/** Cards drawn, discarded and shown. */
import type { Amount } from '../../engine/language/amount.ts';
import type { Effect } from '../../engine/language/effect.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { isShare, type Share, shareWords } from '../nouns/amounts.ts';
import { cardPhrase } from '../nouns/filters.ts';
import { someOf } from '../nouns/much.ts';
import { isYou, possessive, refWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { numberWord, type TextVoice } from '../voice.ts';
import { does, ordered, own } from './doing.ts';
import { effectWords } from './effects.ts';

export const HANDS: Tellers<Effect, 'draw' | 'replaceDraws' | 'discard' | 'revealHand' | 'reveal' | 'look'> =
  {
    draw: (voice, { who, count }) => {
      const deed = ordered(voice, who, 'draw');
      return `${deed} ${someOf(voice, count, 'card')}`;
    },
    replaceDraws: (voice, { who, effect, once }) => {
      const draws = `${does(voice, who, 'would draw', 'would draw')} a card this turn`;
      const time = once ? `the next time ${draws}` : `whenever ${draws}`;
      const deed = effectWords(voice, effect);
      return isYou(who) || !deed.startsWith('draw ')
        ? `${time}, instead ${deed}`
        : `${time}, that player skips that draw and you ${deed} instead`;
    },
    discard: (voice, effect) => discardWords(voice, effect),
    revealHand: (voice, { who }) => {
      const words = `${ordered(voice, who, 'reveal')} ${own(who)} hand`;
      voice.named.add(REVEALED);
      return words;
    },
    reveal: (voice, { what, slot }) => {
      const isTheirs = what.kind === 'topOf' && what.of.kind === 'each';
      const words = `${isTheirs ? 'that player reveals' : 'reveal'} ${refWords(voice, what)}`;
      if (slot !== undefined) voice.named.add(slot);
      return words;
    },
    look: (voice, { what, by }) => `${ordered(voice, by, 'look')} at ${lookedAt(voice, what)}`,
  };

/** A hand that everybody sees is not looked at again. */
const REVEALED = 'a revealed hand';

function discardWords(
  voice: TextVoice,
  { who, count, filter, atRandom, by, upTo }: Extract<Effect, { kind: 'discard' }>,
): string {
  const cards =
    count === 'all'
      ? `${own(who)} hand`
      : count === 'any'
        ? 'any number of cards'
        : filter.kind === 'is'
          ? `${filter.what.kind === 'slot' && filter.what.name.endsWith('cards') && typeof count === 'number' ? `${numberWord(String(count))} of ` : ''}${refWords(voice, filter.what)}`
          : shareOfHand(count)
            ? `${shareWords(count.by)} of the cards in ${own(who)} hand, rounded ${count.round}`
            : `${upTo ? 'up to ' : ''}${someOf(voice, count, cardPhrase(voice, filter))}`;
  if (by && isYou(by)) {
    const hand = `${possessive(voice, who)} hand`;
    const look = voice.named.has(REVEALED) ? '' : `look at ${hand} and `;
    return `${look}choose ${cards} from it. That player discards ${count === 1 ? 'that card' : 'those cards'}`;
  }
  return `${ordered(voice, who, 'discard')} ${cards}${atRandom ? ' at random' : ''}`;
}

const shareOfHand = (amount: Amount | 'any' | 'all'): amount is Share =>
  typeof amount === 'object' &&
  isShare(amount) &&
  typeof amount.of === 'object' &&
  amount.of.kind === 'measure' &&
  amount.of.what === 'hand';

/** "Target player's hand", "the top three cards of your library". */
function lookedAt(voice: TextVoice, what: Ref): string {
  if (what.kind === 'all' && what.zone === 'hand' && what.filter.kind === 'anything' && what.of)
    return `${possessive(voice, what.of)} hand`;
  return refWords(voice, what);
}
