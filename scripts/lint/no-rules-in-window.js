import { inHouse, isUnder } from './house.js';

/** The renderer computes no rules. */
/** @type {import('eslint').Rule.RuleModule} */
export const noRulesInWindow = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      rules:
        'The window computes no rules, so it imports no engine: draw what stands in the view, and let the program put there what is missing.',
    },
  },
  create(context) {
    if (!isUnder(inHouse(context.filename), 'src-renderer')) return {};

    /** @param {import('eslint').Rule.Node & { source?: unknown }} node */
    const check = (node) => {
      const { source } = node;
      const isNamed = typeof source === 'object' && source !== null && 'value' in source;
      if (isNamed && /(^|[/.-])engine($|[/.-])/.test(String(source.value)))
        context.report({ node, messageId: 'rules' });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
