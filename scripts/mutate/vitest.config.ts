/** The project's tests as one run that stops at the first failure, in the order in which they were named. */
import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import {
  BaseSequencer,
  type Reporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from 'vitest/node';
import base from '../../vite.config.ts';
import { ROOT } from '../lib/root.mjs';
import { ONE_BY_ONE } from './one-by-one.ts';
import { readOrder, type Failed } from './order.ts';

const { tests, isolate, report } = readOrder();

const pathOf = (file: string): string => relative(ROOT, file).split(sep).join('/');

class AsNamed extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: TestSpecification): number => tests.indexOf(pathOf(file.moduleId));
    return Promise.resolve([...files].sort((one, other) => place(one) - place(other)));
  }
}

/** Writes down the first that failed. */
class FirstFailed implements Reporter {
  #isFailed = false;

  /** Stands there still when the process is ended from outside. */
  onTestModuleStart({ moduleId }: TestModule): void {
    if (!this.#isFailed) this.#write({ file: pathOf(moduleId), test: '', why: 'it did not come to its end' });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'failed')
      this.#note({ file: pathOf(test.module.moduleId), test: test.fullName, why: errors[0]?.message ?? '' });
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    for (const module of modules) {
      const [error] = [module, ...module.children.allSuites()].flatMap((group) => group.errors());
      if (error) this.#note({ file: pathOf(module.moduleId), test: '', why: error.message });
    }
    const [first] = errors;
    if (first) this.#note({ file: '', test: '', why: first.message });
  }

  #note(failed: Failed): void {
    if (this.#isFailed) return;
    this.#isFailed = true;
    this.#write(failed);
  }

  #write(failed: Failed): void {
    writeFileSync(report, JSON.stringify(failed));
  }
}

export default defineConfig({
  ...base,
  test: {
    ...ONE_BY_ONE,
    isolate,
    bail: 1,
    sequence: { sequencer: AsNamed },
    setupFiles: [join(import.meta.dirname, 'set-up.ts')],
    reporters: [new FirstFailed()],
  },
});
