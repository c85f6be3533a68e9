/** Questions that are answered yes or no. */
import { listed } from '../../../src-shared/words/phrases.ts';
import type { Amount } from '../../engine/language/amount.ts';
import type { Condition } from '../../engine/language/condition.ts';
import type { Filter } from '../../engine/language/filter.ts';
import type { Ref } from '../../engine/language/ref.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { STEP_WORDS } from '../moments.ts';
import { amountWords } from '../nouns/amounts.ts';
import { cardPhrase, nounPhrase, phraseOf, pluralPhrase } from '../nouns/filters.ts';
import {
  anyOf,
  DEEDS,
  groupWords,
  isYou,
  placeInPlay,
  possessive,
  refWords,
  zoneWords,
} from '../nouns/refs.ts';
import { isSame, tell, type Tellers } from '../tellers.ts';
import { article, numberWord, plural, type TextVoice } from '../voice.ts';
import { does } from './doing.ts';

const CONDITIONS: Tellers<Condition> = {
  compare: (voice, condition) => comparedWords(voice, condition),
  fits: (voice, { what, filter }) => {
    const kind = nounPhrase(voice, filter, '').trim();
    const isNoun = phraseOf(voice, filter).noun !== undefined;
    if (filter.kind === 'state' && filter.is === 'settled')
      return `you have controlled ${refWords(voice, what)} since your last turn began`;
    if (filter.kind === 'controlledBy' && isYou(filter.who)) return `you control ${refWords(voice, what)}`;
    if (kind.startsWith('that ')) return `${refWords(voice, what)} ${kind.slice('that '.length)}`;
    if (kind.startsWith('with ')) return `${refWords(voice, what)} has ${kind.slice('with '.length)}`;
    return `${refWords(voice, what)} is ${isNoun ? article(kind) : kind}`;
  },
  allTrue: (voice, { of }) => listed(of.map((part) => conditionWords(voice, part))),
  notTrue: (voice, { of }) => conditionWords(voice, of).replace(/ (is|are|has|was) /, ' $1 not '),
  trueOfOne: (voice, { of, condition }) =>
    conditionWords({ ...voice, named: new Set([...voice.named, 'each player']) }, condition).replace(
      /^that player\b/,
      anyOf(voice, of),
    ),
  during: (voice, { steps, turnOf, attackOn }) =>
    [
      attackOn
        ? `${does(voice, attackOn, 'have been', 'has been')} attacked and nothing is ${voice.words.block.noun} yet`
        : '',
      steps && !attackOn ? stepsWords(voice, steps) : '',
      turnOf ? `it is ${possessive(voice, turnOf).replace('each ', 'an ')} turn` : '',
    ]
      .filter((part) => part !== '')
      .join(' and '),
  // A name of several words says what was done, or which things it was done to.
  did: (_, { slot }) => (/^(?!(?:those|the|that) \S+$)\S+ /.test(slot) ? slot : 'that was done'),
  someoneDid: (voice, { who, did }) => `${anyOf(voice, who)} ${DEEDS[did](voice)} this turn`,
  hasHurt: (voice, { by, whom }) => `${refWords(voice, by)} dealt damage to ${anyOf(voice, whom)} this turn`,
  said: (_, { word }) => `${word} was chosen`,
  sameNames: (voice, { of }) => `two or more of ${refWords(voice, of)} have the same name`,
  castFromHand: (voice, { what }) => `${refWords(voice, what)} was cast from your hand`,
};

const COMPARED = {
  '=': 'is',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
} as const;

const countedThings = (amount: Amount): Extract<Ref, { kind: 'all' }> | undefined =>
  typeof amount !== 'number' && amount.kind === 'count' && amount.of.kind === 'all' ? amount.of : undefined;

