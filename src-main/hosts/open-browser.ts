/** Shows an address in the browser that the user prefers. */
import { spawn } from 'node:child_process';

/** `failed` is called when that cannot be done; the address can always be opened by hand. */
export function openBrowser(address: string, failed: () => void): void {
  const [command, ...words] = commandFor(process.platform, address);
  if (command === undefined) return failed();
  const browser = spawn(command, words, { stdio: 'ignore', detached: true });
  browser.on('error', failed);
  browser.on('exit', (code) => {
    if (code !== 0 && code !== null) failed();
  });
  browser.unref();
}

function commandFor(platform: NodeJS.Platform, address: string): string[] {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', address];
  if (platform === 'darwin') return ['open', address];
  // Without a display it would look for a browser that draws in the terminal, over what stands there.
  const hasDisplay = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  return hasDisplay ? ['xdg-open', address] : [];
}
