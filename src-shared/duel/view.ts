/** What a seat may know of a duel. */
import type { Question } from './question.ts';
import type { CardNumber, Combat, Result, Seat, Thing } from './things.ts';
import type { Quirk, Step } from './words.ts';

export interface View {
  readonly seat: Seat;
  readonly turn: number;
  readonly step: Step;
  readonly active: readonly Seat[];
  readonly players: readonly PlayerView[];
  readonly permanents: readonly PermanentView[];
  readonly chain: readonly ChainView[];
  readonly combat?: Combat;
  /** Only who answers sees what is asked; the others see whom they wait for. */
  readonly question?: Question;
  readonly result?: Result;
}

export interface CardView {
  readonly card: CardNumber;
  /** Absent: face down. */
  readonly name?: string;
  /** What is printed on it. */
  readonly face?: number;
}

export interface PlayerView {
  readonly life: number;
  readonly poison: number;
  /** In a circle: opponents defeated. */
  readonly points?: number;
  readonly pool: readonly number[];
  readonly lost: boolean;
  readonly library: number;
  /** What the viewer knows of the cards from the top on, as far as that goes; absent: not even the first. */
  readonly top?: readonly CardView[];
  readonly hand: readonly CardView[];
  readonly graveyard: readonly CardView[];
  readonly exile: readonly CardView[];
  readonly ante: readonly CardView[];
}

export interface PermanentView {
  readonly card: CardNumber;
  readonly name: string;
  /** What it shows: its own print, or that of what it copies. */
  readonly face: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly types: readonly string[];
  readonly supertypes: readonly string[];
  readonly subtypes: readonly string[];
  readonly colours: readonly string[];
  readonly keywords: readonly string[];
  readonly quirks: readonly Quirk[];
  readonly power: number;
  readonly toughness: number;
  readonly tapped: boolean;
  /** Came too late to attack or to be tapped for its abilities. */
  readonly sick: boolean;
  readonly token: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: CardNumber;
  /** How many abilities it has that somebody activates. */
  readonly activated: number;
  /** It shows nothing of its card. */
  readonly faceDown?: true;
  /** What is printed on the card that lies face down, for those who know it. */
  readonly beneath?: number;
}

export interface ChainView {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly controller: Seat;
  readonly targets: readonly Thing[];
  /** The card it is or comes from, and where its words stand. */
  readonly card: CardNumber;
  readonly face: number;
  readonly ability: number;
  readonly x: number;
  /** Words and things that were decided as it was announced. */
  readonly decided?: readonly (string | Thing)[];
  /** Of combat damage: what was assigned. */
  readonly damage?: readonly AssignedView[];
  /** The item it interrupts. */
  readonly onto?: number;
  readonly countered: boolean;
  readonly colours: readonly string[];
  readonly types: readonly string[];
}

/** Damage on its way: from the creature of this name. */
export interface AssignedView {
  readonly source: string;
  readonly amount: number;
  readonly to: Thing;
}
