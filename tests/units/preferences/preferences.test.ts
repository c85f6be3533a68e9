import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openConf } from '../../../src-main/program/conf-store.ts';
import { openPreferences, PREFERENCES_NAME, type OpenStore } from '../../../src-main/program/preferences.ts';
import { DEFAULT_PREFERENCES, PREFERENCES, type Preferences } from '../../../src-shared/preferences.ts';
import { OPTIONS_TOGETHER } from '../../../src-shared/rule-options.ts';
import { tellingsOf } from '../../support/database/children.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';

// As little of Electron as electron-store looks at: outside Electron the package throws when it is imported.
vi.mock('electron', () => ({
  default: {
    app: { getPath: () => '/nowhere', getVersion: () => '9.9.9' },
    ipcMain: { on: () => undefined },
    shell: {},
  },
}));

const { default: ElectronStore } = await import('electron-store');
const openElectronStore: OpenStore = (folder) => new ElectronStore({ cwd: folder, name: PREFERENCES_NAME });

function newFolder(written?: string): string {
  const folder = makeFolder();
  onTestFinished(() => {
    removeFolder(folder);
  });
  if (written !== undefined) writeFileSync(fileIn(folder), written);
  return folder;
}

function fileIn(folder: string): string {
  return join(folder, 'preferences.json');
}

function writtenIn(folder: string): unknown {
  return JSON.parse(readFileSync(fileIn(folder), 'utf8'));
}

const STORES: Record<string, OpenStore> = { conf: openConf, 'electron-store': openElectronStore };

