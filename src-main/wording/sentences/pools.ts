/** Mana. */
import { listed } from '../../../src-shared/words/phrases.ts';
import type { Effect } from '../../engine/language/effect.ts';
import type { ManaOrigin } from '../../engine/language/effects/addMana.ts';
import type { Amount } from '../../engine/language/amount.ts';
import { amountWords } from '../nouns/amounts.ts';
import { perEach } from '../nouns/much.ts';
import { isYou, possessive, refWords } from '../nouns/refs.ts';
import { spellsWords } from '../nouns/spells.ts';
import type { Tellers } from '../tellers.ts';
import { numberWord, type TextVoice } from '../voice.ts';
import { conditionWords } from './conditions.ts';
import { does, ordered, own } from './doing.ts';

export const POOLS: Tellers<Effect, 'addMana' | 'emptyPool' | 'doublePool' | 'takePool' | 'drawMana'> = {
  addMana: (voice, { choices, times, who, origin, only }) => {
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
    const rider = only ? `. Spend this mana only to ${voice.words.cast.one} ${spellsWords(voice, only)}` : '';
    return `${ordered(voice, who, 'add')} ${much} ${pool}${each}${rider}`;
  },
  emptyPool: (voice, { who }) => `${does(voice, who, 'lose')} all mana in ${own(who)} mana pool`,
  doublePool: (voice, { who }) => `double the mana of each kind in ${possessive(voice, who)} mana pool`,
  takePool: (voice, { from, to }) =>
    `all mana in ${possessive(voice, from)} mana pool goes to ${isYou(to) ? 'yours' : `that of ${refWords(voice, to)}`}`,
  drawMana: (voice, { from }) => `a mana ability of ${refWords(voice, from)} is used`,
};

/** "Add {C} to your mana pool. If you control this and that, add {C}{C} instead." */
function tieredWords(
  voice: TextVoice,
  deed: string,
  symbols: string,
  { if: condition, then, otherwise }: Extract<Amount, { kind: 'whether' }>,
): { readonly usual: string; readonly instead: string } {
  const much = (amount: Amount): string => `{${symbols}}`.repeat(typeof amount === 'number' ? amount : 1);
  const both = conditionWords(voice, condition).replace(' and you control ', ' and ');
  return { usual: much(otherwise), instead: `. If ${both}, ${deed} ${much(then)} instead` };
}

/** Mana that depends on something else. */
function originWords(voice: TextVoice, origin: ManaOrigin): string {
  switch (origin.kind) {
    case 'chosen':
      return 'one mana of the chosen color';
    case 'couldProduce':
      return `one mana of any ${origin.coloursOnly ? 'color' : 'kind'} that ${refWords(voice, origin.of).replace(/^each /, 'a ')} could produce`;
    case 'produced':
      return 'one mana of a kind that it gave';
  }
}

/** "{W} or {U}", "one mana of any color". */
function manaWords(choices: readonly string[]): string {
  const much = choices[0]?.length ?? 0;
  if (choices.length === 5)
    return much === 1 ? 'one mana of any color' : `${numberWord(String(much))} mana of any one color`;
  return listed(
    choices.map((symbols) => symbols.replace(/./g, '{$&}')),
    'or',
  );
}
