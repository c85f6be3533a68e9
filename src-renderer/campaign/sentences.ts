/** Words of a match, between its duels. */

export const MATCH = { nothing: 'No match is at hand.' } as const;
