/** Who plays on the ladder: the levels, and opponents that never change. */
import type { BoutPlayer } from '../../src-main/referee/bouts/bout.ts';
import { MINDS, type MindName } from '../../src-shared/duels.ts';
import { FROZEN, frozenReply, type FrozenName } from './frozen/opponents.ts';

export const PLAYERS = [...MINDS, ...FROZEN] as const;
export type PlayerName = (typeof PLAYERS)[number];

const isFrozen = (player: PlayerName): player is FrozenName => FROZEN.some((name) => name === player);

/** As whom a player sits down. */
export const levelOf = (player: PlayerName): MindName => (isFrozen(player) ? 'magician' : player);

/** What a level may spend changes with it; a frozen opponent has what it had, or as few nodes as are wished. */
export const seated = (player: PlayerName, nodes?: number): BoutPlayer =>
  isFrozen(player)
    ? { mind: levelOf(player), reply: (thought) => frozenReply(player, thought, nodes) }
    : { mind: player };
