import { expect, test } from 'vitest';
import { EDITION_NAMES, editions } from '../../../scripts/lint/editions.js';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { inFile, ruleTester } from './rule-tester.ts';

const ENGINE = 'src-main/engine/combat/damage.ts';
const REFEREE = 'src-main/referee/stops.ts';

const named = (path: string, code: string) => ({ ...inFile(path, code), errors: [{ messageId: 'named' }] });
const compared = (path: string, code: string) => ({
  ...inFile(path, code),
  errors: [{ messageId: 'compared' }],
});

ruleTester.run('editions', editions, {
  valid: [
    inFile('src-main/engine/editions/alpha.ts', `export const alpha = { name: 'alpha', eras: ['alpha'] };`),
    inFile('src-main/cards/alpha/overlay.ts', `export const overlay = { portal: 'one' };`),
    inFile('src-main/wording/lexicon.ts', `if (name === 'tenth') say();`),
    inFile('src-main/decks/formats.ts', `export const limits = { alpha: 40 };`),
    inFile('src-main/collection/sets.ts', `export const sets = { m11: 249 };`),
    inFile('src-shared/rulebooks.ts', `export const RULEBOOKS = ['alpha', 'fifth'];`),
    inFile('src-renderer/shell/books.ts', `export const years = { alpha: 1993 };`),
    inFile(ENGINE, `import { answers } from './editions.ts'; export const burns = edition.manaBurns();`),
    inFile(ENGINE, `export const { alpha } = editions;`),
    inFile(REFEREE, `newDuel('alpha', 7);`),
    inFile('src-main/referee/stops.test.ts', `if (name === 'alpha') test();`),
  ],
  invalid: [
    {
      ...inFile(ENGINE, `if (duel.edition === 'alpha') burn();`),
      errors: [
        {
          message:
            'The engine may not know the edition "alpha" by name: ask a question of the Edition, in words of the game, and let each file of engine/editions answer it.',
        },
      ],
    },
    named(ENGINE, `export const first = 'portal';`),
    named(ENGINE, 'export const first = `m11`;'),
    named(ENGINE, `export const burns = { fifth: true };`),
    named(ENGINE, `export const burns = { 'tenth': true };`),
    named(ENGINE, `export type Old = 'alpha' | 'beta';`),
    {
      ...inFile(REFEREE, `if (name === 'fifth') stop();`),
      errors: [
        {
          message:
            /^Nothing outside engine\/editions may tell editions apart by name \("fifth"\): ask a question/,
        },
      ],
    },
    compared(REFEREE, `if ('fifth' != name) stop();`),
    compared(REFEREE, `switch (name) { case 'm11': stop(); }`),
    compared(REFEREE, `export const stops = { portal: 1 };`),
    compared('src-main/opponents/taste.ts', `export const taste = { 'alpha': 1 };`),
    compared('src-main/program/calls.ts', `const isOld = name === 'alpha';`),
  ],
});

test('the names are those of the rulebooks', () => {
  expect(EDITION_NAMES).toEqual([...RULEBOOKS]);
});
