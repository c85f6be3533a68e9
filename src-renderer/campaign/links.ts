/** A match as a chain: a link for each of its duels. */
import type { MatchView } from '../../src-shared/campaign-calls.ts';
import type { MatchSize } from '../../src-shared/campaign.ts';
import type { FacePlan } from '../../src-shared/face-plan.ts';
import { MATCH } from '../words/campaigns.ts';

export const LINK_STATES = ['won', 'lost', 'drawn', 'now', 'next', 'toCome'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface Link {
  readonly id: string;
  readonly state: LinkState;
  readonly name: string;
  readonly note: string;
  /** Absent: its number stands in the link. */
  readonly face?: FacePlan | undefined;
}

/** At the most, when nobody draws; absent: nobody knows. */
const MOST_DUELS: Partial<Record<MatchSize, number>> = { duel: 1, bestOfThree: 3, set: 5 };

export function linksOf({ match: { duels, state, terms } }: MatchView): readonly Link[] {
  const played = duels.map(({ duel, winner }, place): Link => {
    const outcome = winner === undefined ? 'drawn' : winner === 'player' ? 'won' : 'lost';
    return { id: duel, state: outcome, name: MATCH.duelNumber(place + 1), note: MATCH[outcome] };
  });
  if (state.kind === 'ended') return played;
  const at: LinkState = state.kind === 'duelling' ? 'now' : 'next';
  const number = played.length + 1;
  const hand: Link = { id: 'at hand', state: at, name: MATCH.duelNumber(number), note: MATCH[at] };
  const drawn = duels.filter(({ winner }) => winner === undefined).length;
  const rest = Math.max(0, (MOST_DUELS[terms.size] ?? 0) + drawn - number);
  const coming = Array.from({ length: rest }, (_, place): Link => ({
    ...{ id: `coming ${place}`, state: 'toCome', name: MATCH.duelNumber(number + place + 1) },
    note: MATCH.ifNeeded,
  }));
  return [...played, hand, ...coming];
}
