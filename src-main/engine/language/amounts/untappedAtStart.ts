import type { Ref } from '../ref.ts';

/**
 * Untapped lands that these players controlled as the present turn began.
 * One card: it counts what was so earlier in the turn and is gone by then.
 */
export interface UntappedAtStart {
  readonly kind: 'untappedAtStart';
  readonly who: Ref;
}
export const untappedAtStart = (who: Ref): UntappedAtStart => ({ kind: 'untappedAtStart', who });
