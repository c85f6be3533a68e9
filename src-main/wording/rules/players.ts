/** Rules of players: what they hold and show, win and lose, and what cannot be aimed at. */
import type { Rule } from '../../engine/language/rule.ts';
import { pluralPhrase, thoseOf } from '../nouns/filters.ts';
import { isYou, possessive, refWords, severalOf } from '../nouns/refs.ts';
import { spellsWords } from '../nouns/spells.ts';
import type { Tellers } from '../tellers.ts';
import { numberWord } from '../voice.ts';

export const PLAYER_RULES: Tellers<
  Rule,
  | 'handLimit'
  | 'noHandLimit'
  | 'openHands'
  | 'openLibrary'
  | 'cannotLose'
  | 'cannotWin'
  | 'noLifeGain'
  | 'noPrevention'
  | 'untargetable'
  | 'cannotBeAimedAt'
  | 'cannotBeEnchanted'
> = {
  handLimit: (voice, { who, most }) =>
    `${refWords(voice, who)} ${isYou(who) ? 'have' : 'has'} a maximum hand size of ${numberWord(String(most))}`,
  noHandLimit: (voice, { who }) =>
    voice.words.typeLine === 'kinds'
      ? `there is no limit to the number of cards in ${possessive(voice, who)} hand`
      : isYou(who)
        ? 'you have no maximum hand size'
        : `${refWords(voice, who)} has no maximum hand size`,
  openHands: (_, { who }) =>
    who.kind === 'players' && who.who === 'opponents'
      ? 'your opponents play with their hands revealed'
      : `${isYou(who) ? 'you play with your hand' : 'players play with their hands'} revealed`,
  openLibrary: (voice, { who }) =>
    isYou(who)
      ? `you play with the top card of your ${voice.words.library} revealed`
      : `${refWords(voice, who)} plays with the top card of his or her ${voice.words.library} revealed`,
  cannotLose: (voice, { who, by }) =>
    by
      ? `${refWords(voice, who)} ${isYou(who) ? 'do' : 'does'} not lose the duel for having no life`
      : `${refWords(voice, who)} cannot lose the duel`,
  cannotWin: (voice, { who }) => `${severalOf(voice, who)} cannot win the duel`,
  noLifeGain: (voice, { who }) => `${severalOf(voice, who)} cannot gain life`,
  noPrevention: () => 'damage cannot be prevented',
  untargetable: (voice, { who, by }) =>
    by
      ? `${refWords(voice, who)} cannot be the target of spells or abilities of ${severalOf(voice, by)}`
      : `${refWords(voice, who)} cannot be targeted`,
  cannotBeAimedAt: (voice, { what, by, spellsOnly }) => {
    const spells = spellsWords(voice, by, true);
    const abilities = `abilities from ${pluralPhrase(voice, by, 'source')}`;
    return `${thoseOf(voice, what)} cannot be targeted by ${spells}${spellsOnly ? '' : ` or ${abilities}`}`;
  },
  cannotBeEnchanted: (voice, { what, by }) =>
    by.kind === 'anything'
      ? `${thoseOf(voice, what)} cannot be enchanted`
      : `${thoseOf(voice, what)} cannot be enchanted by ${pluralPhrase(voice, by, voice.words.auraNoun)}`,
};
