/** macOS takes copying, pasting and quitting by keyboard from the menu; elsewhere a window needs none. */
import { Menu } from 'electron';

export function setMenu(platform: NodeJS.Platform): void {
  const roles = [{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }] as const;
  Menu.setApplicationMenu(platform === 'darwin' ? Menu.buildFromTemplate([...roles]) : null);
}
