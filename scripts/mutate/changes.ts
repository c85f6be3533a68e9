/** The small faults that can be planted in a source, found on its syntax tree. */
import ts from 'typescript';

export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly line: number;
  /** The line as it stands, without what indents it. */
  readonly place: string;
  /** What is told of it: the words that stood there, and what stands there now. */
  readonly what: string;
}

type Found = readonly [place: ts.Node, words: string];

const LONGEST = 90;

/** Some of them the parser would not take: `isReadable` tells. */
export function changesIn(path: string, text: string): Change[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const found: Found[] = [];
  walk(source, false, source, found);
  const all = found.map(([place, words]) => changeAt(source, place, words));
  return [...new Map(all.map((change) => [`${change.start} ${change.end} ${change.text}`, change])).values()];
}

export const changed = (text: string, { start, end, text: words }: Change): string =>
  text.slice(0, start) + words + text.slice(end);

/** What the parser would not take is no fault, but a ruin. */
export function isReadable(path: string, text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  return diagnostics.length === 0;
}

function changeAt(source: ts.SourceFile, node: ts.Node, words: string): Change {
  const start = node.getStart(source);
  const end = node.getEnd();
  const line = source.getLineAndCharacterOfPosition(start).line + 1;
  const place = source.text.split('\n', line)[line - 1]?.trim() ?? '';
  const told = `${inShort(source.text.slice(start, end))} → ${inShort(words) || 'nothing'}`;
  return { start, end, text: words, line, place, what: told };
}

function inShort(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** Only what runs when it is called: what stands in no function is a table, and its own test. */
function walk(node: ts.Node, inFunction: boolean, source: ts.SourceFile, found: Found[]): void {
  if (isLeftAlone(node)) return;
  if (inFunction) found.push(...changesOf(node, source));
  else if (isFunction(node)) found.push(...emptied(node, source));
  const inside = inFunction || isFunction(node);
  node.forEachChild((child) => {
    walk(child, inside, source, found);
  });
}

export const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** Types, imports, and our own mistakes with what is said of them. */
export const isLeftAlone = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  ts.isTaggedTemplateExpression(node);

function changesOf(node: ts.Node, source: ts.SourceFile): Found[] {
  if (ts.isBinaryExpression(node)) return ofTwo(node, source);
  if (ts.isIfStatement(node)) return [[node.expression, `!(${node.expression.getText(source)})`]];
  if (ts.isConditionalExpression(node)) return [[node.condition, `!(${node.condition.getText(source)})`]];
  if (ts.isPrefixUnaryExpression(node)) return ofOne(node, source);
  if (ts.isPostfixUnaryExpression(node)) return ofStep(node, source);
  if (ts.isNumericLiteral(node)) return ofNumber(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, 'true']];
  if (ts.isExpressionStatement(node)) return ofStatement(node);
  if (ts.isArrayLiteralExpression(node)) return shortened(node, source);
  if (ts.isObjectLiteralExpression(node)) return unspread(node, source);
  if (ts.isCallExpression(node)) return [...ofCall(node, source), ...ofQuestion(node)];
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return ofQuestion(node);
  if (isFunction(node)) return emptied(node, source);
  return [];
}

const OTHER_SIGN: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '-': ['+'],
  '+': ['-'],
  '&': ['|'],
  '|': ['&'],
  '+=': ['-='],
  '-=': ['+='],
};

function ofTwo(node: ts.BinaryExpression, source: ts.SourceFile): Found[] {
  const { left, right, operatorToken } = node;
  const sign = operatorToken.getText(source);
  if (sign === '??') return looksIntoList(left) ? [] : [[node, left.getText(source)]];
  if ((sign === '+' || sign === '+=') && (isText(left) || isText(right))) return [];
  const [before, after] = [left.getText(source), right.getText(source)];
  // Without brackets, the parser takes no `??` beside one of these.
  return (OTHER_SIGN[sign] ?? []).map((other): Found => [node, `${before} ${other} ${after}`]);
}

