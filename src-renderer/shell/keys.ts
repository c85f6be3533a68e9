/** The keys that mean the same in every room. */
import { isDialogOpen, isFree } from '../controls/keys.ts';
import type { Rooms } from './rooms.svelte.ts';

export function pressKey(event: KeyboardEvent, rooms: Rooms): void {
  if (!isFree(event) || isDialogOpen()) return;
  const act = actionOf(event);
  if (!act) return;
  event.preventDefault();
  act(rooms);
}

function actionOf(event: KeyboardEvent): ((rooms: Rooms) => void) | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (altKey) return key === 'ArrowLeft' ? goBack : undefined;
  if (key === 'F1') return openHelp;
  return key === 'Escape' ? leave : undefined;
}

function goBack(rooms: Rooms): void {
  rooms.back();
}

function leave(rooms: Rooms): void {
  rooms.leave();
}

function openHelp(rooms: Rooms): void {
  if (rooms.place.room !== 'help') rooms.go({ room: 'help' });
}
