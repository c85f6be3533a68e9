/**
 * The questions the engine asks of a rulebook, in the words of the game. An edition is one file that answers all of
 * them; a new question does not compile until every edition answers it.
 */
import type { Variant } from '../value/duel.ts';
import type { Step } from '../../../src-shared/duel/words.ts';

export interface Edition {
  readonly name: string;
  /** Whose words its card texts are in, and whose card overlays it takes, nearest first. */
  readonly lexicon: string;
  readonly eras: readonly string[];
  readonly decks: DeckRules;
  readonly opening: Opening;
  /** The steps of every turn, in order. Combat steps after the attack are skipped without attackers. */
  readonly steps: readonly Step[];
  /** Steps whose end also ends the phase they belong to. */
  readonly phaseEnds: readonly Step[];
  readonly timing: Timing;
  readonly mana: ManaRules;
  readonly dying: Dying;
  readonly combat: CombatRules;
  readonly permanents: PermanentRules;
}

/** What a deck has to be. */
interface DeckRules extends DeckSize {
  /** For a deck out of freshly opened packs; absent where the book knows none. */
  readonly limited?: DeckSize;
  /** By agreement, for a tournament. */
  readonly tournament?: DeckSize;
}

export interface DeckSize {
  readonly fewest: number;
  /** The most of one name, basic lands excepted; absent: as many as one likes. */
  readonly copies?: number;
  /** A sideboard has just so many cards, and its copies count with the deck's; absent: the book does not say. */
  readonly sideboard?: number;
}

interface Opening {
  readonly life: (variant: Variant) => number;
  readonly hand: number;
  /** Who takes the first turn: the loser of the last duel, a coin, or someone who is allowed to choose. */
  readonly start: 'loserStarts' | 'coinAssigns' | 'loserChooses';
  /** Which hands may be exchanged: none, those of all or no land (which may have to be shown), or any for one card fewer. */
  readonly mulligan: 'none' | 'landless' | 'landlessShown' | 'oneFewer';
  /** The first exchange is free with more than two players. */
  readonly freeFirstMulligan: boolean;
  /** In the first turn the starting player (or team) draws, or takes no card, or has no draw step at all. */
  readonly firstDraw: 'drawn' | 'noCard' | 'noStep';
  readonly ante: boolean;
}

interface Timing {
  /**
   * Fast effects that may be aimed at a spell while it is being announced: one for each player, each done with before
   * the next; or any number of them, and those of the spell's caster take effect first; or one for each of the
   * others, after the card is played, of whatever type it is.
   */
  readonly interrupts: 'none' | 'nested' | 'casterFirst' | 'byOthers';
  /**
   * When all have passed: the last item resolves; or the whole batch, last first, or as announced, save that whoever
   * announced the later of two that conflict chooses between them. Or nothing waits: what is announced takes effect.
   */
  readonly resolves: 'top' | 'lastFirst' | 'laterChooses' | 'atOnce';
  /** Who is given the word: everybody in turn; or the active player, and others where a card of theirs names the moment. */
  readonly speakers: 'everybody' | 'active';
  /** A source of damage "of your choice" is named as the effect is announced, or as it happens. */
  readonly sourcesNamed: 'announced' | 'happening';
  /** What is to be decided beside targets, modes, X and shares is decided as it is announced, or as it happens. */
  readonly decisions: 'announced' | 'happening';
  /** Of several that would replace one event, who is affected says which comes first; or they do as they came. */
  readonly replacing: 'affectedChooses' | 'asTheyCame';
  /** Who may speak next after something was announced. */
  readonly speaksNext: 'actor' | 'active';
  /** Triggered abilities wait on the chain, or happen at the moment of their event. */
  readonly triggers: 'chain' | 'atOnce';
  /** What begins with a step waits on the chain, is a duty that its owner performs, or happens as the step begins. */
  readonly stepTriggers: 'chain' | 'duties' | 'atOnce';
  /** Steps in which whoever's turn it is orders all that has to be done, save at their beginning and end; else each the own. */
  readonly orderedByActive: readonly Step[];
  /** What begins with a step that this rulebook lacks begins with another one. */
  readonly foldedInto: Readonly<Partial<Record<Step, Step>>>;
  /** Steps in which players may act. */
  readonly actingSteps: readonly Step[];
  /** Those of them in which only what names the step can be used. */
  readonly namedSteps: readonly Step[];
  /** The land of a turn: at any time in the own main phases; or before the first card, in the first of them. */
  readonly land: 'mainPhases' | 'beforeCards';
  /** The draw of the turn happens at once, or is a fast effect that can be answered. */
  readonly drawing: 'direct' | 'fastEffect';
  /** An upkeep cost that is not paid yet rests the activated abilities of its permanent. */
  readonly unpaidUpkeepLocks: boolean;
  /** The discard to the hand limit: in a phase of its own, or as cleanup begins; undefined: hands have no limit. */
  readonly discardStep: Step | undefined;
  /** "At end of turn": in a step of its own, or at the very end of cleanup. */
  readonly endOfTurnStep: Step;
}

