/** Rules of playing lands, spells and abilities. */
import type { Ref } from '../../engine/language/ref.ts';
import { self } from '../../engine/language/refs/self.ts';
import type { Rule } from '../../engine/language/rule.ts';
import { COLOURS, MANA, type Mana } from '../../../src-shared/duel/words.ts';
import { amountWords } from '../nouns/amounts.ts';
import { pluralPhrase, thoseOf } from '../nouns/filters.ts';
import { isYou, possessive, refWords, severalOf, zoneWords } from '../nouns/refs.ts';
import { spellsWords } from '../nouns/spells.ts';
import { conditionWords } from '../sentences/conditions.ts';
import { costsWords } from '../sentences/costs.ts';
import type { Tellers } from '../tellers.ts';
import { counted, listed, numberWord, type TextVoice } from '../voice.ts';

export const PLAYING_RULES: Tellers<
  Rule,
  | 'cannotCast'
  | 'spellsPerTurn'
  | 'castAnytime'
  | 'spellCost'
  | 'alternativePrice'
  | 'uncounterable'
  | 'noLandPlays'
  | 'moreLands'
  | 'mayPlayFrom'
  | 'abilityCost'
  | 'unusable'
  | 'manaStays'
  | 'spendAs'
  | 'anteOnly'
  | 'anyNumber'
> = {
  cannotCast: (voice, { who, filter }) =>
    `${severalOf(voice, who)} cannot ${voice.words.cast.one} ${spellsWords(voice, filter)}`,
  spellsPerTurn: (voice, { who, most }) =>
    `${severalOf(voice, who)} cannot ${voice.words.cast.one} more than ${most === 1 ? 'one spell' : `${numberWord(String(most))} spells`} each turn`,
  castAnytime: (voice, { who, filter }) =>
    `${severalOf(voice, who)} may ${voice.words.cast.one} ${
      voice.words.typeLine === 'dash' && filter.kind === 'anything'
        ? 'nonland cards'
        : spellsWords(voice, filter)
    } ${voice.words.spelledOut.flash === undefined ? 'as though they had flash' : `whenever an instant could be ${voice.words.cast.one === 'cast' ? 'cast' : 'played'}`}`,
  spellCost: (voice, { filter, who, more, symbols = '', when }) => {
    const casters =
      who.kind === 'players' && who.who === 'everyone'
        ? ''
        : ` ${isYou(who) ? `you ${voice.words.cast.one}` : castersWords(voice, who)}`;
    const price = `${more === 0 ? '' : `{${amountWords(voice, typeof more === 'number' ? Math.abs(more) : more)}}`}${symbols}`;
    const change = `${price} ${typeof more === 'number' && more < 0 ? 'less' : 'more'} to ${voice.words.cast.one}`;
    if (filter.kind === 'is')
      return `${when ? `if ${conditionWords(voice, when)}, ` : ''}${refWords(voice, filter.what)} costs ${change}`;
    return `${spellsWords(voice, filter)}${casters} cost ${change}`;
  },
  alternativePrice: (voice, { costs }) =>
    `you may ${listed(costs.map((cost) => costsWords(voice, [cost])))} rather than pay ${possessive(voice, self)} ${voice.words.manaCost}`,
  uncounterable: (voice, { filter, bySpells }) =>
    `${filter.kind === 'is' ? refWords(voice, filter.what) : spellsWords(voice, filter)} cannot be countered${bySpells ? ` by ${spellsWords(voice, bySpells, true)}` : ''}`,
  noLandPlays: (voice, { who }) => `${refWords(voice, who)} cannot play lands`,
  moreLands: (voice, { who, more }) =>
    more > 20
      ? `${severalOf(voice, who)} may play any number of lands in each of ${isYou(who) ? 'your' : 'their'} turns`
      : `${severalOf(voice, who)} may play ${more === 1 ? 'an additional land' : `up to ${counted(String(more), 'additional land')}`}`,
  mayPlayFrom: (voice, { who, filter, zone }) =>
    `${refWords(voice, who)} may play ${pluralPhrase(voice, filter, 'card')} from ${possessive(voice, who)} ${zoneWords(voice, zone)}`,
  abilityCost: (voice, { filter, more }) =>
    `${voice.words.priced.abilities.replace(/~.*$/, pluralPhrase(voice, filter))} cost {${amountWords(voice, more)}} more to ${voice.words.activate.replace(/ th.*$/, '')}`,
  unusable: (voice, { sources, tapping, manaToo }) => {
    const { abilities, barred, butMana } = voice.words.priced;
    const what = thoseOf(voice, sources, 'source');
    return tapping
      ? `abilities of ${what} with {T} in their activation costs cannot be ${barred}`
      : `${abilities.replace('~', what)} cannot be ${barred}${manaToo ? '' : ` ${butMana}`}`;
  },
  manaStays: (voice, { who }) =>
    `${severalOf(voice, who)} keep the mana in ${isYou(who) ? 'your mana pool' : 'their mana pools'} as steps and phases end`,
  spendAs: (voice, { who, mana, as }) =>
    `${severalOf(voice, who)} may spend ${manaName(mana)} mana as though it were ${manaName(as)} mana`,
  anyNumber: ({ name }) => `a deck can have any number of cards named ${name}`,
  anteOnly: ({ name }) => `remove ${name} from your deck before the duel if it is not played for ante`,
};

/** "Your opponents cast"; Portal has one only. */
function castersWords(voice: TextVoice, who: Ref): string {
  const words = severalOf(voice, who);
  return `${words} ${words === 'your opponent' ? voice.words.cast.third : voice.words.cast.one}`;
}

const manaName = (mana: Mana): string => COLOURS[MANA.indexOf(mana)] ?? 'colorless';
