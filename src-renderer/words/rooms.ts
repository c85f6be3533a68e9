/** The rooms there are, as the player calls them. */
import { NAME } from './title.ts';

export const ROOM_TITLES = {
  title: NAME,
  duel: 'Duel',
  table: 'The table',
  replay: 'Replay',
  match: 'Match',
  gauntlet: 'Gauntlet',
  history: 'History',
  fame: 'Hall of fame',
  decks: 'Decks',
  deck: 'Deck builder',
  collection: 'Collection',
  packs: 'Packs',
  trading: 'Trading',
  players: 'Players',
  welcome: 'First steps',
  options: 'Options',
  help: 'Help and rulebooks',
  about: 'About',
} as const;

export type RoomName = keyof typeof ROOM_TITLES;

export function windowTitle(room: RoomName, page?: string): string {
  if (room === 'title') return NAME;
  return [page, ROOM_TITLES[room], NAME].filter((part) => part !== undefined).join(' · ');
}

export const ROOM = {
  back: 'Back',
  close: 'Put away',
  cancel: 'Cancel',
} as const;

export const KEY_NAMES = { escape: 'Esc' } as const;
