/** What pages in a window may not do: go elsewhere, open windows, use devices, reach the network, save files not their own. */
import type { Session, WebContents } from 'electron';
import { APP_PAGE } from './app-scheme.ts';

/** A report can be copied. */
const GRANTED = 'clipboard-sanitized-write';

const OWN_FILES = `blob:${APP_PAGE}`;

/** What a page may be made of. The tools of a developer have a scheme of their own, and are closed in a packed program. */
const OWN = [APP_PAGE, OWN_FILES, 'data:', 'devtools:'];

/** Nobody answers there: only who may do everything on this machine can listen on a port so low. */
const NOWHERE = 'socks5://127.0.0.1:1';

/** Whatever comes to nothing here, comes to nothing: no request of a page needs another computer. */
export async function guardSession(session: Session): Promise<void> {
  session.setPermissionRequestHandler((_, permission, decide) => {
    decide(permission === GRANTED);
  });
  session.setPermissionCheckHandler((_, permission) => permission === GRANTED);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    decide({ cancel: !OWN.some((start) => url.startsWith(start)) });
  });
  session.on('will-download', (event, item) => {
    // What our page made itself, and the player asked for: Electron asks where to.
    if (!item.getURL().startsWith(OWN_FILES)) event.preventDefault();
  });
  // What is no request, as WebRTC is none, goes by the proxy or not at all. This machine is no exception.
  await session.setProxy({ proxyRules: NOWHERE, proxyBypassRules: '<-loopback>' });
}

export function guardContents(contents: WebContents): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
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
