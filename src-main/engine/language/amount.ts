/** A number in a text: written out, or counted at the moment it is needed. */
import type { LandsPlayed } from './amounts/landsPlayed.ts';
import type { Arithmetic } from './amounts/arithmetic.ts';
import type { Count } from './amounts/count.ts';
import type { CountersOn } from './amounts/countersOn.ts';
import type { DamageTaken } from './amounts/damageTaken.ts';
import type { Deaths } from './amounts/deaths.ts';
import type { Fraction } from './amounts/fraction.ts';
import type { Greatest } from './amounts/greatest.ts';
import type { Measure } from './amounts/measure.ts';
import type { ThatMuch } from './amounts/thatMuch.ts';
import type { UntappedAtStart } from './amounts/untappedAtStart.ts';
import type { Uses } from './amounts/uses.ts';
import type { Whether } from './amounts/whether.ts';
import type { X } from './amounts/x.ts';

export type AmountNode =
  | X
  | Whether
  | Count
  | Measure
  | CountersOn
  | ThatMuch
  | Arithmetic
  | Fraction
  | DamageTaken
  | Greatest
  | UntappedAtStart
  | Uses
  | Deaths
  | LandsPlayed;
export type Amount = number | AmountNode;
export type AmountKind = AmountNode['kind'];
