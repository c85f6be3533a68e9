/** Setting up a duel, and the duels that are kept. */
import type { MatchSize, Stakes } from './campaign.ts';

import type { Colour } from './duel/words.ts';
import type { Result } from './duel/things.ts';
import type { DUEL_ORDER, SEAT } from './inputs/duels.ts';
import type { BranchedFrom } from './replay.ts';
import type { RuleOption } from './rule-options.ts';
import type { Rulebook } from './rulebooks.ts';
import type { Given } from './shapes/plain.ts';
import type { WizardChoice } from './wizards.ts';

/** Levels of the computer wizards, the weakest first. */
export const MINDS = ['random', 'apprentice', 'magician', 'sorcerer', 'wizard'] as const;
export type MindName = (typeof MINDS)[number];

/** What the wizards are called. */
export const WIZARD_NAMES: Readonly<Record<MindName, string>> = {
  random: 'Pell Whim',
  apprentice: 'Tansy Quill',
  magician: 'Morrow Vane',
  sorcerer: 'Corvin Ashe',
  wizard: 'Ysolde Marr',
};

/** Who sits in a chair. Both chairs may be the same person's: a solo duel. */
export const PLAYERS = ['person', ...MINDS] as const;
export type PlayerKind = (typeof PLAYERS)[number];

/** What a level was called when the duel was written down. */
export const playerFrom = (saved: string): PlayerKind =>
  saved === 'sensible' ? 'magician' : (PLAYERS.find((player) => player === saved) ?? 'magician');

/** Whether decisions may be taken back: never, while nothing new was seen, or always. */
export const UNDO_RULES = ['never', 'unseen', 'always'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

/** Where chance begins: four bytes. */
export const LARGEST_SEED = 2 ** 32 - 1;

export type SeatOrder = Given<typeof SEAT>;

/** Far more than anybody plays: a duel that says it has more would hold the program up. */
export const MOST_OF_A_DUEL = {
  seats: 10,
  /** Of one seat. */
  cards: 2_000,
  faces: 3_000,
  /** That may be named. */
  names: 20_000,
  replies: 60_000,
} as const;

export type DuelOrder = Given<typeof DUEL_ORDER>;

/** Where ready decks come from: made for this program, of the wizards of 1997, or as they were sold. */
export const DECK_GROUPS = ['ours', 'wizards', 'boxed'] as const;
export type DeckGroup = (typeof DECK_GROUPS)[number];

export interface DeckChoice {
  /** The name it is ordered by. */
  readonly name: string;
  readonly group: DeckGroup;
  /** One sentence about how it plays. */
  readonly about: string;
  readonly rulebooks: readonly Rulebook[];
  readonly colours: readonly Colour[];
  readonly cards: number;
}

/** What a new duel can be made of. */
export interface DuelChoices {
  readonly rulebooks: readonly { readonly rulebook: Rulebook; readonly playable: boolean }[];
  readonly decks: readonly DeckChoice[];
  /** The weakest first. */
  readonly wizards: readonly WizardChoice[];
  /** Whether the rulebook has ante at all. */
  readonly anteIn: readonly Rulebook[];
  /** What can be agreed on under each rulebook. */
  readonly customs: readonly Custom[];
}

/** How a rulebook's competitions are played when nothing else is agreed on. */
export interface Custom {
  readonly rulebook: Rulebook;
  /** The usual one first. */
  readonly sizes: readonly MatchSize[];
  readonly stakes: readonly Stakes[];
  readonly maySideboard: boolean;
  readonly life: number;
  readonly hand: number;
  /** Cards that a deck has at least. */
  readonly fewest: number;
  readonly options: readonly OptionChoice[];
}

interface OptionChoice {
  readonly option: RuleOption;
  /** Cards that a deck has at least by it; absent: it says nothing of decks. */
  readonly fewest?: number;
}

/** A duel that is kept, running or ended. */
export interface DuelSummary {
  readonly id: string;
  readonly rulebook: Rulebook;
  /** Counts the corrections of the rules: those by which its last reply was taken; absent: the first. */
  readonly rules?: number;
  /** ISO times. */
  readonly began: string;
  readonly changed: string;
  readonly turn: number;
  /** 0 while a wizard hides a hand. */
  readonly decisions: number;
  readonly seats: readonly {
    readonly name: string;
    readonly player: PlayerKind;
    readonly deck: string;
    readonly life: number;
  }[];
  readonly result?: Result;
  /** It began in the middle of another duel. */
  readonly branch?: BranchedFrom;
  /** It came out of a file: how many replies at its end could not be played, and whether it ended as it did there. */
  readonly imported?: { readonly lost: number; readonly isSame: boolean };
}
