/** Which things matter most, without trying anything. */
import { looksOf, type Duel, type Seat, type Thing } from '../position.ts';
import { worthInHand, worthInPlay } from './card.ts';

export const dearestFirst = (duel: Duel, seat: Seat, things: readonly Thing[]): Thing[] =>
  things.toSorted((one, other) => worthOfThing(duel, seat, other) - worthOfThing(duel, seat, one));

const A_PLAYER = 4;
const A_SPELL = 2;

export function worthOfThing(duel: Duel, seat: Seat, thing: Thing): number {
  if (thing.kind === 'seat') return A_PLAYER;
  if (thing.kind === 'chain') return A_SPELL;
  return duel.board[thing.card] ? worthInPlay(duel, thing.card) : worthInHand(duel, seat, thing.card);
}

/** Whose it is; of a spell, who cast it. */
export function controllerOf(duel: Duel, thing: Thing): Seat | undefined {
  if (thing.kind === 'seat') return thing.seat;
  if (thing.kind === 'card') return looksOf(duel, thing.card).controller;
  return duel.chain.find(({ id }) => id === thing.id)?.act.you;
}
