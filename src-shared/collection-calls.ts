/** What a window may ask about players and what they hold. */
import type { Call } from './call.ts';
import type { CatalogueView, SearchResult } from './catalogue.ts';
import type {
  CardMarks,
  CollectionChange,
  Copies,
  DeckDetails,
  DeckSummary,
  DeckVersion,
  KeptDeck,
  NewPlayer,
  Pack,
  Player,
  PlayerId,
  SavedDeck,
  Settled,
} from './collection.ts';
import type {
  AdaptedDeck,
  Breach,
  Deck,
  DeckAgainst,
  DeckFormat,
  DeckVerdict,
  Finding,
  ReadDeck,
} from './decks.ts';
import type { Colour } from './duel/words.ts';
import type { Rulebook } from './rulebooks.ts';
import type { SearchOrder } from './search/order.ts';

export interface OfPlayer {
  readonly player: PlayerId;
}

interface OfDeck extends OfPlayer {
  readonly deck: number;
}

export interface SearchInput extends OfPlayer {
  readonly rulebook: Rulebook;
  readonly text: string;
  readonly order: SearchOrder;
  readonly everyPrinting: boolean;
  /** Cards in the deck at hand, by name. */
  readonly inDeck?: Readonly<Record<string, number>> | undefined;
}

export interface OpenedPack {
  /** In the order they come out: the rarest last. */
  readonly cards: readonly Copies[];
  readonly strategy?: readonly [Colour, Colour];
  /** The change of the collection. */
  readonly change: number;
}

export interface TradeOffer {
  readonly given: readonly Copies[];
  readonly taken: readonly Copies[];
}

export interface Binder {
  readonly wizard: string;
  readonly cards: readonly Copies[];
  /** What it wants for what is worth 100. */
  readonly asks: number;
}

/** A file as it crosses: its bytes in base 64, or the text that was pasted. */
export type FileInput =
  | { readonly kind: 'bytes'; readonly base64: string; readonly name?: string | undefined }
  | { readonly kind: 'text'; readonly text: string };

export type WrittenFile =
  | {
      readonly kind: 'written';
      readonly base64: string;
      readonly text: string;
      /** The usual ending of such a file, without the dot. */
      readonly ending: string;
      /** What it leaves out. */
      readonly findings: readonly Finding[];
    }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] };

export interface Imported {
  readonly change: number;
  readonly cards: number;
  readonly format: DeckFormat;
  readonly findings: readonly Finding[];
}

/** A deck of the box, as it stands there under a rulebook. */
export interface BoxedDeck {
  readonly deck: number;
  /** The card whose picture it is known by; absent: no card is known. */
  readonly cover?: string | undefined;
  readonly colours: readonly Colour[];
  readonly breaches: readonly Breach[];
}

export interface DeckFormats {
  readonly names: readonly string[];
  /** The last day that the lists know, an ISO date. */
  readonly latest: string;
}

/** The players; what one of them holds; decks of one of them: the deck, or some. */
export type CollectionChanged =
  | { readonly what: 'players' }
  | { readonly what: 'holdings' | 'decks'; readonly player: PlayerId; readonly deck?: number };

