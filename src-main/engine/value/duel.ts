/**
 * The value. A duel is plain data: it survives JSON at any moment, in the middle of casting, combat and resolution.
 * Things refer to each other by number. Records are frozen: a change puts a new record in the old one's place, so
 * that a clone is a copy of lists and shares everything else.
 */
import type { CardNumber, Combat, Group, Result, Seat, Thing } from '../../../src-shared/duel/things.ts';
import type { Face } from '../language/face.ts';
import type { Condition } from '../language/condition.ts';
import type { Duration } from '../language/duration.ts';
import type { Moment } from '../language/moment.ts';
import type { Phase } from '../language/effects/turns.ts';
import type { Rule } from '../language/rule.ts';
import type { Filter } from '../language/filter.ts';
import type { Keyword, Step, Zone } from '../../../src-shared/duel/words.ts';
import type { Answers, DamageEntry, Frame } from './frame.ts';
import type { Question } from '../../../src-shared/duel/question.ts';
import { withBeside } from './derived.ts';

export type { CardNumber, Group, Result, Seat, Thing };

export interface Setup {
  /** Names the rulebook; what it answers is looked up by this name. */
  readonly edition: string;
  readonly seats: readonly SeatSetup[];
  /** Every face of the decks, pinned, so that a corrected corpus still takes up an old duel. */
  readonly faces: readonly Face[];
  /** What may be named where a text asks for the name of a card; absent: what the player has met in the duel. */
  readonly names?: readonly string[];
  readonly variant: Variant;
  readonly seed: number;
  readonly ante: boolean;
  /** Which seat chooses or begins by the loser's right; absent: chance. */
  readonly lostLast?: Seat;
  /** Chance fixed in advance, in order of use (scenarios). */
  readonly fixedChance?: readonly (string | number)[];
  /** A position to start from instead of an opening. */
  readonly position?: Position;
  /** No duel goes on for more decisions than this: then it is drawn. */
  readonly mostDecisions?: number;
}

