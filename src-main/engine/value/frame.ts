/**
 * The only call stack: what the duel is in the middle of. A frame is small and plain; its handler is found by its
 * kind, and a change of stage puts a new frame in its place.
 */
import type { Act, CardNumber, Seat, Snapshot, Thing, Value } from './duel.ts';
import type { Cost } from '../language/cost.ts';
import type { EffectKind } from '../language/effect.ts';
import type { ManaAmount } from '../language/mana.ts';
import type { Step, Zone } from '../../../src-shared/duel/words.ts';
import type { MoveCause } from '../../../src-shared/duel/events.ts';
import type { ChoiceLimit } from '../../../src-shared/duel/options.ts';
import type { Attacker, ManaUse, Parts } from '../../../src-shared/duel/question.ts';

/** What a frame gives to the one below as it ends, by its kind; the opening answers its own questions. */
export interface Answers {
  readonly opening: boolean;
  readonly choose: readonly Thing[];
  readonly yesNo: boolean;
  readonly word: string;
  readonly divide: readonly number[];
  readonly order: readonly number[];
  /** Whether it was paid. */
  readonly pay: boolean;
  /** How much damage was dealt, and to whom. */
  readonly event: number;
  readonly damaged: readonly Thing[];
}

/** What the frame above has given, until this one goes on. */
interface Answered {
  readonly answer?: Partial<Answers> | undefined;
}

export interface OpeningFrame extends Answered {
  readonly kind: 'opening';
  readonly stage: 'whoBegins' | 'said' | 'hands' | 'exchanges' | 'beginnings' | 'firstTurn';
  /** Who has the say, and who begins. */
  readonly seat: Seat;
  /** Seats still to be asked about their hands, and how often each has exchanged it. */
  readonly asking: readonly Seat[];
  readonly exchanged: readonly number[];
  /** Cards whose owners were asked whether to begin with them in play. */
  readonly offered?: readonly CardNumber[];
}

/** A turn about to begin: it may be skipped. */
export interface BeginTurnFrame {
  readonly kind: 'beginTurn';
  readonly stage: 'start' | 'asked' | 'skipped';
  readonly seat: Seat;
  /** What lets it be skipped and has been asked about, by its key; the last of them just now. */
  readonly replaced?: readonly string[];
}

/** Deaths, and what they set off, where nobody has a window. */
interface SettlingFrame {
  readonly kind: 'settling';
}

/** The active players' permanents untap, all together; where only some may, it is chosen first. */
export interface UntapFrame {
  readonly kind: 'untap';
  readonly stage: 'start' | 'asking' | 'whetherItStays' | 'chosen';
  /** The place of the active player whose permanents are looked at. */
  readonly at: number;
  /** What is going to untap, as far as that is settled. */
  readonly chosen: readonly CardNumber[];
  /** What may stay tapped and was asked about, the last one just now; and what of it stays. */
  readonly askedOf?: readonly CardNumber[];
  readonly staying?: readonly CardNumber[];
}

/** The active players' hands come down to their limit. */
export interface DiscardToLimitFrame {
  readonly kind: 'discardToLimit';
  readonly stage: 'asking' | 'chosen';
  /** The place of the active player whose hand is looked at. */
  readonly at: number;
}

export interface TurnFrame {
  readonly kind: 'turn';
  /** The steps ahead. */
  readonly ahead: readonly Step[];
}

/** The course of a step. */
export type StepStage =
  | 'beginning'
  | 'firstWindow'
  | 'deed'
  | 'window'
  | 'lastDuties'
  | 'discard'
  | 'ending'
  | 'ended';

export interface StepFrame {
  readonly kind: 'step';
  readonly stage: StepStage;
  readonly step: Step;
  /** A phase or a combat ends with it: known as it ends, and still when deaths are looked at again. */
  readonly closes?: boolean;
}

