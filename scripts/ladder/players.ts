/** Who plays on the ladder: the levels, and a yardstick that stays as it is. */
import { MIND } from '../../src-main/opponents/minds.ts';
import { carefulReply } from '../../src-main/opponents/careful/careful.ts';
import type { Mind } from '../../src-main/opponents/thought.ts';
import { MINDS, type MindName } from '../../src-shared/duels.ts';
import { standing } from './yardstick/standing.ts';

export const PLAYERS = [...MINDS, 'yardstick'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** Full judgement with the values of an early version, which nobody changes. */
const yardstick: Mind = (thought) => carefulReply(thought, standing);

/** The mind that is named in a player's thoughts, and what answers them. */
export const levelOf = (player: PlayerName): MindName => (player === 'yardstick' ? 'magician' : player);
export const mindOf = (player: PlayerName): Mind => (player === 'yardstick' ? yardstick : MIND[player]);
