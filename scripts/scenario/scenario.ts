/** `npm run scenario -- PATH… [--json] [--trace]`: plays scenario files, or all in these folders. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runFile, type Outcome } from './run-file.ts';

const ENDING = '.duel.yaml';
const DEFAULT_FOLDER = 'tests/scenarios';

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesIn(inside);
      return entry.name.endsWith(ENDING) ? [inside] : [];
    });
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, trace: { type: 'boolean' } },
  });
  const paths = positionals.length > 0 ? positionals : [DEFAULT_FOLDER];
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) {
    process.stderr.write(`There is no file or folder ${missing}.\n`);
    return 2;
  }
  const print = (line: string): void =>
    void (values.json ? process.stderr : process.stdout).write(`${line}\n`);
  const outcomes = paths.flatMap(filesIn).map((file) => runFile(file, values.trace ? print : undefined));
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  const failed = outcomes.length - passed;
  if (values.json) process.stdout.write(`${JSON.stringify({ passed, failed, files: outcomes })}\n`);
  else {
    for (const outcome of outcomes) if (!outcome.passed) printFailure(outcome, print);
    print(`${passed} passed, ${failed} failed`);
  }
  return failed > 0 ? 1 : 0;
}

function printFailure({ file, name, reasons }: Outcome, print: (line: string) => void): void {
  print(`${file}: ${name}`);
  for (const reason of reasons) print(`    ${reason}`);
}

process.exitCode = main();
