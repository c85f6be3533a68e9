/** The rooms there are. */

export const ROOMS = [
  'title',
  'duel',
  'table',
  'replay',
  'match',
  'gauntlet',
  'history',
  'fame',
  'decks',
  'deck',
  'collection',
  'packs',
  'trading',
  'players',
  'welcome',
  'options',
  'help',
  'about',
] as const;

export type Room = (typeof ROOMS)[number];
