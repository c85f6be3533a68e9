/** What can stand in a folder under the name of a file, and is none that can be read. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';

const ODD_ENTRIES = ['folder', 'pipe', 'device', 'link to a folder', 'link in a circle'] as const;
type OddEntry = (typeof ODD_ENTRIES)[number];

/** Windows has no pipes and devices in folders, and asks for a right to make links. */
export const POSSIBLE_HERE: readonly OddEntry[] = process.platform === 'win32' ? ['folder'] : ODD_ENTRIES;

const MAKERS: Readonly<Record<OddEntry, (path: string) => void>> = {
  folder: (path) => {
    mkdirSync(path);
  },
  pipe: (path) => {
    execFileSync('mkfifo', [path]);
  },
  device: (path) => {
    symlinkSync('/dev/zero', path);
  },
  'link to a folder': (path) => {
    symlinkSync('.', path);
  },
  'link in a circle': (path) => {
    symlinkSync(path, path);
  },
};

export function makeOdd(kind: OddEntry, path: string): void {
  MAKERS[kind](path);
}
