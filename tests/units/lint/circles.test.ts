/** Files that need each other are found, in small houses on the disk. */
import { expect, test } from 'vitest';
import { circlesIn } from '../../../scripts/lint/circles.js';
import { houseOf } from './house-of.ts';

const found = (files: Readonly<Record<string, string>>) =>
  circlesIn(houseOf(files)).map(({ files: those, isGrammar }) => ({ those, isGrammar }));

const A = 'src-main/engine/casting/a.ts';
const B = 'src-main/engine/casting/b.ts';
const C = 'src-main/engine/combat/c.ts';

test('two that need each other, and three that go round', () => {
  expect(found({ [A]: `import './b.ts';`, [B]: `import { a } from './a.ts';` })).toEqual([
    { those: [A, B], isGrammar: false },
  ]);
  expect(
    found({
      [A]: `import { b } from './b.ts';`,
      [B]: `export { c } from '../combat/c.ts';`,
      [C]: `export * from '../casting/a.ts';`,
    }),
  ).toEqual([{ those: [A, B, C], isGrammar: false }]);
});

test('components count as well', () => {
  const room = 'src-renderer/table/Room.svelte';
  const part = 'src-renderer/table/part.ts';
  const files = {
    [room]: `<script lang="ts">import { part } from './part.ts';</script>`,
    [part]: `import Room from './Room.svelte';`,
  };
  expect(found(files)).toEqual([{ those: [room, part], isGrammar: false }]);
});

test.each([
  ['types are no need', `import type { A } from './a.ts';`],
  ['what is loaded later is no need', `void import('./a.ts');`],
  ['nor is one way', `export const b = 1;`],
])('%s', (_, text) => {
  expect(found({ [A]: `import './b.ts';`, [B]: text })).toEqual([]);
});

test('a grammar may go in circles, by itself', () => {
  const amounts = 'src-main/engine/reading/amounts.ts';
  const filters = 'src-main/engine/reading/filters.ts';
  const grammar = { [amounts]: `import './filters.ts';`, [filters]: `import './amounts.ts';` };
  expect(found(grammar)).toEqual([{ those: [amounts, filters], isGrammar: true }]);
  expect(
    found({ ...grammar, [filters]: `import '../casting/a.ts';`, [A]: `import '../reading/amounts.ts';` }),
  ).toEqual([{ those: [A, amounts, filters], isGrammar: false }]);
});
