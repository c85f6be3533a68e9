/** Whose turn, whose side, whose neighbour: functions over lists of seats. */
import type { Duel, Purse, Seat } from './duel.ts';

export const everySeat = (duel: Duel): Seat[] => duel.setup.seats.map((_, seat) => seat);

export const seatsIn = (duel: Duel): Seat[] => everySeat(duel).filter((seat) => !duel.lost[seat]);

export function teamOf(duel: Duel, seat: Seat): number {
  const setup = duel.setup.seats[seat];
  if (!setup) throw new Error(`There is no seat ${seat}.`);
  return setup.team;
}

export const onSameSide = (duel: Duel, one: Seat, other: Seat): boolean =>
  teamOf(duel, one) === teamOf(duel, other);

export const opponentsOf = (duel: Duel, seat: Seat): Seat[] =>
  seatsIn(duel).filter((other) => !onSameSide(duel, seat, other));

/** The seats still in, beginning with the active ones and going round the table. */
export function inTurnOrder(duel: Duel): Seat[] {
  const count = duel.setup.seats.length;
  const first = duel.turn.active[0] ?? 0;
  const order = [...duel.turn.active];
  for (let step = 0; step < count; step++) {
    const seat = (first + step) % count;
    if (!order.includes(seat)) order.push(seat);
  }
  return order.filter((seat) => !duel.lost[seat]);
}

/** The next seat still in, going round the table. */
export function nextSeat(duel: Duel, seat: Seat): Seat {
  const count = duel.setup.seats.length;
  for (let step = 1; step <= count; step++) {
    const next = (seat + step) % count;
    if (!duel.lost[next]) return next;
  }
  return seat;
}

export const isActive = (duel: Duel, seat: Seat): boolean => duel.turn.active.includes(seat);

/** Teams that share a purse keep it under their first seat. */
export function purseSeat(duel: Duel, seat: Seat): Seat {
  if (duel.setup.variant !== 'twoHeadedGiant') return seat;
  return duel.setup.seats.findIndex((other) => other.team === teamOf(duel, seat));
}

export function purseOf(duel: Duel, seat: Seat): Purse {
  const purse = duel.purses[purseSeat(duel, seat)];
  if (!purse) throw new Error(`Seat ${seat} has no purse.`);
  return purse;
}

/** Whoever may be attacked by this seat. */
export const attackable = (duel: Duel, seat: Seat): Seat[] => opponentsOf(duel, seat);
