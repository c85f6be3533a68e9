/** Rules about coming into play, tapping and untapping, in words. */
import type { StayingRule } from '../engine/language/rules/staying.ts';
import type { Filter } from '../engine/language/filter.ts';
import { isYou, pluralPhrase, possessive, refWords } from './nouns.ts';
import { STEP_WORDS } from './moments.ts';
import type { Voice } from './voice.ts';

type Teller<Kind extends StayingRule['kind']> = (
  voice: Voice,
  rule: Extract<StayingRule, { kind: Kind }>,
) => string;

const many = (voice: Voice, who: Filter): string =>
  who.kind === 'is' ? refWords(voice, who.what) : pluralPhrase(voice, who);

export const STAYING_RULES: { [Kind in StayingRule['kind']]: Teller<Kind> } = {
  mayStayTapped: (voice, { who }) =>
    `you may choose not to untap ${many(voice, who)} during your ${voice.words.untapStep}`,
  untapsToo: (voice, { who, turnOf }) =>
    `untap all ${pluralPhrase(voice, who)} during ${possessive(voice, turnOf)} ${voice.words.untapStep}`,
  entersTapped: (voice, { who }) =>
    `${many(voice, who)} ${voice.words.entersPlay
      .replace(/^enters /, 'enter ')
      .replace(/^comes /, 'come ')
      .replace(/^is /, 'are ')} tapped`,
  skipsStep: (voice, { who, step }) => {
    const name = step === 'untap' ? voice.words.untapStep : (STEP_WORDS[step] ?? step);
    if (isYou(who)) return `skip your ${name}`;
    return who.kind === 'players' && who.who === 'everyone'
      ? `players skip their ${name}s`
      : `${refWords(voice, who)} skips his or her ${name}`;
  },
};
