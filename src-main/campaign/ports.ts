/** What a campaign needs of others. The program hands in what fits. */
import type { DeckTerms, DuelResult, Gauntlet, Match } from '../../src-shared/campaign.ts';
import type { Copies, Player, PlayerId } from '../../src-shared/collection.ts';
import type { Breach, Deck } from '../../src-shared/decks.ts';
import type { DuelOrder } from '../../src-shared/duels.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { WizardChoice } from '../../src-shared/wizards.ts';
import type { Aftermath } from '../referee/aftermath.ts';
import type { DeckList } from '../referee/deck-list.ts';
import type { Agreed } from '../referee/set-up.ts';

/** What is written in one transaction is there as a whole or not at all, whatever else it calls. */
export interface Store {
  readonly transaction: <Result>(work: () => Result) => Result;
  readonly match: (id: string) => Match | undefined;
  readonly gauntlet: (id: string) => Gauntlet | undefined;
  readonly matchOfDuel: (duel: string) => Match | undefined;
  /** All in which a duel is being played, whoever's. */
  readonly matchesDuelling: () => readonly Match[];
  readonly saveMatch: (match: Match) => void;
  readonly saveGauntlet: (gauntlet: Gauntlet) => void;
  readonly addResult: (player: PlayerId, result: DuelResult) => void;
}

/** What players and wizards hold. */
export interface Belongings {
  readonly player: (id: PlayerId) => Player | undefined;
  readonly owned: (holder: PlayerId) => readonly Copies[];
  /** Of the decks that were not thrown away. */
  readonly decks: (player: PlayerId) => readonly { readonly id: number; readonly deck: Deck }[];
  readonly saveDeck: (player: PlayerId, id: number, deck: Deck) => void;
  /** The collection of a wizard, made when it is first asked for. */
  readonly wizard: (name: string, rulebook: Rulebook) => PlayerId;
  /** Cards that a wizard brings to the table. */
  readonly supply: (wizard: PlayerId, cards: readonly Copies[]) => void;
  readonly move: (
    from: PlayerId,
    to: PlayerId,
    facts: Readonly<Record<string, string>>,
    cards: readonly Copies[],
  ) => void;
  /** A booster of the rulebook's time, the first, the second and so on; tells its set. */
  readonly addPrize: (player: PlayerId, rulebook: Rulebook, which: number) => string;
}

/** What the terms say of decks. */
/** The decks that come with the program, and the rules of decks. */
export interface DeckRules {
  /** By name, those that may be played. */
  readonly ready: (terms: DeckTerms) => ReadonlyMap<string, Deck>;
  readonly breaches: (deck: Deck, terms: DeckTerms) => readonly Breach[];
  /** The printing that a rulebook's player would hold. */
  readonly print: (
    card: string,
    rulebook: Rulebook,
  ) => { readonly set: string; readonly number: string } | undefined;
}

export type DuelNow =
  | { readonly kind: 'running' }
  | { readonly kind: 'over'; readonly aftermath: Aftermath }
  /** Forgotten, or damaged so that nothing can be told of it. */
  | { readonly kind: 'gone' };

interface Duels {
  readonly begin: (order: DuelOrder, decks: readonly DeckList[], seed: number, agreed: Agreed) => string;
  readonly look: (duel: string) => DuelNow;
  readonly concede: (duel: string) => void;
  readonly offerDraw: (duel: string) => boolean | undefined;
}

export interface CampaignParts {
  readonly store: Store;
  readonly belongings: Belongings;
  readonly rules: DeckRules;
  readonly duels: Duels;
  readonly wizards: () => readonly WizardChoice[];
  readonly now: () => Date;
  /** Chance, as a whole number below 2 ** 32. */
  readonly seed: () => number;
  /** A match that could not be settled: it is tried again at the next look. */
  readonly failed: (failure: unknown) => void;
  /** What was told of this match or gauntlet is another one. */
  readonly changed: (what: { readonly match?: string; readonly gauntlet?: string }) => void;
}
