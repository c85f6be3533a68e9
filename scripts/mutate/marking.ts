/** A source that says where it is while it runs: in each function, and in each branch. */
import ts from 'typescript';
import { isFunction, isLeftAlone } from './changes.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** What is written at a place, which has a number in its file. */
type Mark = (place: number) => string;

export const placesIn = (path: string, text: string): readonly Place[] =>
  new Look(path, text, () => '').places;

export function marked(path: string, text: string, mark: Mark): string {
  const added = new Look(path, text, mark).added.toSorted((one, other) => one.at - other.at);
  const pieces = added.map(({ at, words }, index) => text.slice(added[index - 1]?.at ?? 0, at) + words);
  return pieces.join('') + text.slice(added.at(-1)?.at ?? 0);
}

/** The innermost place that holds it all; none for what runs when the file is loaded. */
export const placeAround = (places: readonly Place[], { start, end }: Place): number =>
  places.findLastIndex((place) => place.start <= start && end <= place.end);

class Look {
  /** Those inside others after them. */
  readonly places: Place[] = [];
  readonly added: { at: number; words: string }[] = [];
  readonly #source: ts.SourceFile;
  readonly #mark: Mark;

  constructor(path: string, text: string, mark: Mark) {
    this.#source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
    this.#mark = mark;
    this.#source.forEachChild(this.#visit);
  }

  readonly #visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    const branches = branchesOf(node);
    node.forEachChild((child) => {
      if (branches.includes(child)) this.#enter(child, isFunction(node) ? node : child);
      else this.#visit(child);
    });
  };

  /** The whole function is where its body is: what stands beside it runs with it. */
  #enter(branch: ts.Node, whole: ts.Node): void {
    const words = this.#mark(this.places.length);
    this.places.push({ start: whole.getStart(this.#source), end: whole.getEnd() });
    const [start, end] = [branch.getStart(this.#source), branch.getEnd()];
    if (ts.isBlock(branch)) this.#add(start + 1, `${words};`);
    else if (ts.isStatement(branch)) this.#add(start, `{ ${words}; `);
    else this.#add(start, `(${words}, (`);
    this.#visit(branch);
    if (!ts.isBlock(branch)) this.#add(end, ts.isStatement(branch) ? ' }' : '))');
  }

  #add(at: number, words: string): void {
    this.added.push({ at, words });
  }
}

function branchesOf(node: ts.Node): readonly (ts.Node | undefined)[] {
  if (isFunction(node)) return [node.body];
  if (ts.isIfStatement(node)) return [node.thenStatement, node.elseStatement];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isIterationStatement(node, false)) return [node.statement];
  if (ts.isBinaryExpression(node) && IS_LAZY.has(node.operatorToken.kind)) return [node.right];
  return [];
}

const IS_LAZY = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);
