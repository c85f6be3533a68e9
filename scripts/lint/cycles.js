import { circlesIn } from './circles.js';
import { inHouse, ROOT } from './house.js';

/** @typedef {import('./circles.js').Circle} Circle */

/** @type {readonly Circle[] | undefined} */
let circles;

/** No file needs one that needs it. */
/** @type {import('eslint').Rule.RuleModule} */
export const cycles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      circle:
        'This file needs itself, by way of {{others}}: move what they share to a file below, or let the upper one hand it in.',
    },
  },
  create(context) {
    circles ??= circlesIn(ROOT);
    const path = inHouse(context.filename);
    const circle = circles.find(({ files, isGrammar }) => !isGrammar && files.includes(path));
    if (circle === undefined) return {};
    const others = circle.files.filter((file) => file !== path).join(', ');
    return {
      Program: (node) => {
        context.report({ node, messageId: 'circle', data: { others } });
      },
    };
  },
};
