/** Words of what was played, and of the hall of fame. */

export const HISTORY = { nothing: 'Nothing of what was played is shown here yet.' } as const;

export const FAME = { nothing: 'No gauntlet is shown here yet.' } as const;
