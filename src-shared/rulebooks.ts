/** The rulebooks a duel can be played by. Each also names the words its cards are told in, and a time of cards. */
export const RULEBOOKS = ['alpha', 'fifth', 'portal', 'tenth', 'm11'] as const;
export type Rulebook = (typeof RULEBOOKS)[number];
