/** Words of a gauntlet, between its rounds. */

export const GAUNTLET = { nothing: 'No gauntlet is at hand.' } as const;
