/**
 * `npm run scenario -- PATH… [--json] [--trace] [--playable]`: plays scenario files, or all in these folders.
 * `--playable` leaves out what waits for a rulebook or a card that is not there yet, and says how much that is.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WAITING } from '../../src-main/cards/waiting.ts';
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
    options: { json: { type: 'boolean' }, trace: { type: 'boolean' }, playable: { type: 'boolean' } },
  });
  const paths = positionals.length > 0 ? positionals : [DEFAULT_FOLDER];
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) {
    process.stderr.write(`There is no file or folder ${missing}.\n`);
    return 2;
  }
  const print = (line: string): void =>
    void (values.json ? process.stderr : process.stdout).write(`${line}\n`);
  const all = paths.flatMap(filesIn).map((file) => runFile(file, values.trace ? print : undefined));
  const outcomes = values.playable ? all.filter((outcome) => !isWaiting(outcome)) : all;
  if (outcomes.length < all.length)
    print(`${all.length - outcomes.length} left out: they wait for rulebooks, cards or nodes not there yet`);
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  const failed = outcomes.length - passed;
  if (values.json) process.stdout.write(`${JSON.stringify({ passed, failed, files: outcomes })}\n`);
  else {
    for (const outcome of outcomes) if (!outcome.passed) printFailure(outcome, print);
    print(`${passed} passed, ${failed} failed`);
  }
  return failed > 0 ? 1 : 0;
}

/** It waits for something that is known to be missing: a rulebook, a card, or a node (those stand in rules-open). */
function isWaiting({ file, passed, reasons }: Outcome): boolean {
  if (passed) return false;
  const [reason = ''] = reasons;
  const card = /^unknown card (.*)$/.exec(reason)?.[1];
  return (
    file.includes('rules-open') ||
    reason.endsWith('no such rulebook yet') ||
    (card !== undefined && card in WAITING)
  );
}

function printFailure({ file, name, reasons }: Outcome, print: (line: string) => void): void {
  print(`${file}: ${name}`);
  for (const reason of reasons) print(`    ${reason}`);
}

process.exitCode = main();
