/** The keys that mean the same in every room. */
import type { Rooms } from './rooms.svelte.ts';

/** Whether the key was for the shell. */
export function pressKey(event: KeyboardEvent, rooms: Rooms): void {
  if (event.defaultPrevented || event.isComposing || isDialogOpen()) return;
  const act = actionOf(event, rooms);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  rooms: Rooms,
): (() => void) | undefined {
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (altKey)
    return key === 'ArrowLeft'
      ? () => {
          rooms.back();
        }
      : undefined;
  if (key === 'F1')
    return () => {
      if (rooms.place.room !== 'help') rooms.go({ room: 'help' });
    };
  if (key === 'Escape')
    return () => {
      rooms.leave();
    };
  return undefined;
}

/** An open dialog has the keyboard to itself, Escape included. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
