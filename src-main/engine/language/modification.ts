/** A change to what an object is. The interpreter puts each into its layer. */
import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { Filter } from './filter.ts';
import type { Colour, Keyword, Type } from '../../../src-shared/duel/words.ts';

/** Power and toughness up or down. */
export interface Bonus {
  readonly kind: 'bonus';
  readonly power: Amount;
  readonly toughness: Amount;
}
export const bonus = (power: Amount, toughness: Amount): Bonus => ({ kind: 'bonus', power, toughness });

/** Power and toughness become these numbers, before any bonus. */
export interface Base {
  readonly kind: 'base';
  readonly power: Amount;
  readonly toughness: Amount;
}
export const base = (power: Amount, toughness: Amount): Base => ({ kind: 'base', power, toughness });

export interface AddKeyword {
  readonly kind: 'addKeyword';
  readonly keyword: Keyword;
}
export const has = (keyword: Keyword): AddKeyword => ({ kind: 'addKeyword', keyword });

export interface LoseKeyword {
  readonly kind: 'loseKeyword';
  readonly keyword: Keyword;
}
export const loses = (keyword: Keyword): LoseKeyword => ({ kind: 'loseKeyword', keyword });

/** An ability given: it is the bearer's own, or stays with the controller of what gives it. */
export interface Grant {
  readonly kind: 'grant';
  readonly ability: Ability;
  readonly whose: 'bearer' | 'granter';
}
export const grant = (ability: Ability, whose: Grant['whose'] = 'bearer'): Grant => ({
  kind: 'grant',
  ability,
  whose,
});

/** It loses one walk ability (Mystic Decree takes islandwalk away). */
export interface LoseLandwalk {
  readonly kind: 'loseLandwalk';
  readonly land: Filter;
}
export const losesLandwalk = (land: Filter): LoseLandwalk => ({ kind: 'loseLandwalk', land });

export interface AddTypes {
  readonly kind: 'addTypes';
  readonly types: readonly Type[];
  readonly subtypes: readonly string[];
}
export const alsoIs = (types: readonly Type[], subtypes: readonly string[] = []): AddTypes => ({
  kind: 'addTypes',
  types,
  subtypes,
});

/** Its land types become this one alone: written out, or the word kept with the source under a name. */
export interface SetLandType {
  readonly kind: 'setLandType';
  readonly type: string;
  readonly chosen?: true;
}
export const becomesLand = (type: string): SetLandType => ({ kind: 'setLandType', type });
export const becomesChosenLand = (slot: string): SetLandType => ({
  kind: 'setLandType',
  type: slot,
  chosen: true,
});

/** Its colours become these alone. */
export interface SetColours {
  readonly kind: 'setColours';
  readonly colours: readonly Colour[];
}
export const becomesColour = (...colours: Colour[]): SetColours => ({ kind: 'setColours', colours });

/** The controller of the source controls it. */
export interface TakeControl {
  readonly kind: 'control';
}
export const control: TakeControl = { kind: 'control' };

export type Modification =
  | Bonus
  | Base
  | AddKeyword
  | LoseKeyword
  | Grant
  | LoseLandwalk
  | AddTypes
  | SetLandType
  | SetColours
  | TakeControl;
export type ModificationKind = Modification['kind'];
