/** Which tests could notice a fault in a file: those that import it, however far round. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { filesIn } from './parts.ts';

const FOLDERS = ['src-main', 'src-renderer', 'src-shared', 'scripts', 'tests'];
const IS_CODE = /\.(ts|mjs|js|svelte)$/;
/** What `npm test` runs without a build, a browser or a program of its own. */
const IS_TEST = /^tests\/(units|properties)\/.*\.test\.ts$/;
/** Starts and ends programs for minutes, for what the units of the database see in seconds. */
const TAKES_TOO_LONG = 'tests/properties/database/killed.test.ts';

/** Who imports a file, as what runs, not as a type. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function importersIn(root: string, folders: readonly string[] = FOLDERS): Importers {
  const files = folders.flatMap((folder) => filesIn(root, folder)).filter((path) => IS_CODE.test(path));
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const imported of new Set(importedBy(file, readFileSync(join(root, file), 'utf8'))))
      if (known.has(imported)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  return importers;
}

/** All that a file needs, however far round, itself first. */
export function neededBy(file: string, importers: Importers): string[] {
  const imports = new Map<string, string[]>();
  for (const [imported, all] of importers)
    for (const importer of all) imports.set(importer, [...(imports.get(importer) ?? []), imported]);
  const needed = new Set([file]);
  for (const next of needed) for (const imported of imports.get(next) ?? []) needed.add(imported);
  return [...needed];
}

export function testsFor(file: string, importers: Importers): string[] {
  const reached = new Set([file]);
  for (const next of reached) for (const importer of importers.get(next) ?? []) reached.add(importer);
  return [...reached].filter((path) => IS_TEST.test(path) && path !== TAKES_TOO_LONG);
}

/** Among those that are equally near, the quickest first. */
export function nearestFirst(
  file: string,
  tests: readonly string[],
  secondsOf: (test: string) => number,
): string[] {
  return tests
    .map((path) => ({ path, near: nearness(file, path), seconds: secondsOf(path) }))
    .sort((one, other) => one.near - other.near || one.seconds - other.seconds)
    .map(({ path }) => path);
}

/** 0 for the test of that name, 1 for those of that folder, 2 for other units, 3 for what runs long. */
function nearness(file: string, test: string): number {
  if (test.startsWith('tests/properties/')) return 3;
  const stem = basename(file).split('.')[0] ?? '';
  if (basename(test).split('.')[0] === stem) return 0;
  const folders = dirname(file)
    .split('/')
    .map((folder) => folder.replace(/^src-/, ''));
  const last = folders.findLast((folder) => test.includes(`/${folder}/`));
  return last !== undefined && last !== 'main' && last !== 'shared' && last !== 'renderer' ? 1 : 2;
}

const importedBy = (file: string, text: string): string[] =>
  specifiersIn(file, codeOf(file, text)).map((specifier) => posix.join(posix.dirname(file), specifier));

const codeOf = (file: string, text: string): string =>
  file.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code).join('\n')
    : text;

function specifiersIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS);
  const written = source.statements.flatMap((statement) => {
    if (
      ts.isImportDeclaration(statement) &&
      statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword
    )
      return [statement.moduleSpecifier];
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly && statement.moduleSpecifier)
      return [statement.moduleSpecifier];
    return [];
  });
  // Rooms that are loaded when they are entered, what is run in a thread, and programs that a test starts.
  const later = [...code.matchAll(/(?<!from )'([\w./-]+\.(?:ts|mjs|svelte))'/g)].map(([, name = '']) => name);
  return [...written.map((node) => (ts.isStringLiteral(node) ? node.text : '')), ...later];
}