export const VARIANTS = ['duel', 'freeForAll', 'twoHeadedGiant', 'emperor', 'portalCircle'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface SeatSetup {
  readonly name: string;
  /** Faces by number, top first only after the shuffle. */
  readonly deck: readonly number[];
  readonly team: number;
  /** Is asked at every moment when it might act, even with nothing but passing left. */
  readonly attentive: boolean;
  readonly life?: number;
  /** Cards of the opening hand, where another number than the rulebook's was agreed on. */
  readonly hand?: number;
  /** The deck lies as listed, top first, and is not shuffled (scenarios). */
  readonly stacked?: boolean;
}

/** Where a duel made by hand begins. Cards are given by face; names in `as` are for the one who wrote it. */
export interface Position {
  readonly turn: number;
  readonly active: Seat;
  readonly step: Step;
  readonly seats: readonly SeatPosition[];
}

export interface SeatPosition {
  readonly life?: number;
  readonly poison?: number;
  readonly mana?: readonly number[];
  readonly library: readonly number[];
  readonly hand: readonly number[];
  readonly graveyard: readonly number[];
  readonly exile: readonly number[];
  readonly ante: readonly number[];
  readonly battlefield: readonly PermanentPosition[];
}

export interface PermanentPosition {
  readonly face: number;
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly controller?: Seat;
  readonly token?: boolean;
  /** The place of its host in the list of all seats' permanents, one seat after the other. */
  readonly attachedTo?: number;
  /** Words chosen as it came into play. */
  readonly chosen?: Readonly<Record<string, Value>>;
}

/** What a slot or a permanent may remember. */
export type Value = number | string | readonly Thing[];

export interface Card {
  readonly owner: Seat;
  readonly face: number;
  readonly zone: Zone;
  readonly incarnation: number;
  /** Seats that know which card this is, as a mask. */
  readonly known: number;
  /** Who brought it to the duel, where its owner is another by now. */
  readonly brought?: Seat;
  /** It lies face down where others lie open. */
  readonly faceDown?: true;
}

/** What a card is besides, as long as it is in play. */
export interface Permanent {
  /** Whose it is when no effect says otherwise. */
  readonly controller: Seat;
  readonly tapped: boolean;
  readonly damage: number;
  /** Damage of a deathtouch source since the last look at deaths. */
  readonly deadly: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: CardNumber;
  /** The seat that has controlled it without a break since its last turn began, or -1. */
  readonly settled: Seat;
  /** Who was seen to control it last: a change of control is noticed against this. */
  readonly holder: Seat;
  /** Order of arrival; a new one when it is attached anew. */
  readonly stamp: number;
  /** Chosen words and linked things, by name. */
  readonly chosen: Readonly<Record<string, Value>>;
  /** The face it copies; -1: its own. */
  readonly copies: number;
  /** Words of its text that were changed, in order, and the face that has them: no copy of it has. */
  readonly worded?: {
    readonly words: readonly (readonly [from: string, to: string])[];
    readonly face: number;
  };
  /** Times its abilities were used this turn, by ability number; loyalty under -1. */
  readonly used: Readonly<Record<number, number>>;
}

/** What an object is at the moment: after copies, words, colours, abilities and sizes. Frozen once computed. */
export interface Looks {
  readonly name: string;
  readonly face: number;
  readonly types: number;
  readonly supertypes: number;
  readonly subtypes: readonly string[];
  readonly colours: number;
  readonly power: number;
  readonly toughness: number;
  readonly cost: number;
  readonly keywords: number;
  readonly controller: Seat;
  readonly abilities: readonly AbilityAt[];
}

/** An ability of an object: where its tree stands, and whose it is. */
export interface AbilityAt {
  readonly face: number;
  readonly ability: number;
  /** The object whose words these are, when they were granted; `self` means the bearer all the same. */
  readonly granter?: CardNumber;
  /** The granter's controller decides and pays, not the bearer's. */
  readonly ofGranter?: true;
  /** What laid it down for a time: its words are read from there. */
  readonly act?: Act;
}

/** What something was when it was last there, or when its effect was announced. */
export interface Snapshot {
  readonly card: CardNumber;
  readonly incarnation: number;
  readonly looks: Looks;
  readonly owner: Seat;
  readonly tapped: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: CardNumber;
  readonly chosen: Readonly<Record<string, Value>>;
  /** Of a copy of a spell: its number on the chain; the card is that of its original. */
  readonly copy?: number;
}

/** Everything announced with a spell or ability: read, never changed, while it resolves. */
export interface Act {
  readonly you: Seat;
  /** The card it comes from, and what that was at announcement. */
  readonly source: Snapshot;
  readonly face: number;
  readonly ability: number;
  readonly targets: readonly (readonly Thing[])[];
  readonly modes: readonly number[];
  readonly x: number;
  /** The mana spent on X, in the order of MANA, where the text asks for it. */
  readonly spent?: readonly number[];
  /** Shares of a divided amount, in the order of the first targets. */
  readonly shares: readonly number[];
  /** What a triggered ability is about. */
  readonly about?: About;
  /** The duty that is performed by it. */
  readonly duty?: number;
  /** The sources that it guards against, where they are named as it is announced. */
  readonly named?: readonly Thing[];
  /** What was decided as it was announced, where the rulebook has it so, by what asks for it. */
  readonly decided?: Readonly<Record<string, Partial<Answers>>>;
  /** What its text has named: what was given up for it, and what a delayed effect took along. */
  readonly slots?: Readonly<Record<string, Value>>;
}

export interface About {
  readonly it?: Thing;
  readonly source?: Thing;
  readonly other?: Thing;
  readonly player?: Seat;
  readonly amount?: number;
  /** The mana that was made, in symbols. */
  readonly mana?: string;
}

export const CHAIN_KINDS = ['spell', 'ability', 'trigger', 'combatDamage'] as const;

/** Something announced that waits to take effect. */
export interface ChainItem {
  readonly id: number;
  readonly kind: (typeof CHAIN_KINDS)[number];
  readonly act: Act;
  /** For a delayed effect: the node to begin at. */
  readonly node?: number;
  /** The card being cast; absent for abilities and for copies of spells. */
  readonly card?: CardNumber;
  /** A copy of a spell has no card. */
  readonly copy?: true;
  /** What a copy, or a spell whose words or colours were changed, is. */
  readonly looks: Looks;
  /** Its words that were changed, in order: what it becomes has them too. */
  readonly words?: NonNullable<Permanent['worded']>['words'];
  /** The item this one interrupts. */
  readonly onto?: number;
  readonly countered?: true;
  /** Combat damage as it was assigned. */
  readonly damage?: readonly DamageEntry[];
}

/** A lasting effect, frozen at birth. */
export type LastingEffect = {
  readonly id: number;
  readonly stamp: number;
  readonly you: Seat;
  readonly source: Snapshot;
  readonly until: Duration;
} & LastingKind;

type LastingKind =
  | {
      readonly kind: 'mods';
      readonly things: readonly Thing[];
      readonly mods: readonly FrozenMod[];
      /** It is over as soon as this is not so. */
      readonly while?: { readonly condition: Condition; readonly act: Act };
    }
  /** Out of the duel for a while, as it was; `on`: with what it is attached to, or -1. */
  | {
      readonly kind: 'phasedOut';
      readonly seat: Seat;
      readonly permanent: Permanent;
      readonly on: CardNumber;
    }
  /** A static ability that goes on without its permanent. */
  | { readonly kind: 'outliving'; readonly at: AbilityAt }
  | { readonly kind: 'words'; readonly things: readonly Thing[]; readonly from: string; readonly to: string }
  | { readonly kind: 'shield'; readonly shield: Shield }
  /** The seat's phases of this kind are left out: of its next turn, and from then on of that turn. */
  | { readonly kind: 'skip'; readonly seat: Seat; readonly phase: Phase; readonly turn?: number }
  /** Its player may play these from where they lie. */
  | { readonly kind: 'permission'; readonly things: readonly Thing[] }
  | { readonly kind: 'regeneration'; readonly thing: Thing }
  /** In the place of draws of these seats something else happens. */
  | {
      readonly kind: 'draws';
      readonly seats: readonly Seat[];
      readonly act: Act;
      readonly node: number;
      readonly once: boolean;
    }
  /** Its player has this activated ability for a time, without a permanent. */
  | { readonly kind: 'permit'; readonly at: AbilityAt }
  /** Of the mana in a pool so much pays only for spells that fit. */
  | {
      readonly kind: 'tied';
      readonly seat: Seat;
      readonly mana: readonly number[];
      readonly only: Filter;
    }
  /** A rule that holds as if a permanent said so, read from the act that laid it down. */
  | {
      readonly kind: 'ruling';
      readonly rule: Rule;
      readonly act: Act;
      /** Not yet: in the next turn of this seat. */
      readonly nextTurn?: Seat;
    }
  | {
      readonly kind: 'delayed';
      readonly moment: Moment;
      readonly act: Act;
      readonly node: number;
      /** Not only once. */
      readonly eachTime?: true;
    };

/** Modifications whose amounts have been counted. */
export type FrozenMod =
  | { readonly kind: 'bonus'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'base'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'addKeyword' | 'loseKeyword'; readonly keyword: Keyword }
  | { readonly kind: 'grant'; readonly at: AbilityAt }
  | { readonly kind: 'loseLandwalk'; readonly land: Filter }
  | { readonly kind: 'loseAbilities' }
  | { readonly kind: 'addTypes'; readonly types: number; readonly subtypes: readonly string[] }
  | { readonly kind: 'setLandType'; readonly type: string }
  | { readonly kind: 'setColours' | 'addColours'; readonly colours: number }
  | { readonly kind: 'control'; readonly seat: Seat };

/** What becomes of the damage that a shield takes, if it is not simply lost. */
export interface Guard {
  /** Of each source's damage so much is left. */
  readonly but?: number;
  /** It is dealt to this instead. */
  readonly onto?: Thing;
  /** It is dealt all the same. */
  readonly kept?: true;
  readonly then?: { readonly act: Act; readonly node: number };
}

export interface Shield extends Guard {
  /** Points left; -1: all. */
  readonly amount: number;
  /** Whom it protects; absent: everybody. */
  readonly to?: readonly Thing[];
  /** Also whatever these seats control that fits. */
  readonly toTheirs?: { readonly seats: readonly Seat[]; readonly filter: Filter };
  /** Only damage from this source; what takes all of it is used up at once. */
  readonly from?: Thing;
  /** Only damage from sources that fit. */
  readonly fromAll?: Filter;
  readonly combatOnly?: boolean;
}

interface Turn {
  readonly number: number;
  /** The seats whose turn it is: a team where teams share turns. */
  readonly active: readonly Seat[];
  readonly step: Step;
  /** Land plays made this turn, by seat. */
  readonly lands: readonly number[];
  /** Turns that come before the next in order: seats, the next one first. */
  readonly extra: readonly Seat[];
  /** The seat after whom the order of turns goes on, when extra turns are over. */
  readonly order: Seat;
}

/** Life and poison: one for each seat, or one for a team. */
export interface Purse {
  readonly life: number;
  readonly poison: number;
}

/** One small fact of this turn. */
export interface Fact {
  readonly kind:
    | 'attacked'
    | 'blocked'
    | 'damaged'
    | 'drew'
    | 'died'
    | 'cast'
    | 'tappedForMana'
    | 'lost'
    | 'beganUntapped'
    | 'combat';
  readonly who: number;
  readonly incarnation: number;
  readonly seat: Seat;
  readonly to: number;
  readonly amount: number;
}

/** A triggered ability that waits for its place. */
export interface Waiting {
  readonly act: Act;
  /** For a delayed effect: the node to begin at. */
  readonly node: number;
  /** Its player has put it in its order among the others. */
  readonly isOrdered?: true;
}

/** Something the rulebook of 1997 has a player do in a phase. */
export interface Duty {
  readonly id: number;
  readonly owner: Seat;
  readonly part: 'begin' | 'plain' | 'end';
  readonly mandatory: boolean;
  /** The permanent whose activated abilities rest until an upkeep cost is paid, or -1. */
  readonly locks: CardNumber;
  readonly act: Act;
  readonly node: number;
}

interface Chance {
  readonly state: number;
  /** How many fixed results have been used. */
  readonly used: number;
}

export interface Duel {
  readonly setup: Setup;
  faces: readonly Face[];
  cards: Card[];
  /** By card number; undefined for what is not in play, and null once it was saved: ask whether it is there. */
  board: (Permanent | undefined)[];
  /** Card numbers in order of arrival. */
  battlefield: readonly CardNumber[];
  /** By seat, top first. */
  libraries: (readonly CardNumber[])[];
  hands: (readonly CardNumber[])[];
  /** Last in first. */
  graveyards: (readonly CardNumber[])[];
  exiles: (readonly CardNumber[])[];
  antes: (readonly CardNumber[])[];
  /** Mana by seat, in the order of MANA. */
  pools: (readonly number[])[];
  purses: Purse[];
  /** Out of the duel. */
  lost: boolean[];
  /** By seat, the how manieth to leave; 0: still in. Who leave together have the same number. */
  fell: number[];
  /** By seat, opponents defeated in a circle. */
  points: number[];
  attentive: boolean[];
  chain: ChainItem[];
  effects: LastingEffect[];
  waiting: Waiting[];
  duties: Duty[];
  /** Last known states of what has left play and is still spoken of. */
  past: Snapshot[];
  frames: Frame[];
  combat: Combat | undefined;
  turn: Turn;
  memory: Fact[];
  chance: Chance;
  /** The next number for chain items, effects and duties; the next stamp. */
  nextId: number;
  /** Decisions made so far. */
  decisions: number;
  question: Question | undefined;
  result: Result | undefined;
}

/** Copies the lists and shares the records. A forgotten field does not compile. */
export function clone(duel: Duel): Duel {
  const copy: Duel = {
    setup: duel.setup,
    faces: duel.faces,
    cards: duel.cards.slice(),
    board: duel.board.slice(),
    battlefield: duel.battlefield,
    libraries: duel.libraries.slice(),
    hands: duel.hands.slice(),
    graveyards: duel.graveyards.slice(),
    exiles: duel.exiles.slice(),
    antes: duel.antes.slice(),
    pools: duel.pools.slice(),
    purses: duel.purses.slice(),
    lost: duel.lost.slice(),
    fell: duel.fell.slice(),
    points: duel.points.slice(),
    attentive: duel.attentive.slice(),
    chain: duel.chain.slice(),
    effects: duel.effects.slice(),
    waiting: duel.waiting.slice(),
    duties: duel.duties.slice(),
    past: duel.past.slice(),
    frames: duel.frames.slice(),
    combat: duel.combat,
    turn: duel.turn,
    memory: duel.memory.slice(),
    chance: duel.chance,
    nextId: duel.nextId,
    decisions: duel.decisions,
    question: duel.question,
    result: duel.result,
  };
  return withBeside(copy, duel);
}
