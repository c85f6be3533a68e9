import { RENDERER_FOLDER } from './places.ts';
import { runWebHost } from './web-host.ts';

await runWebHost({ words: process.argv.slice(2), rendererFolder: RENDERER_FOLDER });
