/** How far the replies of a journal still lead where they led, under the rules as they are now. */
import { digest, answer, clone, newDuel, type Duel, RULES } from '../engine/index.ts';
import type { DuelRecord } from './ports.ts';

/** Each time so many replies have been given it is written down what the duel looks like; at its end always. */
export const LOOKED_EVERY = 10;

export interface Followed {
  /** Replies that are known to lead where they led. */
  readonly place: number;
  /** Why those after them are not played. */
  readonly stoppedBy?: Error;
  /** Other rules were in force, and nothing tells how it went by the way: it only ends as it ended. */
  readonly isUnsure?: true;
}

export interface Standing {
  readonly place: number;
  readonly duel: Duel;
}

/** What every summary says of how a duel stood. */
export interface Ending {
  readonly turn: number;
  readonly seats: readonly { readonly life: number }[];
  readonly result?: { readonly kind: string } | undefined;
}

type Led = Pick<DuelRecord, 'setup' | 'replies' | 'digests' | 'lost'> & {
  readonly summary: Ending & { readonly rules?: number };
};

/** The duel that it begins with is not changed. */
export function followed(record: Led, from: Standing = { place: 0, duel: newDuel(record.setup) }): Followed {
  const { replies, digests = [] } = record;
  const looked = new Map(digests.map((known) => [known.place, known.digest]));
  const duel = clone(from.duel);
  let { place } = from;
  let sure = place;
  for (const reply of replies.slice(place)) {
    const stoppedBy = failureOf(() => answer(duel, reply));
    // What lies between the last look and a refusal is certain only under the same rules.
    if (stoppedBy) return { place: isOfTheseRules(record) ? place : sure, stoppedBy };
    place += 1;
    const was = looked.get(place);
    if (was === undefined) continue;
    if (was !== digest(duel))
      return { place: sure, stoppedBy: new Error(`After ${place} replies it was another duel.`) };
    sure = place;
  }
  if (looked.size > 0 || isOfTheseRules(record)) return { place };
  if (record.lost !== undefined || endsAs(record.summary, duel)) return { place, isUnsure: true };
  return { place: sure, stoppedBy: new Error('It ends otherwise than it ended.') };
}

/** For a journal that was not looked at by the way. */
export const endsAs = ({ turn, seats, result }: Ending, duel: Duel): boolean =>
  turn === duel.turn.number &&
  result?.kind === duel.result?.kind &&
  seats.every(({ life }, seat) => life === (duel.purses[seat]?.life ?? 0));

const isOfTheseRules = ({ summary }: Led): boolean => (summary.rules ?? 1) === RULES;

/** A reply that is refused, or on which the rules fail: one that makes no sense may do either. */
function failureOf(play: () => ReturnType<typeof answer>): Error | undefined {
  try {
    const refusal = play();
    return refusal && new Error(`A reply of the journal was refused (${refusal.reason}).`);
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure));
  }
}
