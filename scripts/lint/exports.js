import { inHouse, ROOT } from './house.js';
import { unusedIn } from './unused.js';

/** @typedef {import('./unused.js').Unused} Unused */

/** @type {ReadonlyMap<string, Unused[]> | undefined} */
let unused;

/** Nothing is exported that nobody uses. */
/** @type {import('eslint').Rule.RuleModule} */
export const exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      nobody: '{{name}} is used in no other file: take away the "export", or all of it.',
      tests:
        '{{name}} is used by tests alone: take it away, or move it to tests/support. What the product does not do is not kept for its tests.',
    },
  },
  create(context) {
    unused ??= Map.groupBy(unusedIn(ROOT), ({ file }) => file);
    const found = unused.get(inHouse(context.filename)) ?? [];
    if (found.length === 0) return {};
    return {
      Program: () => {
        for (const { line, name, by } of found)
          context.report({ loc: { line, column: 0 }, messageId: by, data: { name } });
      },
    };
  },
};
