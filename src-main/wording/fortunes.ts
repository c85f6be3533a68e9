/** Chance, pools, ownership, copies and permissions in words. */
import type { Effect } from '../engine/language/effect.ts';
import { abilityWords } from './abilities.ts';
import { untilWords } from './changes.ts';
import { amountWords, cardPhrase, isYou, possessive, refWords, someOf } from './nouns.ts';
import { effectWords, newTargets } from './sentences.ts';
import { article, type Voice } from './voice.ts';

type Kind =
  | 'retarget'
  | 'doublePool'
  | 'takePool'
  | 'drawMana'
  | 'setLife'
  | 'changeOwner'
  | 'oneAtRandom'
  | 'rollNumber'
  | 'scatterCounters'
  | 'pickFromDecks'
  | 'createPicked'
  | 'throwDown'
  | 'permit';
type Tellers = { [One in Kind]: (voice: Voice, effect: Extract<Effect, { kind: One }>) => string };

/** More than these are not told one by one. */
const FEW = 4;

export const FORTUNE_WORDS: Tellers = {
  retarget: (voice, { what, who, must }) =>
    must
      ? `change the target of ${refWords(voice, what)}`
      : `${refWords(voice, who)} may ${newTargets(voice)} for ${refWords(voice, what)}`,
  doublePool: (voice, { who }) => `double the mana of each kind in ${possessive(voice, who)} mana pool`,
  takePool: (voice, { from, to }) =>
    `all mana in ${possessive(voice, from)} mana pool goes to ${isYou(to) ? 'yours' : `that of ${refWords(voice, to)}`}`,
  drawMana: (voice, { from }) => `a mana ability of ${refWords(voice, from)} is used`,
  setLife: (voice, { who, amount }) =>
    `${possessive(voice, who)} life total becomes ${amountWords(voice, amount)}`,
  changeOwner: (voice, { what, who }) =>
    `${refWords(voice, who)} ${isYou(who) ? 'own' : 'owns'} ${refWords(voice, what)} from now on`,
  oneAtRandom: (voice, { of }) => {
    if (of.length > FEW) return 'perform a random action';
    const parts = of.map((part) => effectWords({ ...voice, named: new Set(voice.named) }, part));
    return `one of these happens at random: ${parts.join('; or ')}`;
  },
  rollNumber: (_, { least, most }) => `choose a number from ${least} to ${most} at random`,
  scatterCounters: (voice, { what, counter, count }) =>
    `distribute ${someOf(voice, count, `${counter} counter`)} at random among ${refWords(voice, what)}`,
  pickFromDecks: (voice, { filter, slot }) => {
    voice.named.add(slot);
    return `choose ${article(cardPhrase(voice, filter))} at random from all players' decks`;
  },
  createPicked: (voice, { who }) =>
    `${isYou(who) ? '' : `${refWords(voice, who)} `}${isYou(who) ? 'put' : 'puts'} a token that is a copy of that card ${voice.words.putIntoPlay}`,
  throwDown: (voice, { what, slot }) => {
    voice.named.add(slot);
    return `throw ${refWords(voice, what)} onto the table, aiming at a permanent; chance has it come down somewhere near, and sometimes not turn over and touch nothing`;
  },
  permit: (voice, { gives, until }) =>
    `${untilWords(until).trim()}, you have "${abilityWords({ ...voice, named: new Set() }, gives.ability)}"`,
};
