import { describe, expect, test } from 'vitest';
import { reportText, withoutPrivatePaths } from '../../../src-renderer/shell/report.ts';
import type { ProgramInfo } from '../../../src-shared/contract.ts';

const info: ProgramInfo = {
  version: '1.2.3',
  door: 'electron',
  makesPdf: true,
  platform: 'win32 x64',
  runtime: { node: '24.0.0', electron: '45.0.0' },
  dataFolder: 'C:\\Users\\Ann Smith\\AppData\\Roaming\\Spellchain',
  databaseBytes: 123_456,
};
const trouble = {
  at: '2026-01-02T03:04:05.000Z',
  where: 'room options',
  message: 'TypeError: x is not a function',
  stack: 'TypeError: x is not a function\n    at f (app://spellchain/index.js:1:2)',
};
const window = { width: 1440, height: 900, pixelRatio: 2, textSize: 115, light: 'lantern' };

describe('a report', () => {
  test('has the facts that are needed to understand what happened', () => {
    const problems = [{ at: '2026-01-01T00:00:00.000Z', where: 'database', message: 'page 3 is odd' }];
    expect(reportText({ trouble, info, problems, window })).toBe(
      [
        'Spellchain report',
        'When: 2026-01-02T03:04:05.000Z',
        'Version: 1.2.3 (electron, win32 x64)',
        'Runtime: node 24.0.0, electron 45.0.0',
        'Data folder: C:\\Users\\Ann Smith\\AppData\\Roaming\\Spellchain',
        'Database: 123456 B',
        'Window: 1440 x 900, 2 px, 115 %, lantern',
        '',
        'room options: TypeError: x is not a function',
        'TypeError: x is not a function',
        '    at f (app://spellchain/index.js:1:2)',
        '',
        'Recent problems:',
        '- 2026-01-01T00:00:00.000Z database: page 3 is odd',
      ].join('\n'),
    );
  });

  test('can be made while the program is away', () => {
    const report = reportText({ trouble, info: undefined, problems: [], window });
    expect(report).toContain('The program could not be asked.');
    expect(report).toContain('- none');
  });

  test('tells the newest problems, not all', () => {
    const problems = Array.from({ length: 50 }, (_, index) => ({
      at: '',
      where: 'x',
      message: `number ${index}.`,
    }));
    const report = reportText({ trouble, info, problems, window });
    expect(report).toContain('number 0.');
    expect(report).not.toContain('number 10.');
  });
});

describe('private paths', () => {
  test.each([
    ['/home/ann/games/deck.dec', '~/games/deck.dec'],
    ['no such file: "/Users/ann smith/x y/z"', 'no such file: "~/x y/z"'],
    ['at C:\\Users\\Ann Smith\\Desktop\\a.txt:3', 'at ~\\Desktop\\a.txt:3'],
    ['d:/Users/ann/a', '~/a'],
    ['in /home/ann', 'in ~'],
    ["open '/home/ann': denied", "open '~': denied"],
    ['/usr/share/spellchain', '/usr/share/spellchain'],
  ])('%s becomes %s', (before, after) => {
    expect(withoutPrivatePaths(before, undefined)).toBe(after);
  });

  test('the data folder stays as it is', () => {
    const folder = '/home/ann/.local/share/spellchain';
    expect(withoutPrivatePaths(`${folder}/database and /home/ann/other`, folder)).toBe(
      `${folder}/database and ~/other`,
    );
  });
});
