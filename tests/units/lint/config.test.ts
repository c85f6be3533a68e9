/** The configuration itself, run as `npm run lint` runs it, over a copy of the house with offences in it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere } from '../../support/running.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const COPIED = [
  'eslint.config.js',
  '.oxlintrc.json',
  'scripts/lint',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.node.json',
  'tsconfig.web.json',
  'package.json',
];

const OFFENCES = {
  'src-main/engine/index.ts': `import { bolt } from '../cards/alpha/red.ts';\nexport const burns = bolt.name === 'alpha' && Math.random() > 0.5;\n`,
  'src-main/cards/alpha/red.ts': `export const bolt = { name: 'bolt', resolve: () => 3 };\n`,
  // What a component takes is known where it is imported: its `toss` gives back a promise.
  'src-renderer/table/Coin.svelte': `<script lang="ts">\n  let { toss }: { toss: () => Promise<void> } = $props();\n</script>\n\n<button onclick={toss}>Toss</button>\n`,
  'src-renderer/table/Purse.svelte': `<script lang="ts">\n  import type { ComponentProps } from 'svelte';\n  import Coin from './Coin.svelte';\n  let { coin }: { coin: ComponentProps<typeof Coin> } = $props();\n  coin.toss();\n</script>\n`,
  'src-renderer/table/Table.svelte': `<script lang="ts">\n  import { burns } from '../../src-main/engine/index.ts';\n  async function play(): Promise<void> {\n    await Promise.resolve();\n  }\n  play();\n</script>\n\n{burns}\n`,
  'src-shared/words.ts': `export const word = 'fifth';\n`,
  'src-shared/steps.ts': `type Step = 'draw' | 'end';\nexport function isLast(step: Step): boolean {\n  switch (step) {\n    case 'draw':\n      return false;\n  }\n  return true;\n}\nexport function isFirst(step: Step): boolean {\n  switch (step) {\n    case 'draw':\n      return true;\n    case 'end':\n      return false;\n    default:\n      return false;\n  }\n}\n`,
  'src-shared/later.ts': `export async function later(): Promise<void> {\n  const day: number = 'tomorrow';\n  await Promise.resolve(day);\n  later();\n}\n`,
  'src-shared/hen.ts': `import { egg } from './egg.ts';\nexport const hen = (): unknown => egg;\n`,
  'src-shared/egg.ts': `import { hen } from './hen.ts';\nexport const egg = (): unknown => hen;\n`,
  'src-renderer/main.ts': `import { isFirst } from '../src-shared/steps.ts';\nimport { word } from '../src-shared/words.ts';\nif (isFirst('draw')) document.title = word;\nvoid import('./table/Purse.svelte');\nvoid import('./table/Table.svelte');\n`,
};

let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'spellchain-lint-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(house, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'), 'junction');
  for (const [path, text] of Object.entries(OFFENCES)) {
    mkdirSync(join(house, dirname(path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
});

afterAll(() => {
  rmSync(house, { recursive: true });
});

test('each file of another type than a component is looked at by the one that knows the types', async () => {
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const ended = await runHere(house, [oxlint, '--format', 'json', 'src-main', 'src-renderer', 'src-shared']);
  const { diagnostics } = JSON.parse(ended.stdout) as { diagnostics: { filename: string; code: string }[] };
  expect(ended.code).toBe(1);
  expect(diagnostics.map(({ filename, code }) => `${filename} ${code}`).sort()).toEqual([
    // What the compiler says, a promise nobody waits for, a kind that was forgotten, and one that would be.
    'src-shared/later.ts typescript(TS2322)',
    'src-shared/later.ts typescript(no-floating-promises)',
    'src-shared/steps.ts typescript(switch-exhaustiveness-check)',
    'src-shared/steps.ts typescript(switch-exhaustiveness-check)',
  ]);
});

test('each offence is found in its place, and what is sound is left alone', async () => {
  const eslint = join(ROOT, 'node_modules', 'eslint', 'bin', 'eslint.js');
  const ended = await runHere(house, [eslint, '--format', 'json', 'src-main', 'src-renderer', 'src-shared']);
  const results = JSON.parse(ended.stdout) as { filePath: string; messages: { ruleId: string }[] }[];
  const found = Object.fromEntries(
    results.map(({ filePath, messages }) => [
      filePath.slice(house.length + 1).replaceAll('\\', '/'),
      messages.map(({ ruleId }) => ruleId).sort(),
    ]),
  );
  expect(ended.code).toBe(1);
  expect(found).toEqual({
    'src-main/engine/index.ts': ['house/editions', 'house/imports', 'house/purity'],
    'src-main/cards/alpha/red.ts': ['house/plain-cards'],
    'src-renderer/table/Coin.svelte': [],
    'src-renderer/table/Purse.svelte': ['@typescript-eslint/no-floating-promises'],
    'src-renderer/table/Table.svelte': [
      '@typescript-eslint/no-floating-promises',
      'house/imports',
      'house/no-rules-in-window',
    ],
    'src-shared/words.ts': [],
    // What nobody uses.
    'src-shared/steps.ts': ['house/exports'],
    'src-shared/later.ts': ['house/exports'],
    'src-shared/hen.ts': ['house/cycles'],
    'src-shared/egg.ts': ['house/cycles'],
    'src-renderer/main.ts': [],
  });
});
