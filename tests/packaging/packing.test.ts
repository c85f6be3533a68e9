/**
 * Packs the program for each system with a stand-in for Electron's own files, which would have to be fetched: proves
 * that electron-builder.yml is understood, and that what is packed is complete.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { extractAll, getRawHeader, listPackage } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fusesOf, integrityIn, writeElectron, type System } from '../support/electron-dist.ts';
import { makeFolder, removeFolder } from '../support/folders.ts';
import { runHere, startHere, type Ended } from '../support/running.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const BUILDER = join(ROOT, 'node_modules', 'electron-builder', 'cli.js');

const RESOURCES = {
  linux: 'linux-unpacked/resources',
  win: 'win-unpacked/resources',
  mac: 'mac/Spellchain.app/Contents/Resources',
};

/** Where Electron's fuses are. */
const EXECUTABLES = {
  linux: 'linux-unpacked/spellchain',
  win: 'win-unpacked/Spellchain.exe',
  mac: 'mac/Spellchain.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
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
  writeElectron(system, place, '45.3.3');
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

/** Where a person finds them: beside the archive, and what Electron brings where electron-builder keeps it. */
function expectLicences(system: System): void {
  const resources = join(folder, system, RESOURCES[system]);
  for (const [packed, source] of [
    ['LICENSE.spellchain.txt', 'LICENSE'],
    ['NOTICES.txt', 'resources/notices.txt'],
  ] as const)
    expect(readFileSync(join(resources, packed), 'utf8')).toBe(readFileSync(join(ROOT, source), 'utf8'));
  // On macOS electron-builder takes them out of Electron's own archive, which a stand-in is not.
  if (system === 'mac') return;
  expect(readdirSync(join(resources, '..'))).toEqual(
    expect.arrayContaining(['LICENSE.electron.txt', 'LICENSES.chromium.html']),
  );
}

function filesUnder(place: string): string[] {
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((file) => relative(place, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .toSorted();
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
  const nativeFiles = natives.map((native) => `node_modules/better-sqlite3/prebuilds/${native}`);
  expect(files.filter((file) => file.endsWith('.node'))).toEqual(nativeFiles);
  // The system opens these itself. All else stays in the archive, threads too: nothing outside it is held to its hash.
  expect(filesUnder(join(folder, system, RESOURCES[system], 'app.asar.unpacked'))).toEqual(nativeFiles);
}

describe('Linux', () => {
  let ended: Ended;

  beforeAll(async () => {
    ended = await pack('linux');
  });

  test('is packed without complaint', () => {
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.stdout + ended.stderr).not.toMatch(/⨯|default Electron icon/);
  });

  test('holds what was built, its one native package, and nothing else', () => {
    expectComplete('linux', ['linux-x64.node']);
  });

  test('brings the licences, its own and those of others', () => {
    expectLicences('linux');
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

describe.each([
  ['win', 'Windows', ['win32-x64.node']],
  ['mac', 'macOS', ['darwin-arm64.node', 'darwin-x64.node']],
] as const)('%s', (system, name, natives) => {
  test(`${name} is packed, up to the tools that only that system has`, async () => {
    // The icon and the signatures are put in by programs that would have to be fetched, or are on a Mac alone.
    const ended = await pack(
      system,
      '-c.win.signAndEditExecutable=false',
      '-c.electronFuses.resetAdHocDarwinSignature=false',
    );
    expect(ended).toMatchObject({ code: 0 });
    expectComplete(system, natives);
    expectLicences(system);
  });
});

describe('what Electron is told to refuse', () => {
  test.each(['linux', 'win', 'mac'] as const)('is refused by the packed program: %s', (system) => {
    expect(fusesOf(join(folder, system, EXECUTABLES[system]))).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      // It would start from a file of its own, which is not made.
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  test('Windows and macOS know the archive that they may load', () => {
    const hashOf = (system: System) => {
      const { headerString } = getRawHeader(join(folder, system, RESOURCES[system], 'app.asar'));
      return createHash('sha256').update(headerString).digest('hex');
    };
    const value = hashOf('win');
    expect(integrityIn(join(folder, 'win', EXECUTABLES.win))).toEqual([
      { file: 'resources\\app.asar', alg: 'SHA256', value },
    ]);
    const facts = readFileSync(join(folder, 'mac', RESOURCES.mac, '..', 'Info.plist'), 'utf8');
    expect(facts).toContain('<key>ElectronAsarIntegrity</key>');
    expect(facts).toContain(`<string>${hashOf('mac')}</string>`);
  });
});

test('a setting that electron-builder does not know would be told of', async () => {
  const { code, stdout, stderr } = await pack('linux', '-c.colour=red');
  expect(code).not.toBe(0);
  expect(stdout + stderr).toContain("unknown property 'colour'");
});
