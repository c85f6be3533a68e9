import type { Filter } from '../filter.ts';

export interface Both {
  readonly kind: 'both';
  readonly of: readonly Filter[];
}
export const both = (...of: Filter[]): Both => ({ kind: 'both', of });

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

export interface Anything {
  readonly kind: 'anything';
}
export const anything: Anything = { kind: 'anything' };