function comparedWords(
  voice: TextVoice,
  { left, is, right }: Extract<Condition, { kind: 'compare' }>,
): string {
  const all = countedThings(left);
  if (all && right === 0 && (is === '=' || is === '>')) return thereWords(voice, all, is === '>');
  if (typeof left !== 'number' && left.kind === 'uses' && is === '>=')
    return `this ability has been used ${numberWord(amountWords(voice, right))} or more times this turn`;
  if (
    typeof left !== 'number' &&
    left.kind === 'count' &&
    left.of.kind === 'foremost' &&
    is === '=' &&
    right === 1
  )
    return `one player has more ${left.of.what} than each other player`;
  const others = countedThings(right);
  if (all?.of && others?.of && is === '>' && isSame(all.filter, others.filter))
    return `${controls(voice, all.of)} more ${pluralPhrase(voice, all.filter)} than ${refWords(voice, others.of)}`;
  const more = all?.of && is === '>=' ? moreThan(voice, all, right) : undefined;
  if (more !== undefined) return more;
  if (typeof left !== 'number' && left.kind === 'deaths' && is === '>' && right === 0)
    return `${article(nounPhrase(voice, left.filter))} went to a ${voice.words.graveyard} from ${placeInPlay(voice)} this turn`;
  if (typeof left !== 'number' && left.kind === 'count' && left.of.kind === 'above' && is === '>=')
    return `${numberWord(amountWords(voice, right))} or more ${plural(cardPhrase(voice, left.of.filter))} lie above ${refWords(voice, left.of.of)}`;
  if (all && typeof right === 'number' && is === '>=')
    return all.of && all.zone === 'battlefield'
      ? `${controls(voice, all.of)} ${numberWord(String(right))} or more ${pluralPhrase(voice, all.filter)}`
      : `there are ${numberWord(String(right))} or more ${groupWords(voice, all)}${all.zone === 'battlefield' ? ` ${voice.words.inPlay}` : ''}`;
  return `${amountWords(voice, left)} ${COMPARED[is]} ${amountWords(voice, right)}`;
}

/** "Controls at least four more creatures than you". */
function moreThan(
  voice: TextVoice,
  { filter, of }: Extract<Ref, { kind: 'all' }>,
  right: Amount,
): string | undefined {
  if (!of || typeof right === 'number' || right.kind !== 'arithmetic' || right.how !== 'plus')
    return undefined;
  const others = countedThings(right.left);
  if (!others?.of || typeof right.right !== 'number' || !isSame(filter, others.filter)) return undefined;
  return `${controls(voice, of)} at least ${numberWord(String(right.right))} more ${pluralPhrase(voice, filter)} than ${refWords(voice, others.of)}`;
}

const controls = (voice: TextVoice, who: Ref): string =>
  isYou(who) ? 'you control' : `${refWords(voice, who).replace('each opponent', 'an opponent')} controls`;

/** "It, controlled by you". */
const isItself = (filter: Filter): boolean =>
  filter.kind === 'both' &&
  filter.of.length === 2 &&
  filter.of.some((part) => part.kind === 'is' && part.what.kind === 'self') &&
  filter.of.some((part) => part.kind === 'controlledBy' && isYou(part.who));

/** "You control a Forest", "there are no creatures in play". */
function thereWords(
  voice: TextVoice,
  { filter, zone, of }: Extract<Ref, { kind: 'all' }>,
  isSome: boolean,
): string {
  if (zone !== 'battlefield') {
    const card = cardPhrase(voice, filter);
    const place = zoneWords(voice, zone);
    const where = of ? ` in ${possessive(voice, of)} ${place}` : ` in a ${place}`;
    return `there ${isSome ? `is ${article(card)}` : `are no ${plural(card)}`}${where}`;
  }
  if (isSome && isItself(filter)) return `you control ${voice.name}`;
  if (isSome && !of && filter.kind === 'is' && filter.what.kind === 'self')
    return `${voice.name} is ${voice.words.inPlay}`;
  if (isSome && of && filter.kind === 'named') return `${controls(voice, of)} ${filter.name}`;
  const things = isSome ? article(nounPhrase(voice, filter)) : `no ${pluralPhrase(voice, filter)}`;
  return of
    ? `${controls(voice, of)} ${things}`
    : `there ${isSome ? 'is' : 'are'} ${things} ${voice.words.inPlay}`;
}

/** A long stretch of a turn is told by its end. */
function stepsWords(voice: TextVoice, steps: readonly Step[]): string {
  if (steps.includes('beginCombat') && steps.includes('endCombat')) return 'it is combat';
  if (steps.includes('main1') && steps.includes('declareBlockers'))
    return 'no combat damage has been dealt yet';
  if (steps.includes('declareAttackers') && !steps.includes('declareBlockers'))
    return `it is combat and no ${voice.words.blockers} have been declared yet`;
  const isBeforeAttack = steps.includes('main1') && steps.includes('beginCombat');
  if (isBeforeAttack && !steps.includes('declareAttackers')) return 'no attackers have been declared yet';
  return `it is the ${listed(
    steps.map((step) => STEP_WORDS[step] ?? step),
    'or',
  )}`;
}

export const conditionWords = (voice: TextVoice, condition: Condition): string =>
  tell(CONDITIONS, voice, condition);
