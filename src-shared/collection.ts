/** Players and what they hold: cards, packs, decks, and how all of it came and went. */
import type { Deck } from './decks.ts';
import type { Colour } from './duel/words.ts';
import type { FacePlan } from './face-plan.ts';
import type { Rulebook } from './rulebooks.ts';
import type { DETAILS, CARD_MARKS, NEW_PLAYER } from './inputs/collection.ts';
import type { COPIES } from './shapes/deck.ts';
import type { Given } from './shapes/plain.ts';

/** Cards won and bought alone, or every card as often as it is wanted. */
export const HOLDINGS = ['own', 'everything'] as const;
export type HoldingsKind = (typeof HOLDINGS)[number];

export type PlayerId = number;

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly portrait: FacePlan;
  /** Whose cards the player began with. */
  readonly rulebook: Rulebook;
  readonly holds: HoldingsKind;
  /** ISO times. */
  readonly began: string;
  readonly lastSeen: string;
}

export type NewPlayer = Given<typeof NEW_PLAYER>;

export type Copies = Given<typeof COPIES>;
export type Copy = Omit<Copies, 'count'>;

/** How cards come and go. */
export const CHANGE_KINDS = [
  'starter',
  'pack',
  'ante',
  'prize',
  'trade',
  'imported',
  'restored',
  'byHand',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Whoever opened a pack, traded, or won or lost cards, has given their word. */
export const isUndoable = (kind: ChangeKind): boolean =>
  kind === 'imported' || kind === 'byHand' || kind === 'restored';

/** What is told of a change beside its cards: against whom, out of which pack, from which file. */
export type ChangeFacts = Readonly<Record<string, string | number>>;

export interface CollectionChange {
  readonly id: number;
  /** An ISO time. */
  readonly at: string;
  readonly kind: ChangeKind;
  readonly facts: ChangeFacts;
  /** Counts are what came, or less than nothing: what went. */
  readonly cards: readonly Copies[];
  readonly isUndone: boolean;
}

export const PACK_KINDS = ['booster', 'starter', 'tournament'] as const;
export type PackKind = (typeof PACK_KINDS)[number];

export interface Pack {
  readonly id: number;
  readonly kind: PackKind;
  readonly set: string;
  /** An ISO time. */
  readonly came: string;
}

export type ColourPair = readonly [Colour, Colour];

/** U195: the colours that Portal's five strategies are about, in its packs and its recipes. */
export const STRATEGIES: readonly ColourPair[] = [
  ['white', 'blue'],
  ['blue', 'black'],
  ['black', 'red'],
  ['red', 'green'],
  ['green', 'white'],
];

export type CardMarks = Given<typeof CARD_MARKS>;

export interface DeckSummary {
  readonly id: number;
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly tags: readonly string[];
  readonly note: string;
  /** The newest version, from 1. */
  readonly version: number;
  /** Cards in the main deck. */
  readonly cards: number;
  /** ISO times. */
  readonly changed: string;
  readonly thrownAway?: string;
}

export type DeckDetails = Given<typeof DETAILS>;

export interface SavedDeck extends DeckSummary {
  /** Another as soon as a card is another: a change names the one it was made from. */
  readonly revision: string;
}

export interface KeptDeck extends SavedDeck {
  readonly deck: Deck;
}

export interface DeckVersion {
  readonly number: number;
  /** An ISO time. */
  readonly at: string;
  readonly cards: number;
  /** In the player's words; empty: none. */
  readonly label: string;
}

/** Why something cannot be done with a collection. */
export const COLLECTION_REFUSALS = [
  'noSuchPlayer',
  'noSuchDeck',
  'noSuchPack',
  'noSuchChange',
  'nameTaken',
  'nameEmpty',
  'nameUnreadable',
  'notEnough',
  'atStake',
  'alreadyUndone',
  'wordGiven',
  'unfair',
  'noBackup',
  'laterBackup',
  'damagedBackup',
  'nothingRead',
  'changedElsewhere',
] as const;
export type CollectionRefusal = (typeof COLLECTION_REFUSALS)[number];

export interface CollectionRefused {
  readonly reason: CollectionRefusal;
  /** Of what there is not enough. */
  readonly cards?: readonly Copies[];
  /** Of a deck that another window has changed meanwhile: as it is now. */
  readonly now?: KeptDeck;
}

export type Settled<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: CollectionRefused };

export const done = <Value>(value: Value): Settled<Value> => ({ kind: 'done', value });

export const refused = (reason: CollectionRefusal, cards?: readonly Copies[]): Settled<never> => ({
  kind: 'refused',
  refusal: { reason, ...(cards && { cards }) },
});
