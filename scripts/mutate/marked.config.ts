/** The project's tests with marked sources: a process for each file, so that nothing is loaded for it by another. */
import { appendFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';
import base from '../../vite.config.ts';
import { readOrder, type Ran } from './order.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const { tests, report } = readOrder();

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
    root: ROOT,
    server: { deps: { inline: ['electron-store'] } },
    include: [...tests],
    isolate: true,
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000, interval: 5 } },
    setupFiles: [join(import.meta.dirname, 'set-up-marked.ts')],
    reporters: [new TellsEach()],
  },
});
