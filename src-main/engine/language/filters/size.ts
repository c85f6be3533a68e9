import type { Amount } from '../amount.ts';
import type { Comparison } from '../../../../src-shared/duel/words.ts';

/** Present power, toughness or total cost against a number. */
export interface Size {
  readonly kind: 'size';
  readonly what: 'power' | 'toughness' | 'cost';
  readonly is: Comparison;
  readonly than: Amount;
}
const size =
  (what: Size['what']) =>
  (is: Comparison, than: Amount): Size => ({ kind: 'size', what, is, than });
export const power = size('power');
export const toughness = size('toughness');
export const totalCost = size('cost');
