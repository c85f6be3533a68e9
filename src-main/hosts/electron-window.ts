/** The one window. */
import { join } from 'node:path';
import { app, BrowserWindow, screen } from 'electron';
import type { Program } from '../program/program.ts';
import { note } from './electron-failures.ts';
import { PRELOAD_FILE } from './places.ts';
import { fitPlace, readPlace, SMALLEST, writePlace } from './window-place.ts';

/** Before the first paint, the colour of the walls. */
const BACKGROUND = '#14100e';

export function openWindow(dataFolder: string, program: Program): BrowserWindow {
  const file = join(dataFolder, 'window.json');
  const { maximised, ...bounds } = fitPlace(readPlace(file), workAreas());
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    backgroundColor: BACKGROUND,
    title: 'Spellchain',
    webPreferences: {
      preload: PRELOAD_FILE,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      // It would fetch its dictionaries from the network.
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  });
  window.once('ready-to-show', () => {
    if (maximised) window.maximize();
    window.show();
  });
  window.on('close', () => {
    keepPlace(window, file, program);
  });
  return window;
}

function workAreas() {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  return [main.workArea, ...others.map(({ workArea }) => workArea)] as const;
}

/** A place that cannot be kept is no reason to stay open. */
function keepPlace(window: BrowserWindow, file: string, program: Program): void {
  try {
    writePlace(file, { ...window.getNormalBounds(), maximised: window.isMaximized() });
  } catch (failure) {
    note(program, 'The place of the window could not be kept.', failure);
  }
}

export function showAgain(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
