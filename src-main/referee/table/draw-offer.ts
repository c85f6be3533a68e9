/** Whether wizards take a draw that is offered to them. */
import type { PlayerKind } from '../../../src-shared/duels.ts';
import type { Duel, Seat } from '../../engine/index.ts';
import { chancesOf } from '../../opponents/hints/chances.ts';
import { thoughtOf } from '../../opponents/thought.ts';
import { worldOf } from '../../opponents/world.ts';

/** Worlds looked at, each as good a guess as the others. */
const WORLDS = 5;

/** Each agrees that would rather not play on: its chances, by what it knows, are worse than even. */
export const agreesOnDraw = (duel: Duel, players: readonly PlayerKind[]): boolean =>
  players.every((player, seat) => player === 'person' || chanceOf(duel, player, seat) < 0.5);

function chanceOf(duel: Duel, mind: Exclude<PlayerKind, 'person'>, seat: Seat): number {
  let sum = 0;
  for (let place = 0; place < WORLDS; place++) {
    const seed = (duel.setup.seed + duel.decisions * WORLDS + place) >>> 0;
    sum += chancesOf(worldOf(thoughtOf(duel, { mind, seat, seed })), seat);
  }
  return sum / WORLDS;
}
