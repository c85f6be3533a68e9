/** Where the window finds the program: the preload script's door, or a socket to the page's own address. */
import { DOOR_KEY, DOOR_PATH, DOOR_PROTOCOL, type Door } from '../../src-shared/contract.ts';

declare global {
  interface Window {
    spellchainDoor?: Door;
  }
}

export interface WindowDoor extends Door {
  /** Gives the door up; its listener hears nothing more. */
  shut(): void;
}

/** Opens a door anew each time it is called. */
export function openDoor(): WindowDoor {
  return window.spellchainDoor
    ? preloadDoor(window.spellchainDoor)
    : socketDoor(`ws://${location.host}${DOOR_PATH}`);
}

function preloadDoor(door: Door): WindowDoor {
  let listening = true;
  return {
    send: (text) => {
      door.send(text);
    },
    listen: (listener) => {
      door.listen((text) => {
        if (listening) listener(text);
      });
    },
    shut: () => {
      listening = false;
    },
  };
}

function socketDoor(address: string): WindowDoor {
  // Without its key the program turns this page away, and the window tells that nobody answers.
  const key = localStorage.getItem(DOOR_KEY);
  const socket = new WebSocket(address, key === null ? [DOOR_PROTOCOL] : [DOOR_PROTOCOL, key]);
  const waiting: string[] = [];
  let listener: ((text: string | undefined) => void) | undefined;
  socket.addEventListener('open', () => {
    for (const text of waiting.splice(0)) socket.send(text);
  });
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') listener?.(data);
  });
  // A socket that could not be opened closes as well, so `error` needs no listener of its own.
  socket.addEventListener('close', () => listener?.(undefined));
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(text);
      else socket.send(text);
    },
    listen: (heard) => {
      listener = heard;
    },
    shut: () => {
      listener = undefined;
      socket.close();
    },
  };
}