/** Who may be doing what while this window is open. */
export const SPEEDS = ['open', 'interrupt', 'prevention', 'regeneration'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface WindowFrame {
  readonly kind: 'window';
  readonly speed: Speed;
  /** Whose word it is. */
  readonly holder: Seat;
  /** Seats that have passed in succession, as a mask. */
  readonly passed: number;
  /** The part of a phase whose duties may be done. */
  readonly part: 'begin' | 'plain' | 'end';
  /** The item on the chain that may be interrupted, or -1. */
  readonly onto: number;
}

/** What is unusual about playing a card in the middle of an effect. */
export interface AnnounceManner {
  /** The mana cost is not paid. */
  readonly free: boolean;
  /** It cannot be called off. */
  readonly forced: boolean;
  /** Only lands may pay, and it takes effect at once (Word of Command). */
  readonly landsOnly: boolean;
  /** It shows none of its card. */
  readonly faceDown?: true;
}

/** A spell or ability being announced: on paper until everything is there. */
export interface AnnounceFrame extends AnnounceManner {
  readonly kind: 'announce';
  readonly stage: 'gathering' | 'drawingMana' | 'paying' | 'paid';
  readonly seat: Seat;
  readonly by: Seat;
  readonly what: 'cast' | 'activate';
  readonly card: CardNumber;
  /** The place among the permanent's activated abilities. */
  readonly ability: number;
  readonly parts: Parts;
  readonly onto: number;
  readonly source: Snapshot;
  /** Where the tree stands. */
  readonly face: number;
  readonly tree: number;
  /** Mana sources chosen and not yet used. */
  readonly uses: readonly ManaUse[];
  /** Mana of the pool that was set aside for it by hand, or will be there by then, in the order of MANA. */
  readonly set?: readonly number[];
  /** What was spent on it, where its text asks for that. */
  readonly spent?: readonly number[];
}

/** Mana to be paid in the middle of an effect. */
export interface PayFrame {
  readonly kind: 'pay';
  readonly seat: Seat;
  readonly amount: ManaAmount;
  readonly uses: readonly ManaUse[];
}

/** The chances to interrupt what was just announced. */
export interface InterruptingFrame {
  readonly kind: 'interrupting';
  readonly item: number;
  /** Seats whose chance is still to come, in order; where all speak in one window, whether it is still to come. */
  readonly chances: readonly Seat[];
}

export interface BatchFrame {
  readonly kind: 'batch';
  /** Items below this one are not part of the batch. */
  readonly above: number;
}

/** A batch being put in the order in which it takes effect: items that have their place, and those still to come. */
export interface ArrangingFrame {
  readonly kind: 'arranging';
  readonly stage: 'next' | 'chosen';
  readonly placed: readonly number[];
  readonly left: readonly number[];
}

/** The sources that an effect guards against are named as it is announced. */
export interface NamingFrame {
  readonly kind: 'naming';
  readonly stage: 'asking' | 'chosen';
  readonly item: number;
}

/** What is left to decide about an item is decided as it is announced: the effects on top of it only ask. */
export interface DecidingFrame {
  readonly kind: 'deciding';
  readonly item: number;
  /** The places in its texts that have asked. */
  readonly begun: readonly string[];
  readonly slots: Readonly<Record<string, Value>>;
}

/** An item of the chain, a duty or a delayed effect taking effect. */
export interface ResolveFrame {
  readonly kind: 'resolve';
  readonly stage: 'targets' | 'effect' | 'leaving' | 'fizzled';
  readonly act: Act;
  readonly node: number;
  /** The item on the chain, or -1. */
  readonly item: number;
  readonly slots: Readonly<Record<string, Value>>;
}

/** What has happened about an effect that is not done in one go, by its kind. */
interface EffectStages {
  may: 'answered';
  pays: 'answered' | 'chosen' | 'paid';
  paysAny: 'said' | 'paid';
  play: 'answered' | 'played';
  choose: 'chosen';
  chooseWord: 'said';
  chooseOption: 'said';
  whichever: 'said';
  chooseNumber: 'said';
  takeShape: 'said';
  changeWords: 'firstSaid' | 'bothSaid';
  addMana: 'said';
  drawMana: 'said';
  divideDamage: 'said';
  damage: 'dealt';
  prevent: 'chosen';
  destroy: 'destroyed';
  sacrifice: 'chosen';
  discard: 'chosen';
  equalise: 'chosen';
  command: 'chosen';
  throwDown: 'chosen';
  move: 'ordered';
  repeatWhile: 'done';
  search: 'found' | 'sorted';
  lookAtTop: 'taken' | 'moved' | 'divided' | 'topOrdered' | 'bottomOrdered';
  revealUntil: 'found' | 'ordered';
  redeal: 'shuffled' | 'comingIn' | 'goingUnder';
}

type EffectStage<Kind extends EffectKind> =
  | 'start'
  | (Kind extends keyof EffectStages ? EffectStages[Kind] : never);

/** The parts of an effect that say which players it is about. */
export const PLAYER_PARTS = ['who', 'by', 'player', 'divider', 'order'] as const;
export type PlayerPart = (typeof PLAYER_PARTS)[number];

/** A node of an effect at work. */
export interface EffectFrame<Kind extends EffectKind = EffectKind> extends Answered {
  readonly kind: 'effect';
  readonly stage: EffectStage<Kind>;
  /** The place in what is gone through one after the other; absent: not begun. */
  readonly at?: number;
  readonly act: Act;
  readonly node: number;
  readonly list: readonly Thing[];
  readonly each?: Thing;
  /** Whom its parts meant as it began. */
  readonly meant?: Readonly<Partial<Record<PlayerPart, readonly Seat[]>>>;
  /** Cards of what is looked at that are going to the bottom. */
  readonly down?: readonly CardNumber[];
  /** The first of two words. */
  readonly word?: string;
  /** What it has counted so far. */
  readonly counted?: readonly number[];
  /** The sources that its payer named for what it asks to be paid. */
  readonly pay?: readonly ManaUse[];
}

/** After a search: the library is shuffled. */
export interface AfterSearchFrame {
  readonly kind: 'afterSearch';
  readonly seat: Seat;
}

/** A copy of a spell may be given new targets, one clause after the other. */
export interface RetargetFrame {
  readonly kind: 'retarget';
  readonly stage: 'asking' | 'chosen';
  /** The place of the clause. */
  readonly at: number;
  readonly item: number;
  /** Who chooses. */
  readonly seat: Seat;
  /** Every target that can be another one must be. */
  readonly must?: true;
}

export interface DamageEntry {
  readonly id: number;
  readonly source: Snapshot;
  readonly to: Thing;
  readonly amount: number;
  readonly unpreventable: boolean;
  /** In combat, a trampler's surplus goes on to the player attacked. */
  readonly spillsTo?: Thing;
  /** Such a surplus: what would change its amount has done so. */
  readonly isSpill?: true;
  /** Shields that have turned it, or let it through, and do nothing more to it. */
  readonly handled?: readonly number[];
  /** What permanents do to damage as it comes is still to be done to it. */
  readonly fresh?: true;
  /** What has been done of that: nothing is done twice. */
  readonly replaced?: readonly string[];
  /** What would turn it to somebody else waits for the shields, or does so no longer. */
  readonly turns?: 'later' | 'now';
}

/** A part of a text that is done about damage a guard has taken, once the damage is dealt. */
export interface Rider {
  readonly act: Act;
  readonly node: number;
}

/** Shields at work on damage: those that have done their part, the one at hand, and what was picked for it. */
export interface Shielding {
  readonly done: readonly number[];
  readonly now?: number;
  readonly source?: Thing;
  readonly to?: Thing;
  /** Which of these the answer to come is for. */
  readonly asked?: 'now' | 'source' | 'to';
}

export interface DestroyEntry {
  readonly card: CardNumber;
  /** What regenerates it: it is saved. */
  readonly savedBy?: Snapshot;
}

export interface MoveEntry {
  readonly card: CardNumber;
  readonly to: Zone;
  /** Where it goes for another reason than the rest. */
  readonly cause?: MoveCause;
  readonly place?: 'top' | 'bottom';
  readonly under?: Seat;
  readonly tapped?: boolean;
  readonly attachedTo?: CardNumber;
  readonly chosen?: Readonly<Record<string, Value>>;
  readonly counters?: Readonly<Record<string, number>>;
  readonly copies?: number;
  readonly shuffled?: boolean;
  readonly faceDown?: boolean;
  /** These know it afterwards, wherever it goes. */
  readonly seenBy?: readonly Seat[];
  /** It was about to come into play, and goes elsewhere. */
  readonly turnedAway?: boolean;
  /** Replacements that were applied to it or declined: none comes twice. */
  readonly replaced?: readonly string[];
  /** Nothing is left that would replace it, and what is to be chosen as it enters is chosen. */
  readonly looked?: boolean;
}

/** A change that may be replaced, answered in a window, and noticed. Always a list of what happens at once. */
export type Event =
  | {
      readonly kind: 'damage';
      readonly combat: boolean;
      readonly entries: readonly DamageEntry[];
      readonly slot?: string;
      readonly shielding?: Shielding;
      readonly riders?: readonly Rider[];
    }
  | {
      readonly kind: 'destroy';
      readonly bury: boolean;
      readonly entries: readonly DestroyEntry[];
      /** What goes to a graveyard at the same moment, and is not destroyed. */
      readonly putAway?: readonly CardNumber[];
    }
  | {
      readonly kind: 'move';
      readonly cause: MoveCause;
      readonly entries: readonly MoveEntry[];
      readonly at: number;
      readonly by?: Seat;
      /** Owners who have put their cards for the graveyard in order. */
      readonly ordered?: readonly Seat[];
    }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly replaced: readonly string[] }
  | {
      readonly kind: 'gain';
      readonly seat: Seat;
      readonly amount: number;
      readonly replaced: readonly string[];
    };

