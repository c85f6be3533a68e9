/** What the corpus cannot say yet, each with the node of the language that it waits for. */

/** Cards that are not there at all. */
export const WAITING: Readonly<Record<string, string>> = {};

/** Cards that are there but for one part. */
export const LACKING: Readonly<Record<string, string>> = {};