export interface CollectionCalls {
  /** Whoever played last comes first: the player at hand. */
  'players.list': Call<undefined, readonly Player[]>;
  /** With packs to begin with, unless every card is theirs. */
  'players.add': Call<NewPlayer, Settled<Player>>;
  'players.change': Call<OfPlayer & Partial<Pick<NewPlayer, 'name' | 'portrait' | 'holds'>>, Settled<Player>>;
  /** From now on this player is at hand. */
  'players.sit': Call<OfPlayer, Settled<null>>;
  'players.throwAway': Call<OfPlayer, Settled<null>>;
  /** Those that can be taken back, the one thrown away last first. */
  'players.thrownAway': Call<undefined, readonly Player[]>;
  'players.takeBack': Call<OfPlayer, Settled<Player>>;
  'collection.catalogue': Call<{ rulebook: Rulebook }, CatalogueView>;
  'collection.search': Call<SearchInput, SearchResult>;
  'collection.owned': Call<OfPlayer, readonly Copies[]>;
  /** Cards added and taken away by hand. */
  'collection.change': Call<OfPlayer & { cards: readonly Copies[] }, Settled<number>>;
  'collection.history': Call<OfPlayer & { before?: number | undefined }, readonly CollectionChange[]>;
  'collection.undo': Call<OfPlayer & { change: number }, Settled<number>>;
  'collection.marks': Call<OfPlayer, readonly CardMarks[]>;
  /** `was`: what the player saw there. */
  'collection.mark': Call<OfPlayer & CardMarks & { was: Omit<CardMarks, 'card'> }, Settled<null>>;
  /** Long: takes over the cards of a file, all of them or none. */
  'collection.import': Call<OfPlayer & { file: FileInput }, Settled<Imported>>;
  'collection.export': Call<OfPlayer & { format: DeckFormat }, WrittenFile>;
  /** All that the player has, as the text of a file. */
  'collection.backUp': Call<OfPlayer, string | null>;
  /** As a player of its own. */
  'collection.restore': Call<{ text: string }, Settled<Player>>;
  /** Reads a deck; nothing is kept. */
  'files.readDeck': Call<{ file: FileInput }, ReadDeck>;
  'files.writeDeck': Call<{ content: Deck; format: DeckFormat }, WrittenFile>;
  'packs.list': Call<OfPlayer, readonly Pack[]>;
  'packs.open': Call<OfPlayer & { pack: number }, Settled<OpenedPack>>;
  /** What each wizard has to trade at the moment. */
  'trading.binders': Call<OfPlayer, readonly Binder[]>;
  /** How much is missing for the wizard to agree; nothing or less: it agrees. */
  'trading.wants': Call<OfPlayer & { wizard: string; offer: TradeOffer }, number>;
  'trading.trade': Call<OfPlayer & { wizard: string; offer: TradeOffer }, Settled<number>>;
  /** Every deck of the player, held against a rulebook. */
  'decks.box': Call<
    OfPlayer & { rulebook: Rulebook; thrownAway?: boolean | undefined },
    readonly BoxedDeck[]
  >;
  'decks.check': Call<{ content: Deck; against: DeckAgainst }, DeckVerdict>;
  'decks.adapt': Call<{ content: Deck; rulebook: Rulebook }, AdaptedDeck>;
  /** The formats of play by name. */
  'decks.formats': Call<undefined, DeckFormats>;
  /** A deck that comes with the program; null: there is none of that name. */
  'decks.ready': Call<{ name: string }, Deck | null>;
  'decks.list': Call<OfPlayer & { thrownAway?: boolean | undefined }, readonly DeckSummary[]>;
  'decks.read': Call<OfDeck & { version?: number | undefined }, KeptDeck | null>;
  'decks.versions': Call<OfDeck, readonly DeckVersion[]>;
  'decks.add': Call<OfPlayer & { name: string; rulebook: Rulebook; content: Deck }, Settled<DeckSummary>>;
  /** `from`: the revision that the change was made from. */
  'decks.save': Call<OfDeck & { content: Deck; from: string }, Settled<SavedDeck>>;
  /** `was`: what the player saw there. */
  'decks.change': Call<
    OfDeck & {
      was: DeckDetails;
      name?: string | undefined;
      rulebook?: Rulebook | undefined;
      tags?: readonly string[] | undefined;
      note?: string | undefined;
    },
    Settled<DeckSummary>
  >;
  'decks.label': Call<OfDeck & { version: number; label: string; was: string }, Settled<null>>;
  'decks.throwAway': Call<OfDeck, Settled<null>>;
  'decks.takeBack': Call<OfDeck, Settled<DeckSummary>>;
}
