/** Players leave the duel, and the duel ends. */
import type { Duel, Fact, Result, Seat } from '../value/duel.ts';
import { touch } from '../value/derived.ts';
import { isSaid } from '../reading/rules.ts';
import type { LossReason } from '../../../src-shared/duel/events.ts';
import type { Traded } from '../../../src-shared/duel/things.ts';
import { report } from '../value/report.ts';
import { everySeat, onSameSide, purseOf, seatsIn, sharesAll, teamOf } from '../value/seats.ts';
import { circleEnds, scoreDefeats } from './circle.ts';
import { takeAway } from './leaving.ts';
import { editionOf } from '../editions/registry.ts';

/** These seats lose, all at the same time; whoever is left may have won. */
export function lose(duel: Duel, seats: readonly Seat[], why: LossReason): void {
  const losers = seats.filter((seat) => !duel.lost[seat]);
  if (losers.length === 0) return;
  const before = seatsIn(duel);
  const mates = withThem(duel, losers).filter((seat) => !losers.includes(seat));
  leave(duel, losers, why);
  leave(duel, mates, 'team');
  if (duel.setup.variant === 'portalCircle') scoreDefeats(duel, before, losers);
  const left = seatsIn(duel);
  const isOver = left.every((seat) => onSameSide(duel, seat, left[0] as Seat));
  if (isOver) end(duel, outcome(duel, left));
  else for (const seat of [...losers, ...mates]) takeAway(duel, seat);
}

function outcome(duel: Duel, left: readonly Seat[]): Result {
  if (duel.setup.variant === 'portalCircle') return circleEnds(duel);
  return left.length === 0 ? { kind: 'draw', why: 'together' } : won(duel, left[0] as Seat);
}

/** Everybody on the side of this seat wins, and takes what was put up (R464). */
function won(duel: Duel, seat: Seat): Result {
  const seats = everySeat(duel).filter((other) => onSameSide(duel, other, seat));
  const ante = duel.antes.flat();
  return { kind: 'won', seats, ...(ante.length > 0 ? { ante } : {}), ...pointsOf(duel) };
}

const pointsOf = ({ setup, points }: Duel): { readonly points?: readonly number[] } =>
  setup.variant === 'portalCircle' ? { points: points.slice() } : {};

/** An effect makes these seats lose, save those who cannot. */
export function loseByEffect(duel: Duel, seats: readonly Seat[]): void {
  lose(
    duel,
    seats.filter((seat) => !isSaid(duel, 'cannotLose', seat, false)),
    'effect',
  );
}

/** An effect makes this seat win, if it can: everybody of another side loses, even who could not lose otherwise. */
export function win(duel: Duel, seat: Seat): void {
  if (duel.lost[seat] || isSaid(duel, 'cannotWin', seat)) return;
  const others = seatsIn(duel).filter((other) => !onSameSide(duel, other, seat));
  leave(duel, others, 'effect');
  end(duel, won(duel, seat));
}

/** Team mates who go down too: both heads of a giant, everybody whose emperor falls. */
function withThem(duel: Duel, losers: readonly Seat[]): Seat[] {
  const { variant } = duel.setup;
  const teams = losers
    .filter((seat) => sharesAll(duel) || (variant === 'emperor' && isEmperor(duel, seat)))
    .map((seat) => teamOf(duel, seat));
  return seatsIn(duel).filter((seat) => teams.includes(teamOf(duel, seat)));
}

/** The middle seat of its team. */
function isEmperor(duel: Duel, seat: Seat): boolean {
  const team = everySeat(duel).filter((other) => onSameSide(duel, seat, other));
  return team[Math.floor(team.length / 2)] === seat;
}

function leave(duel: Duel, seats: readonly Seat[], why: LossReason): void {
  const place = Math.max(...duel.fell) + (why === 'team' ? 0 : 1);
  for (const seat of seats) {
    duel.lost[seat] = true;
    duel.fell[seat] = place;
    report(duel, { kind: 'lost', seat, why });
  }
  touch(duel);
}

export function end(duel: Duel, result: Result): void {
  if (duel.result) return;
  const traded = tradedIn(duel);
  duel.result = traded.length > 0 ? { ...result, traded } : result;
  report(duel, { kind: 'ended', result: duel.result });
}

/** The cards whose owner is not who brought them. */
const tradedIn = (duel: Duel): Traded[] =>
  duel.cards.flatMap(({ owner, brought }, card) =>
    brought === undefined || brought === owner ? [] : [{ card, from: brought, to: owner }],
  );

/** Those whose life, poison or empty library is the end of them, as far as it is looked at now. */
export function losersNow(
  duel: Duel,
  phaseEnds: boolean,
): { readonly seats: Seat[]; readonly why: LossReason } | undefined {
  if (!isAnybodyDown(duel, phaseEnds)) return undefined;
  const { lifeLooked, poison } = editionOf(duel).dying;
  const fallen = (isDown: (seat: Seat) => boolean, byLife = false): Seat[] =>
    seatsIn(duel).filter((seat) => isDown(seat) && !isSaid(duel, 'cannotLose', seat, byLife));
  const failed = duel.memory.filter(isFailedDraw);
  const byLibrary = fallen((seat) => failed.some((fact) => fact.seat === seat));
  const byPoison = fallen((seat) => purseOf(duel, seat).poison >= poison);
  const byLife =
    lifeLooked !== 'phaseEnd' || phaseEnds ? fallen((seat) => purseOf(duel, seat).life <= 0, true) : [];
  const seats = [...new Set([...byLibrary, ...byPoison, ...byLife])];
  if (seats.length === 0) return undefined;
  return { seats, why: byLife.length > 0 ? 'life' : byPoison.length > 0 ? 'poison' : 'library' };
}

/** Where nobody goes on without life for a moment: whether somebody has lost just now. */
export function loseAtOnce(duel: Duel): boolean {
  if (duel.purses.every(({ life }) => life > 0) || editionOf(duel).dying.lifeLooked !== 'atOnce')
    return false;
  const losers = losersNow(duel, false);
  if (losers?.why !== 'life') return false;
  lose(duel, losers.seats, losers.why);
  return true;
}

/** Before anybody is asked about: mostly nobody is. */
function isAnybodyDown(duel: Duel, phaseEnds: boolean): boolean {
  const { lifeLooked, poison } = editionOf(duel).dying;
  const looksAtLife = lifeLooked !== 'phaseEnd' || phaseEnds;
  for (let seat = 0; seat < duel.lost.length; seat++) {
    if (duel.lost[seat]) continue;
    const purse = purseOf(duel, seat);
    if (purse.poison >= poison || (looksAtLife && purse.life <= 0)) return true;
  }
  return hasFailedDraw(duel);
}

const isFailedDraw = (fact: Fact): boolean => fact.kind === 'lost';

/** Somebody drew from an empty library since the last look. */
export const hasFailedDraw = (duel: Duel): boolean => duel.memory.some(isFailedDraw);

/** Whoever could not lose by it then does not lose by it later. */
export function forgetFailedDraws(duel: Duel): void {
  if (hasFailedDraw(duel)) duel.memory = duel.memory.filter((fact) => !isFailedDraw(fact));
}
