import type { Keyword } from '../../../../src-shared/duel/words.ts';

/** A form that a permanent may come into play in; what is not named is as its card has it. */
export interface Shape {
  readonly label: string;
  readonly power: number;
  readonly toughness: number;
  readonly keywords: readonly Keyword[];
  readonly subtypes: readonly string[];
}

/**
 * As it comes into play its player chooses what it is like, as long as it is there: the choice is made before, and
 * replaces size, abilities and types together.
 */
export interface TakeShape {
  readonly kind: 'takeShape';
  readonly shapes: readonly Shape[];
}
export const takeShape = (...shapes: Shape[]): TakeShape => ({ kind: 'takeShape', shapes });
