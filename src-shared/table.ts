/**
 * A duel as it is seen from a chair: everything the table draws, and nothing that the seat may not know. The first
 * view is whole; after that only differences cross (difference.ts), with the news that led to them.
 */
import type { Asked } from './duel/asked.ts';
import type { Duration } from './duel/duration.ts';
import type { DuelEvent } from './duel/events.ts';
import type { Options } from './duel/options.ts';
import type { Poured, ShownPayment } from './duel/payment.ts';
import type { ReplyRefusal } from './duel/question.ts';
import type { CardNumber, Combat, Result, Seat, Thing } from './duel/things.ts';
import type { Why } from './duel/why.ts';
import type { Colour, Keyword, Quirk, Step, Supertype, Type } from './duel/words.ts';
import type { PlayerKind } from './duels.ts';
import type { Force } from './force.ts';
import type { FacePlan } from './face-plan.ts';
import type { Warning } from './preferences.ts';
import type { Rulebook } from './rulebooks.ts';

/** Whose half of the phase bar. */
export const HALVES = ['yours', 'theirs'] as const;
export type Half = (typeof HALVES)[number];

export interface TableView {
  readonly duel: string;
  readonly rulebook: Rulebook;
  /** The chair the table is seen from. */
  readonly seat: Seat;
  /** Chairs whose questions come to this window: one, or both in a solo duel. */
  readonly plays: readonly Seat[];
  /** The steps of a turn in this rulebook, in order. */
  readonly bar: readonly Step[];
  readonly turn: number;
  readonly step: Step;
  readonly active: readonly Seat[];
  readonly players: readonly TablePlayer[];
  /** The wizards who are known by a face, by chair; absent: none here is. */
  readonly wizards?: Readonly<Record<Seat, SeatedWizard>>;
  /** What a wizard said last, if that is not long ago. */
  readonly said?: WizardRemark;
  /** Every card whose face may be known, by number, wherever it is. */
  readonly cards: Readonly<Record<CardNumber, TableCard>>;
  /** What is printed on them, in the words of the rulebook, by number. Faces stay once they were seen. */
  readonly faces: Readonly<Record<number, FaceText>>;
  /** In order of arrival. */
  readonly battlefield: readonly CardNumber[];
  /** In the order announced. */
  readonly chain: readonly TableItem[];
  readonly combat?: Combat;
  /** Effects that last for a time, oldest first. */
  readonly effects: readonly TableEffect[];
  /** What this window has to decide now. */
  readonly prompt?: Prompt;
  /** Whom the duel waits for, when it is not this window. */
  readonly waiting?: TableWaiting;
  /** Where a run to a phase is going. */
  readonly destination?: Destination;
  /** Questions that are answered without asking, as the player wished. */
  readonly yields: readonly Yielded[];
  /** Sources that automatic payments leave alone, as the player wished. */
  readonly spared: readonly CardNumber[];
  readonly canUndo: boolean;
  /** Why the duel cannot go on now: it stands at its last decision. Sitting down anew tries once more. */
  readonly stuck?: Stuck;
  readonly result?: Result;
}

/** A question, or a chance to answer something, that is answered without asking. */
export interface Yielded {
  readonly key: string;
  /** The card it is about, and the ability of it. */
  readonly name: string;
  readonly text: string;
  readonly says: 'yes' | 'no' | 'pass';
}

/** The rules failed (our mistake), or what happened cannot be written down. */
export const STUCK = [
  'failed',
  'diskFull',
  'notAllowed',
  'databaseBusy',
  'databaseDamaged',
  'diskFailing',
] as const;
export type Stuck = (typeof STUCK)[number];

export interface TablePlayer {
  readonly name: string;
  readonly player: PlayerKind;
  readonly deck: string;
  /** Of the deck, the most frequent first; of a wizard's only what was seen of it, until the duel is over. */
  readonly colours: readonly Colour[];
  readonly life: number;
  readonly poison: number;
  /** In the order of MANA. */
  readonly pool: readonly number[];
  readonly lost: boolean;
  readonly library: number;
  /** What is known of the library from the top on; absent: not even the first card. */
  readonly top?: readonly CardNumber[];
  /** Cards that are not among `cards` are face down. */
  readonly hand: readonly CardNumber[];
  /** Last in first. */
  readonly graveyard: readonly CardNumber[];
  readonly exile: readonly CardNumber[];
  readonly ante: readonly CardNumber[];
  /** What would have been drawn next, once the duel is over. */
  readonly next?: readonly CardNumber[];
}

export interface SeatedWizard {
  readonly title: string;
  readonly face: FacePlan;
}

export interface WizardRemark {
  readonly seat: Seat;
  readonly words: string;
  /** Counts what was said at this table: the same words may be said again. */
  readonly number: number;
}

