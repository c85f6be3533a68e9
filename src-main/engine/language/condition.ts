/** A question about the duel, answered yes or no at the moment it matters. */
import type { CastFromHand } from './conditions/castFromHand.ts';
import type { Compare } from './conditions/compare.ts';
import type { Did } from './conditions/did.ts';
import type { Fits } from './conditions/fits.ts';
import type { AllTrue, NotTrue } from './conditions/logic.ts';
import type { HasHurt, SomeoneDid } from './conditions/someoneDid.ts';
import type { During } from './conditions/moment.ts';
import type { Said } from './conditions/said.ts';
import type { SameNames } from './conditions/sameNames.ts';
import type { TrueOfOne } from './conditions/trueOfOne.ts';

export type Condition =
  | Compare
  | Fits
  | AllTrue
  | NotTrue
  | TrueOfOne
  | During
  | Did
  | CastFromHand
  | Said
  | SameNames
  | SomeoneDid
  | HasHurt;
export type ConditionKind = Condition['kind'];
