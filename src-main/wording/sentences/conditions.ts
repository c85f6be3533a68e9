/** Questions that are answered yes or no. */
import type { Amount } from '../../engine/language/amount.ts';
import type { Condition } from '../../engine/language/condition.ts';
import type { Filter } from '../../engine/language/filter.ts';
import type { Ref } from '../../engine/language/ref.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { stepName } from '../moments.ts';
import { amountWords } from '../nouns/amounts.ts';
import { cardPhrase, holdsWords, nounPhrase, phraseOf, pluralPhrase } from '../nouns/filters.ts';
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
import { article, listed, numberWord, plural, type TextVoice } from '../voice.ts';
import { does } from './doing.ts';

const CONDITIONS: Tellers<Condition> = {
  compare: (voice, condition) => comparedWords(voice, condition),
  fits: (voice, { what, filter }) => {
    const kind = nounPhrase(voice, filter, '').trim();
    const isNoun = phraseOf(voice, filter).noun !== undefined;
    if (filter.kind === 'state' && filter.is === 'settled')
      return `you have controlled ${refWords(voice, what)} since your last turn began`;
    if (filter.kind === 'controlledBy' && isYou(filter.who))
      return holdsWords(voice, 'you', refWords(voice, what));
    if (kind.startsWith('that ')) return `${refWords(voice, what)} ${kind.slice('that '.length)}`;
    if (kind.startsWith('with ')) return `${refWords(voice, what)} has ${kind.slice('with '.length)}`;
    return `${refWords(voice, what).replace(/^that creature or player$/, 'it')} is ${isNoun ? article(kind) : kind}`;
  },
  allTrue: (voice, { of }) => listed(of.map((part) => conditionWords(voice, part))),
  notTrue: (voice, { of }) =>
    conditionWords(voice, of)
      .replace(/ (is|are|has|was) /, ' $1 not ')
      .replace(/ (do|does)$/, ' $1 not'),
  trueOfOne: (voice, { of, condition }) =>
    conditionWords({ ...voice, named: new Set([...voice.named, 'each player']) }, condition).replace(
      /^that player\b/,
      anyOf(voice, of),
    ),
  during: (voice, { steps, turnOf, attackOn }) =>
    [
      attackOn ? attackedWords(voice, attackOn) : '',
      steps && !attackOn ? stepsWords(voice, steps) : '',
      turnOf ? `it is ${possessive(voice, turnOf).replace('each ', 'an ')} turn` : '',
    ]
      .filter((part) => part !== '')
      .join(' and '),
  // A name of several words says what was done, or which things it was done to.
  did: ({ named }, { slot }) =>
    /^(?!(?:those|the|that) \S+$)\S+ /.test(slot)
      ? slot
      : named.has(`${slot} dealt`)
        ? 'damage was dealt this way'
        : named.has('each player')
          ? 'that player does'
          : 'you do',
  someoneDid: (voice, { who, did }) => `${anyOf(voice, who)} ${DEEDS[did](voice)} this turn`,
  hasHurt: (voice, { by, whom }) => `${refWords(voice, by)} dealt damage to ${anyOf(voice, whom)} this turn`,
  said: (_, { word }) => `${word} was chosen`,
  sameNames: (voice, { of }) => `two or more of ${refWords(voice, of)} have the same name`,
  castFromHand: (voice, { what }) => `${refWords(voice, what)} was cast from your hand`,
};

/** "You have been attacked and nothing is blocked yet"; of oneself Portal says so in an order of its own. */
const attackedWords = (voice: TextVoice, who: Ref): string =>
  `${does(voice, who, 'have been', 'has been')} attacked and nothing is ${voice.words.block.noun} yet`;

const COMPARED = {
  '=': 'is',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
} as const;

const countedThings = (amount: Amount): Extract<Ref, { kind: 'all' }> | undefined =>
  typeof amount !== 'number' && amount.kind === 'count' && amount.of.kind === 'all' ? amount.of : undefined;

/** "4 plus the number of …", or the number of … plus 4. */
function moreThan(
  amount: Amount,
): { readonly by: number; readonly than: Extract<Ref, { kind: 'all' }> } | undefined {
  if (typeof amount === 'number' || amount.kind !== 'arithmetic' || amount.how !== 'plus') return undefined;
  const { left, right } = amount;
  const [by, than] = typeof left === 'number' ? [left, countedThings(right)] : [right, countedThings(left)];
  return typeof by === 'number' && than ? { by, than } : undefined;
}