interface ManaRules {
  /** When pools are emptied. `paid`: nobody has one, for mana is made only as it pays and what is over is gone. */
  readonly empties: 'step' | 'phase' | 'phaseAndCombat' | 'paid';
  readonly burns: boolean;
}

interface Dying {
  /** A player without life loses in the middle of whatever it is, when the game next looks, or when a phase or the combat ends. */
  readonly lifeLooked: 'atOnce' | 'always' | 'phaseEnd';
  readonly poison: number;
  readonly prevention: 'shield' | 'window';
  readonly regeneration: 'shield' | 'whenDying';
  /** Toughness below one: put into the graveyard, or destroyed (and regenerated in vain). */
  readonly toughnessZero: 'putAway' | 'destroyed';
  /** Of several legends (walkers) of one name: all go, or the newcomer. */
  readonly legends: 'allGo' | 'newcomerGoes';
  /** Cards that go to a graveyard together lie as they come, or as their owner likes. */
  readonly graveyardOrder: 'asTheyCome' | 'owner';
  /** Lifelink and deathtouch are part of the damage, or abilities that trigger on it. */
  readonly lifelink: 'part' | 'trigger';
  readonly deathtouch: 'part' | 'trigger';
}

interface CombatRules {
  /** Every turn has one, with a beginning and an end; or there is none unless attackers are announced. */
  readonly begins: 'everyTurn' | 'announced';
  /** Combat damage is dealt as it is assigned; or it waits on the chain first, whatever becomes of its sources. */
  readonly damage: 'atOnce' | 'waits';
  /** All blocks are declared, then all fight; or one attacker after the other is blocked and its fight settled. */
  readonly fights: 'together' | 'oneByOne';
  /** How an attacker's damage among its blockers is bound: not at all, or lethal in line. */
  readonly division: 'free' | 'inLine';
  /** Trample: lethal to all blockers first and the rest assigned, or what is above lethal after prevention spills. */
  readonly trample: 'assigned' | 'spills';
  readonly tappedBlockersDeal: boolean;
  /** What is regenerated leaves combat, or stays and neither deals nor takes damage, or fights on as it is. */
  readonly regenerated: 'leavesCombat' | 'restsInCombat' | 'fightsOn';
  /** Attacks may go at planeswalkers; damage by spells may be turned to them. */
  readonly walkers: boolean;
}

interface PermanentRules {
  /** A card has the colours of all mana in its cost, or of the first only. */
  readonly colours: 'several' | 'one';
  /** Protection is from damage, blockers, enchantments and targeting; or nothing of that colour affects it. */
  readonly protection: 'fourfold' | 'whole';
  /** A tapped artifact that is no creature does nothing. */
  readonly tappedArtifactsOff: boolean;
  /** A +1/+1 and a -1/-1 counter on one permanent take each other off. */
  readonly countersCancel: boolean;
  /** Being a Wall is having defender. */
  readonly wallsDefend: boolean;
  /** Effects that contradict each other: the later wins, or dependencies are looked at first. */
  readonly layers: 'arrival' | 'dependencies';
  /**
   * Power and toughness: what sets them comes before counters and what adds to them; or what resolved sets them and adds
   * to them as it came, before counters, and only what permanents add comes after these.
   */
  readonly sizes: 'setFirst' | 'asTheyCame';
  /** What a source is counts as it was announced, or as it is (was last) when its effect happens. */
  readonly sourceIs: 'announced' | 'present';
}
