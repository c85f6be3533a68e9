/** What was chosen in the set-up room the last time a duel or a gauntlet was begun there. */
import type { MatchSize, Side, Stakes } from './campaign.ts';
import type { MindName, PlayerKind, UndoRule } from './duels.ts';
import type { RuleOption } from './rule-options.ts';
import { ANYBODY } from './wizards.ts';

/** U001: the two buttons at the top of the Deck Selection window. */
export const COMPETITIONS = ['single', 'gauntlet'] as const;
export type Competition = (typeof COMPETITIONS)[number];

/** What is agreed on beside the rulebook. Absent: what the rulebook says. */
export interface Agreements {
  readonly size: MatchSize;
  readonly stakes: Stakes;
  readonly sideboarding: boolean;
  readonly hints: boolean;
  readonly life?: Readonly<Record<Side, number>> | undefined;
  readonly hand?: Readonly<Record<Side, number>> | undefined;
  /** The player's deck may be as small as this. */
  readonly fewest?: number | undefined;
  /** Of a gauntlet. */
  readonly level: MindName;
  readonly opponents: number;
}

export interface PlannedChair {
  readonly player: PlayerKind;
  /** An id, or by chance. */
  readonly wizard: string;
  /** Empty: by chance. */
  readonly deck: string;
}

export interface SetUp {
  readonly competition: Competition;
  readonly agreements: Agreements;
  readonly chairs: readonly PlannedChair[];
  readonly undo: UndoRule;
  readonly allTimes: boolean;
  /** Of whichever rulebook: what the one in force has of them. */
  readonly options: readonly RuleOption[];
}

export const DEFAULT_SET_UP: SetUp = {
  competition: 'single',
  agreements: {
    ...{ size: 'duel', stakes: 'none', sideboarding: true, hints: true },
    ...{ level: 'magician', opponents: 12 },
  },
  chairs: [
    { player: 'person', wizard: ANYBODY, deck: '' },
    { player: 'magician', wizard: ANYBODY, deck: '' },
  ],
  undo: 'unseen',
  allTimes: false,
  options: [],
};
