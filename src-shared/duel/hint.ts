/** What a wizard would do in the player's place, and why. The window has a sentence for each reason. */
import type { Reply } from './question.ts';
import type { CardNumber } from './things.ts';

export const HINT_REASONS = [
  /** A win in this turn is there. */
  'lethal',
  /** Everybody goes: those who could block are too few, or cannot kill. */
  'attackWithAll',
  /** These go and the others stay. */
  'attackWithSome',
  /** Nobody goes. */
  'holdBack',
  /** Without this block the duel is lost. */
  'blockToLive',
  /** A block that kills, or costs nothing. */
  'blockWell',
  /** No block is worth what it costs. */
  'doNotBlock',
  /** Their best creature goes. */
  'removeThreat',
  /** The spell that waits must not take effect. */
  'counterIt',
  'playLand',
  /** The best that can be paid for now. */
  'castBest',
  'useAbility',
  /** Something in the hand is worth more later, and its mana stays ready. */
  'keepMana',
  /** Nothing that could be done now is worth it. */
  'waitAndSee',
  'keepHand',
  'newHand',
  /** Of what is offered this stands best. */
  'bestOfThese',
  /** There is nothing else. */
  'onlyChoice',
] as const;
export type HintReasonKind = (typeof HINT_REASONS)[number];

export interface HintReason {
  readonly kind: HintReasonKind;
  /** What it is about: what is cast, what goes, what is kept. */
  readonly cards: readonly CardNumber[];
  /** Creatures that could stand in the way of an attack, and how many of them would kill an attacker and live. */
  readonly blockers?: number;
  readonly killers?: number;
  /** The damage that is coming, and the life it comes to. */
  readonly coming?: number;
  readonly life?: number;
}

export interface Hint {
  readonly reply: Reply;
  readonly reason: HintReason;
}
