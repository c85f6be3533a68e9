/** What the compiler cannot see: that somebody asks for every kind of rule and of replacement that a card may make. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ENGINE = join(import.meta.dirname, '../../../src-main/engine');

const sources = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(ENGINE, file), 'utf8'));

/** The kinds that a table has a line for, without those that a card says of itself and nobody else. */
function kindsIn(file: string, table: string): string[] {
  const text = readFileSync(join(ENGINE, file), 'utf8');
  const lines = text.slice(text.indexOf(`const ${table} = {`), text.indexOf(`} satisfies`));
  return [...lines.matchAll(/^ {2}(\w+): (?!ofItselfAlone)/gm)].map(([, kind = '']) => kind);
}

/** The kinds named where one of these is called. */
function askedFor(calls: string): Set<string> {
  const call = new RegExp(String.raw`\b(?:${calls})\(\s*duel,\s*(?:\[([^\]]*)\]|'(\w+)')`, 'g');
  const named = sources.flatMap((text) =>
    [...text.matchAll(call)].flatMap(([, list, kind]) => kind ?? [...(list ?? '').matchAll(/\w+/g)].flat()),
  );
  return new Set(named);
}

test.each([
  ['reading/rules.ts', 'SPEAKS', 'inForce|speaking|isSaid|hasInForce', 43],
  ['reading/insteads.ts', 'REPLACES', 'insteadsInPlay|insteadsOf', 7],
])('in %s no kind stands that nobody asks for', (file, table, calls, least) => {
  const kinds = kindsIn(file, table);
  const asked = askedFor(calls);
  expect(kinds.length).toBeGreaterThanOrEqual(least);
  expect(kinds.filter((kind) => !asked.has(kind))).toEqual([]);
});
