/** How often this very ability has been used this turn, this time included. */
export interface Uses {
  readonly kind: 'uses';
}
export const uses: Uses = { kind: 'uses' };
