/** A permanent with a counter of this name on it. */
export interface WithCounter {
  readonly kind: 'withCounter';
  readonly counter: string;
}
export const withCounter = (counter: string): WithCounter => ({ kind: 'withCounter', counter });
