import { noRulesInWindow } from '../../../scripts/lint/no-rules-in-window.js';
import { plainCards } from '../../../scripts/lint/plain-cards.js';
import { inFile, ruleTester } from './rule-tester.ts';

const RED = 'src-main/cards/alpha/red.ts';
const code = (text: string) => ({ ...inFile(RED, text), errors: [{ messageId: 'code' }] });

ruleTester.run('plain-cards', plainCards, {
  valid: [
    inFile(
      RED,
      `export const red = [instant('Lightning Bolt', '{R}', damage(3, target(creatureOrPlayer)))];`,
    ),
    inFile('src-main/cards/builders.ts', `export const swap = (a: number, b: number) => [b, a];`),
    inFile(
      'src-main/cards/alpha/land-builders.ts',
      `export function land(name: string) { return { name }; }`,
    ),
    inFile('src-main/cards/alpha/red.test.ts', `test('bolt', () => undefined);`),
    inFile(
      'src-main/engine/language/damage.ts',
      `export const damage = (n: number) => ({ kind: 'damage', n });`,
    ),
  ],
  invalid: [
    {
      ...inFile(RED, `export const bolt = instant('Bolt', (duel) => duel);`),
      errors: [
        {
          message: /^A card has no function of its own: say it with the nodes of src-main\/engine\/language/,
        },
      ],
    },
    code(`export const bolt = instant('Bolt', function () {});`),
    code(`export function bolt() {}`),
    {
      ...inFile('src-main/cards/alpha/index.ts', `export const red = () => [];`),
      errors: [{ messageId: 'code' }],
    },
    code(`export const bolt = { resolve() {} };`),
    code(`export class Bolt {}`),
    code(`export const Bolt = class {};`),
  ],
});

const TABLE = 'src-renderer/table/Table.ts';
const rules = (text: string) => ({ ...inFile(TABLE, text), errors: [{ messageId: 'rules' }] });

ruleTester.run('no-rules-in-window', noRulesInWindow, {
  valid: [
    inFile(TABLE, `import { view } from '../../src-shared/views.ts';`),
    inFile(TABLE, `import { x } from './engineering-drawing.ts';`),
    inFile('src-main/referee/referee.ts', `import { answer } from '../engine/duel.ts';`),
  ],
  invalid: [
    {
      ...inFile(TABLE, `import { answer } from '../../src-main/engine/value/duel.ts';`),
      errors: [
        { message: /^The window computes no rules, so it imports no engine: draw what stands in the view/ },
      ],
    },
    rules(`import { x } from './engine.ts';`),
    rules(`export * from '@game/engine';`),
    rules(`const x = await import('../engine/x.ts');`),
    rules(`type X = import('../engine/x.ts').X;`),
  ],
});
