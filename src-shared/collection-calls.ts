/** What a window may ask about players and what they hold. */
import type { CallsOf } from './call.ts';
import type { CatalogueView, SearchResult } from './catalogue.ts';
import type {
  CardMarks,
  CollectionChange,
  Copies,
  DeckSummary,
  DeckVersion,
  KeptDeck,
  Pack,
  Player,
  PlayerId,
  SavedDeck,
  Settled,
} from './collection.ts';
import type { AdaptedDeck, Breach, Deck, DeckFormat, DeckVerdict, Finding, ReadDeck } from './decks.ts';
import type { Colour } from './duel/words.ts';
import type { COLLECTION_INPUTS, FILE, OFFER, SEARCH } from './inputs/collection.ts';
import type { Given } from './shapes/plain.ts';

export type SearchInput = Given<typeof SEARCH>;

export interface OpenedPack {
  /** In the order they come out: the rarest last. */
  readonly cards: readonly Copies[];
  readonly strategy?: readonly [Colour, Colour];
  /** The change of the collection. */
  readonly change: number;
}

export type TradeOffer = Given<typeof OFFER>;

export interface Binder {
  readonly wizard: string;
  readonly cards: readonly Copies[];
  /** What it wants for what is worth 100. */
  readonly asks: number;
}

export type FileInput = Given<typeof FILE>;

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

export interface CollectionAnswers {
  /** Whoever played last comes first: the player at hand. */
  'players.list': readonly Player[];
  /** With packs to begin with, unless every card is theirs. */
  'players.add': Settled<Player>;
  'players.change': Settled<Player>;
  /** From now on this player is at hand. */
  'players.sit': Settled<null>;
  'players.throwAway': Settled<null>;
  /** Those that can be taken back, the one thrown away last first. */
  'players.thrownAway': readonly Player[];
  'players.takeBack': Settled<Player>;
  'collection.catalogue': CatalogueView;
  'collection.search': SearchResult;
  'collection.owned': readonly Copies[];
  /** Cards added and taken away by hand. */
  'collection.change': Settled<number>;
  'collection.history': readonly CollectionChange[];
  'collection.undo': Settled<number>;
  'collection.marks': readonly CardMarks[];
  'collection.mark': Settled<null>;
  /** Long: takes over the cards of a file, all of them or none. */
  'collection.import': Settled<Imported>;
  'collection.export': WrittenFile;
  /** All that the player has, as the text of a file. */
  'collection.backUp': string | null;
  /** As a player of its own. */
  'collection.restore': Settled<Player>;
  /** Reads a deck; nothing is kept. */
  'files.readDeck': ReadDeck;
  'files.writeDeck': WrittenFile;
  'packs.list': readonly Pack[];
  'packs.open': Settled<OpenedPack>;
  /** What each wizard has to trade at the moment. */
  'trading.binders': readonly Binder[];
  /** How much is missing for the wizard to agree; nothing or less: it agrees. */
  'trading.wants': number;
  'trading.trade': Settled<number>;
  /** Every deck of the player, held against a rulebook. */
  'decks.box': readonly BoxedDeck[];
  'decks.check': DeckVerdict;
  'decks.adapt': AdaptedDeck;
  /** The formats of play by name. */
  'decks.formats': DeckFormats;
  /** A deck that comes with the program; null: there is none of that name. */
  'decks.ready': Deck | null;
  'decks.list': readonly DeckSummary[];
  'decks.read': KeptDeck | null;
  'decks.versions': readonly DeckVersion[];
  'decks.add': Settled<DeckSummary>;
  'decks.save': Settled<SavedDeck>;
  'decks.change': Settled<DeckSummary>;
  'decks.label': Settled<null>;
  'decks.throwAway': Settled<null>;
  'decks.takeBack': Settled<DeckSummary>;
}

export type CollectionCalls = CallsOf<typeof COLLECTION_INPUTS, CollectionAnswers>;