export type EventKind = Event['kind'];
type EventOf<Kind extends EventKind> = Extract<Event, { kind: Kind }>;

/** How far a change has come that was proposed, by its kind; of several that would replace it the first may be chosen. */
interface EventStages {
  damage: 'guards' | 'firstChosen' | 'walkers' | 'walkerChosen' | 'prevention' | 'dealing';
  destroy: 'regeneration' | 'dying';
  move: 'firstChosen' | 'asked' | 'hostChosen' | 'ordering' | 'ordered' | 'moving';
  draw: 'firstChosen' | 'asked' | 'replaced';
  gain: 'firstChosen' | 'replaced';
}

export interface EventFrame<Kind extends EventKind = EventKind> extends Answered {
  readonly kind: 'event';
  readonly stage: 'start' | EventStages[Kind];
  readonly event: EventOf<Kind>;
}

export interface ChecksFrame {
  readonly kind: 'checks';
  /** A phase or the combat ends: lives are looked at where that is the time. */
  readonly phaseEnds: boolean;
}

export interface TriggersFrame {
  readonly kind: 'triggers';
  readonly stage: 'next' | 'targetChosen' | 'ordered' | 'modeSaid' | 'divided';
}

/** A choice of some objects or players. */
export interface ChooseFrame {
  readonly kind: 'choose';
  readonly seat: Seat;
  readonly by: Seat;
  readonly what: ChoicePurpose;
  readonly from: readonly Thing[];
  readonly least: number;
  readonly most: number;
  /** Bounds on parts of the choice; nothing may be left out that they leave room for. */
  readonly limits?: readonly ChoiceLimit[];
}

