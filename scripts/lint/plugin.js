/** The rules of the house that no general linter knows. */
import { cycles } from './cycles.js';
import { editions } from './editions.js';
import { exports } from './exports.js';
import { imports } from './imports.js';
import { noRulesInWindow } from './no-rules-in-window.js';
import { plainCards } from './plain-cards.js';
import { purity } from './purity.js';

/** @type {import('eslint').ESLint.Plugin & { rules: Record<string, import('eslint').Rule.RuleModule> }} */
export const house = {
  meta: { name: 'house' },
  rules: {
    imports,
    cycles,
    exports,
    purity,
    editions,
    'plain-cards': plainCards,
    'no-rules-in-window': noRulesInWindow,
  },
};
