import { inHouse, isTest, isUnder } from './house.js';

const NO_CLOCK = 'take the time as a parameter, from a part that may know it';
const NO_CHANCE = "draw from the duel's own chance, so that a replay ends the same";
const NO_WAITING = 'return, and let the caller wait: nothing here takes time';
const NO_SURROUNDINGS = 'return a value or an event, and let the caller show it or look it up';

/** @type {ReadonlyMap<string, string>} */
const IMPURE = new Map([
  ['Date', NO_CLOCK],
  ['performance', NO_CLOCK],
  ['Temporal', NO_CLOCK],
  ['crypto', NO_CHANCE],
  ['setTimeout', NO_WAITING],
  ['setInterval', NO_WAITING],
  ['setImmediate', NO_WAITING],
  ['queueMicrotask', NO_WAITING],
  ['requestAnimationFrame', NO_WAITING],
  ['process', NO_SURROUNDINGS],
  ['console', NO_SURROUNDINGS],
  ['globalThis', NO_SURROUNDINGS],
  ['window', NO_SURROUNDINGS],
  ['self', NO_SURROUNDINGS],
  ['document', NO_SURROUNDINGS],
  ['navigator', NO_SURROUNDINGS],
  ['location', NO_SURROUNDINGS],
  ['localStorage', NO_SURROUNDINGS],
  ['sessionStorage', NO_SURROUNDINGS],
  ['indexedDB', NO_SURROUNDINGS],
  ['fetch', NO_SURROUNDINGS],
  ['WebSocket', NO_SURROUNDINGS],
  ['Worker', NO_SURROUNDINGS],
  ['Buffer', NO_SURROUNDINGS],
  ['require', NO_SURROUNDINGS],
]);

const PURE_FOLDERS = ['src-shared', 'src-main/engine', 'src-main/cards', 'src-main/wording'];

/** No clock, no chance, no surroundings where the same must always give the same. */
/** @type {import('eslint').Rule.RuleModule} */
export const purity = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { impure: '{{folder}} may not use {{name}}: {{instead}}.' },
  },
  create(context) {
    const path = inHouse(context.filename);
    const folder = PURE_FOLDERS.find((pure) => isUnder(path, pure));
    if (folder === undefined || isTest(path)) return {};

    /**
     * @param {import('eslint').Scope.Reference} reference
     */
    const check = ({ identifier }) => {
      const name = identifier.name === 'Math' ? nameInMath(identifier) : identifier.name;
      const instead = name === 'Math.random' ? NO_CHANCE : IMPURE.get(name);
      if (instead !== undefined)
        context.report({ node: identifier, messageId: 'impure', data: { folder, name, instead } });
    };
    return {
      'Program:exit': () => {
        for (const reference of globalReferences(context.sourceCode)) check(reference);
      },
    };
  },
};

/** @param {import('eslint').SourceCode} sourceCode */
function globalReferences({ scopeManager }) {
  const scope = scopeManager.globalScope;
  if (!scope) return [];
  const known = scope.variables.filter(({ defs }) => defs.length === 0);
  return [...known.flatMap(({ references }) => references), ...scope.through];
}

/**
 * What of Math is used; all of it (an alias, a computed name) counts as its chance.
 * @param {import('eslint').Scope.Reference['identifier']} identifier
 */
function nameInMath(identifier) {
  const { parent } = /** @type {{ parent: import('estree').Node }} */ (/** @type {unknown} */ (identifier));
  const isMember = parent.type === 'MemberExpression' && parent.object === identifier;
  if (!isMember || parent.computed || parent.property.type !== 'Identifier') return 'Math.random';
  return `Math.${parent.property.name}`;
}
