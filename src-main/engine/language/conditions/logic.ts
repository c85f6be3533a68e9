import type { Condition } from '../condition.ts';

/** All of these hold. */
export interface AllTrue {
  readonly kind: 'allTrue';
  readonly of: readonly Condition[];
}
export const allTrue = (...of: Condition[]): AllTrue => ({ kind: 'allTrue', of });

/** It does not hold. */
export interface NotTrue {
  readonly kind: 'notTrue';
  readonly of: Condition;
}
export const notTrue = (of: Condition): NotTrue => ({ kind: 'notTrue', of });
