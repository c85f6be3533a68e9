/** Matches and gauntlets: duels that belong together. */
import type { Copies, PlayerId } from './collection.ts';
import type { Breach, Deck } from './decks.ts';
import type { MindName } from './duels.ts';
import type { LossReason } from './duel/events.ts';
import type { Result } from './duel/things.ts';
import type { Rulebook } from './rulebooks.ts';
import type { GAUNTLET_ORDER, MATCH_ORDER, RESULT_FILTER } from './inputs/campaign.ts';
import type { DECK_SOURCE, DECK_WISH } from './shapes/deck.ts';
import type { Given, GivenEntries } from './shapes/plain.ts';
import type { DUEL_TERMS, GAUNTLET_TERMS, TERMS } from './shapes/terms.ts';

/**
 * How long two play: one duel, the best of three, or what the book of 1993 calls a set (whoever first wins three
 * duels) and a match (whoever first wins two sets). Who share one deck may play until one of them has none of it left.
 */
export const MATCH_SIZES = ['duel', 'bestOfThree', 'set', 'match', 'untilSpent'] as const;
export type MatchSize = (typeof MATCH_SIZES)[number];

/** U177: what each rulebook's competitions are, the usual one first. */
export const SIZES_OF: Readonly<Record<Rulebook, readonly MatchSize[]>> = {
  alpha: ['duel', 'set', 'match', 'untilSpent'],
  fifth: ['duel', 'bestOfThree'],
  portal: ['duel', 'bestOfThree'],
  tenth: ['bestOfThree', 'duel'],
  m11: ['bestOfThree', 'duel'],
};

/** U180 R009: rulebooks under which a deck changes by its antes alone until the competition is over. */
export const DECKS_STAY: readonly Rulebook[] = ['alpha'];

/** U178: no stakes, for keeps, on paper (everything is given back), or one card for the whole competition. */
export const STAKES = ['none', 'keeps', 'paper', 'once'] as const;
export type Stakes = (typeof STAKES)[number];

/** The player's chair, and the wizard's. */
export const MATCH_SIDES = ['player', 'wizard'] as const;
export type MatchSide = (typeof MATCH_SIDES)[number];

export const otherSide = (side: MatchSide): MatchSide => (side === 'player' ? 'wizard' : 'player');

/** U183: from the least to the most that may be agreed on. */
export const HOUSE_RULES = { life: [1, 999], hand: [1, 20], fewest: [8, 500] } as const;

/** What was agreed on beforehand. */
export type Terms = GivenEntries<typeof TERMS>;
/** What of it any duel knows. */
export type DuelTerms = GivenEntries<typeof DUEL_TERMS>;
/** What of it says which decks may be played. */
export type DeckTerms = Pick<Terms, 'rulebook' | 'allTimes' | 'options'>;
export type GauntletTerms = GivenEntries<typeof GAUNTLET_TERMS>;

/** A deck by where it comes from: playing a ready deck never touches the player's own cards. */
export type DeckSource = Given<typeof DECK_SOURCE>;

/** What may be asked for: one of these, or one by chance. */
export type DeckWish = Given<typeof DECK_WISH>;

export interface Contestant {
  readonly name: string;
  readonly source: DeckSource;
  /** As it was when the competition began. */
  readonly original: Deck;
  /** As it is played next. */
  readonly deck: Deck;
}

/** Why a duel was over. */
export type EndReason = LossReason | Extract<Result, { kind: 'draw' }>['why'];

export interface PlayedDuel {
  readonly duel: string;
  /** Absent: it was written down before this was told. */
  readonly why?: EndReason;
  /** Absent: it was drawn. */
  readonly winner?: MatchSide;
  readonly turns: number;
  /** Cards that came to each from the other; on paper alone where the stakes say so. */
  readonly gained: Readonly<Record<MatchSide, readonly Copies[]>>;
}

type MatchState =
  /** The next duel can begin; decks may be changed if the terms allow it. */
  | { readonly kind: 'between' }
  | { readonly kind: 'duelling'; readonly duel: string }
  | { readonly kind: 'ended'; readonly winner?: MatchSide; readonly why: MatchEnd };

/** Played to its end, given up, or one of them cannot play on: too few cards are left after antes. */
export const MATCH_ENDS = ['played', 'givenUp', 'noCards'] as const;
export type MatchEnd = (typeof MATCH_ENDS)[number];

