/**
 * How long a change lasts. `whileInPlay`: as long as the changed object stays where it is (a Lace);
 * `whileSource`: as long as the source stays in play.
 */
export const DURATIONS = [
  'endOfTurn',
  'endOfCombat',
  'whileInPlay',
  'whileSource',
  'untilYourNextTurn',
] as const;
export type Duration = (typeof DURATIONS)[number];
