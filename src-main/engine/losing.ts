/** Players leave the duel, and the duel ends. */
import type { Duel, Fact, Result, Seat } from './duel.ts';
import { touch } from './derived.ts';
import { contextAt, readSeats } from './evaluate.ts';
import { derivedOf } from './layers.ts';
import type { LossReason } from '../../src-shared/duel/events.ts';
import { report } from './report.ts';
import { everySeat, onSameSide, purseOf, seatsIn, teamOf } from './seats.ts';
import { moveCard } from './changes/zones.ts';
import { cardAt, looksOf } from './things.ts';
import { editionOf } from './editions/registry.ts';

/** These seats lose, all at the same time; whoever is left may have won. */
export function lose(duel: Duel, seats: readonly Seat[], why: LossReason): void {
  const losers = seats.filter((seat) => !duel.lost[seat]);
  if (losers.length === 0) return;
  for (const seat of losers) leave(duel, seat, why);
  for (const seat of withThem(duel, losers)) leave(duel, seat, 'team');
  const left = seatsIn(duel);
  if (left.length === 0) end(duel, { kind: 'draw', why: 'together' });
  else if (left.every((seat) => onSameSide(duel, seat, left[0] as Seat)))
    end(duel, won(duel, left[0] as Seat));
  else for (const seat of everySeat(duel)) if (losers.includes(seat)) takeAway(duel, seat);
}

/** Everybody on the side of this seat wins, and takes what was put up (R464). */
function won(duel: Duel, seat: Seat): Result {
  const seats = everySeat(duel).filter((other) => onSameSide(duel, other, seat));
  const ante = duel.antes.flat();
  return { kind: 'won', seats, ...(ante.length > 0 ? { ante } : {}) };
}

/** An effect makes these seats lose, save those who cannot. */
export function loseByEffect(duel: Duel, seats: readonly Seat[]): void {
  lose(
    duel,
    seats.filter((seat) => !isKeptFrom(duel, 'cannotLose', seat)),
    'effect',
  );
}

/** An effect makes this seat win, if it can: everybody of another side loses, even who could not lose otherwise. */
export function win(duel: Duel, seat: Seat): void {
  if (duel.lost[seat] || isKeptFrom(duel, 'cannotWin', seat)) return;
  const others = seatsIn(duel).filter((other) => !onSameSide(duel, other, seat));
  lose(duel, others, 'effect');
}

/** Something in play says that this seat (or the other head of its giant) cannot lose, or cannot win. */
function isKeptFrom(duel: Duel, kind: 'cannotLose' | 'cannotWin', seat: Seat): boolean {
  const shared = duel.setup.variant === 'twoHeadedGiant';
  return derivedOf(duel).rules.some(
    ({ card, at, ability: { rule } }) =>
      rule.kind === kind &&
      readSeats(duel, contextAt(duel, card, at), rule.who).some(
        (other) => other === seat || (shared && onSameSide(duel, other, seat)),
      ),
  );
}

/** Team mates who go down too: both heads of a giant, everybody whose emperor falls. */
function withThem(duel: Duel, losers: readonly Seat[]): Seat[] {
  const { variant } = duel.setup;
  if (variant !== 'twoHeadedGiant' && variant !== 'emperor') return [];
  const teams = losers
    .filter((seat) => variant === 'twoHeadedGiant' || isEmperor(duel, seat))
    .map((seat) => teamOf(duel, seat));
  return seatsIn(duel).filter((seat) => teams.includes(teamOf(duel, seat)));
}

/** The middle seat of its team. */
export function isEmperor(duel: Duel, seat: Seat): boolean {
  const team = everySeat(duel).filter((other) => onSameSide(duel, seat, other));
  return team[Math.floor(team.length / 2)] === seat;
}

function leave(duel: Duel, seat: Seat, why: LossReason): void {
  duel.lost[seat] = true;
  touch(duel);
  report(duel, { kind: 'lost', seat, why });
}

export function end(duel: Duel, result: Result): void {
  if (duel.result) return;
  duel.result = result;
  report(duel, { kind: 'ended', result });
}

/** A player who leaves takes the own cards along; what was taken from others goes back where it belongs. */
function takeAway(duel: Duel, seat: Seat): void {
  // Combat damage is nobody's: it waits in the name of the active player, and others' creatures deal it too.
  const gone = duel.chain.filter((item) => item.act.you === seat && item.kind !== 'combatDamage');
  duel.chain = duel.chain.filter((item) => !gone.includes(item));
  for (const item of gone) if (item.card !== undefined) moveCard(duel, item.card, 'exile', { cause: 'rule' });
  duel.waiting = duel.waiting.filter((waiting) => waiting.act.you !== seat);
  duel.duties = duel.duties.filter((duty) => duty.owner !== seat);
  duel.effects = duel.effects.filter((effect) => effect.you !== seat);
  for (const card of duel.battlefield) {
    if (cardAt(duel, card).owner === seat || looksOf(duel, card).controller === seat)
      moveCard(duel, card, 'exile', { cause: 'rule' });
  }
}

/** Those whose life, poison or empty library is the end of them, as far as it is looked at now. */
export function losersNow(
  duel: Duel,
  phaseEnds: boolean,
): { readonly seats: Seat[]; readonly why: LossReason } | undefined {
  const { lifeLooked, poison } = editionOf(duel).dying;
  const fallen = (isDown: (seat: Seat) => boolean): Seat[] =>
    seatsIn(duel).filter((seat) => isDown(seat) && !isKeptFrom(duel, 'cannotLose', seat));
  const failed = duel.memory.filter(isFailedDraw);
  const byLibrary = fallen((seat) => failed.some((fact) => fact.seat === seat));
  const byPoison = fallen((seat) => purseOf(duel, seat).poison >= poison);
  const byLife = lifeLooked === 'always' || phaseEnds ? fallen((seat) => purseOf(duel, seat).life <= 0) : [];
  const seats = [...new Set([...byLibrary, ...byPoison, ...byLife])];
  if (seats.length === 0) return undefined;
  return { seats, why: byLife.length > 0 ? 'life' : byPoison.length > 0 ? 'poison' : 'library' };
}

const isFailedDraw = (fact: Fact): boolean => fact.kind === 'lost';

/** Somebody drew from an empty library since the last look. */
export const hasFailedDraw = (duel: Duel): boolean => duel.memory.some(isFailedDraw);

/** Whoever could not lose by it then does not lose by it later. */
export function forgetFailedDraws(duel: Duel): void {
  if (hasFailedDraw(duel)) duel.memory = duel.memory.filter((fact) => !isFailedDraw(fact));
}
