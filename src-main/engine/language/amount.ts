/** A number in a text: written out, or counted at the moment it is needed. */
import type { Arithmetic } from './amounts/arithmetic.ts';
import type { Count } from './amounts/count.ts';
import type { CountersOn } from './amounts/countersOn.ts';
import type { Extreme } from './amounts/extreme.ts';
import type { Fraction } from './amounts/fraction.ts';
import type { Measure } from './amounts/measure.ts';
import type { ThatMuch } from './amounts/thatMuch.ts';
import type { X } from './amounts/x.ts';

export type AmountNode = X | Count | Measure | CountersOn | ThatMuch | Arithmetic | Fraction | Extreme;
export type Amount = number | AmountNode;
export type AmountKind = AmountNode['kind'];
