/** When something triggers, in words. */
import type { Filter } from '../engine/language/filter.ts';
import type { Moment } from '../engine/language/moment.ts';
import type { Ref } from '../engine/language/ref.ts';
import type { Step } from '../../src-shared/duel/words.ts';
import { cardPhrase, nounPhrase, pluralPhrase } from './nouns/filters.ts';
import { anyOf, isYou, possessive, refWords } from './nouns/refs.ts';
import { conditionWords } from './sentences/conditions.ts';
import { tell, type Tellers } from './tellers.ts';
import { article, type TextVoice } from './voice.ts';

/** The object itself by its name, everything else with an article. */
function someone(voice: TextVoice, filter: Filter, fallback = 'permanent'): string {
  if (filter.kind === 'is') return refWords(voice, filter.what);
  return article(nounPhrase(voice, filter, fallback));
}

const STEP_WORDS: Readonly<Partial<Record<Step, string>>> = {
  upkeep: 'upkeep',
  main1: 'first main phase',
  beginCombat: 'combat',
  declareAttackers: 'declaration of attackers',
  declareBlockers: 'declaration of blockers',
  endCombat: 'end of combat',
  main2: 'second main phase',
  discard: 'discard phase',
};

/** Steps that had no names before there were steps. */
const NAMED_STEPS: Readonly<Partial<Record<Step, string>>> = {
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
};

/** A part of a turn by its name. */
export const stepName = ({ words }: TextVoice, step: Step): string =>
  step === 'untap'
    ? words.untapStep
    : step === 'draw'
      ? words.drawStep
      : ((words.typeLine === 'dash' ? NAMED_STEPS[step] : undefined) ?? STEP_WORDS[step] ?? step);

const DAMAGED_PLAYERS: Readonly<Record<string, string>> = { opponents: 'an opponent', everyone: 'a player' };

/** Whatever it is dealt to goes without saying. */
function damagedWords(voice: TextVoice, to: Filter | undefined, players: Ref | undefined): string {
  if (to?.kind === 'anything' && players) return '';
  if (!players) return to ? ` to ${someone(voice, to)}` : '';
  const general = players.kind === 'players' ? DAMAGED_PLAYERS[players.who] : undefined;
  return ` to ${general ?? refWords(voice, players)}`;
}

/** "You are dealt damage": by what goes without saying where anything will do. */
function sufferedWords(
  voice: TextVoice,
  source: Filter,
  to: Filter | undefined,
  players: Ref | undefined,
  isOfAKind: true | undefined,
): string | undefined {
  if (source.kind !== 'anything' || isOfAKind || (to && players)) return undefined;
  const who = damagedWords(voice, to, players).replace(/^ to /, '');
  return who === '' ? undefined : `${who} ${who === 'you' ? 'are' : 'is'} dealt damage`;
}

