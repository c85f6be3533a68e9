import type { Duration } from '../duration.ts';
import type { Effect } from '../effect.ts';
import type { Ref } from '../ref.ts';

/**
 * A player may play a card at this moment, whatever its type and wherever it lies: as a land where a land could still
 * be played this turn, else by casting it.
 */
export interface Play {
  readonly kind: 'play';
  readonly what: Ref;
  readonly who: Ref;
  /** Without its mana cost; X is 0, and what is asked in addition is still paid. */
  readonly free?: true;
  /** Must, if it can be done. */
  readonly forced?: true;
  /** Face down: a creature without name, colour and abilities, until it deals or takes damage or becomes tapped. */
  readonly faceDown?: true;
  /** What happens if it is not played. */
  readonly otherwise?: Effect;
}
type Manner = Partial<Pick<Play, 'free' | 'forced' | 'faceDown' | 'otherwise'>>;
export const play = (what: Ref, who: Ref, manner: Manner = {}): Play => ({
  kind: 'play',
  what,
  who,
  ...manner,
});

/**
 * For a time a player may play these cards from where they lie, at the usual times and prices.
 * One card: the leave belongs to single cards and ends with a turn, which no lasting rule can say.
 */
export interface MayPlay {
  readonly kind: 'mayPlay';
  readonly what: Ref;
  readonly who: Ref;
  readonly until: Duration;
}
export const mayPlay = (what: Ref, who: Ref, until: Duration): MayPlay => ({
  kind: 'mayPlay',
  what,
  who,
  until,
});

/** Cards are shown to everybody. */
export interface Reveal {
  readonly kind: 'reveal';
  readonly what: Ref;
  /** Keeps what was shown. */
  readonly slot?: string;
}
export const reveal = (what: Ref, slot?: string): Reveal =>
  slot === undefined ? { kind: 'reveal', what } : { kind: 'reveal', what, slot };