export const CHOICE_PURPOSES = [
  'effect',
  'sacrifice',
  'discard',
  'search',
  'keepPermanents',
  'source',
  'prevented',
  'copy',
  'order',
  'bottom',
  'redirect',
  'replacement',
  'retarget',
  'untap',
  'play',
  'pile',
  'timing',
] as const;
type ChoicePurpose = (typeof CHOICE_PURPOSES)[number];

export interface YesNoFrame {
  readonly kind: 'yesNo';
  readonly seat: Seat;
  readonly by: Seat;
  readonly act: Act;
  readonly node: number;
}

export interface WordFrame {
  readonly kind: 'word';
  readonly seat: Seat;
  readonly by: Seat;
  readonly words: readonly string[];
}

/** An amount to be divided among the targets of a triggered ability, at least one for each. */
export interface DivideFrame {
  readonly kind: 'divide';
  readonly seat: Seat;
  readonly among: readonly Thing[];
  readonly total: number;
}

/** A list to be put in order: triggers, first to happen first; cards of a library or graveyard, top first. */
export interface OrderFrame {
  readonly kind: 'order';
  readonly seat: Seat;
  readonly what: 'triggers' | 'libraryTop' | 'libraryBottom' | 'graveyard' | 'damage';
  readonly items: readonly number[];
}

