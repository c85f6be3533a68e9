/** Matches and gauntlets: duels that belong together. */
import type { Copies, PlayerId } from './collection.ts';
import type { Deck } from './decks.ts';
import type { MindName, UndoRule } from './duels.ts';
import type { Rulebook } from './preferences.ts';

/**
 * How long two play: one duel, the best of three, or what the book of 1993 calls a set (whoever first wins three
 * duels) and a match (whoever first wins two sets).
 */
export const MATCH_SIZES = ['duel', 'bestOfThree', 'set', 'match'] as const;
export type MatchSize = (typeof MATCH_SIZES)[number];

/** U177: what each rulebook's competitions are, the usual one first. */
export const SIZES_OF: Readonly<Record<Rulebook, readonly MatchSize[]>> = {
  alpha: ['duel', 'set', 'match'],
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
export const SIDES = ['player', 'wizard'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'player' ? 'wizard' : 'player');

/** What was agreed on beforehand. */
export interface Terms {
  readonly rulebook: Rulebook;
  readonly byOption: boolean;
  readonly allTimes: boolean;
  readonly size: MatchSize;
  readonly stakes: Stakes;
  readonly sideboarding: boolean;
  readonly undo: UndoRule;
  /** U183: how much life each begins with; absent: what the rulebook says. */
  readonly life?: Readonly<Record<Side, number>> | undefined;
  /** What the player may be told by the way. */
  readonly hints: boolean;
}

/** A deck by where it comes from: playing a ready deck never touches the player's own cards. */
export type DeckSource =
  { readonly kind: 'ready'; readonly name: string } | { readonly kind: 'own'; readonly deck: number };

export interface Contestant {
  readonly name: string;
  readonly source: DeckSource;
  /** As it was when the competition began. */
  readonly original: Deck;
  /** As it is played next. */
  readonly deck: Deck;
}

export interface PlayedDuel {
  readonly duel: string;
  /** Absent: it was drawn. */
  readonly winner?: Side;
  readonly turns: number;
  /** Cards that changed hands: from the loser to the winner. */
  readonly won: readonly Copies[];
}

export type MatchState =
  /** The next duel can begin; decks may be changed if the terms allow it. */
  | { readonly kind: 'between' }
  | { readonly kind: 'duelling'; readonly duel: string }
  | { readonly kind: 'ended'; readonly winner?: Side; readonly why: MatchEnd };

/** Played to its end, given up, or neither can play on (no cards left after antes). */
export const MATCH_ENDS = ['played', 'givenUp', 'noCards'] as const;
export type MatchEnd = (typeof MATCH_ENDS)[number];

export interface Match {
  readonly id: string;
  readonly player: PlayerId;
  readonly terms: Terms;
  readonly level: MindName;
  readonly contestants: Readonly<Record<Side, Contestant>>;
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
  readonly duels: Readonly<Record<Side, number>>;
  readonly drawn: number;
  readonly sets: Readonly<Record<Side, number>>;
}

export interface GauntletTerms extends Omit<Terms, 'size'> {
  readonly size: MatchSize;
  readonly level: MindName;
  readonly opponents: number;
}

export interface GauntletOpponent {
  readonly wizard: string;
  readonly name: string;
  readonly deck: string;
}

export type GauntletState =
  | { readonly kind: 'between' }
  | { readonly kind: 'round'; readonly match: string }
  | { readonly kind: 'won' }
  | { readonly kind: 'lost' };

export interface Gauntlet {
  readonly id: string;
  readonly player: PlayerId;
  readonly terms: GauntletTerms;
  /** In the order in which they are met. */
  readonly opponents: readonly GauntletOpponent[];
  /** How many of them are beaten. */
  readonly beaten: number;
  readonly state: GauntletState;
  readonly seed: number;
  readonly began: string;
  readonly changed: string;
}

/** U004: how hard what was chosen is, in a word. */
export const DIFFICULTIES = ['veryEasy', 'easy', 'normal', 'hard', 'veryHard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const OUTCOMES = ['won', 'lost', 'drawn'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A duel that was ended in a match, as statistics have it. */
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
  readonly outcome: Outcome;
  /** Whether the player took the first turn. */
  readonly began?: boolean;
  readonly turns: number;
  readonly reason: string;
}

export interface ResultFilter {
  readonly rulebook?: Rulebook | undefined;
  readonly wizard?: string | undefined;
  readonly level?: MindName | undefined;
  readonly deck?: string | undefined;
  /** An ISO time. */
  readonly since?: string | undefined;
}

export const SUMMED_BY = ['rulebook', 'wizard', 'level', 'deck', 'month', 'began'] as const;
export type SummedBy = (typeof SUMMED_BY)[number];

export interface ResultSum {
  readonly of: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** On the average. */
  readonly turns: number;
}
