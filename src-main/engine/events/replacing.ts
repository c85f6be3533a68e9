/** What would take the place of an event: which of several comes first, and who says so. */
import type { Duel, Seat, Snapshot, Thing } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import type { EventFrame } from '../value/frame.ts';
import { push, retop } from '../value/stack.ts';
import { sameThing } from '../value/things.ts';

/** Something that would replace an event, or a part of it. */
export interface Replacement {
  /** Nothing replaces one event twice. */
  readonly key: string;
  /** What says so. */
  readonly by: Thing;
  /** Whoever is affected may do without it. */
  readonly optional?: boolean;
  /** What it makes of the event: between two that make the same of it there is nothing to choose. */
  readonly outcome: string;
}

/**
 * The one that comes first; `asked`: whoever is affected was asked for it, and said so (`said`) when the event is next
 * stepped. What may be declined needs no such question: declined, it leaves all others.
 */
export function comingFirst<One extends Replacement>(
  duel: Duel,
  frame: EventFrame,
  found: readonly One[],
  affected: Seat,
  said: Thing | undefined,
): One | 'asked' | undefined {
  const [first] = found;
  if (found.length < 2 || editionOf(duel).timing.replacing === 'asTheyCame') return first;
  const optional = found.find((one) => one.optional);
  if (optional) return optional;
  const rivals = found.filter((one, place) => found.slice(0, place).every((other) => isRival(one, other)));
  if (rivals.length < 2) return first;
  const chosen = said && rivals.find(({ by }) => sameThing(by, said));
  if (chosen) return chosen;
  const from = rivals.map(({ by }) => by);
  retop(duel, { ...frame, choosing: true });
  push(duel, { kind: 'choose', seat: affected, by: affected, what: 'replacement', from, least: 1, most: 1 });
  return 'asked';
}

const isRival = (one: Replacement, other: Replacement): boolean =>
  one.outcome !== other.outcome && !sameThing(one.by, other.by);

export const sourceThing = ({ card, incarnation }: Snapshot): Thing => ({ kind: 'card', card, incarnation });
