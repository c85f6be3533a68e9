/** The one being dealt with in `forEach`, or being looked at in a filter. */
export interface Each {
  readonly kind: 'each';
}
export const each: Each = { kind: 'each' };
