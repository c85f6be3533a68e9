/** The permanent, card or spell whose ability this is. */
export interface Self {
  readonly kind: 'self';
}
export const self: Self = { kind: 'self' };
