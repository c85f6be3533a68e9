/** Why something cannot be done now: a fixed list. The table has a sentence for each, with the rule it rests on. */
import type { Pour } from './payment.ts';
import type { CardNumber, Seat } from './things.ts';

export const REASONS = [
  // Whose decision it is, and what it is about.
  'over',
  'notAsked',
  'hidden',
  'notYours',
  'notThere',
  'notAmongThem',
  'nothingToUse',
  // The time.
  'notYourTurn',
  'notMainPhase',
  'chainNotEmpty',
  'ownMoment',
  'landComesFirst',
  'onlyActivePlayer',
  'onlyInterrupts',
  'onlyPrevention',
  'onlyRegeneration',
  'waitsForDamage',
  'waitsForDying',
  'noPool',
  // What is allowed.
  'cannotCast',
  'barred',
  'landPlayed',
  'tappedIsOff',
  'unpaidUpkeep',
  'oncePerTurn',
  // The cost.
  'noMana',
  'isTapped',
  'summoningSick',
  'noSacrifice',
  'noDiscard',
  'noLife',
  'noCounters',
  'noCost',
  'notNeeded',
  'asksForMana',
  // Targets.
  'noTarget',
  'outOfReach',
  'doesNotFit',
  'shroud',
  'hexproof',
  'protected',
  'chosenAlready',
  // Attacking and blocking.
  'notCreature',
  'defender',
  'noGoal',
  'lacksCompany',
  'notAttacking',
  'attacksAnother',
  'unblockable',
  'flying',
  'fear',
  'intimidate',
  'landwalk',
  'hasFought',
] as const;
export type Reason = (typeof REASONS)[number];

/** Mana that is missing: any of the colours of each symbol, and so much more of any kind. */
export interface MissingMana {
  /** Masks over MANA. */
  readonly symbols: readonly number[];
  readonly generic: number;
}

export interface Why {
  readonly reason: Reason;
  /** What was meant. */
  readonly card?: CardNumber;
  /** The permanent whose text says so. */
  readonly by?: CardNumber;
  readonly missing?: MissingMana;
}

/** What a player meant: a card, a player, something on the chain, one ability of a permanent, a block, or mana for an X. */
export type Matter =
  | { readonly kind: 'card'; readonly card: CardNumber }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'chain'; readonly id: number }
  | { readonly kind: 'ability'; readonly card: CardNumber; readonly ability: number }
  | { readonly kind: 'block'; readonly blocker: CardNumber; readonly attacker: CardNumber }
  /** A source, after what is poured in already. */
  | { readonly kind: 'pour'; readonly card: CardNumber; readonly pour: Pour };
