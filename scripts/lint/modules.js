/** What a file exports, and what it uses of others, read without its types. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, sep } from 'node:path';

/**
 * @import * as Ts from 'typescript'
 *
 * @typedef {object} Exported
 * @property {string} name
 * @property {number} line
 * @property {'unused' | 'used' | 'typed'} atHome what the rest of its file does with it: nothing, something, or only take
 *   a type from it, as from a list of words
 *
 * @typedef {object} Use
 * @property {string} of the file
 * @property {string} name or `ALL`, where it cannot be said which
 *
 * @typedef {object} Module
 * @property {string} file
 * @property {readonly Exported[]} exported
 * @property {readonly string[]} passedOn the files all of whose names are exported here
 * @property {readonly Use[]} uses
 * @property {readonly string[]} needs the files that are loaded before it: not for their types alone, and not later
 *
 * @typedef {(specifier: Ts.Expression | undefined) => string | undefined} Of the file that is meant, if it is one of ours
 */

// Imported, it would go through the transforms of the test runner, which looks for a source map that is not shipped.
const ts = /** @type {typeof Ts} */ (createRequire(import.meta.url)('typescript'));

export const ALL = '*';
export const DEFAULT = 'default';

const FILES = ['*.{ts,js}', '{src-main,src-renderer,src-shared,scripts,tests}/**/*.{ts,svelte,js,mjs}'];

/** @type {Map<string, readonly Module[]>} */
const known = new Map();

/**
 * All files are read, once for all that are linted: an editor knows of new ones when it starts its linter anew.
 * @param {string} root
 */
export function modulesIn(root) {
  const modules =
    known.get(root) ??
    globSync(FILES, { cwd: root })
      .map((file) => file.split(sep).join('/'))
      .map((file) => readModule(file, readFileSync(join(root, file), 'utf8')));
  known.set(root, modules);
  return modules;
}

/**
 * @param {string} file inside the house
 * @param {string} text
 * @returns {Module}
 */
function readModule(file, text) {
  const isComponent = file.endsWith('.svelte');
  const code = isComponent ? scriptsIn(text) : text;
  // Every script reads as TypeScript, JSX aside, which is nowhere.
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  /** @type {Of} */
  const of = (specifier) => {
    const name = specifier && ts.isStringLiteralLike(specifier) ? specifier.text : '';
    return name.startsWith('.') ? posix.join(posix.dirname(file), name) : undefined;
  };
  const { statements } = source;
  return {
    file,
    exported: isComponent ? [{ name: DEFAULT, line: 1, atHome: 'unused' }] : statements.flatMap(exportedBy),
    passedOn: statements.flatMap((statement) => passedOnBy(statement, of)),
    uses: [
      ...statements.flatMap((statement) => usedBy(statement, of)),
      ...usedWithin(source, of),
      ...usedInComments(file, text),
    ],
    needs: statements.flatMap((statement) => neededBy(statement, of)),
  };
}

/** @param {string} text */
const scriptsIn = (text) =>
  [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code).join('\n');

/**
 * @param {Ts.Statement} statement
 * @returns {Exported[]}
 */
function exportedBy(statement) {
  const isPassedOn = ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
  return namesExported(statement).map(({ name, as }) => ({
    name: as ?? name.getText(),
    line: lineOf(name),
    atHome: isPassedOn || !ts.isIdentifier(name) ? 'unused' : atHome(name.text, statement),
  }));
}

/**
 * @param {Ts.Statement} statement
 * @returns {{ name: Ts.Node, as?: string }[]}
 */
function namesExported(statement) {
  if (ts.isExportAssignment(statement)) return [{ name: statement, as: DEFAULT }];
  if (ts.isExportDeclaration(statement)) return namesPassedOn(statement);
  if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) return [{ name: statement, as: DEFAULT }];
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
    return names.map((name) => ({ name }));
  }
  const name = nameOf(statement);
  return name ? [{ name }] : [];
}

/** @param {Ts.Statement} statement */
const nameOf = (statement) =>
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement)
    ? statement.name
    : undefined;

/**
 * @param {string} name
 * @param {Ts.Statement} declared
 * @returns {Exported['atHome']}
 */
function atHome(name, declared) {
  const others = declared
    .getSourceFile()
    .statements.filter((statement) => statement !== declared && statement.getText().includes(name));
  /** @type {Ts.Identifier[]} */
  const found = [];
  for (const statement of others)
    visit(statement, (node) => {
      if (ts.isIdentifier(node) && node.text === name && !isPart(node)) found.push(node);
    });
  if (found.length === 0) return 'unused';
  return found.every(({ parent }) => ts.isTypeQueryNode(parent)) ? 'typed' : 'used';
}

/**
 * The `part` of `whole.part`, `{ part: 1 }` and `readonly part: number`.
 * @param {Ts.Identifier} name
 */
const isPart = (name) =>
  (ts.isPropertyAccessExpression(name.parent) ||
    ts.isPropertyAssignment(name.parent) ||
    ts.isPropertySignature(name.parent)) &&
  name.parent.name === name;

/** @param {Ts.Node} node */
const lineOf = (node) => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

