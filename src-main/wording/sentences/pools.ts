/** Mana. */
import type { Effect } from '../../engine/language/effect.ts';
import type { ManaOrigin } from '../../engine/language/effects/addMana.ts';
import type { Amount, AmountNode } from '../../engine/language/amount.ts';
import { amountWords } from '../nouns/amounts.ts';
import { nounPhrase } from '../nouns/filters.ts';
import { perEach } from '../nouns/much.ts';
import { isYou, possessive, refWords } from '../nouns/refs.ts';
import { spellsWords } from '../nouns/spells.ts';
import type { Tellers } from '../tellers.ts';
import { listed, numberWord, plural, type TextVoice } from '../voice.ts';
import { conditionWords } from './conditions.ts';
import { does, ordered, own } from './doing.ts';

export const POOLS: Tellers<Effect, 'addMana' | 'emptyPool' | 'doublePool' | 'takePool' | 'drawMana'> = {
  addMana: (voice, { choices, times, who, origin, only }) => {
    if (voice.removed !== undefined && isRemoved(times)) {
      const [symbol = ''] = choices.map(inSymbols);
      return times.kind === 'x'
        ? `add ${symbol} to your mana pool for each ${voice.removed} removed this way`
        : `add ${symbol} to your mana pool, then an additional ${symbol} for each ${voice.removed} removed this way`;
    }
    const each = perEach(voice, times)?.each ?? '';
    const mana = origin ? originWords(voice, origin) : manaWords(choices);
    const much =
      each !== '' || times === 1 ? mana : `an amount of ${mana} equal to ${amountWords(voice, times)}`;
    const pool = `to ${own(who)} mana pool`;
    if (typeof times !== 'number' && times.kind === 'whether' && choices.length === 1) {
      const deed = ordered(voice, who, 'add');
      const { usual, instead } = tieredWords(voice, deed, choices[0] ?? '', times);
      return `${deed} ${usual} ${pool}${instead}`;
    }
    if (!origin && each === '' && times !== 1 && choices.length === 1 && choices[0] === 'C') {
      const meaning = amountWords(voice, times);
      return `${ordered(voice, who, 'add')} {X} to ${own(who)} mana pool${meaning === 'X' ? '' : `, where X is ${meaning}`}`;
    }
    const rider = only ? `. Spend this mana only to ${voice.words.cast.one} ${spellsWords(voice, only)}` : '';
    return `${ordered(voice, who, 'add')} ${much} ${pool}${each}${rider}`;
  },
  emptyPool: (voice, { who }) => `${does(voice, who, 'lose')} all mana in ${own(who)} mana pool`,
  doublePool: (voice, { who }) => `double the mana of each kind in ${possessive(voice, who)} mana pool`,
  takePool: (voice, { from, to }) =>
    `all mana in ${possessive(voice, from)} mana pool then goes to ${isYou(to) ? 'yours' : `that of ${refWords(voice, to)}`}`,
  drawMana: (voice, { from }) =>
    from.kind === 'all' && from.of !== undefined && !isYou(from.of)
      ? `${refWords(voice, from.of)} draws mana from each of his or her ${plural(nounPhrase(voice, from.filter).replace(' with mana abilities', ''))}`
      : `draw mana from ${refWords(voice, from).replace(' with mana abilities', '')}`,
};

/** As many as the counters that were taken off for it, or one more. */
const isRemoved = (times: Amount): times is AmountNode =>
  typeof times !== 'number' &&
  (times.kind === 'x' ||
    (times.kind === 'arithmetic' &&
      times.how === 'plus' &&
      times.left === 1 &&
      typeof times.right !== 'number' &&
      times.right.kind === 'x'));

/** "Add {1} to your mana pool. If you control this and that, add {2} instead." */
function tieredWords(
  voice: TextVoice,
  deed: string,
  symbols: string,
  { if: condition, then, otherwise }: Extract<Amount, { kind: 'whether' }>,
): { readonly usual: string; readonly instead: string } {
  const much = (amount: Amount): string => inSymbols(symbols.repeat(typeof amount === 'number' ? amount : 1));
  const both = conditionWords(voice, condition).replace(' and you control ', ' and ');
  return { usual: much(otherwise), instead: `. If ${both}, ${deed} ${much(then)} instead` };
}

/** Mana that depends on something else. */
function originWords(voice: TextVoice, origin: ManaOrigin): string {
  switch (origin.kind) {
    case 'chosen':
      return 'one mana of the chosen color';
    case 'couldProduce':
      return `one mana of any ${origin.coloursOnly ? 'color' : 'kind'} that ${refWords(voice, origin.of).replace(/^each (of )?/, (_, of?: string) => (of === undefined ? 'a ' : 'one of '))} could produce`;
    case 'produced':
      return `one mana of ${voice.words.typeLine === 'dash' ? 'any type that land produced' : 'the kind that land gave'}`;
  }
}

/** "{W} or {U}", "one mana of any color". */
function manaWords(choices: readonly string[]): string {
  const much = choices[0]?.length ?? 0;
  if (choices.length === 5)
    return much === 1 ? 'one mana of any color' : `${numberWord(String(much))} mana of any one color`;
  return listed(choices.map(inSymbols), 'or');
}

/** "CC" is {2}: no book has a sign for mana without a color but its number. */
const inSymbols = (symbols: string): string =>
  symbols.replaceAll(/C+|[^C]/g, (run) => (run.startsWith('C') ? `{${run.length}}` : `{${run}}`));
