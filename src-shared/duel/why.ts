/** Why something cannot be done now: a fixed list. The table has a sentence for each, with the rule it rests on. */
import type { MATTER } from '../inputs/duels.ts';
import type { Given } from '../shapes/plain.ts';
import type { CardNumber } from './things.ts';

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
  'combatIsOver',
  'landComesFirst',
  'onlyActivePlayer',
  'onlyInterrupts',
  'onlyPrevention',
  'onlyRegeneration',
  'waitsForDamage',
  'nothingToPrevent',
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
  'unharmed',
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

export type Matter = Given<typeof MATTER>;
