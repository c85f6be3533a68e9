/** Turns and their parts. */
import type { Effect } from '../../engine/language/effect.ts';
import type { Tellers } from '../tellers.ts';
import { refWords } from '../nouns/refs.ts';
import { does, ordered, own } from './doing.ts';

export const TURNS: Tellers<Effect, 'endTurn' | 'extraTurn' | 'extraPhases' | 'skipPhases'> = {
  endTurn: ({ words }) =>
    `end the turn. Everything that waits to happen is ${words.exile.verb}d${words.exile.after}`,
  extraTurn: (voice, { who }) => `${ordered(voice, who, 'take')} an extra turn after this one`,
  extraPhases: (_, { phases }) =>
    `after this phase, there is ${phases.map((phase) => `an additional ${phase} phase`).join(' followed by ')}`,
  skipPhases: (voice, { who, phase }) =>
    phase === 'combat' && voice.words.blockers === 'interceptors'
      ? `${refWords(voice, who)} cannot attack on ${own(who)} next turn`
      : `${does(voice, who, 'skip')} all ${phase} phases of ${own(who)} next turn`,
};
