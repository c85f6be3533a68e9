/** It is called so now. */
export interface Named {
  readonly kind: 'named';
  readonly name: string;
}
export const named = (name: string): Named => ({ kind: 'named', name });
