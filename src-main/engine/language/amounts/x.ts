/** X, as it was announced. */
export interface X {
  readonly kind: 'x';
}
export const x: X = { kind: 'x' };