/** The compiler wants something behind `??` there, even where it is never used. */
const looksIntoList = (node: ts.Expression): boolean =>
  ts.isElementAccessExpression(node) ||
  (ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'at');

const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

function ofOne(node: ts.PrefixUnaryExpression, source: ts.SourceFile): Found[] {
  if (node.operator === ts.SyntaxKind.ExclamationToken || node.operator === ts.SyntaxKind.MinusToken)
    return [[node, node.operand.getText(source)]];
  return ofStep(node, source);
}

function ofStep(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression, source: ts.SourceFile): Found[] {
  const words = node.getText(source);
  if (node.operator === ts.SyntaxKind.PlusPlusToken) return [[node, words.replace('++', '--')]];
  if (node.operator === ts.SyntaxKind.MinusMinusToken) return [[node, words.replace('--', '++')]];
  return [];
}

function ofNumber(node: ts.NumericLiteral): Found[] {
  const value = Number(node.text);
  // The name of a property is no number to reckon with.
  if (!Number.isInteger(value) || ts.isPropertyAssignment(node.parent)) return [];
  return [[node, String(value + 1)]];
}

function ofStatement(node: ts.ExpressionStatement): Found[] {
  const { expression } = node;
  const isBase = ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.SuperKeyword;
  return isBase ? [] : [[node, ';']];
}

/** The list without its first, and without its last. */
function shortened({ elements }: ts.ArrayLiteralExpression, source: ts.SourceFile): Found[] {
  const list = elements[0]?.parent;
  if (list === undefined || elements.length < 2) return [];
  const all = elements.map((one) => one.getText(source));
  return [all.slice(1), all.slice(0, -1)].map((some): Found => [list, `[${some.join(', ')}]`]);
}

function unspread(node: ts.ObjectLiteralExpression, source: ts.SourceFile): Found[] {
  return node.properties.flatMap((dropped): Found[] => {
    if (!ts.isSpreadAssignment(dropped)) return [];
    const others = node.properties.filter((one) => one !== dropped).map((one) => one.getText(source));
    return [[node, `{ ${others.join(', ')} }`]];
  });
}

const OTHER_CALL: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  indexOf: 'lastIndexOf',
  min: 'max',
  max: 'min',
  add: 'delete',
  push: 'unshift',
};

/** What is called on a list, and gives back one that could stand there without it. */
const DROPPED = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'toLowerCase']);

function ofCall(node: ts.CallExpression, source: ts.SourceFile): Found[] {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called)) return [];
  const name = called.name.text;
  const other = Object.hasOwn(OTHER_CALL, name) ? OTHER_CALL[name] : undefined;
  if (other !== undefined) return [[called.name, other]];
  return DROPPED.has(name) ? [[node, called.expression.getText(source)]] : [];
}

/** `a?.b` as if it were always there. */
function ofQuestion(
  node: ts.PropertyAccessExpression | ts.ElementAccessExpression | ts.CallExpression,
): Found[] {
  const mark = node.questionDotToken;
  return mark ? [[mark, ts.isPropertyAccessExpression(node) ? '.' : '']] : [];
}

/** The function that does nothing, where its type says what nothing is. */
function emptied(node: ts.FunctionLikeDeclaration, source: ts.SourceFile): Found[] {
  const { body, type } = node;
  const empty = type && body ? nothingOf(type, source) : undefined;
  if (!body || empty === undefined) return [];
  if (!ts.isBlock(body)) return empty === '' || body.getText(source) === empty ? [] : [[body, empty]];
  if (body.statements.length === 0) return [];
  return [[body, empty === '' ? '{}' : `{ return ${empty}; }`]];
}

const NOTHING: Readonly<Record<string, string>> = {
  void: '',
  boolean: 'false',
  number: '0',
  string: "''",
};

function nothingOf(type: ts.TypeNode, source: ts.SourceFile): string | undefined {
  const words = type.getText(source);
  if (Object.hasOwn(NOTHING, words)) return NOTHING[words];
  if (/\| undefined$/.test(words)) return 'undefined';
  return words.endsWith('[]') ? '[]' : undefined;
}
