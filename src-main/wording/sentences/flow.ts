/** What follows what, and how often. */
import { capital, listed } from '../../../src-shared/words/phrases.ts';
import type { Effect } from '../../engine/language/effect.ts';
import { momentWords } from '../moments.ts';
import { amountWords } from '../nouns/amounts.ts';
import { refWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { inOneBreath } from '../together.ts';
import type { TextVoice } from '../voice.ts';
import { conditionWords } from './conditions.ts';
import { effectWords } from './effects.ts';

export const FLOW: Tellers<
  Effect,
  | 'sequence'
  | 'modes'
  | 'whichever'
  | 'if'
  | 'forEach'
  | 'repeat'
  | 'repeatWhile'
  | 'keep'
  | 'remember'
  | 'delayed'
> = {
  sequence: (voice, { of }) =>
    sizeOfChoice(voice, of) ??
    inOneBreath(
      voice,
      of.map((part) => effectWords(voice, part)).filter((words) => words !== ''),
    ),
  modes: (voice, { of }) =>
    voice.words.chooseOne + of.map((mode, place) => modeWords(voice, mode.effect, place)).join('; or '),
  whichever: (voice, { of, may }) => (may ? 'you may ' : '') + eitherWords(voice, of),
  if: (voice, { condition, then, otherwise }) =>
    `if ${conditionWords(voice, condition)}, ${effectWords(voice, then)}${otherwise ? `. Otherwise, ${effectWords(voice, otherwise)}` : ''}`,
  forEach: (voice, { of, effect }) => {
    const group = refWords(voice, of);
    const inner =
      of.kind === 'players' || of.kind === 'allBut'
        ? { ...voice, named: new Set([...voice.named, 'each player']) }
        : voice;
    return `for ${of.kind === 'slot' ? 'each of ' : ''}${group}, ${effectWords(inner, effect)}`;
  },
  repeat: (voice, { times, effect }) =>
    `${effectWords(voice, effect)}. Do this ${times === 2 ? 'twice' : `${amountWords(voice, times)} times`}`,
  repeatWhile: (voice, { effect, condition }) =>
    `${effectWords(voice, effect)}. Do this again as long as ${conditionWords(voice, condition)}`,
  keep: (voice, { slot, amount, told }) =>
    told && amount !== undefined ? `${slot} become ${amountWords(voice, amount)}` : '',
  remember: () => '',
  delayed: (voice, { moment, effect, thisTurn, eachTime }) => {
    const when = momentWords(voice, moment, eachTime !== true)
      .replace(eachTime && moment.kind === 'atStep' ? /of your / : /$^/, 'of each of your later ')
      .replace('later upkeep', 'later upkeeps');
    if (effect.kind === 'delayed' && moment.kind === 'atStep' && moment.step === 'untap')
      return `${effectWords(voice, effect.effect)} at the end of that turn`;
    const deed = effectWords(voice, effect);
    // What did or did not happen is looked at then.
    const looksBack = / that (did|was|were)\b/.test(deed);
    const isShort = !looksBack && moment.kind === 'atStep' && !/[.,"]|^if | at (?:the|end)/.test(deed);
    return isShort && !thisTurn ? `${deed} ${when}` : `${thisTurn ? 'this turn, ' : ''}${when}, ${deed}`;
  },
};

/** One of several sizes is chosen, and each choice gives the size it names. */
function sizeOfChoice(voice: TextVoice, [choice, ...others]: readonly Effect[]): string | undefined {
  if (choice?.kind !== 'chooseOption' || others.length !== choice.of.length) return undefined;
  const isSize = (effect: Effect): boolean =>
    effect.kind === 'if' &&
    effect.condition.kind === 'said' &&
    effect.then.kind === 'gains' &&
    effect.then.mods.every(({ kind }) => kind === 'base');
  return others.every(isSize) ? `${effectWords(voice, choice)}. ${voice.name} becomes that` : undefined;
}

/** Said once, where they differ in the word they are called by only: "tap or untap it", "gains your choice of …". */
function eitherWords(voice: TextVoice, of: Extract<Effect, { kind: 'whichever' }>['of']): string {
  const deeds = of.map(({ effect }) => effectWords({ ...voice, named: new Set(voice.named) }, effect));
  const labels = of.map(({ label }) => label);
  const [first = '', ...others] = deeds.map((deed, place) => deed.replace(labels[place] ?? '', GAP));
  // What is aimed at is known to what follows.
  if (of[0]) effectWords(voice, of[0].effect);
  if (!first.includes(GAP) || others.some((other) => other !== first)) return deeds.join(' or ');
  const choice = listed(labels, 'or');
  return first.replace(GAP, first.startsWith(GAP) ? choice : `your choice of ${choice}`);
}

const GAP = '…';

/** Each speaks of its targets by itself; behind a dash the first begins like a sentence. */
function modeWords(voice: TextVoice, effect: Effect, place: number): string {
  const words = effectWords({ ...voice, named: new Set(voice.named) }, effect);
  return place === 0 && voice.words.chooseOne.endsWith('— ') ? capital(words) : words;
}
