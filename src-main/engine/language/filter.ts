/** A question about one object, answered from what it is at that moment. */
import type { ControlledBy, Is } from './filters/belonging.ts';
import type { DamagedBy } from './filters/damagedBy.ts';
import type { Colourless, HasColour } from './filters/hasColour.ts';
import type { HasKeyword } from './filters/hasKeyword.ts';
import type { HasSubtype } from './filters/hasSubtype.ts';
import type { HasSupertype } from './filters/hasSupertype.ts';
import type { HasType } from './filters/hasType.ts';
import type { IsSpell } from './filters/isSpell.ts';
import type { Anything, Both, Either, Not } from './filters/logic.ts';
import type { Named } from './filters/named.ts';
import type { Size } from './filters/size.ts';
import type { State } from './filters/state.ts';

export type Filter =
  | Both
  | Either
  | Not
  | Anything
  | HasType
  | HasSubtype
  | HasSupertype
  | HasColour
  | Colourless
  | HasKeyword
  | Size
  | State
  | ControlledBy
  | Is
  | Named
  | DamagedBy
  | IsSpell;
export type FilterKind = Filter['kind'];
