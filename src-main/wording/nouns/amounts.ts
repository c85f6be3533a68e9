/** Numbers. */
import type { Amount, AmountNode } from '../../engine/language/amount.ts';
import { conditionWords } from '../sentences/conditions.ts';
import { tell, type Tellers } from '../tellers.ts';
import { numberWord, type TextVoice } from '../voice.ts';
import { pluralPhrase } from './filters.ts';
import { allWords, groupWords, placeInPlay, possessive, refWords } from './refs.ts';

const AMOUNTS: Tellers<AmountNode> = {
  x: () => 'X',
  landsPlayed: (voice, { of }) => `the number of lands ${refWords(voice, of)} played this turn`,
  count: (voice, { of }) =>
    of.kind === 'foremost' && of.of.kind === 'players'
      ? `the number of players with the most ${of.what}`
      : `the number of ${of.kind === 'all' ? allWords(voice, of) : refWords(voice, of)}`,
  measure: (voice, { what, of }) => {
    const owner = possessive(voice, of);
    switch (what) {
      case 'hand':
        return `the number of cards in ${owner} hand`;
      case 'library':
      case 'graveyard':
        return `the number of cards in ${owner} ${voice.words[what]}`;
      case 'life':
        return `${owner} life total`;
      case 'damage':
        return `the damage dealt to ${refWords(voice, of)}`;
      case 'cost':
      case 'power':
      case 'toughness':
        return `${owner} ${measureName(voice, what)}`;
    }
  },
  countersOn: (voice, { counter, of }) => `the number of ${counter} counters on ${refWords(voice, of)}`,
  deaths: (voice, { filter }) =>
    `the number of ${pluralPhrase(voice, filter)} that went to a ${voice.words.graveyard} from ${placeInPlay(voice)} this turn`,
  // A name of several words says itself what was kept.
  thatMuch: ({ words }, { slot = '', of }) =>
    slot.includes(' ')
      ? slot
          .replace('toughness', words.toughness)
          .replace('total cost', words.totalCost)
          .replace(/ discarded$/, of === undefined ? '$&' : ' he or she discarded this way')
      : 'that much',
  arithmetic: (voice, { how, left, right }) => {
    const [one, other] = [amountWords(voice, left), amountWords(voice, right)];
    return {
      plus: `${one} plus ${other}`,
      minus: `${one} minus ${other}`,
      times: one === '2' ? `twice ${other}` : `${numberWord(one)} times ${other}`,
      least: `the lesser of ${one} and ${other}`,
      most: `the greater of ${one} and ${other}`,
    }[how];
  },
  whether: (voice, { if: condition, then, otherwise }) =>
    `${amountWords(voice, then)} while ${conditionWords(voice, condition)}, and ${amountWords(voice, otherwise)} otherwise`,
  fraction: (voice, { of, by, round }) =>
    `${shareWords(by)}${by === 2 ? '' : ' of'} ${amountWords(voice, of)}, rounded ${round}`,
  damageTaken: (voice, { to, by }) =>
    `the damage dealt to ${refWords(voice, to)} this turn${by.kind === 'anything' ? '' : ` by ${by.kind === 'is' ? refWords(voice, by.what) : pluralPhrase(voice, by, 'source')}`}`,
  greatest: (voice, { what, of }) =>
    `the greatest ${measureName(voice, what)} among ${groupWords(voice, of)}`,
  untappedAtStart: (voice, { who }) =>
    `the number of untapped lands ${refWords(voice, who)} controlled as this turn began`,
  uses: ({ words }) => `the number of times this ability has been ${words.priced.barred} this turn`,
};

export const amountWords = (voice: TextVoice, amount: Amount): string =>
  typeof amount === 'number' ? String(amount) : tell(AMOUNTS, voice, amount);

/** What the era calls it. */
export const measureName = ({ words }: TextVoice, what: 'cost' | 'power' | 'toughness'): string =>
  what === 'cost' ? words.totalCost : words[what];

export type Share = Extract<Amount, { kind: 'fraction' }>;

export const isShare = (amount: Amount): amount is Share =>
  typeof amount !== 'number' && amount.kind === 'fraction';

/** "Half", "a third". */
export const shareWords = (by: number): string =>
  by === 2 ? 'half' : by === 3 ? 'a third' : `one part in ${by}`;
