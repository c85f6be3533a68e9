import { inHouse, isTest, isUnder } from './house.js';

/** Files that hold no cards. */
const NO_CARDS = /^src-main\/cards\/(index|(.*[/-])?builders)\.ts$/;

/** A card is calls and data, so that it can be printed, searched, saved and judged. */
/** @type {import('eslint').Rule.RuleModule} */
export const plainCards = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      code: 'A card has no function of its own: say it with the nodes of src-main/engine/language, and add the node that is missing there. What only shortens the writing belongs in a file called builders.ts, what looks cards up in src-main/cards/index.ts.',
    },
  },
  create(context) {
    const path = inHouse(context.filename);
    if (!isUnder(path, 'src-main/cards') || isTest(path) || NO_CARDS.test(path)) return {};

    /** @param {import('eslint').Rule.Node} node */
    const refuse = (node) => {
      context.report({ node, messageId: 'code' });
    };
    return {
      ArrowFunctionExpression: refuse,
      FunctionExpression: refuse,
      FunctionDeclaration: refuse,
      ClassDeclaration: refuse,
      ClassExpression: refuse,
    };
  },
};
