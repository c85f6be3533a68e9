/** The project's tests with marked sources: a process for each file, so that nothing is loaded for it by another. */
import { appendFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';
import base from '../../vite.config.ts';
import { ROOT } from '../lib/root.mjs';
import { ONE_BY_ONE } from './one-by-one.ts';
import { readOrder, type Ran } from './order.ts';

const { report } = readOrder();

class TellsEach implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const ran: Ran = {
      test: relative(ROOT, module.moduleId).split(sep).join('/'),
      passed: module.ok(),
      seconds: Math.round(module.diagnostic().duration) / 1_000,
    };
    appendFileSync(report, `${JSON.stringify(ran)}\n`);
  }
}

export default defineConfig({
  ...base,
  test: {
    ...ONE_BY_ONE,
    isolate: true,
    setupFiles: [join(import.meta.dirname, 'set-up-marked.ts')],
    reporters: [new TellsEach()],
  },
});
