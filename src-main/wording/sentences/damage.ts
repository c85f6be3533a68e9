/** Damage that is dealt or prevented. */
import type { Effect } from '../../engine/language/effect.ts';
import { preventWords } from '../guards.ts';
import { amountWords } from '../nouns/amounts.ts';
import { isShort, muchOf } from '../nouns/much.ts';
import { refWords, wholeWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';

export const DAMAGE: Tellers<Effect, 'damage' | 'divideDamage' | 'prevent'> = {
  damage: (voice, { amount, to, by, byEach, shared, unpreventable, slot }) => {
    if (slot !== undefined) voice.named.add(`${slot} dealt`);
    const split =
      shared === 'evenly'
        ? ' divided evenly, rounded down, among'
        : shared === 'chosen'
          ? ' divided as you choose among'
          : ' to';
    const rider = unpreventable ? '. The damage cannot be prevented' : '';
    const source = (byEach ? 'each of ' : '') + refWords(voice, by);
    const itself = to.kind === 'self' && by.kind === 'self';
    const whom = `${split} ${shared ? wholeWords(voice, to) : itself ? 'itself' : ofItsOwn(refWords(voice, to), source)}`;
    const much = amountWords(voice, amount);
    if (isShort(amount, much)) return `${source} deals ${much} damage${whom}${rider}`;
    const measure = ofOne(much, source);
    return measure === undefined
      ? `${source} deals damage${whom} equal to ${withPronouns(much, whom)}${rider}`
      : `${source} deals damage equal to ${measure}${whom}${rider}`;
  },
  divideDamage: (voice, { amount, among, by, divider }) =>
    `${refWords(voice, by).replace(/^it$/, 'that creature')} deals ${muchOf(voice, amount, 'damage')}, divided as ${refWords(voice, divider)} chooses, among ${wholeWords(voice, among)}`,
  prevent: (voice, effect) => preventWords(voice, effect),
};

/** "That source deals that much damage to its controller." */
const ofItsOwn = (whom: string, source: string): string =>
  source.startsWith('that ') && whom.startsWith(`${source}'s `)
    ? `its${whom.slice(source.length + 2)}`
    : whom;

/** What deals it is measured: "its power" is then said at once, before anything else that it could be. */
const ofOne = (much: string, source: string): string | undefined =>
  [`${source}'s `, source === 'it' ? 'its ' : undefined].some((start) => start && much.startsWith(start))
    ? much.replace(/^.*?(?:'s|its) /, 'its ')
    : undefined;

/** Whoever has just been named is not named again in what is measured. */
const withPronouns = (much: string, whom: string): string =>
  whom === ' to that player'
    ? much.replaceAll("that player's ", 'his or her ').replaceAll('that player control', 'he or she control')
    : whom.startsWith(' to its ')
      ? much.replace(/^its /, "that creature's ")
      : much;
