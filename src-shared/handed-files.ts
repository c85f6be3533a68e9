/** A file that the desktop has handed over, by a double click say. */
export type HandedFile =
  | { readonly kind: 'duel'; readonly text: string }
  /** Whatever else it is, it is read as a deck: that tells what is wrong with it. */
  | { readonly kind: 'deck'; readonly name: string; readonly base64: string };

/** Why it could not be read. */
export const HANDED_FAULTS = ['unreadable', 'tooLarge'] as const;
export type HandedFault = (typeof HANDED_FAULTS)[number];
