/**
 * Makes a text that was written with targets in place into plain data: each target clause gets its number in the order
 * of first mention, and stands once in the ability's list. The same `target(…)` value used twice is the same target.
 */
import type { Target, TargetClause } from './refs/target.ts';

interface Settled<Tree> {
  readonly tree: Tree;
  readonly targets: readonly TargetClause[];
}

export function settle<Tree>(tree: Tree): Settled<Tree> {
  const known: Target[] = [];
  const targets: TargetClause[] = [];

  function numberOf(target: Target): number {
    const before = known.indexOf(target);
    if (before >= 0) return before;
    if (!target.clause) throw new Error('A target is spoken of that was never described.');
    known.push(target);
    targets.push(walk(target.clause) as TargetClause);
    return known.length - 1;
  }

  function walk(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    if (isTarget(node)) return node.n >= 0 ? node : { kind: 'target', n: numberOf(node) };
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]));
  }

  return { tree: walk(tree) as Tree, targets };
}

function isTarget(node: object): node is Target {
  return 'kind' in node && node.kind === 'target';
}
