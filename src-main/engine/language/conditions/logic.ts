import type { Condition } from '../condition.ts';

export interface AllTrue {
  readonly kind: 'allTrue';
  readonly of: readonly Condition[];
}
export const allTrue = (...of: Condition[]): AllTrue => ({ kind: 'allTrue', of });

export interface NotTrue {
  readonly kind: 'notTrue';
  readonly of: Condition;
}
export const notTrue = (of: Condition): NotTrue => ({ kind: 'notTrue', of });