export interface AttackFrame {
  readonly kind: 'attack';
  readonly stage: 'start' | 'asking' | 'paid';
  /** Seats still to be asked, and what those before have sent. */
  readonly asking: readonly Seat[];
  readonly chosen: readonly Attacker[];
}

/** What a rule asks for one creature that attacks or blocks. */
export interface Due {
  readonly card: CardNumber;
  readonly costs: readonly Cost[];
}

/** One player pays for attackers or blockers. */
export interface DuesFrame {
  readonly kind: 'dues';
  readonly stage: 'mana' | 'asking' | 'chosen';
  readonly seat: Seat;
  readonly dues: readonly Due[];
}

export interface BlockFrame {
  readonly kind: 'block';
  readonly stage: 'start' | 'asking' | 'liningUp' | 'declared' | 'lettingThrough';
  /** Defenders still to be asked. */
  readonly asking: readonly Seat[];
  /** Groups whose blockers are still to be lined up. */
  readonly lining: readonly number[];
  /** Blockers of several attackers, whose attackers are still to be lined up. */
  readonly ranking?: readonly CardNumber[];
  /** Where chance says who blocks what: the piles made so far by the defender at hand. */
  readonly piles?: readonly (readonly CardNumber[])[];
  /** The next pile is being chosen. */
  readonly isChoosing?: true;
}

/** Combat damage: who divides what, gathered before any of it is dealt. */
export interface CombatDamageFrame {
  readonly kind: 'combatDamage';
  readonly stage: 'start' | 'dividing' | 'dealing';
  readonly first: boolean;
  /** The place of the one group that fights, where one fight is settled after the other; else -1. */
  readonly group: number;
  /** Creatures whose damage is still to be divided. */
  readonly dividing: readonly CardNumber[];
  readonly entries: readonly DamageEntry[];
}

/** One group meets its blockers, or comes through, and all that follows from it is settled. */
export interface FightFrame {
  readonly kind: 'fight';
  readonly stage: 'meeting' | 'quickDamage' | 'damage' | 'over';
  readonly group: number;
}

/** What ends a turn. */
export interface CleanupFrame {
  readonly kind: 'cleanup';
  readonly stage: 'discard' | 'healing' | 'endOfTurn' | 'again';
}

export type Frame = Answered &
  (
    | OpeningFrame
    | BeginTurnFrame
    | TurnFrame
    | SettlingFrame
    | UntapFrame
    | DiscardToLimitFrame
    | StepFrame
    | WindowFrame
    | AnnounceFrame
    | PayFrame
    | InterruptingFrame
    | BatchFrame
    | ArrangingFrame
    | NamingFrame
    | DecidingFrame
    | ResolveFrame
    | EffectFrame
    | AfterSearchFrame
    | RetargetFrame
    | EventFrame
    | ChecksFrame
    | TriggersFrame
    | ChooseFrame
    | YesNoFrame
    | WordFrame
    | DivideFrame
    | OrderFrame
    | AttackFrame
    | BlockFrame
    | DuesFrame
    | CombatDamageFrame
    | FightFrame
    | CleanupFrame
  );
export type FrameKind = Frame['kind'];
export type FrameOf<Kind extends FrameKind> = Extract<Frame, { kind: Kind }>;
