/** A change to what an object is. The interpreter puts each into its layer. */
import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { Filter } from './filter.ts';
import type { Ref } from './ref.ts';
import type { Colour, Keyword, Type } from '../../../src-shared/duel/words.ts';

/** Power and toughness up or down. */
interface Bonus {
  readonly kind: 'bonus';
  readonly power: Amount;
  readonly toughness: Amount;
}
export const bonus = (power: Amount, toughness: Amount): Bonus => ({ kind: 'bonus', power, toughness });

/** Power and toughness become these numbers, before any bonus. */
interface Base {
  readonly kind: 'base';
  readonly power: Amount;
  readonly toughness: Amount;
}
export const base = (power: Amount, toughness: Amount): Base => ({ kind: 'base', power, toughness });

/** It has this keyword as well. */
interface AddKeyword {
  readonly kind: 'addKeyword';
  readonly keyword: Keyword;
}
export const has = (keyword: Keyword): AddKeyword => ({ kind: 'addKeyword', keyword });

/** It has this keyword no longer, however often it had it. */
interface LoseKeyword {
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
interface LoseLandwalk {
  readonly kind: 'loseLandwalk';
  readonly land: Filter;
}
export const losesLandwalk = (land: Filter): LoseLandwalk => ({ kind: 'loseLandwalk', land });

/** It is of these types as well as its own. */
interface AddTypes {
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
interface SetLandType {
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
  /** The colour kept under this name. */
  readonly chosen?: string;
}
export const becomesChosenColour = (slot: string): SetColours => ({
  kind: 'setColours',
  colours: [],
  chosen: slot,
});
export const becomesColour = (...colours: Colour[]): SetColours => ({ kind: 'setColours', colours });

/**
 * It has these colours as well.
 * One card: others set colours and thereby take the old ones away.
 */
interface AddColours {
  readonly kind: 'addColours';
  readonly colours: readonly Colour[];
}
export const alsoOfColour = (...colours: Colour[]): AddColours => ({ kind: 'addColours', colours });

/** The controller of the source controls it, or another player. */
interface TakeControl {
  readonly kind: 'control';
  readonly by?: Ref;
}
export const control: TakeControl = { kind: 'control' };
export const controlBy = (by: Ref): TakeControl => ({ kind: 'control', by });

/**
 * It loses every ability it has so far.
 * One card: others take away abilities that have a name.
 */
interface LoseAbilities {
  readonly kind: 'loseAbilities';
}
export const losesAbilities: LoseAbilities = { kind: 'loseAbilities' };

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
  | AddColours
  | TakeControl
  | LoseAbilities;
export type ModificationKind = Modification['kind'];
