/** One side of a card as it is printed for one rulebook, or of a token. Plain data. */
import type { Ability } from './ability.ts';
import type { Colour, Supertype, Type } from '../../../src-shared/duel/words.ts';

export interface Face {
  readonly name: string;
  /** Symbols, `{2}{R}{R}`; absent: it has no cost and cannot be cast. */
  readonly cost?: string;
  readonly types: readonly Type[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  /** Only where they are not those of the cost. */
  readonly colours?: readonly Colour[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly abilities: readonly Ability[];
  readonly token?: true;
}
