/** Who and what may be aimed at. */
import type { CardNumber, ChainItem, Duel, Seat, Snapshot, Thing } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { readAmount } from '../reading/amounts.ts';
import type { Context } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import type { TargetClause } from '../language/refs/target.ts';
import { mayBeAimedAt, mayPlayerBeAimedAt } from '../reading/aiming.ts';
import { isSaid } from '../reading/rules.ts';
import { isOpponent, seatsIn, everySeat } from '../value/seats.ts';
import { cardThing, chainItem, chainThing, hasThing, isThere, seatThing, zoneOf } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';

/** Aiming, as seen by whoever announces: `onto` is the spell that may be interrupted just now, or -1. */
export interface Aim {
  readonly seat: Seat;
  readonly source: Snapshot;
  readonly context: Context;
  readonly onto: number;
  /** A spell aims, and no ability. */
  readonly isSpell?: boolean;
  /** Its own place on the chain, which it cannot aim at. */
  readonly item?: number;
}

/** Everything that may be chosen for a clause at this moment; with `enough`, no more of what is in play than that. */
export function legalTargets(duel: Duel, aim: Aim, clause: TargetClause, enough = Infinity): Thing[] {
  const found: Thing[] = [];
  if (clause.players) {
    for (const seat of seatsIn(duel)) if (isLegalPlayer(duel, aim, clause, seat)) found.push(seatThing(seat));
  }
  if (!clause.filter) return found;
  if (clause.zone === 'chain' || clause.spellToo) {
    for (const item of duel.chain) if (isLegalItem(duel, aim, clause, item)) found.push(chainThing(item.id));
  }
  if (clause.zone === 'battlefield') {
    for (const card of duel.battlefield) {
      if (found.length >= enough) return found;
      if (isLegalPermanent(duel, aim, clause, card)) found.push(cardThing(duel, card));
    }
  } else if (clause.zone === 'graveyard' || clause.zone === 'exile' || clause.zone === 'ante') {
    for (const seat of everySeat(duel)) {
      for (const card of zoneOf(duel, seat, clause.zone)) {
        if (fitsCard(duel, aim.context, clause.filter, card, looksOf(duel, card)))
          found.push(cardThing(duel, card));
      }
    }
  }
  return found;
}

function isLegalPlayer(duel: Duel, aim: Aim, clause: TargetClause, seat: Seat): boolean {
  if (clause.players !== 'any' && !isOpponent(duel, aim.seat, seat)) return false;
  return mayPlayerBeAimedAt(duel, seat, aim.seat);
}

function isLegalPermanent(duel: Duel, aim: Aim, clause: TargetClause, card: CardNumber): boolean {
  // While a spell is being announced only that spell may be aimed at.
  if (aim.onto >= 0 || !clause.filter) return false;
  return (
    fitsCard(duel, aim.context, clause.filter, card, looksOf(duel, card)) &&
    mayBeAimedAt(duel, card, aim.seat, aim.source, aim.isSpell === true) &&
    !(isAuraOnItsWay(duel, aim) && isSaid(duel, 'cannotBeEnchanted', card, aim.source.card))
  );
}

const isAuraOnItsWay = (duel: Duel, { source: { card, looks } }: Aim): boolean =>
  card >= 0 && !duel.board[card] && looks.subtypes.includes('Aura');

function isLegalItem(duel: Duel, aim: Aim, clause: TargetClause, item: ChainItem): boolean {
  if (item.id === aim.item || item.countered || !clause.filter) return false;
  if (!mayBeInterrupted(duel, item, aim.onto)) return false;
  if (item.kind !== 'spell') return false;
  return fitsCard(duel, aim.context, clause.filter, item.card ?? -1, item.looks);
}

/** What is being announced just now; where interrupts are held together with it, those too. */
function mayBeInterrupted(duel: Duel, item: ChainItem, onto: number): boolean {
  switch (editionOf(duel).timing.interrupts) {
    case 'none':
      return true;
    case 'nested':
    case 'byOthers':
      return item.id === onto;
    case 'casterFirst':
      return onto >= 0 && item.id >= onto;
  }
}

/** Whether one of the chosen is still legal as the effect comes about. */
export function isStillLegal(duel: Duel, aim: Aim, clause: TargetClause, thing: Thing): boolean {
  if (!isThere(duel, thing)) return false;
  if (thing.kind === 'seat')
    return clause.players !== undefined && isLegalPlayer(duel, aim, clause, thing.seat);
  if (!clause.filter) return false;
  if (thing.kind === 'chain') {
    const item = chainItem(duel, thing.id);
    return (
      item !== undefined &&
      !item.countered &&
      item.kind === 'spell' &&
      fitsCard(duel, aim.context, clause.filter, item.card ?? -1, item.looks)
    );
  }
  if (clause.zone !== 'battlefield') {
    return (
      duel.cards[thing.card]?.zone === clause.zone &&
      fitsCard(duel, aim.context, clause.filter, thing.card, looksOf(duel, thing.card))
    );
  }
  return isLegalPermanent(duel, { ...aim, onto: -1 }, clause, thing.card);
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export function boundsOf(duel: Duel, context: Context, clause: TargetClause): Bounds {
  const least = readAmount(duel, context, clause.least);
  const most = readAmount(duel, context, clause.most);
  if (clause.divided === undefined) return { least, most };
  // Each target gets at least one of what is divided.
  return { least, most: Math.max(least, Math.min(most, readAmount(duel, context, clause.divided))) };
}

export function hasRepeat(things: readonly Thing[]): boolean {
  return things.some((thing, place) => hasThing(things.slice(place + 1), thing));
}
