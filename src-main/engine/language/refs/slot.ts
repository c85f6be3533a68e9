/** What was chosen or came about earlier in the same text, by the name it was kept under. */
export interface Slot {
  readonly kind: 'slot';
  readonly name: string;
}
/** Under this name a text finds what was given up for its costs. */
export const GIVEN = 'given';

export const slot = (name: string): Slot => ({ kind: 'slot', name });
