/** Duels as a list: what can be ordered, begun, followed and forgotten. */
import type { HandlersOf } from './handlers.ts';
import { Refused } from './failures.ts';
import type { ProgramParts } from './program.ts';

export function duelHandlers({
  duels,
  campaign,
  history,
}: Pick<ProgramParts, 'duels' | 'campaign' | 'history'>): HandlersOf<
  'duels.choices' | 'duels.begin' | 'duels.list' | 'duels.sit' | 'duels.forget'
> {
  return {
    'duels.choices': () => duels.choices(),
    'duels.begin': (order) => duels.begin(order),
    'duels.list': () => history.list(),
    'duels.sit': ({ duel }) => ({ ...duels.table(duel).sit(), mayHint: campaign.mayHint(duel) }),
    'duels.forget': ({ duel }) => {
      if (campaign.isPlaying(duel)) throw new Refused('duelOfMatch', duel);
      duels.forget(duel);
      return null;
    },
  };
}
