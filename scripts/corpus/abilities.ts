/** `npm run abilities`: writes ABILITIES.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { abilitiesText } from './abilities-text.ts';

writeFileSync(join(ROOT, 'ABILITIES.md'), abilitiesText());
console.log('ABILITIES.md');
