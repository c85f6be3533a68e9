/** `npm run lists`: writes what the files of the corpus say of each other, and names what has changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { listed, read } from './listed.ts';

for (const { file, text } of listed()) {
  if (read(file) === text) continue;
  writeFileSync(join(ROOT, file), text);
  console.log(file);
}
