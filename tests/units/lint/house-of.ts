/** A small house on the disk, for as long as a test. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeFolder, removeFolder } from '../../support/folders.ts';

export function houseOf(files: Readonly<Record<string, string>>): string {
  const folder = makeFolder();
  onTestFinished(() => {
    removeFolder(folder);
  });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
