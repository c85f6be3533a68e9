/** What a window may ask about matches, gauntlets and what came of them. */
import type {
  Arranged,
  Difficulty,
  DuelResult,
  Fame,
  Gauntlet,
  GauntletOpponent,
  Match,
  ResultSum,
  Score,
} from './campaign.ts';
import type { CallsOf } from './call.ts';
import type { CAMPAIGN_INPUTS, SOMEBODY } from './inputs/campaign.ts';
import type { Given } from './shapes/plain.ts';

export type Somebody = Given<typeof SOMEBODY>;

export interface MatchView {
  readonly match: Match;
  readonly score: Score;
  /** The next duel can begin, and cards may be exchanged with the sideboard before. */
  readonly maySideboard: boolean;
}

export interface GauntletView {
  readonly gauntlet: Gauntlet;
  readonly difficulty: Difficulty;
  /** Absent: nobody is left, or it is over. */
  readonly next?: GauntletOpponent;
  /** The matches so far, the first first. */
  readonly rounds: readonly MatchView[];
}

/** The latest first; rounds of gauntlets stand with these. */
export interface CampaignList {
  readonly matches: readonly MatchView[];
  readonly gauntlets: readonly GauntletView[];
}

/** Why the text of a file could not be taken for a duel. */
export const IMPORT_FAULTS = ['notAJournal', 'otherVersion', 'damaged'] as const;
type ImportFault = (typeof IMPORT_FAULTS)[number];

export type ImportedDuel =
  /**
   * `lost`: how many replies at the end were damaged, could not be played, or led elsewhere than where the file was
   * written; the duel stands before them. `isSame`: it ends as it ended there.
   */
  | {
      readonly kind: 'kept';
      readonly duel: string;
      readonly replies: number;
      readonly lost: number;
      readonly isSame: boolean;
    }
  | { readonly kind: 'refused'; readonly reason: ImportFault };

export interface CampaignAnswers {
  'campaign.difficulty': Difficulty;
  /** The match is there; its first duel begins with `campaign.nextDuel`. */
  'campaign.begin': Arranged<MatchView>;
  'campaign.list': CampaignList;
  'campaign.match': Arranged<MatchView>;
  /** The match in which a duel is or was played; null: it stands for itself. */
  'campaign.matchOf': MatchView | null;
  /** The duel at hand, or a new one. */
  'campaign.nextDuel': Arranged<{ readonly duel: string }>;
  'campaign.sideboard': Arranged<MatchView>;
  /** What is at stake in the duel at hand, or in the whole competition, is lost. */
  'campaign.giveUp': Arranged<MatchView>;
  /** Whether the wizard agrees: then the duel at hand is drawn. */
  'campaign.offerDraw': Arranged<boolean>;
  'campaign.beginGauntlet': Arranged<GauntletView>;
  'campaign.gauntlet': Arranged<GauntletView>;
  /** The match of the round at hand, or of the next one. */
  'campaign.nextRound': Arranged<MatchView>;
  /** For good. To come back later there is nothing to ask: it waits. */
  'campaign.leaveGauntlet': Arranged<GauntletView>;
  /** The hall of fame of a rulebook: who came how far, the furthest first; at one level, or at all. */
  'campaign.fame': readonly Fame[];
  'campaign.results': readonly DuelResult[];
  'campaign.sums': readonly ResultSum[];
  /** Every result that fits, as the text of a table. */
  'campaign.csv': string;
  /** Those that were deleted and can be brought back, the latest first. */
  'campaign.deletedResults': readonly DuelResult[];
  /** Out of the history and out of every sum, with their replays; tells how many. */
  'campaign.deleteResults': number;
  'campaign.bringBackResults': number;
  /** Whether the wizards agree to a draw: then the duel is over. Null: nobody here may offer one now. */
  'table.offerDraw': boolean | null;
  /** A duel as the text of a file; null: there is no such duel. Refused while it would show a wizard's hand. */
  'duels.export': string | null;
  /** Kept as a duel of its own. */
  'duels.import': ImportedDuel;
}

export type CampaignCalls = CallsOf<typeof CAMPAIGN_INPUTS, CampaignAnswers>;
