import { fileURLToPath } from 'node:url';
import { runElectronHost } from './electron-host.ts';
import { RENDERER_FOLDER } from './places.ts';

void runElectronHost({
  words: process.argv.slice(1),
  ownFile: fileURLToPath(import.meta.url),
  rendererFolder: RENDERER_FOLDER,
});
