/** What would take the place of an event: which of several comes first, and who says so. */
import type { Duel, Seat, Snapshot, Thing } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import type { EventFrame } from '../value/frame.ts';
import { answerIn, goOn, push } from '../value/stack.ts';
import { sameThing } from '../value/things.ts';

/** Something that would replace an event, or a part of it. */
export interface EventReplacement {
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
 * The one that comes first; `asked`: whoever is affected is asked for it, and has chosen when the event is next stepped.
 * What may be declined needs no such question: declined, it leaves all others.
 */
export function comingFirst<One extends EventReplacement>(
  duel: Duel,
  frame: EventFrame<'damage'> | EventFrame<'draw'> | EventFrame<'gain'> | EventFrame<'move'>,
  found: readonly One[],
  affected: Seat,
): One | 'asked' | undefined {
  const [first] = found;
  if (found.length < 2 || editionOf(duel).timing.replacing === 'asTheyCame') return first;
  const optional = found.find((one) => one.optional);
  if (optional) return optional;
  const rivals = found.filter((one, place) => found.slice(0, place).every((other) => isRival(one, other)));
  if (rivals.length < 2) return first;
  const [said] = frame.stage === 'firstChosen' ? answerIn(frame, 'choose') : [];
  const chosen = said && rivals.find(({ by }) => sameThing(by, said));
  if (chosen) return chosen;
  const from = rivals.map(({ by }) => by);
  goOn(duel, frame, { stage: 'firstChosen' });
  push(duel, { kind: 'choose', seat: affected, by: affected, what: 'replacement', from, least: 1, most: 1 });
  return 'asked';
}

const isRival = (one: EventReplacement, other: EventReplacement): boolean =>
  one.outcome !== other.outcome && !sameThing(one.by, other.by);

export const sourceThing = ({ card, incarnation }: Snapshot): Thing => ({ kind: 'card', card, incarnation });
