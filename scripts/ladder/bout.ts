/** One duel between those who play on the ladder. */
import type { Setup } from '../../src-main/engine/index.ts';
import { playBout as playBetween, type Bout, type BoutWishes } from '../../src-main/referee/bouts/bout.ts';
import { seated, type PlayerName } from './players.ts';

export type { Bout };

export const playBout = (setup: Setup, players: readonly PlayerName[], wishes: BoutWishes = {}): Bout =>
  playBetween(
    setup,
    players.map((player) => seated(player, wishes.budget?.nodes)),
    wishes,
  );
