/** What happens in a duel, one small fact after the other: for the log, the animation and the tests. */
import type { CardNumber, Result, Seat, Thing } from './things.ts';
import type { Step, Zone } from './words.ts';

export type DuelEvent =
  | { readonly kind: 'turnBegan'; readonly turn: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'stepBegan'; readonly step: Step }
  | {
      readonly kind: 'moved';
      readonly card: CardNumber;
      readonly from: Zone;
      readonly to: Zone;
      readonly seat: Seat;
      readonly cause: MoveCause;
      /** It lay face down where it comes from. */
      readonly faceDown?: true;
    }
  | { readonly kind: 'shuffled'; readonly seat: Seat }
  | {
      readonly kind: 'damaged';
      readonly source: CardNumber;
      readonly to: Thing;
      readonly amount: number;
      readonly combat: boolean;
    }
  | { readonly kind: 'prevented'; readonly source: CardNumber; readonly to: Thing; readonly amount: number }
  | { readonly kind: 'life'; readonly seat: Seat; readonly change: number; readonly life: number }
  | { readonly kind: 'poison'; readonly seat: Seat; readonly poison: number }
  | { readonly kind: 'tapped' | 'untapped'; readonly card: CardNumber }
  | {
      readonly kind: 'counters';
      readonly card: CardNumber;
      readonly counter: string;
      readonly change: number;
    }
  | {
      readonly kind: 'announced';
      readonly item: number;
      readonly card: CardNumber;
      readonly seat: Seat;
      readonly ability: number;
      /** What it is aimed at, a spell as its card; absent: nothing. */
      readonly at?: readonly Thing[];
    }
  | { readonly kind: 'triggered'; readonly item: number; readonly card: CardNumber; readonly seat: Seat }
  | { readonly kind: 'resolved' | 'countered' | 'fizzled'; readonly item: number; readonly card: CardNumber }
  /** Combat damage waits on the chain. */
  | { readonly kind: 'damageAssigned'; readonly item: number }
  | { readonly kind: 'mana'; readonly seat: Seat; readonly mana: readonly number[] }
  | { readonly kind: 'manaBurn'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'attacked'; readonly card: CardNumber; readonly seat: Seat; readonly walker: CardNumber }
  | { readonly kind: 'blocked'; readonly card: CardNumber; readonly attacker: CardNumber }
  | { readonly kind: 'regenerated'; readonly card: CardNumber }
  | { readonly kind: 'attached'; readonly card: CardNumber; readonly to: CardNumber }
  | { readonly kind: 'revealed'; readonly cards: readonly CardNumber[]; readonly seat: Seat }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly what: string }
  | { readonly kind: 'coin'; readonly seat: Seat; readonly face: 'heads' | 'tails' }
  | { readonly kind: 'mulligan'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly why: LossReason }
  | { readonly kind: 'ended'; readonly result: Result };

export const MOVE_CAUSES = [
  'rule',
  'effect',
  'draw',
  'discard',
  'play',
  'cast',
  'resolve',
  'destroy',
  'sacrifice',
  'death',
  'counter',
  'cease',
] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];

export const LOSS_REASONS = ['life', 'poison', 'library', 'concede', 'effect', 'team'] as const;
export type LossReason = (typeof LOSS_REASONS)[number];
