/** What a window may ask about matches, gauntlets and what came of them. */
import type {
  Arranged,
  CampaignChoices,
  Difficulty,
  DuelResult,
  Fame,
  Gauntlet,
  GauntletOpponent,
  GauntletOrder,
  GauntletTerms,
  Match,
  MatchOrder,
  ResultFilter,
  ResultSum,
  Score,
  SummedBy,
} from './campaign.ts';
import type { OfPlayer } from './collection-calls.ts';
import type { PlayerId } from './collection.ts';
import type { Deck } from './decks.ts';
import type { MindName } from './duels.ts';
import type { Rulebook } from './rulebooks.ts';

interface Call<Input, Output> {
  input: Input;
  output: Output;
}

/** Whoever plays before anybody here has a name has results as well. */
export type Somebody = PlayerId | 'nobody';

interface OfSomebody {
  readonly player: Somebody;
}

interface OfResults extends OfSomebody {
  readonly filter?: ResultFilter | undefined;
}

interface OfMatch {
  readonly match: string;
}

interface OfGauntlet {
  readonly gauntlet: string;
}

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

export interface CampaignCalls {
  'campaign.choices': Call<
    OfPlayer & { rulebook: Rulebook; allTimes?: boolean | undefined },
    CampaignChoices
  >;
  'campaign.difficulty': Call<Pick<GauntletTerms, 'level' | 'size' | 'stakes'>, Difficulty>;
  /** The match is there; its first duel begins with `campaign.nextDuel`. */
  'campaign.begin': Call<MatchOrder, Arranged<MatchView>>;
  'campaign.list': Call<OfPlayer, CampaignList>;
  'campaign.match': Call<OfMatch, Arranged<MatchView>>;
  /** The match in which a duel is or was played; null: it stands for itself. */
  'campaign.matchOf': Call<{ duel: string }, MatchView | null>;
  /** The duel at hand, or a new one. */
  'campaign.nextDuel': Call<OfMatch, Arranged<{ readonly duel: string }>>;
  /** `from`: the deck as the player saw it before. */
  'campaign.sideboard': Call<OfMatch & { content: Deck; from: Deck }, Arranged<MatchView>>;
  /** What is at stake in the duel at hand, or in the whole competition, is lost. */
  'campaign.giveUp': Call<OfMatch, Arranged<MatchView>>;
  /** Whether the wizard agrees: then the duel at hand is drawn. */
  'campaign.offerDraw': Call<OfMatch, Arranged<boolean>>;
  'campaign.beginGauntlet': Call<GauntletOrder, Arranged<GauntletView>>;
  'campaign.gauntlet': Call<OfGauntlet, Arranged<GauntletView>>;
  /** The match of the round at hand, or of the next one. */
  'campaign.nextRound': Call<OfGauntlet, Arranged<MatchView>>;
  /** For good. To come back later there is nothing to ask: it waits. */
  'campaign.leaveGauntlet': Call<OfGauntlet, Arranged<GauntletView>>;
  /** The hall of fame of a rulebook: who came how far, the furthest first; at one level, or at all. */
  'campaign.fame': Call<{ rulebook: Rulebook; level?: MindName | undefined }, readonly Fame[]>;
  'campaign.results': Call<OfResults, readonly DuelResult[]>;
  'campaign.sums': Call<OfResults & { by: SummedBy }, readonly ResultSum[]>;
  /** Every result that fits, as the text of a table. */
  'campaign.csv': Call<OfResults, string>;
  /** Those that were deleted and can be brought back, the latest first. */
  'campaign.deletedResults': Call<OfSomebody, readonly DuelResult[]>;
  /** Out of the history and out of every sum, with their replays; tells how many. */
  'campaign.deleteResults': Call<OfSomebody & { duels: readonly string[] }, number>;
  'campaign.bringBackResults': Call<OfSomebody & { duels: readonly string[] }, number>;
  /** Whether the wizards agree to a draw: then the duel is over. Null: nobody here may offer one now. */
  'table.offerDraw': Call<{ duel: string; seat: number }, boolean | null>;
  /** A duel as the text of a file; null: there is no such duel. Refused while it would show a wizard's hand. */
  'duels.export': Call<{ duel: string }, string | null>;
  /** Kept as a duel of its own. */
  'duels.import': Call<{ text: string }, ImportedDuel>;
}
