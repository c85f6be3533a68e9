/** Who does it: subjects with their verbs. */
import type { Ref } from '../../engine/language/ref.ts';
import { isYou, refWords } from '../nouns/refs.ts';
import type { TextVoice } from '../voice.ts';

/** "You gain", "Target player gains". */
export const does = (voice: TextVoice, who: Ref, one: string, third = `${one}s`): string =>
  isYou(who) ? `you ${one}` : told(refWords(voice, who), third, one);

/** Several targets do it each for themselves. */
const told = (who: string, deed: string, one: string): string =>
  who.startsWith('any number of ') ? `${who} each ${one}` : `${who} ${deed}`;

/** What you do is said as an order; what befalls you, and what others do, is told. */
export const ordered = (voice: TextVoice, who: Ref, one: string, third?: string): string =>
  isYou(who) ? one : does(voice, who, one, third);

/** Whether it was done, behind "if". */
export const doesSo = (who: Ref): string => (isYou(who) ? 'you do' : 'the player does');

export const own = (who: Ref): string => (isYou(who) ? 'your' : 'his or her');

/** Portal has no word for what is aimed at. */
export const newTargets = ({ words }: TextVoice): string =>
  words.target === 'target' ? 'choose new targets' : 'choose anew';
