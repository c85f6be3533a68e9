/** Runs before the npm scripts: installs and finds what the mode needs. `node scripts/ensure.mjs start [--look-again]` */
import { MODES, prepare } from './lib/prepare.mjs';
import { Problem, conclude } from './lib/problems.mjs';
import { ROOT } from './lib/root.mjs';

await conclude(async () => {
  const [wish = '', ...options] = process.argv.slice(2);
  const mode = MODES.find((known) => known === wish);
  const strange = options.find((option) => option !== '--look-again');
  if (mode === undefined || strange !== undefined) {
    throw new Problem('badOption', `Use: node scripts/ensure.mjs ${MODES.join('|')} [--look-again]`);
  }
  await prepare(ROOT, mode, { lookAgain: options.length > 0 });
  return 0;
});
