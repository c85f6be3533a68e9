/** What objects look like: in play by the layers, elsewhere by their face, and as they were when they were last there. */
import type { Act, CardNumber, Duel, Looks, Seat, Snapshot, Thing } from '../value/duel.ts';
import { looksOfFace } from '../faces/faces.ts';
import { derivedOf } from '../value/derived.ts';
import { cardAt, isThere, chainItem, lastKnown, objectOf } from '../value/things.ts';

/** What a card is now, wherever it is. */
export const looksOf = (duel: Duel, card: CardNumber): Looks =>
  duel.board[card] ? looksInPlay(duel, card) : looksElsewhere(duel, card);

export function looksInPlay(duel: Duel, card: CardNumber): Looks {
  const looks = derivedOf(duel).looks[card];
  if (!looks) throw new Error(`Card ${card} is not in play.`);
  return looks;
}

function looksElsewhere(duel: Duel, card: CardNumber): Looks {
  const record = cardAt(duel, card);
  if (record.zone === 'chain') {
    const item = duel.chain.find((other) => other.card === card);
    if (item) return item.looks;
  }
  return looksOfFace(duel, record.face, record.owner);
}

export const controllerOf = (duel: Duel, card: CardNumber): Seat => looksOf(duel, card).controller;

export function snapshotOf(duel: Duel, card: CardNumber): Snapshot {
  const record = cardAt(duel, card);
  const permanent = duel.board[card];
  return {
    card,
    incarnation: record.incarnation,
    looks: looksOf(duel, card),
    owner: record.owner,
    tapped: permanent?.tapped ?? false,
    counters: permanent?.counters ?? NO_COUNTERS,
    attachedTo: permanent?.attachedTo ?? -1,
    chosen: permanent?.chosen ?? NOTHING_CHOSEN,
  };
}

const NO_COUNTERS: Snapshot['counters'] = {};

const NOTHING_CHOSEN: Snapshot['chosen'] = {};

/** What it is, or was when it was last there; undefined for players and for what nobody remembers. */
export function looksOfThing(duel: Duel, thing: Thing): Looks | undefined {
  if (thing.kind === 'chain')
    return chainItem(duel, thing.id)?.looks ?? duel.past.find((was) => was.card === -thing.id)?.looks;
  if (thing.kind === 'seat') return undefined;
  if (isThere(duel, thing)) return looksOf(duel, thing.card);
  return lastKnown(duel, thing)?.looks;
}

/** The source of an act as the rulebook has it: as announced, or as it is or was last. */
export function sourceNow(duel: Duel, act: Act, announced: boolean): Snapshot {
  return announced ? act.source : presentSource(duel, act.source);
}

/** The source as it is, or was when it was last there. */
export function presentSource(duel: Duel, source: Snapshot): Snapshot {
  const thing = objectOf(source);
  if (thing.kind === 'chain') return { ...source, looks: looksOfThing(duel, thing) ?? source.looks };
  if (isThere(duel, thing)) return snapshotOf(duel, source.card);
  return lastKnown(duel, thing) ?? source;
}
