/** A folder with the real scripts and next to nothing else: a lock file, and stand-ins for the tools they call. */
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../support/folders.ts';
import { runHere, startHere, type Ended, type Started } from '../../support/running.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

export interface SmallHouse {
  readonly root: string;
  write: (path: string, text: string) => string;
  /** A program that any system's PATH can find: a script for this Node. */
  writeProgram(path: string, text: string): string;
  has(path: string): boolean;
  read(path: string): string;
  run(script: string, args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ended>;
  start(script: string, args?: readonly string[], env?: NodeJS.ProcessEnv): Started;
}

/** Nothing of the machine that runs the tests may be found by chance. */
const BARE = {
  PATH: '',
  DISPLAY: undefined,
  WAYLAND_DISPLAY: undefined,
  CHROMIUM_PATH: undefined,
  ELECTRON_OVERRIDE_DIST_PATH: undefined,
  ELECTRON_MIRROR: undefined,
  npm_config_electron_mirror: undefined,
  HTTPS_PROXY: undefined,
  https_proxy: undefined,
  npm_execpath: undefined,
  npm_node_execpath: undefined,
  INIT_CWD: undefined,
};

/** One package, so that it can be missing. */
export const PACKAGES = { 'node_modules/vite': { version: '8.0.0', integrity: 'sha512-vite' } };

export function buildSmallHouse(): SmallHouse {
  const root = makeFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return join(root, path);
  };
  const environment = (env: NodeJS.ProcessEnv) => ({ ...process.env, ...BARE, ...env });
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true });
  write('package.json', JSON.stringify({ name: 'small', type: 'module', scripts: {} }));
  write('vite.config.ts', '');
  writeLock(write, PACKAGES);
  return {
    root,
    write,
    writeProgram: (path, text) => {
      const file = write(path, `#!${process.execPath}\n${text}`);
      chmodSync(file, 0o755);
      return file;
    },
    has: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    run: (script, args = [], env = {}) => runHere(root, [join('scripts', script), ...args], environment(env)),
    start: (script, args = [], env = {}) =>
      startHere(root, [join('scripts', script), ...args], environment(env)),
  };
}

export function writeLock(write: SmallHouse['write'], packages: Record<string, object>): void {
  write('package-lock.json', JSON.stringify({ lockfileVersion: 3, packages: { '': {}, ...packages } }));
}

/** As npm leaves it behind, with a builder that writes a program which says what it was told. */
export function furnish(house: SmallHouse, web: string): SmallHouse {
  house.write('node_modules/.package-lock.json', JSON.stringify({ packages: PACKAGES }));
  house.write('src-main/hosts/web.ts', web);
  house.write(
    'node_modules/vite/bin/vite.js',
    `import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
    appendFileSync('builds.log', 'built\\n');
    for (const folder of ['main', 'preload', 'renderer']) mkdirSync('dist/' + folder, { recursive: true });
    cpSync('src-main/hosts/web.ts', 'dist/main/web.js');
    for (const file of ['main/electron.js', 'preload/preload.cjs', 'renderer/index.html']) writeFileSync('dist/' + file, '');`,
  );
  house.write('node_modules/vite/package.json', '{ "type": "module" }');
  return house;
}