const MOMENTS: Tellers<Moment> = {
  moves: (voice, { filter, from, to }) => {
    const who = someone(voice, filter);
    if (to === 'battlefield')
      return `${who} ${voice.words.entersPlay}${from === 'chain' ? ' from your hand' : ''}`;
    if (from === 'battlefield' && to === 'graveyard') return `${who} ${voice.words.dies}`;
    if (from === 'battlefield') return `${who} ${voice.words.leavesPlay}`;
    return `${who} goes to a ${to ?? 'new place'}`;
  },
  atStep: (voice, { step, whose, part, once }) => {
    const isEverybodys = whose.kind === 'players' && whose.who === 'everyone';
    if (step === 'endCombat') return 'at end of combat';
    if (step === 'end')
      return `at ${isEverybodys ? voice.words.endStep : voice.words.endStepOf.replace('~', possessive(voice, whose))}`;
    const name = stepName(voice, step);
    const owned = once
      ? `each ${name}`
      : whose.kind === 'controllerOf'
        ? `the ${name} of ${refWords(voice, whose)}`
        : `${possessive(voice, whose)} ${name}`;
    return `at the ${part === 'end' ? 'end' : 'beginning'} of ${owned}`;
  },
  attacks: (voice, { filter }) => `${someone(voice, filter)} attacks`,
  blocks: (voice, { filter, attacker }) =>
    `${someone(voice, filter, 'creature')} ${voice.words.block.third} ${someone(voice, attacker, 'creature')}`,
  attackDeclared: (voice, { filter }) => `one or more ${pluralPhrase(voice, filter, 'creature')} attack`,
  meets: (voice, { filter, as, other }) => {
    const { third, noun } = voice.words.block;
    const deed = { blocker: third, blocked: `becomes ${noun}`, either: `${third} or becomes ${noun}` }[as];
    const others =
      other.kind === 'anything' ? '' : ` by one or more ${pluralPhrase(voice, other, 'creature')}`;
    return `${someone(voice, filter, 'creature')} ${deed}${others}`;
  },
  becomesBlocked: (voice, { filter, by }) =>
    `${someone(voice, filter, 'creature')} becomes ${voice.words.block.noun} by ${someone(voice, by, 'creature')}`,
  goesUnblocked: (voice, { filter }) =>
    `${someone(voice, filter)} attacks and is not ${voice.words.block.noun}`,
  dealsDamage: (voice, { source, to, players, combat, noncombat }) =>
    sufferedWords(voice, source, to, players, combat ?? noncombat) ??
    `${someone(voice, source, 'source')} deals ${combat ? voice.words.combatDamage : noncombat ? 'noncombat ' : ''}damage${damagedWords(voice, to, players)}`,
  isDamaged: (voice, { filter }) => `${someone(voice, filter)} is dealt damage`,
  gainsLife: (voice, { who }) => (isYou(who) ? 'you gain life' : `${anyOf(voice, who)} gains life`),
  countersOff: (voice, { filter, counter }) =>
    `${article(`${counter} counter`)} is removed from ${someone(voice, filter)}`,
  casts: (voice, { who, filter }) =>
    `${isYou(who) ? `you ${voice.words.cast.one}` : `${who.kind === 'players' && who.who === 'everyone' ? 'a player' : 'an opponent'} ${voice.words.cast.third}`} ${article(`${nounPhrase(voice, filter, '')} spell`.trim().replace('spell spell', 'spell'))}`,
  taps: (voice, { filter, forMana }) =>
    forMana ? `a player taps ${someone(voice, filter)} for mana` : `${someone(voice, filter)} becomes tapped`,
  draws: (voice, { who }) => `${isYou(who) ? 'you draw' : `${anyOf(voice, who)} draws`} a card`,
  discards: (voice, { who, filter, by }) => {
    const card = filter.kind === 'is' ? refWords(voice, filter.what) : article(cardPhrase(voice, filter));
    const discarder = isYou(who) ? 'you discard' : `${anyOf(voice, who)} discards`;
    return `${discarder} ${card}${by ? ` because of a spell or ability of ${anyOf(voice, by)}` : ''}`;
  },
  playsLand: (_, { who }) => `${isYou(who) ? 'you play' : 'a player plays'} a land`,
  regenerates: (voice, { filter }) => `${someone(voice, filter)} regenerates this way`,
  targeted: (voice, { filter, by }) =>
    `${someone(voice, filter)} ${voice.words.target === 'target' ? 'becomes the target of' : 'is chosen for'} a spell or ability${by ? ` ${isYou(by) ? 'you control' : `${anyOf(voice, by)} controls`}` : ''}`,
  phases: (voice, { filter, way }) => `${someone(voice, filter)} phases ${way}`,
  controlLost: (voice, { who, filter }) =>
    `${isYou(who) ? 'you lose' : `${anyOf(voice, who)} loses`} control of ${someone(voice, filter)}`,
  whenever: (voice, { condition }) => conditionWords(voice, condition),
};

export function momentWords(voice: TextVoice, moment: Moment, next = false): string {
  const words = tell(MOMENTS, voice, moment);
  if (moment.kind === 'atStep')
    return next
      ? words
          .replace("each player's ", "the next turn's ")
          .replace(/\byour (?!turn$)/, 'your next ')
          .replace('of the end step', 'of the next end step')
      : words;
  return `${opening(voice, moment)} ${words}`;
}

/** "When" for what happens once to it, "whenever" for what may happen again. */
function opening({ words }: TextVoice, moment: Moment): string {
  if (moment.kind === 'attacks' && moment.filter.kind === 'is') return words.whenAttacking;
  const isOnce = moment.kind === 'whenever' || (moment.kind === 'moves' && moment.filter.kind === 'is');
  return isOnce ? 'when' : 'whenever';
}
