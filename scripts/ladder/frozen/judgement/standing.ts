/** How well a seat stands, in cards: its own side against the others'. */
import {
  hasInForce,
  isBarredFrom,
  looksOf,
  onSameSide,
  opponentsOf,
  purseOf,
  seatsIn,
  type CardNumber,
  type Duel,
  type Seat,
} from '../position.ts';
import { UNSEEN_CARD, worthInHand, worthInPlay, worthToHost } from './card.ts';
import { isCreature, mayEverAttack } from './creature.ts';
import { mayStop } from './fight.ts';

const WON = 1000;

export function standing(duel: Duel, seat: Seat): number {
  if (duel.result) return outcome(duel, seat);
  if (duel.lost[seat]) return -WON;
  return seatsIn(duel).reduce((sum, other) => {
    const side = sideOf(duel, other, seat);
    return onSameSide(duel, seat, other) ? sum + side : sum - side;
  }, 0);
}

function outcome(duel: Duel, seat: Seat): number {
  if (duel.result?.kind !== 'won') return 0;
  return duel.result.seats.includes(seat) ? WON : -WON;
}

function sideOf(duel: Duel, side: Seat, viewer: Seat): number {
  return (
    worthOfLife(duel, side) +
    worthOfHand(duel, side, viewer) +
    worthOfLibrary(duel, side) +
    worthOfTable(duel, side) -
    0.15 * (duel.pools[side] ?? []).reduce((sum, part) => sum + part, 0)
  );
}

/** The last points are the dearest. Without any, one may still be in a duel whose phase has not ended. */
function atLife(life: number): number {
  return life <= 0 ? -60 : 3 * Math.log2(1 + life / 4);
}

/** What is left of life, with a look at what stands on the other side of the table. */
function worthOfLife(duel: Duel, side: Seat): number {
  const { life, poison } = purseOf(duel, side);
  const threat = damageAhead(duel, side);
  const fear =
    threat >= life ? 3 + 0.3 * Math.min(10, threat - life) : (atLife(life) - atLife(life - threat)) * 0.35;
  return atLife(life) - 0.05 * poison * poison - (life > 0 ? fear : 0);
}

/** What the others' creatures would do if all attacked and each creature here stopped one. */
function damageAhead(duel: Duel, side: Seat): number {
  const others = opponentsOf(duel, side);
  const creatures = duel.battlefield.filter((card) => isCreature(looksOf(duel, card)));
  const blockers = creatures.filter(
    (card) => looksOf(duel, card).controller === side && !isOutOfPlay(duel, card),
  );
  const someAreBarred = hasInForce(duel, BARS);
  const attackers = creatures
    .filter((card) => others.includes(looksOf(duel, card).controller) && mayEverAttack(looksOf(duel, card)))
    .filter((card) => !someAreBarred || !isBarredFrom(duel, card, side))
    .sort((one, other) => looksOf(duel, other).power - looksOf(duel, one).power);
  return attackers.reduce((damage, attacker) => {
    const place = blockers.findIndex((blocker) => mayStop(duel, blocker, attacker));
    if (place >= 0) blockers.splice(place, 1);
    return place >= 0 ? damage : damage + looksOf(duel, attacker).power;
  }, 0);
}

const BARS = ['cannotAttack'] as const;

/** Tapped until after the next time it could have attacked or blocked. */
function isOutOfPlay(duel: Duel, card: CardNumber): boolean {
  if (!duel.board[card]?.tapped) return false;
  const isOwnTurn = duel.turn.active.includes(looksOf(duel, card).controller);
  return isOwnTurn || !AFTER_BLOCKS.includes(duel.turn.step);
}

const AFTER_BLOCKS: readonly string[] = ['combatDamage', 'endCombat', 'main2', 'discard', 'end', 'cleanup'];

function worthOfHand(duel: Duel, side: Seat, viewer: Seat): number {
  const hand = duel.hands[side] ?? [];
  if (side !== viewer) return hand.length * UNSEEN_CARD;
  return hand.reduce((sum, card) => sum + worthInHand(duel, side, card), 0);
}

/** A library that runs out loses the duel. */
function worthOfLibrary(duel: Duel, side: Seat): number {
  const left = duel.libraries[side]?.length ?? 0;
  return left < 4 ? -1.5 * (4 - left) : 0;
}

function worthOfTable(duel: Duel, side: Seat): number {
  return duel.battlefield.reduce((sum, card) => {
    const own = looksOf(duel, card).controller === side ? worthOfOwn(duel, card) : 0;
    const host = duel.board[card]?.attachedTo ?? -1;
    const isHere = host >= 0 && duel.board[host] && looksOf(duel, host).controller === side;
    return sum + own + (isHere ? worthToHost(duel, card, host) : 0);
  }, 0);
}

function worthOfOwn(duel: Duel, card: CardNumber): number {
  const worth = worthInPlay(duel, card);
  return isCreature(looksOf(duel, card)) && isOutOfPlay(duel, card) ? worth * 0.92 : worth;
}
