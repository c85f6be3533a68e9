/** What players may and may not do, in words. */
import type { Filter } from '../engine/language/filter.ts';
import type { Ref } from '../engine/language/ref.ts';
import type { Rule } from '../engine/language/rule.ts';
import { COLOURS, MANA, type Mana } from '../../src-shared/duel/words.ts';
import { amountWords, isYou, nounPhrase, pluralPhrase, refWords } from './nouns.ts';
import { counted, numberWord, plural, type Voice } from './voice.ts';

type Kind =
  | 'cannotCast'
  | 'spellsPerTurn'
  | 'castAnytime'
  | 'moreLands'
  | 'abilityCost'
  | 'unusable'
  | 'handLimit'
  | 'manaStays'
  | 'spendAs'
  | 'cannotBeAimedAt'
  | 'cannotBeEnchanted'
  | 'anteOnly';
type Tellers = { [One in Kind]: (voice: Voice, rule: Extract<Rule, { kind: One }>) => string };

/** "Blue and black spells", "creature spells you control". */
export function spellsWords(voice: Voice, filter: Filter, either = false): string {
  const told = nounPhrase(voice, filter, '').trim();
  const words = either ? told : told.replace(' or ', ' and ');
  const control = / you control$/.exec(words)?.[0] ?? '';
  const kind = words.slice(0, words.length - control.length).replace(/ ?spell$/, '');
  return `${kind} spells${control}`.trim();
}

/** Several players as the subject of a sentence, each by their part. */
const players = (voice: Voice, who: Ref): string =>
  refWords(voice, who)
    .replace(/^each opponent$/, 'your opponents')
    .replace(/^each player$/, 'players');

const objects = (voice: Voice, what: Filter): string =>
  what.kind === 'is' ? refWords(voice, what.what) : pluralPhrase(voice, what);

const manaName = (mana: Mana): string => COLOURS[MANA.indexOf(mana)] ?? 'colorless';

export const PLAYING_WORDS: Tellers = {
  cannotCast: (voice, { who, filter }) =>
    `${players(voice, who)} cannot ${voice.words.cast.one} ${spellsWords(voice, filter)}`,
  spellsPerTurn: (voice, { who, most }) =>
    `${players(voice, who)} cannot ${voice.words.cast.one} more than ${most === 1 ? 'one spell' : `${numberWord(String(most))} spells`} each turn`,
  castAnytime: (voice, { who, filter }) =>
    `${players(voice, who)} may ${voice.words.cast.one} ${spellsWords(voice, filter)} whenever an instant could be ${voice.words.cast.one === 'cast' ? 'cast' : 'played'}`,
  moreLands: (voice, { who, more }) =>
    more > 20
      ? `${players(voice, who)} may play any number of lands in each of ${isYou(who) ? 'your' : 'their'} turns`
      : `${players(voice, who)} may play ${more === 1 ? 'an additional land' : `up to ${counted(String(more), 'additional land')}`}`,
  abilityCost: (voice, { filter, more }) =>
    `abilities of ${pluralPhrase(voice, filter)} cost {${amountWords(voice, more)}} more to use`,
  unusable: (voice, { sources, tapping, manaToo }) => {
    const what =
      sources.kind === 'is' ? refWords(voice, sources.what) : pluralPhrase(voice, sources, 'source');
    return tapping
      ? `abilities of ${what} that ask to tap it cannot be used`
      : `abilities of ${what} cannot be used${manaToo ? '' : ' unless they give mana'}`;
  },
  handLimit: (voice, { who, most }) =>
    `${refWords(voice, who)} ${isYou(who) ? 'have' : 'has'} a maximum hand size of ${numberWord(String(most))}`,
  manaStays: (voice, { who }) =>
    `${players(voice, who)} keep the mana in ${isYou(who) ? 'your mana pool' : 'their mana pools'} as steps and phases end`,
  spendAs: (voice, { who, mana, as }) =>
    `${players(voice, who)} may spend ${manaName(mana)} mana as though it were ${manaName(as)} mana`,
  cannotBeAimedAt: (voice, { what, by, spellsOnly }) => {
    const spells = spellsWords(voice, by, true);
    const abilities = `abilities from ${pluralPhrase(voice, by, 'source')}`;
    return `${objects(voice, what)} cannot be targeted by ${spells}${spellsOnly ? '' : ` or ${abilities}`}`;
  },
  cannotBeEnchanted: (voice, { what, by }) =>
    `${objects(voice, what)} cannot be enchanted by ${pluralPhrase(voice, by, 'Aura')}`,
  anteOnly: ({ name }) => `remove ${name} from your deck before a duel without ${plural('stake')}`,
};
