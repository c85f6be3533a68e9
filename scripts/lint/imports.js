import { PARTS, inHouse, isTest, isUnder, partOf, whyNotImport } from './house.js';

/** The arrows of the house point one way. */
/** @type {import('eslint').Rule.RuleModule} */
export const imports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      refused: '{{why}}',
      homeless: `{{path}} is in no part of the house: put it in one of ${Object.keys(PARTS).join(', ')}, or give its part a place in scripts/lint/house.js.`,
    },
  },
  create(context) {
    const path = inHouse(context.filename);
    if (isTest(path)) return {};

    /** @param {{ type?: unknown, source?: unknown, importKind?: unknown, exportKind?: unknown }} node */
    const check = (node) => {
      const specifier = specifierOf(node.source);
      const isType = [node.importKind, node.exportKind].includes('type') || node.type === 'TSImportType';
      const why = specifier === undefined ? undefined : whyNotImport(path, specifier, isType);
      if (why !== undefined)
        context.report({
          node: /** @type {import('estree').Node} */ (node),
          messageId: 'refused',
          data: { why },
        });
    };
    return {
      Program: (node) => {
        if (isUnder(path, 'src-main') && partOf(path) === undefined) {
          context.report({ node, messageId: 'homeless', data: { path } });
        }
      },
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/**
 * @param {unknown} source a literal, when the address is written out
 * @returns {string | undefined}
 */
function specifierOf(source) {
  if (typeof source !== 'object' || source === null || !('value' in source)) return undefined;
  return typeof source.value === 'string' ? source.value : undefined;
}
