/** The project once more, in the system's folder for what is passing: faults are planted there and nowhere else. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is built, installed, or the project's own history. */
const LEFT = new Set(['node_modules', 'dist', 'release', 'test-results', '.git']);

export interface Copy {
  readonly root: string;
  /** The environment of tests whose passing things go with the copy, also when they are ended in the middle. */
  readonly environment: Readonly<Record<string, string>>;
  /** Writes a source with the fault in it, and afterwards as it was. */
  withFault: <Result>(file: string, text: string, then: () => Promise<Result>) => Promise<Result>;
  remove: () => void;
}

/** However this program ends, its copies do not stay. */
export function makeCopy(from: string): Copy {
  const house = mkdtempSync(join(tmpdir(), 'spellchain-mutate-'));
  const [root, passing] = [join(house, 'project'), join(house, 'passing')];
  for (const folder of [root, passing]) mkdirSync(folder);
  // As the system's own: a test's program that gives up its power is somebody else, and has to get through.
  chmodSync(house, 0o711);
  chmodSync(passing, 0o1777);
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(house, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', remove);
  for (const name of readdirSync(from).filter((entry) => !LEFT.has(entry)))
    cpSync(join(from, name), join(root, name), { recursive: true });
  linkPackages(join(from, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    environment: { TMPDIR: passing, TEMP: passing, TMP: passing },
    withFault: async (file, text, then) => {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, text);
      try {
        return await then();
      } finally {
        writeFileSync(path, before);
      }
    },
    remove,
  };
}

/** One by one, so that what tools keep beside the packages stays in the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.')))
    symlinkSync(join(from, name), join(to, name), 'junction');
}
