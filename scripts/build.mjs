/** `npm run build`: builds the program, stale or not. */
import { build } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { conclude } from './lib/problems.mjs';
import { ROOT } from './lib/root.mjs';

await conclude(async () => {
  const found = await prepare(ROOT, 'quick');
  await build(ROOT, found.node.path);
  return 0;
});
