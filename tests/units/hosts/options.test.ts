import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readElectronOptions } from '../../../src-main/hosts/electron-options.ts';
import { refuseOldNode } from '../../../src-main/hosts/node-version.ts';
import { readWebOptions } from '../../../src-main/hosts/web-options.ts';
import { defaultDataFolder, type System } from '../../../src-main/program/data-folder.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

describe('the data folder that nobody named', () => {
  const folderOn = (platform: NodeJS.Platform, environment: System['environment'], home: string) =>
    defaultDataFolder({ platform, environment, home });

  test.each([
    ['Linux', folderOn('linux', {}, '/home/ada'), '/home/ada/.local/share/spellchain'],
    [
      'Linux, by XDG_DATA_HOME',
      folderOn('linux', { XDG_DATA_HOME: '/data' }, '/home/ada'),
      '/data/spellchain',
    ],
    [
      'Linux, by one that is not whole',
      folderOn('linux', { XDG_DATA_HOME: 'data' }, '/home/ada'),
      '/home/ada/.local/share/spellchain',
    ],
    ['macOS', folderOn('darwin', {}, '/Users/ada'), '/Users/ada/Library/Application Support/Spellchain'],
    ['Windows', folderOn('win32', { APPDATA: 'D:\\Roaming' }, 'C:\\Users\\ada'), 'D:\\Roaming\\Spellchain'],
    [
      'Windows without APPDATA',
      folderOn('win32', {}, 'C:\\Users\\ada'),
      'C:\\Users\\ada\\AppData\\Roaming\\Spellchain',
    ],
  ])('on %s', (_, found, expected) => {
    expect(found).toBe(expected);
  });

  test('is the same by both doors', () => {
    expect(readWebOptions([]).dataFolder).toBe(readElectronOptions([], '').dataFolder);
  });
});

describe('the options of the web host', () => {
  test('are all optional', () => {
    expect(readWebOptions([])).toMatchObject({ port: 0, open: true });
  });

  test('are taken as they are meant', () => {
    const options = readWebOptions(['--port=8123', '--no-open', '--data', 'somewhere']);
    expect(options).toEqual({ port: 8123, open: false, dataFolder: resolve('somewhere') });
  });

  test.each([
    [['--colour'], /Unknown option '--colour'/],
    [['a.deck'], /Unexpected argument 'a\.deck'/],
    [['--no-open=yes'], /--no-open/],
    [['--data'], /--data/],
    [['--data', ''], /--data needs the name of a folder/],
    [['--data='], /--data needs the name of a folder/],
    [['--port'], /--port/],
    [['--port', '-1'], /--port/],
    [['--port', 'http'], /--port needs a number from 0 to 65535, not "http"/],
    [['--port', '65536'], /--port needs a number/],
    [['--port', '123456'], /--port needs a number/],
    [['--port', '1e3'], /--port needs a number/],
    [['--port', ''], /--port needs a number/],
    [['--port=-1'], /--port needs a number/],
  ])('%j is refused, with what the options are', (words, sentence) => {
    expect(() => readWebOptions(words)).toThrow(sentence);
    expect(() => readWebOptions(words)).toThrow(
      /^.*[^.]\. The options are --data DIR, --port N and --no-open\.$/,
    );
  });
});

describe('the command line of the window', () => {
  function folderWith(...files: string[]): string {
    const folder = makeFolder();
    onTestFinished(() => {
      removeFolder(folder);
    });
    for (const file of files) writeFileSync(join(folder, file), '');
    return folder;
  }

  test('names a data folder', () => {
    expect(readElectronOptions(['--no-sandbox', '.', '--data', 'somewhere'], '').dataFolder).toBe(
      resolve('somewhere'),
    );
    expect(readElectronOptions(['--data=somewhere', '.'], '').dataFolder).toBe(resolve('somewhere'));
  });

  test.each([[['--data']], [['--data', '']], [[]]])('%j names none', (words) => {
    expect(readElectronOptions(words, '').dataFolder).toBe(defaultDataFolder());
  });

  test('hands over the files in it, and takes nothing else for one', () => {
    const folder = folderWith('a.dck', 'electron.js', 'loader.js');
    mkdirSync(join(folder, 'program'));
    const words = [
      '--inspect=0',
      '-r',
      join(folder, 'loader.js'),
      '--no-sandbox',
      join(folder, 'electron.js'),
      join(folder, 'program'),
      join(folder, 'a.dck'),
      join(folder, 'missing.dck'),
      'x'.repeat(5_000),
      '--enable-features=X',
    ];
    expect(readElectronOptions(words, join(folder, 'electron.js')).files).toEqual([join(folder, 'a.dck')]);
  });
});

describe('Node', () => {
  test.each(['18.19.0', '20.20.2', '22.0.0', '22.17.9'])('%s is too old', (version) => {
    expect(() => refuseOldNode(version)).toThrow(`needs Node 22.18 or newer, and this is ${version}.`);
  });

  test.each(['22.18.0', '24.0.0', '100.1.0', process.versions.node])('%s will do', (version) => {
    expect(() => refuseOldNode(version)).not.toThrow();
  });
});