function comparedWords(
  voice: TextVoice,
  { left, is, right }: Extract<Condition, { kind: 'compare' }>,
): string {
  const all = countedThings(left);
  if (all && right === 0 && (is === '=' || is === '>')) return thereWords(voice, all, is === '>');
  if (typeof left !== 'number' && left.kind === 'uses' && is === '>=')
    return `this ability has been ${voice.words.priced.barred} ${numberWord(amountWords(voice, right))} or more times this turn`;
  if (
    typeof left !== 'number' &&
    left.kind === 'count' &&
    left.of.kind === 'foremost' &&
    is === '=' &&
    right === 1
  )
    return `one player has more ${left.of.what} than each other player`;
  if (typeof left !== 'number' && left.kind === 'landsPlayed' && is === '>' && typeof right === 'number')
    return `${does(voice, left.of, 'have', 'has')} played more than ${numberWord(String(right))} land${right === 1 ? '' : 's'} this turn`;
  const others = countedThings(right);
  if (all?.of && others?.of && is === '>' && isSame(all.filter, others.filter))
    return `${controls(voice, all.of, `more ${pluralPhrase(voice, all.filter)}`)} than ${refWords(voice, others.of)}`;
  const more = moreThan(right);
  if (all?.of && more?.than.of && is === '>=' && isSame(all.filter, more.than.filter))
    return `${controls(voice, all.of, `at least ${numberWord(String(more.by))} more ${pluralPhrase(voice, all.filter)}`)} than ${refWords(voice, more.than.of)}`;
  if (
    typeof left !== 'number' &&
    left.kind === 'damageTaken' &&
    left.by.kind === 'anything' &&
    is === '>' &&
    right === 0
  )
    return `${refWords(voice, left.to)} was dealt damage this turn`.replace(/^you was/, 'you were');
  if (typeof left !== 'number' && left.kind === 'deaths' && is === '>' && right === 0)
    return `${article(nounPhrase(voice, left.filter))} went to a ${voice.words.graveyard} from ${placeInPlay(voice)} this turn`;
  if (typeof left !== 'number' && left.kind === 'count' && left.of.kind === 'above' && is === '>=')
    return `${numberWord(amountWords(voice, right))} or more ${plural(cardPhrase(voice, left.of.filter))} lie above ${refWords(voice, left.of.of)}`;
  if (all && typeof right === 'number' && is === '>=')
    return all.of && all.zone === 'battlefield'
      ? controls(voice, all.of, `${numberWord(String(right))} or more ${pluralPhrase(voice, all.filter)}`)
      : `there are ${numberWord(String(right))} or more ${groupWords(voice, all)}${all.zone === 'battlefield' ? ` ${voice.words.inPlay}` : ''}`;
  return `${amountWords(voice, left)} ${COMPARED[is]} ${amountWords(voice, right)}`;
}

const controls = (voice: TextVoice, who: Ref, what: string): string =>
  holdsWords(voice, refWords(voice, who).replace('each opponent', 'an opponent'), what);

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
  if (isSome && isItself(filter)) return holdsWords(voice, 'you', voice.name);
  if (isSome && !of && filter.kind === 'is' && filter.what.kind === 'self')
    return `${voice.name} is ${voice.words.inPlay}`;
  if (isSome && of && filter.kind === 'named') return controls(voice, of, filter.name);
  const things = isSome ? article(nounPhrase(voice, filter)) : `no ${pluralPhrase(voice, filter)}`;
  return of ? controls(voice, of, things) : `there ${isSome ? 'is' : 'are'} ${things} ${voice.words.inPlay}`;
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
    steps.map((step) => stepName(voice, step)),
    'or',
  )}`;
}

/** When alone something may be done: "during your turn, before attackers are declared", or "if …". */
export function onlyWhenWords(voice: TextVoice, condition: Condition): string {
  const { words } = voice;
  if (condition.kind !== 'during') return `if ${conditionWords(voice, condition)}`;
  const { steps, turnOf, attackOn } = condition;
  if (attackOn && isYou(attackOn))
    return words.target === 'target'
      ? `after you have been attacked and before you declare ${words.blockers}`
      : `after you are attacked, before you declare ${words.blockers}`;
  if (attackOn) return `if ${conditionWords(voice, condition)}`;
  const whose = turnOf && possessive(voice, turnOf).replace(/^each /, 'an ');
  if (!steps) return `during ${whose ?? 'a'} turn`;
  const [only] = steps;
  if (steps.length === 1 && only === 'endCombat') return 'at end of combat';
  if (steps.length === 1 && only)
    return `during ${whose ?? (only.startsWith('declare') ? 'the' : 'any')} ${stepName(voice, only)}`;
  if (steps.includes('beginCombat') && steps.includes('endCombat')) return 'during combat';
  const before = beforeWords(voice, steps, whose === 'your');
  if (before === undefined) return `if ${conditionWords(voice, condition)}`;
  return whose === undefined
    ? before
    : `${words.target === 'target' ? 'during' : 'on'} ${whose} turn, ${before}`;
}

/** "Before attackers are declared". */
function beforeWords({ words }: TextVoice, steps: readonly Step[], isYours: boolean): string | undefined {
  if (steps.includes('main1') && steps.includes('declareBlockers')) return 'before combat damage is dealt';
  if (steps.includes('declareAttackers') && !steps.includes('declareBlockers'))
    return `during combat, before ${words.blockers} are declared`;
  if (!steps.includes('main1') || !steps.includes('beginCombat') || steps.includes('declareAttackers'))
    return undefined;
  return isYours && words.target !== 'target' ? 'before you attack' : 'before attackers are declared';
}

export const conditionWords = (voice: TextVoice, condition: Condition): string =>
  tell(CONDITIONS, voice, condition);
