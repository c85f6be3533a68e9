/** Shows an address in the browser that the user prefers. */
import { spawn } from 'node:child_process';

/** `failed` is called when that cannot be done; the address can always be opened by hand. */
export function openBrowser(address: string, failed: () => void): void {
  const { command, words = [], says } = openerFor(process.platform, address);
  if (command === undefined) return failed();
  const browser = spawn(command, words, { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  browser.stdin.on('error', () => {
    // It ended before it was told: its exit says how.
  });
  browser.stdin.end(says);
  browser.on('error', failed);
  browser.on('exit', (code) => {
    if (code !== 0 && code !== null) failed();
  });
  browser.unref();
}

interface Opener {
  readonly command?: string;
  readonly words?: readonly string[];
  /** What it is told on its input. */
  readonly says?: string;
}

/**
 * Nobody but the player may make use of the token in the address. On macOS everybody sees what programs are started with,
 * so it is told to one that reads. Windows shows that to nobody else. On Linux there is no other way that every browser
 * follows (those in a box of their own may not read our files), so the gate looks whose connection brings it.
 */
export function openerFor(platform: NodeJS.Platform, address: string): Opener {
  if (platform === 'win32') return { command: 'rundll32', words: ['url.dll,FileProtocolHandler', address] };
  if (platform === 'darwin') return { command: 'osascript', says: `open location "${address}"\n` };
  // Without a display it would look for a browser that draws in the terminal, over what stands there.
  const hasDisplay = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  return hasDisplay ? { command: 'xdg-open', words: [address] } : {};
}
