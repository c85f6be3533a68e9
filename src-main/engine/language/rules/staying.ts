/** Rules about coming into play, tapping and untapping, and the steps in which that happens. */
import type { Step } from '../../../../src-shared/duel/words.ts';
import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';

/** These may stay tapped in their controller's untap step. */
interface MayStayTapped {
  readonly kind: 'mayStayTapped';
  readonly who: Filter;
  /** Such a counter goes on it in the place of untapping. */
  readonly counter?: string;
}
/**
 * These untap in the untap steps of these players as well.
 * One card: they untap by the rule of the step, and not by an effect in it.
 */
interface UntapsToo {
  readonly kind: 'untapsToo';
  readonly who: Filter;
  readonly turnOf: Ref;
}
/** These come into play tapped. */
interface EntersTapped {
  readonly kind: 'entersTapped';
  readonly who: Filter;
}
/** These players skip this step of their turns. */
interface SkipsStep {
  readonly kind: 'skipsStep';
  readonly who: Ref;
  readonly step: Step;
}
export type StayingRule = MayStayTapped | UntapsToo | EntersTapped | SkipsStep;
