/**
 * Packs the program for each system with a stand-in for Electron's own files, which would have to be fetched: proves
 * that electron-builder.yml is understood, and that what is packed is complete.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { runHere, startHere, type Ended } from '../support/running.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BUILDER = join(ROOT, 'node_modules', 'electron-builder', 'cli.js');

const STAND_INS = {
  linux: ['electron', 'LICENSE', 'locales/en-US.pak'],
  win: ['electron.exe', 'LICENSE', 'locales/en-US.pak'],
  mac: ['Electron.app/Contents/MacOS/Electron'],
};
type System = keyof typeof STAND_INS;

/** Where each system's build has the program by then. */
const RESOURCES = {
  linux: 'linux-unpacked/resources',
  win: 'win-unpacked/resources',
  mac: 'mac/Electron.app/Contents/Resources',
};

let folder: string;

beforeAll(() => {
  if (!existsSync(join(ROOT, 'dist', 'main', 'web.js')))
    throw new Error('Nothing is built yet. Run: npm run build');
  folder = makeFolder();
});

afterAll(() => {
  removeFolder(folder);
});

function standIn(system: System): string {
  const place = join(folder, `electron-${system}`);
  for (const file of ['version', 'resources/none', ...STAND_INS[system]]) {
    mkdirSync(join(place, file, '..'), { recursive: true });
    writeFileSync(join(place, file), '45.3.3', { mode: 0o755 });
  }
  return place;
}

function pack(system: System, ...settings: string[]): Promise<Ended> {
  const own = [`-c.electronDist=${standIn(system)}`, `-c.directories.output=${join(folder, system)}`];
  const env = { ...process.env, CSC_IDENTITY_AUTO_DISCOVERY: 'false' };
  return runHere(ROOT, [BUILDER, `--${system}`, 'dir', '--x64', ...own, ...settings], env);
}

function packedFiles(system: System): string[] {
  const files = listPackage(join(folder, system, RESOURCES[system], 'app.asar'), { isPack: false });
  return files.map((file) => file.replaceAll('\\', '/').slice(1));
}

function expectComplete(system: System, natives: readonly string[]): void {
  const files = packedFiles(system);
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'dist/main/electron.js',
      'dist/preload/preload.cjs',
      'dist/renderer/index.html',
      ...readdirSync(join(ROOT, 'resources', 'decks')).map((file) => `resources/decks/${file}`),
      ...readdirSync(join(ROOT, 'resources', 'wizards')).map((file) => `resources/wizards/${file}`),
    ]),
  );
  const belongs =
    /^(dist|package\.json|resources(\/decks(\/[\w-]+\.txt)?|\/wizards(\/[\w-]+\.json)?)?|node_modules(\/better-sqlite3(\/(package\.json|LICENSE|(lib|prebuilds)(\/.+)?))?)?)$|^dist\//;
  expect(files.filter((file) => !belongs.test(file))).toEqual([]);
  expect(files.filter((file) => /\.map$|(^|\/)\./.test(file))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.node'))).toEqual(
    natives.map((native) => `node_modules/better-sqlite3/prebuilds/${native}`),
  );
}

describe('Linux', () => {
  let ended: Ended;

  beforeAll(async () => {
    ended = await pack('linux');
  }, 60_000);

  test('is packed without complaint', () => {
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.stdout + ended.stderr).not.toMatch(/⨯|default Electron icon/);
  });

  test('holds what was built, its one native package, and nothing else', () => {
    expectComplete('linux', ['linux-x64.node']);
  });

  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'what was packed starts, and opens its database',
    async () => {
      const program = join(folder, 'program');
      extractAll(join(folder, 'linux', RESOURCES.linux, 'app.asar'), program);
      const data = join(folder, 'data');
      const started = startHere(program, ['dist/main/web.js', '--no-open', '--data', data]);
      const said = await started.says(/ready at http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/);
      const address = /http\S+/.exec(said)?.[0] ?? '';
      const entered = await fetch(address, { redirect: 'manual' });
      const cookie = entered.headers.get('set-cookie') ?? '';
      const page = await fetch(new URL('/', address), { headers: { cookie: cookie.split(';')[0] ?? '' } });
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Spellchain</title>');
      started.child.kill('SIGTERM');
      expect((await started.ended).code).toBe(0);
    },
  );
});

// Their own tools then look into Electron's executable, and the stand-in's is none: so far and no further.
describe.each([
  ['win', 'Windows', /Invalid DataView|PE|executable/, ['win32-x64.node']],
  ['mac', 'macOS', /corrupted Electron dist/, ['darwin-arm64.node', 'darwin-x64.node']],
] as const)('%s', (system, name, refusal, natives) => {
  test(`${name} is packed as far as a stand-in can go`, async () => {
    const { code, stdout, stderr } = await pack(system);
    expect(code).toBe(1);
    expect(stdout + stderr).toMatch(refusal);
    expectComplete(system, natives);
  }, 60_000);
});

test('a setting that electron-builder does not know would be told of', async () => {
  const { code, stdout, stderr } = await pack('linux', '-c.colour=red');
  expect(code).not.toBe(0);
  expect(stdout + stderr).toContain("unknown property 'colour'");
}, 60_000);
