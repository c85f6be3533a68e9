/** A question about the duel, answered yes or no at the moment it matters. */
import type { Compare } from './conditions/compare.ts';
import type { Did } from './conditions/did.ts';
import type { Fits } from './conditions/fits.ts';
import type { AllTrue, NotTrue } from './conditions/logic.ts';
import type { During } from './conditions/moment.ts';

export type Condition = Compare | Fits | AllTrue | NotTrue | During | Did;
export type ConditionKind = Condition['kind'];
