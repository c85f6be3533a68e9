/** What follows what, and how often. */
import { capital } from '../../../src-shared/words/phrases.ts';
import type { Effect } from '../../engine/language/effect.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { momentWords } from '../moments.ts';
import { amountWords } from '../nouns/amounts.ts';
import { refWords } from '../nouns/refs.ts';
import { isSame, type Tellers } from '../tellers.ts';
import { inOneBreath } from '../together.ts';
import { listed, type TextVoice } from '../voice.ts';
import { conditionWords } from './conditions.ts';
import { priceWords } from './costs.ts';
import { effectWords } from './effects.ts';
import { ASKED_LATER } from './offers.ts';

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
      inTellingOrder(voice, of)
        .map((part) => effectWords(voice, part))
        .filter((words) => words !== ''),
    ),
  modes: (voice, { of }) =>
    voice.words.chooseOne + of.map((mode, place) => modeWords(voice, mode.effect, place)).join('; or '),
  whichever: (voice, { of, may }) => (may ? 'you may ' : '') + eitherWords(voice, of),
  if: (voice, { condition, then, otherwise }) => {
    // What has just been chosen is spoken of; whether there was anything to choose goes without saying.
    if (condition.kind === 'did' && voice.named.has(condition.slot) && !otherwise)
      return effectWords(voice, then);
    const asked = conditionWords(voice, condition);
    const deed = effectWords(voice, then);
    if (!otherwise) return `if ${asked}, ${deed}`;
    const other = effectWords(voice, otherwise);
    if (
      condition.kind === 'said' &&
      deed.replace(`a ${condition.word} card`, GAP) === other.replace(/a \w+ card/, GAP)
    )
      return deed.replace(`a ${condition.word} card`, 'a card of the chosen kind');
    return tried(asked, deed, other) ?? `if ${asked}, ${deed}. Otherwise, ${inOneSentence(other)}`;
  },
  forEach: (voice, { of, effect }) => {
    const group = refWords(voice, of).replace('each player other than that player', 'each other player');
    const offered = offerToAny(voice, of, effect);
    if (offered !== undefined) return offered;
    const inner =
      of.kind === 'players' || of.kind === 'allBut'
        ? { ...voice, named: new Set([...voice.named, 'each player']) }
        : voice;
    const deed = effectWords(inner, effect);
    if (of.kind === 'slot' && deed.startsWith('it ')) return `each of ${group} ${deed.slice('it '.length)}`;
    return of.kind === 'players' || of.kind === 'allBut'
      ? eachOf(group, deed)
      : `for ${of.kind === 'slot' ? 'each of ' : ''}${group}, ${deed}`;
  },
  repeat: (voice, { times, effect }) =>
    times === 2
      ? `${effectWords(voice, effect)}. Then do all of this once more`
      : `${effectWords(voice, effect)}. Do this ${amountWords(voice, times)} times in all`,
  repeatWhile: (voice, { effect, condition }) =>
    `${effectWords(askedLater(voice), effect)}. Do this again as long as ${conditionWords(voice, condition)}`,
  keep: (voice, { slot, amount, told }) =>
    told && amount !== undefined
      ? `${slot} ${typeof amount === 'number' ? 'are' : 'become'} ${amountWords(voice, amount)}`.replace(
          `become twice ${slot}`,
          'are doubled',
        )
      : slot.endsWith(' pile')
        ? `the rest are ${slot}`
        : '',
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

/** "Sacrifice another creature. If you cannot, …": that it can be done goes without saying. */
function tried(asked: string, deed: string, other: string): string | undefined {
  const [, kind] = /^you (?:control|have) (another [^,.]*?)(?: in play)?$/.exec(asked) ?? [];
  if (kind !== undefined && new RegExp(`^(?:sacrifice ${kind}|destroy one of your other \\w+)\\b`).test(deed))
    return `${deed}. If you cannot${deed.includes('. ') ? ` ${deed.split(' ')[0] ?? ''} one` : ''}, ${inOneSentence(other)}`;
  const [, things] =
    /^the number of (.*) you (?:control|have in play) is less than that much$/.exec(asked) ?? [];
  if (things !== undefined && other === `sacrifice that many ${things}`)
    return `${other}. If you cannot, ${deed}`;
  return deed.startsWith(`${other}, but `)
    ? `${other}, but if ${asked}, ${deed.slice(`${other}, but `.length)}`
    : undefined;
}

/** Two deeds that both hang on what was said before are one sentence. */
function inOneSentence(deeds: string): string {
  const [first = '', second, ...more] = deeds.includes('"') ? [deeds] : deeds.split('. ');
  return second === undefined ||
    more.length > 0 ||
    !/^(?:You|you|It|it|That|that) /.test(second) ||
    first.includes(',')
    ? deeds
    : `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
}

const askedLater = (voice: TextVoice): TextVoice => ({
  ...voice,
  named: new Set([...voice.named, ASKED_LATER]),
});

/** What is made of a creature that may be a player is told behind the damage that it is to take. */
function inTellingOrder({ targets }: TextVoice, [first, second, ...others]: readonly Effect[]): Effect[] {
  const isSwapped =
    first?.kind === 'gains' &&
    first.what.kind === 'target' &&
    targets[first.what.n]?.players !== undefined &&
    second?.kind === 'damage' &&
    isSame(first.what, second.to);
  return [...(isSwapped ? [second, first] : [first, second]), ...others].filter((part) => part !== undefined);
}

/** What one player after another may pay, until one has: "any other player may pay 2 life". */
function offerToAny(voice: TextVoice, of: Ref, effect: Effect): string | undefined {
  if (effect.kind !== 'if' || effect.condition.kind !== 'notTrue' || effect.condition.of.kind !== 'did')
    return undefined;
  const offer = effect.then;
  if (offer.kind !== 'pays' || !offer.then) return undefined;
  const any = of.kind === 'allBut' ? 'any other player' : 'any player';
  return `${any} may ${priceWords(voice, offer.cost)}. If a player does, ${effectWords(voice, offer.then)}`;
}

/** "Each player loses 1 life"; what does not begin with the player is told "for each player". */
function eachOf(group: string, deed: string): string {
  const [, first, rest = ''] = /^that player (.*?)((?:\. .*)?)$/.exec(deed) ?? [];
  return first === undefined
    ? withThatCard(`for ${group}, ${deed}`)
    : `${group} ${first.replaceAll("that player's ", 'his or her ').replaceAll('that player control', 'he or she control')}${rest.replace(/\. [Ii]f that player does not, that player /, `. ${group} who does not `)}`;
}

/** A card that has been told once by its place is "that card". */
function withThatCard(words: string): string {
  const top = /the top card of that player's \w+/.exec(words);
  if (!top) return words;
  const end = top.index + top[0].length;
  return words.slice(0, end) + words.slice(end).replaceAll(top[0], 'that card');
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
