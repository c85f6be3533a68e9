/** So much or so many of something. */
import type { Amount, AmountNode } from '../../engine/language/amount.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { counted, plural, type TextVoice } from '../voice.ts';
import { amountWords } from './amounts.ts';
import { nounPhrase } from './filters.ts';
import { placeInPlay, refWords } from './refs.ts';

/** So much for each of something: "1 for each Forest you control", "2 for each …". */
interface PerEach {
  readonly much: number;
  readonly each: string;
}

export function perEach(voice: TextVoice, amount: Amount): PerEach | undefined {
  if (typeof amount === 'number') return undefined;
  if (amount.kind === 'countersOn')
    return { much: 1, each: ` for each ${amount.counter} counter on ${refWords(voice, amount.of)}` };
  if (amount.kind === 'count' && amount.of.kind === 'against')
    return { much: 1, each: ` for each creature ${voice.words.blocking} it` };
  if (amount.kind === 'count' && amount.of.kind === 'slot' && amount.of.name.endsWith(' this way'))
    return { much: 1, each: ` for each ${amount.of.name}` };
  if (amount.kind === 'deaths')
    return {
      much: 1,
      each: ` for each ${nounPhrase(voice, amount.filter)} that went to a ${voice.words.graveyard} from ${placeInPlay(voice)} this turn`,
    };
  const fighting = beyondFirst(amount);
  if (fighting !== undefined) {
    const each = perEach(voice, fighting);
    return each && { ...each, each: `${each.each} beyond the first` };
  }
  if (amount.kind === 'count' && amount.of.kind === 'all')
    return { much: 1, each: ` for ${wherePlain(voice, refWords(voice, amount.of), amount.of)}` };
  if (amount.kind !== 'arithmetic' || typeof amount.left !== 'number') return undefined;
  const inner = perEach(voice, amount.right);
  if (!inner) return undefined;
  if (amount.how === 'times') return { ...inner, much: amount.left * inner.much };
  return amount.how === 'minus' && amount.left === 0 ? { ...inner, much: -inner.much } : undefined;
}

/** "Each Forest on the battlefield": nothing else says where they are. */
const wherePlain = (
  { words }: TextVoice,
  each: string,
  { zone, of }: Extract<Ref, { kind: 'all' }>,
): string =>
  zone === 'battlefield' && of === undefined && /^each( \w+){1,2}$/.test(each)
    ? `${each} ${words.inPlay}`
    : each;

/** "0 or the number of those fighting it less one, whichever is more". */
function beyondFirst(amount: AmountNode): Amount | undefined {
  if (amount.kind !== 'arithmetic' || amount.how !== 'most' || amount.left !== 0) return undefined;
  const less = amount.right;
  if (typeof less === 'number' || less.kind !== 'arithmetic' || less.how !== 'minus') return undefined;
  return less.right === 1 ? less.left : undefined;
}

/** It can stand before what it counts. */
export const isShort = (amount: Amount, words: string): boolean =>
  typeof amount === 'number' || words === 'X' || words === 'that much';

/** "A card", "X cards", "a card for each Forest you control", "cards equal to …". */
export function someOf(voice: TextVoice, amount: Amount, noun: string): string {
  const each = perEach(voice, amount);
  if (each) return `${counted(String(each.much), noun)}${each.each}`;
  const words = amountWords(voice, amount);
  return isShort(amount, words) ? counted(words, noun) : `${plural(noun)} equal to ${words}`;
}

/** "3 damage", "damage equal to its power". */
export function muchOf(voice: TextVoice, amount: Amount, what: string): string {
  const words = amountWords(voice, amount);
  return isShort(amount, words) ? `${words} ${what}` : `${what} equal to ${words}`;
}
