/** What was chosen in the set-up room the last time a duel or a gauntlet was begun there. */
import type { Given, GivenEntries } from './shapes/plain.ts';
import type { AGREEMENTS, PLANNED_CHAIR, SET_UP } from './shapes/set-up.ts';
import type { CUSTOMS } from './shapes/terms.ts';
import { ANYBODY } from './wizards.ts';

/** U001: the two buttons at the top of the Deck Selection window. */
export const COMPETITIONS = ['single', 'gauntlet'] as const;
export type Competition = (typeof COMPETITIONS)[number];

export type Agreements = Given<typeof AGREEMENTS>;
export type PlannedChair = Given<typeof PLANNED_CHAIR>;
export type SetUp = Given<typeof SET_UP>;

/** What a duel is like that nobody has agreed on anything for. */
export const USUAL_CUSTOMS: GivenEntries<typeof CUSTOMS> = { undo: 'unseen', allTimes: false, options: [] };

export const DEFAULT_SET_UP: SetUp = {
  competition: 'single',
  agreements: {
    ...{ size: 'duel', stakes: 'none', sideboarding: true, hints: true },
    ...{ level: 'magician', opponents: 12 },
  },
  chairs: [
    { player: 'person', wizard: ANYBODY, deck: { kind: 'chance' } },
    { player: 'magician', wizard: ANYBODY, deck: { kind: 'chance' } },
  ],
  ...USUAL_CUSTOMS,
};
