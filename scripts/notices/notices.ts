/** `npm run notices`: writes the licence texts of everything of others that the built program holds. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../lib/build.mjs';
import { prepare } from '../lib/prepare.mjs';
import { conclude } from '../lib/problems.mjs';
import { ROOT } from '../lib/root.mjs';
import { noticesText } from './gathering.ts';
import { shippedPackages } from './shipped.ts';

await conclude(async () => {
  const { node } = await prepare(ROOT, 'quick');
  await ensureBuilt(ROOT, node.path);
  const packages = shippedPackages(ROOT);
  writeFileSync(join(ROOT, 'resources', 'notices.txt'), noticesText(join(ROOT, 'node_modules'), packages));
  console.log(`resources/notices.txt has the texts of ${packages.length} packages.`);
  return 0;
});
