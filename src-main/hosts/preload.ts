/** All that a page in the window gets beyond the web: a door for texts. */
import { contextBridge, ipcRenderer } from 'electron';
import type { Door } from '../../src-shared/contract.ts';
import { CHANNEL } from './channel.ts';

const page = crypto.randomUUID();

let heard: (text: string | undefined) => void = () => {
  // Nobody listens before the page has said its first word, and nothing is told before that.
};

ipcRenderer.on(CHANNEL, (_, to: string, text: string) => {
  if (to === page) heard(text);
});
ipcRenderer.send(CHANNEL, page);

const door: Door = {
  send: (text: unknown) => {
    // Pages are not type-checked here, and no text at all has a meaning of its own on this channel.
    ipcRenderer.send(CHANNEL, page, String(text));
  },
  listen: (listener) => {
    heard = listener;
  },
};

contextBridge.exposeInMainWorld('spellchainDoor', door);
