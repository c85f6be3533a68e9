/** The web host as it is, with a few pages that need not be built first. */
import { fileURLToPath } from 'node:url';
import { runWebHost } from '../../src-main/hosts/web-host.ts';
import { PATIENT } from './patience.ts';

await runWebHost({
  words: process.argv.slice(2),
  rendererFolder: fileURLToPath(new URL('pages/', import.meta.url)),
  patience: PATIENT,
});