export interface Match {
  readonly id: string;
  readonly player: PlayerId;
  readonly terms: Terms;
  readonly level: MindName;
  /** The wizard's id. */
  readonly wizard: string;
  readonly contestants: Readonly<Record<MatchSide, Contestant>>;
  /** Cards do change hands: the stakes say so, and both decks are of cards that somebody holds. */
  readonly isForReal: boolean;
  /** What each has at stake in the whole competition, once it was put up. */
  readonly pledged?: Readonly<Record<MatchSide, readonly Copies[]>>;
  readonly duels: readonly PlayedDuel[];
  readonly state: MatchState;
  /** ISO times. */
  readonly began: string;
  readonly changed: string;
  /** The gauntlet it is a round of. */
  readonly gauntlet?: string;
}

/** How a match stands. Sets are counted in Alpha's match alone. */
export interface Score {
  readonly duels: Readonly<Record<MatchSide, number>>;
  readonly drawn: number;
  readonly sets: Readonly<Record<MatchSide, number>>;
}

export interface GauntletOpponent {
  readonly wizard: string;
  readonly name: string;
  readonly deck: string;
}

/** Gone on with, over, or left by the player for good. */
export type GauntletState =
  | { readonly kind: 'between' }
  | { readonly kind: 'round'; readonly match: string }
  | { readonly kind: 'won' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'left' };

export interface Gauntlet {
  readonly id: string;
  readonly player: PlayerId;
  readonly terms: GauntletTerms;
  /** The player, with the deck that every round begins with. */
  readonly contestant: Contestant;
  /** In the order in which they are met. */
  readonly opponents: readonly GauntletOpponent[];
  /** How many of them are beaten. */
  readonly beaten: number;
  readonly state: GauntletState;
  /** The sets of the boosters won in it. */
  readonly prizes: readonly string[];
  readonly seed: number;
  readonly began: string;
  readonly changed: string;
}

/** U004: how hard what was chosen is, in a word. */
export const DIFFICULTIES = ['veryEasy', 'easy', 'normal', 'hard', 'veryHard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const OUTCOMES = ['won', 'lost', 'drawn'] as const;
export type DuelOutcome = (typeof OUTCOMES)[number];

/** A duel that is over, as statistics have it: one of a match, or one that stood for itself. */
export interface DuelResult {
  readonly duel: string;
  readonly match?: string;
  /** An ISO time. */
  readonly at: string;
  readonly rulebook: Rulebook;
  readonly wizard: string;
  readonly level: MindName;
  readonly deck: string;
  readonly against: string;
  readonly outcome: DuelOutcome;
  /** Whether the player took the first turn. */
  readonly began?: boolean;
  readonly turns: number;
  readonly reason: string;
}

export type ResultFilter = Given<typeof RESULT_FILTER>;

export const SUMMED_BY = ['rulebook', 'wizard', 'level', 'deck', 'month', 'began', 'length'] as const;
export type SummedBy = (typeof SUMMED_BY)[number];

export interface ResultSum {
  readonly of: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Those in which the player took the first turn, and those of them that were won; and the others. */
  readonly onThePlay: number;
  readonly wonOnThePlay: number;
  readonly onTheDraw: number;
  readonly wonOnTheDraw: number;
  /** On the average. */
  readonly turns: number;
}

/** How far somebody came in a gauntlet. */
export interface Fame {
  readonly player: string;
  readonly rulebook: Rulebook;
  readonly level: MindName;
  readonly beaten: number;
  readonly opponents: number;
  readonly size: MatchSize;
  readonly stakes: Stakes;
  /** An ISO time. */
  readonly at: string;
}

export type MatchOrder = Given<typeof MATCH_ORDER>;
export type GauntletOrder = Given<typeof GAUNTLET_ORDER>;

/** Why something cannot be done in a campaign. */
export const CAMPAIGN_REFUSALS = [
  'noSuchPlayer',
  'noSuchMatch',
  'noSuchGauntlet',
  'noSuchDeck',
  'noSuchWizard',
  'notPlayable',
  'noAnte',
  'otherSize',
  'deckBreaches',
  'notOwned',
  'tooSmallToSplit',
  'notBetween',
  'notDuelling',
  'sideboardNotAllowed',
  'sideboardOtherCards',
  'sideboardOtherSize',
  'sideboardedElsewhere',
  'over',
] as const;
export type CampaignRefusal = (typeof CAMPAIGN_REFUSALS)[number];

export interface CampaignRefused {
  readonly reason: CampaignRefusal;
  /** Whose deck it is about. */
  readonly side?: MatchSide;
  /** U017: what the rulebook has against it. */
  readonly breaches?: readonly Breach[];
  /** Cards that the player does not have, by name. */
  readonly cards?: readonly string[];
}

export type Arranged<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: CampaignRefused };

export const arranged = <Value>(value: Value): Arranged<Value> => ({ kind: 'done', value });

export const declined = (
  reason: CampaignRefusal,
  more: Omit<CampaignRefused, 'reason'> = {},
): Arranged<never> => ({ kind: 'refused', refusal: { reason, ...more } });