/**
 * @param {Ts.Statement} statement
 * @param {Ts.SyntaxKind} kind
 */
const hasModifier = (statement, kind) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === kind);

/**
 * @param {Ts.BindingName} name
 * @returns {Ts.Identifier[]}
 */
const namesIn = (name) =>
  ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));

/**
 * What `export { a as b } from` and `export * as all from` export, and what that is in the other file.
 * @param {Ts.ExportDeclaration} declaration
 * @returns {{ name: Ts.Node, of: string }[]}
 */
function namesPassedOn({ exportClause }) {
  if (!exportClause) return [];
  if (ts.isNamespaceExport(exportClause)) return [{ name: exportClause.name, of: ALL }];
  return exportClause.elements.map(({ name, propertyName }) => ({ name, of: (propertyName ?? name).text }));
}

/**
 * @param {Ts.Statement} statement
 * @param {Of} of
 */
function passedOnBy(statement, of) {
  if (!ts.isExportDeclaration(statement) || statement.exportClause) return [];
  const file = of(statement.moduleSpecifier);
  return file === undefined ? [] : [file];
}

/**
 * @param {Ts.Statement} statement
 * @param {Of} of
 * @returns {Use[]}
 */
function usedBy(statement, of) {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const file = of(statement.moduleSpecifier);
  if (file === undefined) return [];
  const names = ts.isExportDeclaration(statement)
    ? namesPassedOn(statement).map((passed) => passed.of)
    : namesImported(statement);
  return names.map((name) => ({ of: file, name }));
}

/**
 * @param {Ts.Statement} statement
 * @param {Of} of
 */
function neededBy(statement, of) {
  const isForTypes = ts.isImportDeclaration(statement)
    ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : !ts.isExportDeclaration(statement) || statement.isTypeOnly;
  const file = isForTypes ? undefined : of(/** @type {Ts.ImportDeclaration} */ (statement).moduleSpecifier);
  return file === undefined ? [] : [file];
}

/** @param {Ts.ImportDeclaration} declaration */
function namesImported({ importClause }) {
  const bindings = importClause?.namedBindings;
  const names = importClause?.name ? [DEFAULT] : [];
  if (!bindings) return names;
  if (ts.isNamespaceImport(bindings)) return [...names, ...namesAskedOf(bindings.name)];
  return [...names, ...bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)];
}

/**
 * What the file takes from a `whole` that came with `import * as whole`.
 * @param {Ts.Identifier} whole
 */
function namesAskedOf(whole) {
  /** @type {string[]} */
  const names = [];
  visit(whole.getSourceFile(), (node) => {
    if (!ts.isIdentifier(node) || node.text !== whole.text || node === whole || isPart(node)) return;
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent)) names.push(parent.name.text);
    else if (ts.isQualifiedName(parent)) names.push(parent.right.text);
    else names.push(ALL);
  });
  return names;
}

/**
 * `import('./other.ts')`, as what runs and as a type.
 * @param {Ts.SourceFile} source
 * @param {Of} of
 */
function usedWithin(source, of) {
  /** @type {Use[]} */
  const uses = [];
  /**
   * @param {Ts.Expression | undefined} specifier
   * @param {readonly string[]} names
   */
  const add = (specifier, names) => {
    const file = of(specifier);
    if (file !== undefined) uses.push(...names.map((name) => ({ of: file, name })));
  };
  if (source.text.includes('import('))
    visit(source, (node) => {
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
        add(node.argument.literal, [node.qualifier ? firstOf(node.qualifier) : ALL]);
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        add(node.arguments[0], namesTaken(node));
    });
  return uses;
}

/**
 * @param {Ts.EntityName} name
 * @returns {string}
 */
const firstOf = (name) => (ts.isIdentifier(name) ? name.text : firstOf(name.left));

/**
 * The `a` of `const { a } = await import(…)` and of `(await import(…)).a`.
 * @param {Ts.CallExpression} call
 */
function namesTaken({ parent }) {
  if (!ts.isAwaitExpression(parent)) return [ALL];
  const holder = ts.isParenthesizedExpression(parent.parent) ? parent.parent.parent : parent.parent;
  if (ts.isPropertyAccessExpression(holder)) return [holder.name.text];
  if (!ts.isVariableDeclaration(holder) || !ts.isObjectBindingPattern(holder.name)) return [ALL];
  return holder.name.elements.map(({ name, propertyName, dotDotDotToken }) =>
    dotDotDotToken ? ALL : (propertyName ?? name).getText(),
  );
}

/**
 * The types of plain JavaScript.
 * @param {string} file
 * @param {string} text
 */
function usedInComments(file, text) {
  if (!/\.m?js$/.test(file)) return [];
  return [...text.matchAll(/import\('(\.[^']+)'\)(?:\.(\w+))?/g)].map(([, specifier = '', name = ALL]) => ({
    of: posix.join(posix.dirname(file), specifier),
    name,
  }));
}

/**
 * @param {Ts.Node} node
 * @param {(node: Ts.Node) => void} see
 */
function visit(node, see) {
  see(node);
  ts.forEachChild(node, (child) => {
    visit(child, see);
  });
}
