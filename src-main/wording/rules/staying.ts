/** Rules about coming into play, staying there, tapping and untapping. */
import type { Rule } from '../../engine/language/rule.ts';
import { stepName } from '../moments.ts';
import { nounPhrase, pluralPhrase, thoseOf } from '../nouns/filters.ts';
import { isYou, possessive, refWords } from '../nouns/refs.ts';
import { conditionWords } from '../sentences/conditions.ts';
import type { Tellers } from '../tellers.ts';

export const STAYING: Tellers<
  Rule,
  | 'beginsInPlay'
  | 'entersTapped'
  | 'staysTapped'
  | 'mayStayTapped'
  | 'untapAtMost'
  | 'untapsToo'
  | 'skipsStep'
  | 'noRegeneration'
> = {
  beginsInPlay: (voice) =>
    `if ${voice.name} is in your opening hand, you may begin the duel with it ${voice.words.inPlay}`,
  entersTapped: (voice, { who }) =>
    `${thoseOf(voice, who)} ${voice.words.entersPlay
      .replace(/^enters /, 'enter ')
      .replace(/^comes /, 'come ')
      .replace(/^is /, 'are ')} tapped`,
  staysTapped: (voice, { who, when }) =>
    `${thoseOf(voice, who)} ${who.kind === 'is' ? 'does' : 'do'} not untap during ${who.kind === 'is' && who.what.kind === 'self' ? 'your' : who.kind === 'is' ? "its controller's" : "their controllers'"} ${voice.words.untapStep}${who.kind === 'is' ? '' : 's'}${when ? ` if ${conditionWords(voice, when)}` : ''}`,
  mayStayTapped: (voice, { who, counter }) =>
    `you may choose not to untap ${thoseOf(voice, who)} during your ${voice.words.untapStep}${counter === undefined ? '' : ` and put a ${counter} counter on it instead`}`,
  untapAtMost: (voice, { filter, most, when }) =>
    `${when ? `as long as ${conditionWords(voice, when)}, ` : ''}players cannot untap more than ${most === 1 ? 'one' : String(most)} ${most === 1 ? nounPhrase(voice, filter) : pluralPhrase(voice, filter)} during their ${voice.words.untapStep}s`,
  untapsToo: (voice, { who, turnOf }) =>
    `untap all ${pluralPhrase(voice, who)} during ${possessive(voice, turnOf)} ${voice.words.untapStep}`,
  skipsStep: (voice, { who, step }) => {
    const name = stepName(voice, step);
    if (isYou(who)) return `skip your ${name}`;
    return who.kind === 'players' && who.who === 'everyone'
      ? `players skip their ${name}s`
      : `${refWords(voice, who)} skips his or her ${name}`;
  },
  noRegeneration: (voice, { who }) => `${thoseOf(voice, who)} cannot be regenerated`,
};