describe.each(Object.entries(STORES))('preferences kept by %s', (_, openStore) => {
  test('are the defaults at first, and nothing is written before something is chosen', () => {
    const folder = newFolder();
    const preferences = openPreferences(openStore, folder);
    expect(preferences.read()).toEqual(DEFAULT_PREFERENCES);
    expect(preferences.found).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('are there after the program was started again', () => {
    const folder = newFolder();
    const first = openPreferences(openStore, folder);
    expect(first.change({ light: 'highContrast', textSize: 150 })).toEqual({
      ...DEFAULT_PREFERENCES,
      light: 'highContrast',
      textSize: 150,
    });
    first.change({ light: 'darkRoom', rulebook: undefined });
    expect(writtenIn(folder)).toEqual({ light: 'darkRoom', textSize: 150 });
    const second = openPreferences(openStore, folder);
    expect(second.read()).toEqual({ ...DEFAULT_PREFERENCES, light: 'darkRoom', textSize: 150 });
  });

  test('a value that makes no sense falls back to its own default, and the others stand', () => {
    const folder = newFolder(
      JSON.stringify({ rulebook: 'seventh', light: 'darkRoom', motion: ['none'], textSize: '150' }),
    );
    const preferences = openPreferences(openStore, folder);
    expect(preferences.read()).toEqual({ ...DEFAULT_PREFERENCES, light: 'darkRoom' });
    expect(preferences.found).toEqual([]);
    // A newer version may know better: what is not chosen anew stays as it was written.
    preferences.change({ motion: 'none' });
    expect(writtenIn(folder)).toEqual({
      rulebook: 'seventh',
      light: 'darkRoom',
      motion: 'none',
      textSize: '150',
    });
  });

  test('a set-up that chose all options of a rulebook by one word stands, with each by name (U200)', () => {
    const { options: _, ...setUp } = DEFAULT_PREFERENCES.setUp;
    const folder = newFolder(
      JSON.stringify({ setUp: { ...setUp, competition: 'gauntlet', byOption: true } }),
    );
    const preferences = openPreferences(openStore, folder);
    const options = Object.values(OPTIONS_TOGETHER).flat();
    expect(preferences.read().setUp).toEqual({ ...setUp, competition: 'gauntlet', options });
    preferences.change({ textSize: 150 });
    expect(openPreferences(openStore, folder).read()).toEqual(preferences.read());
  });

  test('a set-up that named its decks by texts stands, with each deck by its kind', () => {
    const { chairs: _, ...setUp } = DEFAULT_PREFERENCES.setUp;
    const chair = { player: 'person', wizard: 'anybody' };
    const withDecks = (...decks: unknown[]) => ({
      setUp: { ...setUp, chairs: decks.map((deck) => ({ ...chair, deck })) },
    });
    const decksRead = (...decks: string[]) => {
      const preferences = openPreferences(openStore, newFolder(JSON.stringify(withDecks(...decks))));
      return preferences.read().setUp.chairs.map(({ deck }) => deck);
    };
    expect(decksRead('own deck 12', 'half of deck 7')).toEqual([
      { kind: 'own', deck: 12 },
      { kind: 'half', deck: 7 },
    ]);
    expect(decksRead('', 'Ember Hall')).toEqual([{ kind: 'chance' }, { kind: 'ready', name: 'Ember Hall' }]);
    // What somebody called "own deck" is a ready deck of that name.
    expect(decksRead('own deck', 'half of deck x')).toMatchObject([{ kind: 'ready' }, { kind: 'ready' }]);

    const folder = newFolder(JSON.stringify(withDecks('own deck 12', '')));
    const preferences = openPreferences(openStore, folder);
    preferences.change({ textSize: 150 });
    expect(writtenIn(folder)).toEqual({
      ...withDecks({ kind: 'own', deck: 12 }, { kind: 'chance' }),
      textSize: 150,
    });
  });

  test.each([[[]], ['a text'], [7], [{ chairs: 'none' }], [{ chairs: [{ deck: 'own deck 1' }] }]])(
    'a set-up of %j is none, and the rest of the file stands',
    (setUp) => {
      const preferences = openPreferences(openStore, newFolder(JSON.stringify({ setUp, light: 'darkRoom' })));
      expect(preferences.read()).toEqual({ ...DEFAULT_PREFERENCES, light: 'darkRoom' });
    },
  );

  test('what a newer version has written outlives a change and a reset', () => {
    const newer = { sound: { volume: 3 }, 'a.key.with.dots': true, toString: 'odd' };
    const folder = newFolder(JSON.stringify({ ...newer, light: 'darkRoom' }));
    const preferences = openPreferences(openStore, folder);
    preferences.change({ textSize: 200 });
    expect(writtenIn(folder)).toEqual({ ...newer, light: 'darkRoom', textSize: 200 });
    expect(preferences.reset()).toEqual(DEFAULT_PREFERENCES);
    expect(preferences.read()).toEqual(DEFAULT_PREFERENCES);
    expect(writtenIn(folder)).toEqual(newer);
  });

  test.each(['{"light": "dark', '', 'null', '[]', '"lantern"', '7', '\uFEFF{}', '\0\0\0\0'])(
    'a file that holds %j is kept aside, and the defaults apply',
    (broken) => {
      const folder = newFolder(broken);
      const preferences = openPreferences(openStore, folder);
      expect(preferences.read()).toEqual(DEFAULT_PREFERENCES);
      const names = readdirSync(folder);
      expect(names).toHaveLength(1);
      expect(names[0]).toMatch(/^preferences\.broken-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.json$/);
      const setAside = join(folder, names[0] ?? '');
      expect(readFileSync(setAside, 'utf8')).toBe(broken);
      expect(preferences.found).toEqual([{ kind: 'preferencesReset', facts: { setAside } }]);

      preferences.change({ light: 'darkRoom' });
      const again = openPreferences(openStore, folder);
      expect(again.found).toEqual([]);
      expect(again.read().light).toBe('darkRoom');
    },
  );

  test('a file broken twice in a moment is kept twice', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const folder = newFolder('first');
    openPreferences(openStore, folder);
    writeFileSync(fileIn(folder), 'second');
    openPreferences(openStore, folder);
    const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(kept.toSorted()).toEqual(['first', 'second']);
  });

  test('whatever the file holds, there are whole preferences', () => {
    const values = fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(DEFAULT_PREFERENCES)), fc.string()),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          values.map((value) => JSON.stringify(value)),
          fc.string(),
          fc.json(),
        ),
        (written) => {
          const folder = makeFolder();
          writeFileSync(fileIn(folder), written);
          const preferences = openPreferences(openStore, folder);
          expect(Object.keys(preferences.read())).toEqual(Object.keys(DEFAULT_PREFERENCES));
          expect(preferences.change({ textSize: 115 }).textSize).toBe(115);
          expect(openPreferences(openStore, folder).read()).toEqual(preferences.read());
          removeFolder(folder);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('what cannot be written is not in force', () => {
    const folder = newFolder();
    const preferences = openPreferences(openStore, folder);
    // A folder in the file's place.
    mkdirSync(fileIn(folder));
    expect(() => preferences.change({ light: 'darkRoom' })).toThrow();
    expect(preferences.read()).toEqual(DEFAULT_PREFERENCES);
  });
});

test.each(Object.entries(PREFERENCES))('%s is at first what it may be', (_, { shape, first }) => {
  expect(v.safeParse(shape, first)).toMatchObject({ success: true, output: first });
});

test('both doors write the same bytes into the same file, and read what the other wrote', () => {
  const chosen: Preferences = {
    ...DEFAULT_PREFERENCES,
    rulebook: 'portal',
    light: 'darkRoom',
    motion: 'none',
    textSize: 175,
    stops: { yours: ['main2'], theirs: [] },
    attention: 'stops',
    pace: 'click',
    thinkingTime: 8,
    warnings: ['manaBurns'],
    layout: 'advanced',
    ground: { colour: 'blue', style: 'mana' },
    windowPlaces: { ownHand: { x: 500, y: 0 } },
  };
  const [one, other] = [newFolder(), newFolder()];
  openPreferences(openConf, one).change(chosen);
  openPreferences(openElectronStore, other).change(chosen);
  expect(readdirSync(one)).toEqual(['preferences.json']);
  expect(readdirSync(other)).toEqual(['preferences.json']);
  expect(readFileSync(fileIn(one))).toEqual(readFileSync(fileIn(other)));
  expect(openPreferences(openElectronStore, one).read()).toEqual(chosen);
  expect(openPreferences(openConf, other).read()).toEqual(chosen);
});

test.skipIf(process.platform === 'win32')(
  'a folder that may not be written in is a failure that has a sentence',
  async () => {
    const { chmodSync } = await import('node:fs');
    const folder = newFolder(JSON.stringify({ textSize: 130 }));
    chmodSync(fileIn(folder), 0o444);
    chmodSync(folder, 0o555);
    const told = tellingsOf('choosePreferencesWithoutPower', folder);
    chmodSync(folder, 0o777);
    expect(told).toEqual([
      { found: [], read: { ...DEFAULT_PREFERENCES, textSize: 130 } },
      { kind: 'notAllowed', world: 'notAllowed', sentence: expect.stringContaining(folder) as string },
    ]);
    expect(writtenIn(folder)).toEqual({ textSize: 130 });
  },
);
