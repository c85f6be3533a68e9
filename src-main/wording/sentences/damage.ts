/** Damage that is dealt or prevented. */
import type { Effect } from '../../engine/language/effect.ts';
import { preventWords } from '../guards.ts';
import { muchOf } from '../nouns/much.ts';
import { refWords, wholeWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';

export const DAMAGE: Tellers<Effect, 'damage' | 'divideDamage' | 'prevent'> = {
  damage: (voice, { amount, to, by, byEach, shared, unpreventable }) => {
    const split =
      shared === 'evenly'
        ? ' divided evenly, rounded down, among'
        : shared === 'chosen'
          ? ' divided as you choose among'
          : ' to';
    const rider = unpreventable ? '. The damage cannot be prevented' : '';
    const much =
      `${byEach ? 'each of ' : ''}${refWords(voice, by)} deals ${muchOf(voice, amount, 'damage')}`.replace(
        /rounded (up|down)$/,
        '$&,',
      );
    const itself = to.kind === 'self' && by.kind === 'self';
    return `${much}${split} ${shared ? wholeWords(voice, to) : itself ? 'itself' : refWords(voice, to)}${rider}`;
  },
  divideDamage: (voice, { amount, among, by, divider }) =>
    `${refWords(voice, by)} deals ${muchOf(voice, amount, 'damage')}, divided as ${refWords(voice, divider)} chooses, among ${wholeWords(voice, among)}`,
  prevent: (voice, effect) => preventWords(voice, effect),
};
