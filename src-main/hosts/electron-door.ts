/** The window's line to the program: texts both ways on one channel, from our own page only. */
import { ipcMain, type BrowserWindow, type IpcMainEvent } from 'electron';
import type { WindowConnection } from '../program/connection.ts';
import type { Program } from '../program/program.ts';
import { APP_PAGE } from './app-scheme.ts';
import { CHANNEL } from './channel.ts';

export function carryTexts(window: BrowserWindow, connect: Program['connect']): void {
  const { webContents } = window;
  let line: { page: unknown; connection: WindowConnection } | undefined;
  const shut = () => {
    line?.connection.close();
    line = undefined;
  };
  const open = (page: unknown) => {
    shut();
    const connection = connect((text) => {
      if (!webContents.isDestroyed()) webContents.send(CHANNEL, page, text);
    });
    line = { page, connection };
  };
  ipcMain.on(CHANNEL, (event, page: unknown, text: unknown) => {
    if (!isOurPage(event, window)) return;
    if (text === undefined) open(page);
    else if (line?.page === page) line?.connection.receive(text);
  });
  webContents.on('render-process-gone', shut);
  window.on('closed', shut);
}

function isOurPage({ sender, senderFrame }: IpcMainEvent, window: BrowserWindow): boolean {
  if (window.isDestroyed() || sender !== window.webContents) return false;
  return senderFrame !== null && senderFrame === sender.mainFrame && senderFrame.url.startsWith(APP_PAGE);
}
