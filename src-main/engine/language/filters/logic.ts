import type { Filter } from '../filter.ts';

/** All of these fit. */
export interface Both {
  readonly kind: 'both';
  readonly of: readonly Filter[];
}
export const both = (...of: Filter[]): Both => ({ kind: 'both', of });

/** At least one of these fits. */
export interface Either {
  readonly kind: 'either';
  readonly of: readonly Filter[];
}
export const either = (...of: Filter[]): Either => ({ kind: 'either', of });

/** "Nonblack", "without flying", "other than". */
export interface Not {
  readonly kind: 'not';
  readonly of: Filter;
}
export const not = (of: Filter): Not => ({ kind: 'not', of });

/** Everything fits. */
export interface Anything {
  readonly kind: 'anything';
}
export const anything: Anything = { kind: 'anything' };
