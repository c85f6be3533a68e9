/** A deck as it is kept, shown and carried between programs: wider than any one file. */
import { sumOf } from './sums.ts';
import type { AGAINST } from './inputs/collection.ts';
import type { DECK } from './shapes/deck.ts';
import type { Given } from './shapes/plain.ts';

/** The files a deck can come in or go out as, and what they are called. */
export const FORMAT_NAMES = {
  forge: 'Forge',
  xmage: 'XMage',
  'mtgo-dek': 'Magic Online (.dek)',
  'mtgo-text': 'Magic Online (text)',
  arena: 'Arena',
  moxfield: 'Moxfield',
  archidekt: 'Archidekt',
  deckstats: 'Deckstats',
  goldfish: 'MTGGoldfish',
  cockatrice: 'Cockatrice',
  'cockatrice-text': 'Cockatrice (text)',
  mws: 'Magic Workstation',
  microprose: 'The game of 1997',
  apprentice: 'Apprentice',
  lackey: 'LackeyCCG',
  salvation: 'MTG Salvation',
  octgn: 'OCTGN',
  precon: 'Magarena and theme decks',
  'csv-moxfield': 'Table: Moxfield',
  'csv-deckbox': 'Table: Deckbox',
  'csv-deckbox-old': 'Table: Deckbox, older',
  'csv-tappedout': 'Table: TappedOut',
  'csv-tappedout-inventory': 'Table: TappedOut, inventory',
  'csv-mtgo': 'Table: Magic Online',
  'csv-manabox': 'Table: ManaBox',
  'csv-archidekt': 'Table: Archidekt',
  'csv-tcgplayer': 'Table: TCGplayer',
  'csv-dragonshield': 'Table: Dragon Shield',
  'csv-goldfish': 'Table: MTGGoldfish',
  'csv-deckstats': 'Table: Deckstats',
  'csv-cardmarket': 'Table: Cardmarket',
  csv: 'Table',
  spellchain: 'Spellchain (nothing is left out)',
  mtgjson: 'MTGJSON',
  scryfall: 'Scryfall',
  plain: 'Plain text',
} as const;
export type DeckFormat = keyof typeof FORMAT_NAMES;
export const DECK_FORMATS = Object.keys(FORMAT_NAMES) as readonly DeckFormat[];

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

/** What goes to the table, and what lies beside it between the duels of a match. */
export const PLAYED_ZONES: readonly DeckZone[] = ['main', 'commander', 'againstAnyone'];
export const BESIDE_ZONES: readonly DeckZone[] = ['side', 'companion'];

export const FOILS = ['no', 'foil', 'etched'] as const;
export type Foil = (typeof FOILS)[number];

export type Deck = Given<typeof DECK>;
export type DeckCard = Deck['entries'][number];
export type KeptPart = Deck['kept'][number];

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

export const cardsIn = ({ entries }: Pick<Deck, 'entries'>, ...zones: readonly DeckZone[]): number =>
  sumOf(entries, ({ zone, count }) => (zones.includes(zone) ? count : 0));

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

export type DeckAgainst = Given<typeof AGAINST>;

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
