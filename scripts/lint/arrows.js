/** The arrows of the house in figures, or of another copy of it in a folder that is named: what lint refuses, and circles. */
import { circlesIn } from './circles.js';
import { ROOT, whyNotImport } from './house.js';
import { modulesIn } from './modules.js';
import { dirname, relative } from 'node:path/posix';

const root = process.argv[2] ?? ROOT;
const refused = modulesIn(root).flatMap(({ file, uses, needs }) =>
  [...new Set(uses.map(({ of }) => of))].flatMap((other) => {
    const away = relative(dirname(file), other);
    const why = whyNotImport(file, away.startsWith('.') ? away : `./${away}`, !needs.includes(other));
    return why === undefined || file.endsWith('.test.ts') ? [] : [`${file}: ${why}`];
  }),
);
const circles = circlesIn(root);
for (const why of refused) console.log(why);
for (const { files, isGrammar } of circles)
  console.log(`${isGrammar ? 'a grammar' : 'a circle'} of ${files.length} files: ${files.join(', ')}`);
const bad = circles.filter(({ isGrammar }) => !isGrammar);
console.log(
  `${refused.length} imports against the arrows or past the doors, ${bad.length} circles of imports, ${circles.length - bad.length} grammars`,
);
process.exitCode = refused.length + bad.length > 0 ? 1 : 0;
