/** Counters that come and go. */
import type { Effect } from '../../engine/language/effect.ts';
import { amountWords } from '../nouns/amounts.ts';
import { someOf } from '../nouns/much.ts';
import { refWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { counted } from '../voice.ts';

export const COUNTERS: Tellers<Effect, 'putCounters' | 'removeCounters' | 'scatterCounters'> = {
  putCounters: (voice, { what, counter, count }) =>
    `put ${someOf(voice, count, `${counter} counter`).replace(/^(.* counters) equal to/, 'a number of $1 equal to')} on ${refWords(voice, what)}`,
  removeCounters: (voice, { what, counter, count }) =>
    typeof count !== 'number' && count.kind === 'countersOn' && count.counter === counter
      ? `remove all ${counter} counters from ${refWords(voice, what)}`
      : `remove ${counted(amountWords(voice, count), `${counter} counter`)} from ${refWords(voice, what)}`,
  scatterCounters: (voice, { what, counter, count }) =>
    `distribute ${someOf(voice, count, `${counter} counter`)} at random among ${refWords(voice, what)}`,
};
