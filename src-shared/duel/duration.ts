/**
 * How long a change lasts. `whileInPlay`: as long as the changed object stays where it is (a Lace);
 * `whileSource`: as long as the source stays in play; `nextUntap`: until the next untap step of whoever controls the
 * changed object then is over.
 */
export const DURATIONS = [
  'endOfTurn',
  'endOfCombat',
  'whileInPlay',
  'whileSource',
  'untilYourNextTurn',
  'untilYourNextUpkeep',
  'nextUntap',
] as const;
export type Duration = (typeof DURATIONS)[number];
