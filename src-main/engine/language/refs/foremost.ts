import type { Measure } from '../amounts/measure.ts';
import type { Ref } from '../ref.ts';

/** Those of these that have the most of something: all of them where several have as much. */
export interface Foremost {
  readonly kind: 'foremost';
  readonly what: Measure['what'];
  readonly of: Ref;
}
export const foremost = (what: Measure['what'], of: Ref): Foremost => ({ kind: 'foremost', what, of });
