/** Plays scenario files, or all in these folders. */
import { WAITING } from '../../src-main/cards/waiting.ts';
import { command, GOOD, Misused, NOT_GOOD, type Typed } from '../lib/command.ts';
import { heldAgainst, keepCourses, keptCourses, notKept } from './kept-courses.ts';
import { scenarioFiles } from './files.ts';
import { runFile, type Outcome } from './run-file.ts';

const USE = `npm run scenario -- PATH… [--json] [--trace] [--playable] [--keep] [--strict]
  PATH         files or folders; all of tests/scenarios, if none is named
  --trace      prints each duel as it goes
  --json       prints the outcomes as one JSON object
  --keep       writes the courses of all scenarios that pass into a file that later runs of all are held against
  --strict     fails files with warnings: answers that nothing asked for, and what was written without effect
  --playable   leaves out what waits for a rulebook or a card that is not there yet, and says how much that is`;

const OPTIONS = {
  json: { type: 'boolean', default: false },
  trace: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  playable: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
} as const;

function main({ values, positionals }: Typed<typeof OPTIONS>): number {
  const print = (line: string): void =>
    void (values.json ? process.stderr : process.stdout).write(`${line}\n`);
  if (values.keep && positionals.length > 0) throw new Misused('--keep takes all scenarios, and no path.');
  const played = scenarioFiles(positionals, 'tests/scenarios').map((file) =>
    runFile(file, values.trace ? print : undefined),
  );
  if (values.keep) keepCourses(played);
  const kept = positionals.length > 0 ? undefined : keptCourses();
  const held = kept ? heldAgainst(kept, played) : played;
  const all = values.strict ? held.map(strictly) : held;
  const fresh = kept ? notKept(kept, played) : 0;
  if (fresh > 0) print(`${fresh} not kept yet: npm run scenario -- --keep`);
  const outcomes = values.playable ? all.filter((outcome) => !isWaiting(outcome)) : all;
  if (outcomes.length < all.length)
    print(`${all.length - outcomes.length} left out: they wait for rulebooks, cards or nodes not there yet`);
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  const failed = outcomes.length - passed;
  if (values.json) process.stdout.write(`${JSON.stringify({ passed, failed, files: outcomes })}\n`);
  else {
    for (const outcome of outcomes)
      if (!outcome.passed || outcome.warnings.length > 0) printOutcome(outcome, print);
    print(`${passed} passed, ${failed} failed`);
  }
  return failed > 0 ? NOT_GOOD : GOOD;
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

/** What is a warning otherwise is a reason to fail. */
const strictly = (outcome: Outcome): Outcome =>
  outcome.warnings.length === 0
    ? outcome
    : { ...outcome, passed: false, reasons: [...outcome.reasons, ...outcome.warnings], warnings: [] };

function printOutcome({ file, name, reasons, warnings }: Outcome, print: (line: string) => void): void {
  print(`${file}: ${name}`);
  for (const reason of reasons) print(`    ${reason}`);
  for (const warning of warnings) print(`    warning: ${warning}`);
}

await command(USE, OPTIONS, main);
