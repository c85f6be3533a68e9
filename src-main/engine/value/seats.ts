/** Whose turn, whose side, whose neighbour: functions over lists of seats. */
import type { Duel, Purse, Seat } from './duel.ts';

export function everySeat(duel: Duel): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < duel.setup.seats.length; seat++) seats.push(seat);
  return seats;
}

export function seatsIn(duel: Duel): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < duel.setup.seats.length; seat++) if (!duel.lost[seat]) seats.push(seat);
  return seats;
}

export function teamOf(duel: Duel, seat: Seat): number {
  const setup = duel.setup.seats[seat];
  if (!setup) throw new Error(`There is no seat ${seat}.`);
  return setup.team;
}

export const onSameSide = (duel: Duel, one: Seat, other: Seat): boolean =>
  teamOf(duel, one) === teamOf(duel, other);

/** Going left: in a circle the next one alone (R488), else everybody of another side (R495). */
export function opponentsOf(duel: Duel, seat: Seat): Seat[] {
  const count = duel.setup.seats.length;
  const opponents: Seat[] = [];
  for (let step = 1; step < count; step++) {
    const other = (seat + step) % count;
    if (!duel.lost[other] && !onSameSide(duel, seat, other)) opponents.push(other);
  }
  return duel.setup.variant === 'portalCircle' ? opponents.slice(0, 1) : opponents;
}

export const isOpponent = (duel: Duel, seat: Seat, other: Seat): boolean =>
  opponentsOf(duel, seat).includes(other);

/** The seats still in, beginning with the active ones and going round the table. */
export function inTurnOrder(duel: Duel): Seat[] {
  const count = duel.setup.seats.length;
  const first = duel.turn.active[0] ?? 0;
  const { active } = duel.turn;
  const order: Seat[] = [];
  for (const seat of active) if (!duel.lost[seat]) order.push(seat);
  for (let step = 0; step < count; step++) {
    const seat = (first + step) % count;
    if (!duel.lost[seat] && !active.includes(seat)) order.push(seat);
  }
  return order;
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

/** Whose turn comes after this one's; a team that shares its turns counts as one. */
export function seatAfter(duel: Duel, seat: Seat): Seat {
  let next = nextSeat(duel, seat);
  while (sharesAll(duel) && next !== seat && onSameSide(duel, next, seat)) next = nextSeat(duel, next);
  return next;
}

export const isActive = (duel: Duel, seat: Seat): boolean => duel.turn.active.includes(seat);

/** Teams that share a purse keep it under their first seat. */
export function purseSeat(duel: Duel, seat: Seat): Seat {
  if (!sharesAll(duel)) return seat;
  return duel.setup.seats.findIndex((other) => other.team === teamOf(duel, seat));
}

export function purseOf(duel: Duel, seat: Seat): Purse {
  const purse = duel.purses[purseSeat(duel, seat)];
  if (!purse) throw new Error(`Seat ${seat} has no purse.`);
  return purse;
}

/** Whoever may be attacked by this seat. Generals stand before their emperor: only those next to one are in reach. */
export function attackable(duel: Duel, seat: Seat): Seat[] {
  const opponents = opponentsOf(duel, seat);
  if (duel.setup.variant !== 'emperor') return opponents;
  return opponents.filter((other) => nextSeat(duel, seat) === other || nextSeat(duel, other) === seat);
}

/** The seats whose turn it is when this one's turn comes: both heads of a giant. */
export const takingTurnWith = (duel: Duel, seat: Seat): Seat[] =>
  sharesAll(duel) ? seatsIn(duel).filter((other) => onSameSide(duel, other, seat)) : [seat];

/** Team mates share life, poison, turns, attack and defence. */
export const sharesAll = (duel: Duel): boolean => duel.setup.variant === 'twoHeadedGiant';

/** Whether this seat may send blockers against what attacks the other. */
export const defendsFor = (duel: Duel, seat: Seat, attacked: Seat): boolean =>
  seat === attacked || (sharesAll(duel) && onSameSide(duel, seat, attacked));
