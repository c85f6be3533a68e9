/** What pages in a window may not do: go elsewhere, open windows, use devices, reach the network, save files not their own. */
import type { Session, WebContents } from 'electron';
import { APP_PAGE } from './app-scheme.ts';

/** A report can be copied. */
const GRANTED = 'clipboard-sanitized-write';

const OWN_FILES = `blob:${APP_PAGE}`;

const ELSEWHERE = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'file:///*'];

export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_, permission, decide) => {
    decide(permission === GRANTED);
  });
  session.setPermissionCheckHandler((_, permission) => permission === GRANTED);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest({ urls: ELSEWHERE }, (_, decide) => {
    decide({ cancel: true });
  });
  session.on('will-download', (event, item) => {
    // What our page made itself, and the player asked for: Electron asks where to.
    if (!item.getURL().startsWith(OWN_FILES)) event.preventDefault();
  });
}

export function guardContents(contents: WebContents): void {
  const stay = (event: { url: string; isMainFrame: boolean; preventDefault(): void }) => {
    // The page may load itself anew, after a failure.
    if (!event.isMainFrame || event.url.split('#', 1)[0] !== APP_PAGE) event.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-redirect', (event) => {
    event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
