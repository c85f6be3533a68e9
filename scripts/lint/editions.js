import { inHouse, isTest, isUnder } from './house.js';

/** The same as RULEBOOKS in src-shared/rulebooks.ts; a test compares them. */
export const EDITION_NAMES = ['alpha', 'fifth', 'portal', 'tenth', 'm11'];

/** Parts that list or look up editions as data. */
const MAY_NAME = [
  'src-main/engine/editions',
  'src-main/cards',
  'src-main/wording',
  'src-main/decks',
  'src-main/collection',
];

/** Nothing but an edition knows its name. */
/** @type {import('eslint').Rule.RuleModule} */
export const editions = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      named: `The engine may not know the edition "{{name}}" by name: ask a question of the Edition, in words of the game, and let each file of engine/editions answer it.`,
      compared: `Nothing outside engine/editions may tell editions apart by name ("{{name}}"): ask a question of the Edition, or let a table in src-shared list what is shown of each.`,
    },
  },
  create(context) {
    const path = inHouse(context.filename);
    if (!isUnder(path, 'src-main') || isTest(path) || MAY_NAME.some((folder) => isUnder(path, folder)))
      return {};
    const isEngine = isUnder(path, 'src-main/engine');

    /**
     * @param {import('eslint').Rule.Node} node
     * @param {unknown} name
     */
    const check = (node, name) => {
      if (typeof name !== 'string' || !EDITION_NAMES.includes(name)) return;
      if (isEngine) context.report({ node, messageId: 'named', data: { name } });
      else if (tellsApart(node)) context.report({ node, messageId: 'compared', data: { name } });
    };
    return {
      Literal: (node) => {
        check(node, node.value);
      },
      TemplateLiteral: (node) => {
        if (node.quasis.length === 1) check(node, node.quasis[0]?.value.cooked);
      },
      'Property > Identifier.key': (
        /** @type {import('estree').Identifier & import('eslint').Rule.NodeParentExtension} */ node,
      ) => {
        if (isPlainKey(node)) check(node, node.name);
      },
    };
  },
};

const COMPARISONS = ['===', '!==', '==', '!='];

/** @param {import('eslint').Rule.Node} node */
function tellsApart(node) {
  const parent = /** @type {import('estree').Node} */ (node.parent);
  if (parent.type === 'BinaryExpression') return COMPARISONS.includes(parent.operator);
  return parent.type === 'SwitchCase' || (parent.type === 'Property' && parent.key === node);
}

/** @param {import('estree').Identifier & import('eslint').Rule.NodeParentExtension} node */
function isPlainKey({ parent }) {
  return parent.type === 'Property' && !parent.computed && parent.parent.type === 'ObjectExpression';
}
