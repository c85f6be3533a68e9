/**
 * One question at a time, and the replies to it. A question names who answers and for whom; what may be chosen is
 * computed from the frame it stands on. Replies name cards by number, so that journals survive.
 */
import type {
  ACT,
  ANNOUNCED,
  ATTACKER,
  BLOCK,
  DAMAGE_SHARE,
  MANA_USE,
  POOL_USE,
  REPLY,
} from '../shapes/reply.ts';
import type { Given } from '../shapes/plain.ts';
import type { CardNumber, Seat } from './things.ts';

export const QUESTION_KINDS = [
  'start',
  'keep',
  'act',
  'modes',
  'x',
  'targets',
  'shares',
  'costs',
  'mana',
  'choose',
  'yesNo',
  'word',
  'order',
  'attack',
  'block',
  'lineUp',
  'assign',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export interface Question {
  /** Who answers. */
  readonly seat: Seat;
  /** Whose choice it is. */
  readonly for: Seat;
  readonly kind: QuestionKind;
}

export type ManaUse = Given<typeof MANA_USE>;
export type PoolUse = Given<typeof POOL_USE>;
export type Parts = Given<typeof ANNOUNCED>;
export type ActChoice = Given<typeof ACT>;
export type Attacker = Given<typeof ATTACKER>;
export type Block = Given<typeof BLOCK>;
export type DamageShare = Given<typeof DAMAGE_SHARE>;

/** What a window may send, and what a journal holds besides. */
export type Reply =
  | Given<typeof REPLY>
  /** At any moment, by any seat. */
  | { readonly kind: 'concede'; readonly seat: Seat }
  /** At any moment: everybody agrees to what this seat has offered, a draw. */
  | { readonly kind: 'agreeOnDraw'; readonly seat: Seat }
  | { readonly kind: 'attentive'; readonly seat: Seat; readonly on: boolean };

export const PASS = { kind: 'act', act: { kind: 'pass' } } as const satisfies Reply;

/** Why a reply is refused. The table has a sentence for each. */
export const REPLY_REFUSALS = [
  'noQuestion',
  'otherQuestion',
  'notYours',
  'notThere',
  'wrongTime',
  'cannotCast',
  'cannotUse',
  'landPlayed',
  'noTarget',
  'illegalTarget',
  'wrongNumber',
  'sameTwice',
  'cannotPay',
  'unpaidUpkeep',
  'summoningSick',
  'isTapped',
  'oncePerTurn',
  'cannotAttack',
  'mustAttack',
  'illegalBand',
  'cannotBlock',
  'mustBlock',
  'oneAttacker',
  'notLethal',
  'wrongTotal',
  'notOffered',
  'hasLost',
] as const;
export type ReplyRefusal = { readonly reason: (typeof REPLY_REFUSALS)[number]; readonly card?: CardNumber };
