/** What a card mainly does, told in one word: what its picture shows. */
export const FORCES = [
  'damage',
  'destroy',
  'sweep',
  'counter',
  'return',
  'growth',
  'weaken',
  'prevent',
  'heal',
  'drain',
  'draw',
  'discard',
  'mana',
  'token',
  'steal',
  'tap',
  'search',
  'raise',
  'turn',
  'change',
] as const;
export type Force = (typeof FORCES)[number];
