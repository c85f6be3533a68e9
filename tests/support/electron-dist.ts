/**
 * Electron's own files as far as electron-builder looks into them, for each system: an executable with the fuses as
 * they come, on Windows one with resources, on macOS an app with its helper.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// What electron-builder itself edits executables with.
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

export type System = 'linux' | 'win' | 'mac';

/** In the order of the wire. */
const FUSES = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
] as const;
type Fuse = (typeof FUSES)[number];

/** What Electron's fuses are found by in its executable; then come the version of the wire and its length. */
const WIRE = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x08';

/** Electron's own settings of them, before anybody has set one. */
const AS_THEY_COME = '10110001';

const LANGUAGE = { lang: 1033, codepage: 1200 };

/** Writes what stands for Electron on this system into a folder. */
export function writeElectron(system: System, folder: string, version: string): void {
  const files: Readonly<Record<System, Readonly<Record<string, string | Buffer>>>> = {
    linux: { ...BESIDE, electron: WIRE + AS_THEY_COME },
    win: { ...BESIDE, 'electron.exe': windowsExecutable() },
    mac: {
      ...inApp('Electron.app/Contents', 'Electron'),
      ...inApp('Electron.app/Contents/Frameworks/Electron Helper.app/Contents', 'Electron Helper'),
      'Electron.app/Contents/Frameworks/Electron Framework.framework/Electron Framework': WIRE + AS_THEY_COME,
      'Electron.app/Contents/Resources/en.lproj/none': '',
    },
  };
  for (const [file, content] of Object.entries({ ...files[system], version })) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content, { mode: 0o755 });
  }
}

/** Which fuses are on in an executable. */
export function fusesOf(executable: string): Record<Fuse, boolean> {
  const bytes = readFileSync(executable, 'latin1');
  const place = bytes.indexOf(WIRE);
  if (place < 0) throw new Error(`${executable} has no fuses.`);
  const wire = bytes.slice(place + WIRE.length);
  return Object.fromEntries(FUSES.map((fuse, index) => [fuse, wire.charAt(index) === '1'])) as Record<
    Fuse,
    boolean
  >;
}

/** What a Windows executable says of the archives that it may load. */
export function integrityIn(executable: string): { file: string; alg: string; value: string }[] {
  const resources = NtExecutableResource.from(NtExecutable.from(readFileSync(executable)));
  const entry = resources.entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
  if (!entry) throw new Error(`${executable} says nothing of its archives.`);
  return JSON.parse(Buffer.from(entry.bin).toString()) as { file: string; alg: string; value: string }[];
}

const BESIDE = {
  LICENSE: 'The licence of Electron',
  'LICENSES.chromium.html': 'The licences of Chromium',
  'resources/none': '',
  'locales/en-US.pak': '',
};

function windowsExecutable(): Buffer {
  const executable = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(executable);
  const version = Resource.VersionInfo.createEmpty();
  version.lang = LANGUAGE.lang;
  version.setStringValues(LANGUAGE, { ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.entries.push({
    type: 'FUSES',
    id: 1,
    ...LANGUAGE,
    bin: Uint8Array.from(Buffer.from(WIRE + AS_THEY_COME, 'latin1')).buffer,
  });
  resources.outputResource(executable);
  return Buffer.from(executable.generate());
}

function inApp(contents: string, name: string): Record<string, string> {
  const plist = `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleExecutable</key><string>${name}</string></dict></plist>`;
  return { [`${contents}/Info.plist`]: plist, [`${contents}/MacOS/${name}`]: '' };
}
