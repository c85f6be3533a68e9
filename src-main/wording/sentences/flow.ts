/** What follows what, and how often. */
import { capital } from '../../../src-shared/words/phrases.ts';
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
  'sequence' | 'modes' | 'if' | 'forEach' | 'repeat' | 'repeatWhile' | 'keep' | 'remember' | 'delayed'
> = {
  sequence: (voice, { of }) =>
    sizeOfChoice(voice, of) ??
    inOneBreath(
      voice,
      of.map((part) => effectWords(voice, part)).filter((words) => words !== ''),
    ),
  modes: (voice, { of }) =>
    voice.words.chooseOne + of.map((mode, place) => modeWords(voice, mode.effect, place)).join('; or '),
  if: (voice, { condition, then, otherwise }) =>
    `if ${conditionWords(voice, condition)}, ${effectWords(voice, then)}${otherwise ? `. Otherwise, ${effectWords(voice, otherwise)}` : ''}`,
  forEach: (voice, { of, effect }) => {
    const group = refWords(voice, of);
    const inner =
      of.kind === 'players' || of.kind === 'allBut'
        ? { ...voice, named: new Set([...voice.named, 'each player']) }
        : voice;
    const deed = effectWords(inner, effect);
    return of.kind === 'players' || of.kind === 'allBut'
      ? eachOf(group, deed)
      : `for ${of.kind === 'slot' ? 'each of ' : ''}${group}, ${deed}`;
  },
  repeat: (voice, { times, effect }) =>
    times === 2
      ? `${effectWords(voice, effect)}. Then do all of this once more`
      : `${effectWords(voice, effect)}. Do this ${amountWords(voice, times)} times in all`,
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

/** "Each player loses 1 life"; what does not begin with the player is told "for each player". */
function eachOf(group: string, deed: string): string {
  const [, first, rest = ''] = /^that player (.*?)((?:\. .*)?)$/.exec(deed) ?? [];
  return first === undefined
    ? `for ${group}, ${deed}`
    : `${group} ${first.replaceAll("that player's ", 'his or her ').replaceAll('that player control', 'he or she control')}${rest}`;
}

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

/** Each speaks of its targets by itself; behind a dash the first begins like a sentence. */
function modeWords(voice: TextVoice, effect: Effect, place: number): string {
  const words = effectWords({ ...voice, named: new Set(voice.named) }, effect);
  return place === 0 && voice.words.chooseOne.endsWith('— ') ? capital(words) : words;
}
