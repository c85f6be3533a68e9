/** What the corpus cannot say yet, each with the node of the language that it waits for. */

/** Cards that are not there at all. */
export const WAITING: Readonly<Record<string, string>> = {
  'Illusionary Mask': 'play: face down, and turned up in the place of what would show it',
};

/** Cards that are there but for one part. */
export const LACKING: Readonly<Record<string, string>> = {};