/** An effect that lasts for a time: what it comes from, and what it is on. */
export interface TableEffect {
  readonly id: number;
  readonly name: string;
  /** The card it comes from, wherever that is now, and its face. */
  readonly card: CardNumber;
  readonly face: number;
  readonly controller: Seat;
  /** Players and permanents; empty where it is on nothing in particular. */
  readonly on: readonly Thing[];
  readonly until: Duration;
}

/** A card as it is at the moment. What is usual is left out. */
export interface TableCard {
  readonly name: string;
  /** What is printed on it. */
  readonly face: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly types: readonly Type[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  readonly colours: readonly Colour[];
  readonly keywords?: readonly Keyword[];
  readonly quirks?: readonly Quirk[];
  /** Of creatures, at present. */
  readonly power?: number;
  readonly toughness?: number;
  readonly tapped?: true;
  /** It has an ability that gives mana. */
  readonly givesMana?: true;
  /** Has come too late to attack or be tapped for its abilities. */
  readonly sick?: true;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: CardNumber;
  readonly token?: true;
  /** How many abilities it has that are activated, where it is more than one. */
  readonly activated?: number;
  /** Its back shows. */
  readonly faceDown?: true;
  /** The face of the card that lies face down, for who knows it. */
  readonly beneath?: number;
}

export const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'land'] as const;
export type Rarity = (typeof RARITIES)[number];

/** Where and how a card was printed. */
export interface Print {
  readonly set: string;
  readonly number: string;
  readonly rarity: Rarity;
}

export interface FaceText {
  readonly name: string;
  /** Mana symbols, `{2}{R}{R}`. */
  readonly cost?: string;
  readonly typeLine: string;
  /** Paragraphs, one an ability. */
  readonly text: string;
  readonly types: readonly Type[];
  readonly subtypes: readonly string[];
  readonly colours: readonly Colour[];
  readonly power?: number;
  readonly toughness?: number;
  /** What is printed for them where the text counts them: a star. */
  readonly corner?: { readonly power: string; readonly toughness: string };
  readonly loyalty?: number;
  readonly keywords?: readonly Keyword[];
  /** What it mainly does, where it does something: its picture shows it. */
  readonly force?: Force;
  /** In the rulebook's time, as far as that is told. */
  readonly print?: Print;
}

/** An activated ability that cannot be used now, and why. */
export interface RestingAbility {
  readonly ability: number;
  readonly text: string;
  readonly why: Why;
}

/** Something announced that waits to take effect. */
export interface TableItem {
  readonly id: number;
  readonly kind: 'spell' | 'ability' | 'trigger' | 'combatDamage';
  readonly name: string;
  /** The card it is or comes from. */
  readonly card: CardNumber;
  readonly face: number;
  readonly controller: Seat;
  readonly targets: readonly Thing[];
  /** What it will do; for a spell its whole text. */
  readonly text: string;
  readonly x?: number;
  /** What was decided as it was announced: words, and things. */
  readonly decided?: readonly (string | Thing)[];
  /** The item it interrupts. */
  readonly onto?: number;
  readonly countered?: true;
}

export interface Prompt {
  /** Names the decision: a reply to an older one is not taken for a reply to this. */
  readonly decision: number;
  /** Who answers, and whose choice it is. */
  readonly seat: Seat;
  readonly for: Seat;
  readonly options: Options;
  readonly asked: Asked;
  /** Where mana is asked for: how it would be paid. */
  readonly payment?: ShownPayment;
  /** Where an X is asked for that is paid in mana: what may be poured in. */
  readonly poured?: Poured;
  /** Words for what is offered: of each act, of each use of mana, of each choice of modes, or of what is asked about. */
  readonly texts: readonly string[];
  /** What may be yielded: this question, or a chance to answer this item. */
  readonly canYield: boolean;
}

export interface TableWaiting {
  readonly seat: Seat;
  /** A mind is at work, a pause lets the eye follow, or a click is expected to go on. */
  readonly why: 'thinking' | 'pause' | 'click';
}

export interface Destination {
  readonly half: Half;
  readonly step: Step;
}

/** What happened, and the names of the cards in it that this chair may know; a card it may not know is -1. */
export interface News {
  readonly turn: number;
  readonly step: Step;
  readonly events: readonly DuelEvent[];
  readonly names: Readonly<Record<CardNumber, string>>;
}

/** What a window gets as it sits down. */
export interface Sitting {
  readonly view: TableView;
  /** Counts the changes; a window that misses one sits down anew. */
  readonly number: number;
  /** Everything that happened so far, oldest first. */
  readonly log: readonly News[];
}

/** What becomes of something that a window wants done at the table. */
export type Answered =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly refusal: ReplyRefusal }
  /** Something would be lost: say it again and be sure. */
  | { readonly kind: 'warned'; readonly warnings: readonly Warning[] }
  /** The duel has gone on meanwhile. */
  | { readonly kind: 'late' };
