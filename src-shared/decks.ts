/** A deck as it is kept, shown and carried between programs: wider than any one file. */
import type { Rulebook } from './preferences.ts';

/** The files a deck can come in or go out as. */
export const DECK_FORMATS = [
  'forge',
  'xmage',
  'mtgo-dek',
  'mtgo-text',
  'arena',
  'moxfield',
  'archidekt',
  'deckstats',
  'goldfish',
  'cockatrice',
  'cockatrice-text',
  'mws',
  'microprose',
  'apprentice',
  'lackey',
  'salvation',
  'octgn',
  'precon',
  'csv-moxfield',
  'csv-deckbox',
  'csv-deckbox-old',
  'csv-tappedout',
  'csv-tappedout-inventory',
  'csv-mtgo',
  'csv-manabox',
  'csv-archidekt',
  'csv-tcgplayer',
  'csv-dragonshield',
  'csv-goldfish',
  'csv-deckstats',
  'csv-cardmarket',
  'csv',
  'spellchain',
  'mtgjson',
  'scryfall',
  'plain',
] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** What is added to a deck against an opponent of a colour, as the game of 1997 has it. */
export const AGAINST_ZONES = [
  'againstAnyone',
  'againstBlack',
  'againstBlue',
  'againstGreen',
  'againstRed',
  'againstWhite',
] as const;

export const DECK_ZONES = [
  'main',
  'side',
  'commander',
  'companion',
  'maybe',
  'tokens',
  ...AGAINST_ZONES,
  'acquire',
  'display',
  'avatar',
  'planes',
  'schemes',
  'conspiracy',
  'dungeon',
  'attractions',
  'contraptions',
] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

export const FOILS = ['no', 'foil', 'etched'] as const;
export type Foil = (typeof FOILS)[number];

/** What a file says that is not read: by the name it has there. */
type Fields = Readonly<Record<string, string>>;

export interface DeckCard {
  /** As the corpus has it; as it was written where no card is known by that name. */
  readonly name: string;
  readonly known: boolean;
  readonly count: number;
  readonly zone: DeckZone;
  /** In upper case, by the code most programs use. */
  readonly set?: string | undefined;
  /** As it stands on the card: no number, but a text. */
  readonly number?: string | undefined;
  /** Which of several pictures, from 1. */
  readonly art?: number | undefined;
  readonly foil: Foil;
  readonly tags: readonly string[];
  readonly fields: Fields;
}

/** A part of a file that is carried along unread, under the name of where it stood. */
export interface KeptPart {
  readonly where: string;
  readonly text: string;
}

export interface Deck {
  readonly name?: string | undefined;
  readonly author?: string | undefined;
  readonly comment?: string | undefined;
  /** What it is built for, in the words of the file. */
  readonly format?: string | undefined;
  readonly date?: string | undefined;
  readonly tags: readonly string[];
  readonly entries: readonly DeckCard[];
  /** Whose the fields and the kept parts are. */
  readonly source?: DeckFormat | undefined;
  readonly fields: Fields;
  readonly kept: readonly KeptPart[];
}

/** What was met in a file that the reader should know of. */
const READ_FINDINGS = [
  'unknownCard',
  'nameRead',
  'printingUnknown',
  'printingOther',
  'setUnclear',
  'numberWins',
  'numberOther',
  'countRejected',
  'countsMissing',
  'lineNotRead',
  'lineTooLong',
  'sectionIgnored',
  'blocksJoined',
  'notText',
  'tooLarge',
  'broken',
  'noNames',
  'furtherFindings',
  'nothingRead',
] as const;

/** What a file that is to be written has no place for. */
const WRITE_FINDINGS = [
  'zoneLeftOut',
  'zoneMoved',
  'zonesFolded',
  'cardLeftOut',
  'printingChosen',
  'partLeftOut',
  'headLeftOut',
  'fieldLeftOut',
  'keptLeftOut',
  'lettersFolded',
  'limitBroken',
  'cannotWrite',
] as const;

export const FINDING_KINDS = [...READ_FINDINGS, ...WRITE_FINDINGS] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** Counted from 1; absent where no line is meant. */
  readonly line?: number | undefined;
  /** What stood there, shortened when it is very long. */
  readonly text: string;
  /** What was taken or done in its place. */
  readonly instead?: string | undefined;
  /** Names of cards that may have been meant: offered, never taken. */
  readonly near?: readonly string[] | undefined;
}

export interface ReadDeck {
  readonly deck: Deck;
  readonly findings: readonly Finding[];
  readonly format: DeckFormat;
}

export const cardsIn = (deck: Pick<Deck, 'entries'>, zone: DeckZone): number =>
  deck.entries.reduce((sum, entry) => sum + (entry.zone === zone ? entry.count : 0), 0);

/** Why a deck does not fit. */
export const BREACH_KINDS = [
  'empty',
  'tooFew',
  'tooManyCopies',
  'sideboardSize',
  'unknown',
  'outOfTime',
  'outOfPool',
  'banned',
  'restricted',
] as const;
export type BreachKind = (typeof BREACH_KINDS)[number];

export interface Breach {
  readonly kind: BreachKind;
  /** The card it is about; absent where it is about the whole deck. */
  readonly card?: string | undefined;
  /** How many there are, and how many there may or must be. */
  readonly count: number;
  readonly allowed: number;
  /** The number of the requirement in tests/rules. */
  readonly rule?: string | undefined;
  /** The day of the list that says so. */
  readonly date?: string | undefined;
}

/** How a deck of a rulebook is put together: of what one owns, of packs just opened, or by a tournament's rules. */
export const DECK_WAYS = ['constructed', 'limited', 'tournament'] as const;
export type DeckWay = (typeof DECK_WAYS)[number];

/** What a deck is held against. */
export type DeckAgainst =
  | { readonly kind: 'rulebook'; readonly rulebook: Rulebook; readonly way?: DeckWay | undefined }
  | {
      readonly kind: 'format';
      readonly format: string;
      /** An ISO date; absent: the last day that the lists know. */
      readonly day?: string | undefined;
    };

export interface DeckVerdict {
  readonly breaches: readonly Breach[];
  /** The day of the list that was asked. */
  readonly date?: string | undefined;
}

/** Why a deck changes for another rulebook. */
export const DECK_CHANGE_REASONS = ['unknown', 'outOfTime', 'copies', 'size', 'sideboard'] as const;
export type DeckChangeReason = (typeof DECK_CHANGE_REASONS)[number];

/** Copies of one card that go, and of another that come in their place; either may be absent. */
export interface DeckChange {
  readonly why: DeckChangeReason;
  readonly zone: DeckZone;
  readonly count: number;
  readonly out?: string | undefined;
  readonly in?: string | undefined;
}

export interface AdaptedDeck {
  readonly deck: Deck;
  readonly changes: readonly DeckChange[];
}
