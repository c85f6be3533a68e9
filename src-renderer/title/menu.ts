/** The rooms that the menu of the title leads to, in its order. */
import type { IconName } from '../art/icons/icons.ts';
import type { RoomName } from '../words/rooms.ts';

export const MENU = [
  { room: 'duel', icon: 'shield' },
  { room: 'decks', icon: 'cards' },
  { room: 'collection', icon: 'hand' },
  { room: 'history', icon: 'chart' },
  { room: 'options', icon: 'options' },
  { room: 'help', icon: 'help' },
  { room: 'about', icon: 'about' },
] as const satisfies readonly { room: RoomName; icon: IconName }[];
