/** Counters that come and go. */
import type { Amount } from '../../engine/language/amount.ts';
import type { Effect } from '../../engine/language/effect.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { amountWords } from '../nouns/amounts.ts';
import { someOf } from '../nouns/much.ts';
import { refWords } from '../nouns/refs.ts';
import { isSame, type Tellers } from '../tellers.ts';
import { counted, numberWord, type TextVoice } from '../voice.ts';

export const COUNTERS: Tellers<Effect, 'putCounters' | 'removeCounters' | 'scatterCounters'> = {
  putCounters: (voice, { what, counter, count }) =>
    upToTotal(voice, what, counter, count) ??
    putWords(voice, what, someOf(voice, count, `${counter} counter`)),
  removeCounters: (voice, { what, counter, count }) =>
    typeof count !== 'number' && count.kind === 'countersOn' && count.counter === counter
      ? `remove all ${counter} counters from ${refWords(voice, what)}`
      : `remove ${counted(amountWords(voice, count), `${counter} counter`)} from ${refWords(voice, what)}`,
  scatterCounters: (voice, { what, counter, count }) =>
    `distribute ${someOf(voice, count, `${counter} counter`)} at random among ${refWords(voice, what)}`,
};

/** "Put a corpse counter on it for each creature that …". */
function putWords(voice: TextVoice, what: Ref, some: string): string {
  const [counters = some, each = ''] = some
    .replace(/^(.* counters) equal to/, 'a number of $1 equal to')
    .split(/(?= for each )/);
  const told = refWords(voice, what);
  const on = what.kind === 'against' ? told.replace(/^the creatures/, 'each creature') : told;
  return `put ${counters} on ${on}${each}`;
}

/** "Put X +1/+0 counters on it, up to a total of seven". */
function upToTotal(voice: TextVoice, what: Ref, counter: string, count: Amount): string | undefined {
  if (typeof count === 'number' || count.kind !== 'arithmetic' || count.how !== 'least') return undefined;
  const room = count.right;
  const isRoom =
    typeof room !== 'number' &&
    room.kind === 'arithmetic' &&
    room.how === 'minus' &&
    isSame(room.right, { kind: 'countersOn', counter, of: what });
  if (!isRoom) return undefined;
  const counters = counted(amountWords(voice, count.left), `${counter} counter`);
  return `put ${counters} on ${refWords(voice, what)}, up to a total of ${numberWord(amountWords(voice, room.left))}`;
}
