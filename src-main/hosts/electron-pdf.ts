/** The page in the window as it would be printed, as a PDF. */
import { BrowserWindow } from 'electron';

export async function pdfOfTheWindow(): Promise<Uint8Array> {
  const [window] = BrowserWindow.getAllWindows();
  if (!window) throw new Error('There is no window to make a PDF of.');
  return window.webContents.printToPDF({ pageSize: 'A4', printBackground: true, preferCSSPageSize: true });
}
