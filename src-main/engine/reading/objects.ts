/** The objects that are meant: by zone, by host, by where they lie, by whom they fight. */
import type { CardNumber, Duel, Thing } from '../value/duel.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { everySeat } from '../value/seats.ts';
import { cardAt, cardThing, isThere, sameThing, zoneOf } from '../value/things.ts';
import { looksOf } from './looks.ts';
import type { Context } from './context.ts';
import { fitsCard } from './filters.ts';
import { readSeats } from './refs.ts';

export function allOf(duel: Duel, context: Context, ref: Extract<Ref, { kind: 'all' }>): Thing[] {
  const of = ref.of ? readSeats(duel, context, ref.of) : undefined;
  const found: Thing[] = [];
  if (ref.zone === 'battlefield') {
    for (const card of duel.battlefield) {
      const looks = looksOf(duel, card);
      if (of && !of.includes(looks.controller)) continue;
      if (fitsCard(duel, context, ref.filter, card, looks)) found.push(cardThing(duel, card));
    }
    return found;
  }
  for (const seat of of ?? everySeat(duel)) {
    for (const card of zoneOf(duel, seat, ref.zone)) {
      if (fitsCard(duel, context, ref.filter, card, looksOf(duel, card))) found.push(cardThing(duel, card));
    }
  }
  return found;
}

/** The host as it is, or as it was when it left together with what was on it. */
export function hostThing(duel: Duel, host: CardNumber): Thing {
  if (duel.board[host]) return cardThing(duel, host);
  const was = duel.past.findLast((snapshot) => snapshot.card === host);
  return was ? { kind: 'card', card: host, incarnation: was.incarnation } : cardThing(duel, host);
}

/** It, or what it became in the graveyard that it went to from play. */
export function followed(duel: Duel, thing: Thing): Thing[] {
  if (thing.kind !== 'card' || isThere(duel, thing)) return [thing];
  const now = cardThing(duel, thing.card);
  const went = cardAt(duel, thing.card).zone === 'graveyard' && sameThing(now, nextOf(thing));
  return went ? [now] : [];
}

const nextOf = (thing: Extract<Thing, { kind: 'card' }>): Thing => ({
  ...thing,
  incarnation: thing.incarnation + 1,
});

export function lyingAbove(duel: Duel, context: Context, thing: Thing, filter: Filter): Thing[] {
  if (thing.kind !== 'card' || !isThere(duel, thing)) return [];
  const pile = duel.graveyards[cardAt(duel, thing.card).owner] ?? [];
  return pile
    .slice(0, Math.max(0, pile.indexOf(thing.card)))
    .filter((card) => fitsCard(duel, context, filter, card, looksOf(duel, card)))
    .map((card) => cardThing(duel, card));
}

export function facing(duel: Duel, thing: Thing): Thing[] {
  if (thing.kind !== 'card' || !duel.combat) return [];
  const found: Thing[] = [];
  for (const group of duel.combat.groups) {
    if (group.attackers.includes(thing.card))
      found.push(...group.blockers.map((card) => cardThing(duel, card)));
    if (group.blockers.includes(thing.card))
      found.push(...group.attackers.map((card) => cardThing(duel, card)));
  }
  return found;
}
