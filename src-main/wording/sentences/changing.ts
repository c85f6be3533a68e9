/** What objects become, and whose. */
import { keywordName } from '../../../src-shared/duel/keywords.ts';
import type { Effect } from '../../engine/language/effect.ts';
import { gainsWords, untilWords } from '../changes.ts';
import { isYou, possessive, refWords } from '../nouns/refs.ts';
import { ruleWords } from '../rules/rules.ts';
import { isSame, type Tellers } from '../tellers.ts';
import { listed, type TextVoice } from '../voice.ts';

export const CHANGING: Tellers<
  Effect,
  'gains' | 'takeShape' | 'changeWords' | 'exchangeControl' | 'changeOwner' | 'setRule'
> = {
  gains: (voice, effect) => gainsWords(voice, effect),
  takeShape: (voice, { shapes }) =>
    `it becomes ${listed(
      shapes.map(({ power, toughness, keywords, subtypes }) => {
        // Where that is a rule for all Walls it is no ability of this one.
        const said = keywords.filter((word) => !(word === 'defender' && voice.words.spelledOut.defender));
        const rider = said.length > 0 ? ` with ${listed(said.map((word) => keywordName(word)))}` : '';
        return `${subtypes.length > 0 ? 'a ' : ''}${[`${power}/${toughness}`, ...subtypes].join(' ')}${rider}`;
      }),
      'or',
    )}, as you choose`,
  changeWords: (voice, { what, of }) =>
    `change the text of ${refWords(voice, what)} by replacing ${REPLACED_WORDS[of]} with another`,
  exchangeControl: (voice, { one, other }) =>
    `exchange control of ${twoOf(refWords(voice, one), refWords(voice, other))}`,
  changeOwner: (voice, { what, who }) =>
    `${refWords(voice, who)} ${isYou(who) ? 'own' : 'owns'} ${refWords(voice, what)} from now on`,
  setRule: (voice, effect) => setRuleWords(voice, effect),
};

const REPLACED_WORDS = {
  colour: 'one color word',
  landType: 'one basic land type',
  either: 'one color word with another or one basic land type',
} as const;

const twoOf = (one: string, other: string): string => (one === other ? 'the two' : `${one} and ${other}`);

/** "Attacks this turn if able", "during its controller's next turn, that creature cannot attack". */
function setRuleWords(
  voice: TextVoice,
  { rule, until, nextTurnOf }: Extract<Effect, { kind: 'setRule' }>,
): string {
  const whole = ruleWords(voice, rule);
  const words = whole.replace(' each turn if able', ' if able');
  if (nextTurnOf) {
    const isItsOwn =
      'who' in rule &&
      rule.who.kind === 'is' &&
      isSame(nextTurnOf, { kind: 'controllerOf', of: rule.who.what });
    return `${words} during ${isItsOwn ? "its controller's" : possessive(voice, nextTurnOf)} next turn`;
  }
  if (until === 'nextUntap') return words.replace(/their controllers' ([\w ]+?)s$/, "that player's next $1");
  if (until !== 'endOfTurn') return `${words}${untilWords(until)}`;
  return words.endsWith(' if able')
    ? words.replace(/ if able$/, ' this turn if able')
    : words.replace(/(?=\. Instead, |$)/, ' this turn');
}
