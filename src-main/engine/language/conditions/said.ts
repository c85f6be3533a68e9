/** This is the word that was chosen earlier in the text. */
export interface Said {
  readonly kind: 'said';
  readonly slot: string;
  readonly word: string;
}
export const said = (slot: string, word: string): Said => ({ kind: 'said', slot, word });
