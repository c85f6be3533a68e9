/**
 * One question at a time, and the replies to it. A question names who answers and for whom; what may be chosen is
 * computed from the frame it stands on. Replies name cards by number, so that journals survive.
 */
import type { Pour } from './payment.ts';
import type { CardNumber, Seat, Thing } from './things.ts';

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

/** One use of a mana ability: which of the permanent's activated abilities, and which of its choices. */
export interface ManaUse {
  readonly card: CardNumber;
  readonly ability: number;
  readonly choice: number;
}

/** Mana of the pool that is set aside for what is being paid: its place in MANA, and how much. */
export interface PoolUse {
  readonly place: number;
  readonly count: number;
}

/** The parts of an announcement that may come along with it; what is missing and needed is asked. */
export interface Parts {
  readonly modes?: readonly number[];
  readonly x?: number;
  /** Not the mana cost is paid, but what the card takes in its place. */
  readonly alternative?: true;
  /** For each target clause in turn. */
  readonly targets?: readonly (readonly Thing[])[];
  readonly shares?: readonly number[];
  /** What is sacrificed, discarded and so on, for each such cost in turn. */
  readonly costs?: readonly (readonly CardNumber[])[];
  /** Sources to use, in order; absent: chosen for the player; `ask`: one by one. */
  readonly pay?: readonly ManaUse[] | 'ask';
}

export type ActChoice =
  | { readonly kind: 'pass' }
  | { readonly kind: 'land'; readonly card: CardNumber }
  | ({ readonly kind: 'cast'; readonly card: CardNumber } & Parts)
  | ({ readonly kind: 'activate'; readonly card: CardNumber; readonly ability: number } & Parts)
  | ({ readonly kind: 'useMana' } & ManaUse)
  | { readonly kind: 'duty'; readonly duty: number };

export interface Attacker {
  readonly card: CardNumber;
  readonly seat: Seat;
  /** The planeswalker attacked, or -1. */
  readonly walker: CardNumber;
  /** Attackers with the same number of 0 and above form a band. */
  readonly band: number;
}

export interface Block {
  readonly blocker: CardNumber;
  readonly attacker: CardNumber;
}

export interface DamageShare {
  readonly to: Thing;
  readonly amount: number;
}

export type Reply =
  | { readonly kind: 'start'; readonly first: boolean }
  | { readonly kind: 'keep'; readonly keep: boolean }
  | { readonly kind: 'act'; readonly act: ActChoice }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'modes'; readonly modes: readonly number[] }
  /** `pour`: what is used for it, as far as it goes; the rest is paid like any cost. */
  | { readonly kind: 'x'; readonly x: number; readonly pour?: Pour }
  | { readonly kind: 'targets'; readonly targets: readonly Thing[] }
  | { readonly kind: 'shares'; readonly shares: readonly number[] }
  | { readonly kind: 'costs'; readonly cards: readonly CardNumber[] }
  /** One source, mana of the pool, or all that are to be used for it, in order; `auto`: chosen for the player. */
  | { readonly kind: 'mana'; readonly use: ManaUse | PoolUse | readonly ManaUse[] | 'auto' }
  | { readonly kind: 'choose'; readonly things: readonly Thing[] }
  /** `pay`: where it is mana that is asked for, the sources to use for it, in order. */
  | { readonly kind: 'yesNo'; readonly yes: boolean; readonly pay?: readonly ManaUse[] }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'attack'; readonly attackers: readonly Attacker[] }
  /** `through`: where one attacker is met at a time, this one is let through next; without it all that are left are. */
  | { readonly kind: 'block'; readonly blocks: readonly Block[]; readonly through?: CardNumber }
  | { readonly kind: 'lineUp'; readonly blockers: readonly CardNumber[] }
  | { readonly kind: 'assign'; readonly shares: readonly DamageShare[] }
  /** At any moment, by any seat. */
  | { readonly kind: 'concede'; readonly seat: Seat }
  /** At any moment: everybody agrees to what this seat has offered, a draw. */
  | { readonly kind: 'agreeOnDraw'; readonly seat: Seat }
  | { readonly kind: 'attentive'; readonly seat: Seat; readonly on: boolean };

export const PASS = { kind: 'act', act: { kind: 'pass' } } as const satisfies Reply;

/** Why a reply is refused. The table has a sentence for each. */
export const REFUSALS = [
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
export type Refusal = { readonly reason: (typeof REFUSALS)[number]; readonly card?: CardNumber };
