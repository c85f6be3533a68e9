/** What is to be paid. */
import type { Amount } from '../../engine/language/amount.ts';
import type { Cost } from '../../engine/language/cost.ts';
import type { Filter } from '../../engine/language/filter.ts';
import { amountWords } from '../nouns/amounts.ts';
import { cardPhrase, nounPhrase, pluralPhrase } from '../nouns/filters.ts';
import { refWords } from '../nouns/refs.ts';
import { isSame, tell, type Tellers } from '../tellers.ts';
import { counted, numberWord, type TextVoice } from '../voice.ts';

const COSTS: Tellers<Cost> = {
  mana: (voice, { mana, x }) =>
    x === undefined || amountWords(voice, x) === 'X' ? mana : `${mana}, where X is ${amountWords(voice, x)}`,
  tap: () => '{T}',
  sacrifice: (voice, { filter, count }) =>
    filter && isAllOfYours(filter, count)
      ? `${voice.words.sacrifice} ${allHeld(voice, filter)}`
      : `${voice.words.sacrifice} ${filter ? givenUp(voice, filter, amountWords(voice, count)) : voice.name}`,
  discard: (voice, { filter, count, atRandom }) =>
    filter.kind === 'thisTurn' && filter.is === 'drawnLast'
      ? 'discard the card that you drew last this turn'
      : `discard ${counted(amountWords(voice, count), cardPhrase(voice, filter))}${atRandom ? ' at random' : ''}`,
  exileThis: (voice) => `${voice.words.exile.verb} ${voice.name}${voice.words.exile.after}`,
  life: (voice, { count }) => `pay ${amountWords(voice, count)} life`,
  tapOf: (voice, { filter, count }) =>
    `tap ${counted(amountWords(voice, count), `untapped ${nounPhrase(voice, filter)}`)} you control`,
  counter: (voice, { counter, count }) =>
    typeof count === 'number'
      ? `remove ${counted(String(count), `${counter} counter`)} from ${voice.name}`
      : count.kind === 'x'
        ? `remove any number of ${counter} counters from ${voice.name}`
        : `remove ${counted(amountWords(voice, count), `${counter} counter`)} from ${voice.name}`,
  loyalty: (_, { count }) => `[${count > 0 ? '+' : ''}${count}]`,
};

/** As many as there are. */
const isAllOfYours = (filter: Filter, count: Amount): boolean =>
  typeof count !== 'number' &&
  count.kind === 'count' &&
  count.of.kind === 'all' &&
  isSame(count.of.filter, filter);

/** "The sacrificed creature", for a price of that kind. */
export function givenWords(voice: TextVoice, costs: readonly Cost[]): string | undefined {
  const cost = costs.find((part) => part.kind === 'sacrifice' && part.filter !== undefined);
  if (cost?.kind !== 'sacrifice' || !cost.filter || cost.filter.kind === 'is') return undefined;
  const noun = cost.count === 1 ? nounPhrase(voice, cost.filter) : pluralPhrase(voice, cost.filter);
  return `the ${voice.words.sacrifice === 'destroy' ? 'destroyed' : 'sacrificed'} ${noun}`;
}

/** "A creature", or the very thing that is meant. */
const givenUp = (voice: TextVoice, filter: Filter, count: string): string =>
  filter.kind === 'is' ? refWords(voice, filter.what) : givenUpWords(voice, filter, count, 'your');

/** "A creature"; where giving up is destroying, "one of your creatures". */
export const givenUpWords = (voice: TextVoice, filter: Filter, count: string, whose: string): string =>
  voice.words.sacrifice === 'destroy'
    ? `${numberWord(count)} of ${whose} ${pluralPhrase(voice, filter)}`
    : counted(count, nounPhrase(voice, filter));

const allHeld = (voice: TextVoice, filter: Filter): string =>
  voice.words.holding === 'have'
    ? `all your ${pluralPhrase(voice, filter)}`
    : `all ${pluralPhrase(voice, filter)} you control`;

/** "Charge counter", where any number of them may be taken off. */
export function removedWords(costs: readonly Cost[]): string | undefined {
  const cost = costs.find((part) => part.kind === 'counter' && typeof part.count !== 'number');
  return cost?.kind === 'counter' ? `${cost.counter} counter` : undefined;
}

/** A planeswalker's price of as many counters as its player likes. */
export const isLoyaltyX = (costs: readonly Cost[]): boolean =>
  costs.some(({ kind }) => kind === 'loyalty') &&
  costs.some((cost) => cost.kind === 'counter' && typeof cost.count !== 'number');

export function costsWords(voice: TextVoice, costs: readonly Cost[]): string {
  if (isLoyaltyX(costs)) return '[-X]';
  return costs.map((cost) => tell(COSTS, voice, cost)).join(', ');
}

/** What is to be done as a price. */
export const priceWords = (voice: TextVoice, cost: readonly Cost[]): string =>
  cost
    .map((part) => (part.kind === 'mana' ? `pay ${COSTS.mana(voice, part)}` : costsWords(voice, [part])))
    .join(' and ');
