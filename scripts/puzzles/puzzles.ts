/** Has a wizard play the puzzles in these files or folders. What a puzzle is stands in tests/puzzles/README.md. */
import { readFileSync } from 'node:fs';
import { maybeEditionNamed } from '../../src-main/engine/editions/registry.ts';
import { budgetOf, type Budget } from '../../src-main/opponents/levels.ts';
import { MINDS, type MindName } from '../../src-shared/duels.ts';
import { command, GOOD, NOT_GOOD, oneOf, wholeNumber, type Typed } from '../lib/command.ts';
import { scenarioFiles } from '../scenario/files.ts';
import { Names } from '../scenario/names.ts';
import { prepare } from '../scenario/position.ts';
import { readScenario, UnreadableScenario } from '../scenario/read.ts';
import { readGoal, solverOf, UnreadableGoal } from './goal.ts';
import { solve } from './solve.ts';

const USE = `npm run puzzles -- PATH… [--level NAME] [--ms N] [--nodes N] [--json] [--trace]
  PATH         files or folders; all of tests/puzzles, if none is named
  --level L    one of ${MINDS.join(', ')}; wizard, if none is named
  --ms N       how long it may think about a decision
  --nodes N    how many positions it may look at for a decision
  --trace      prints each duel as it goes
  --json       prints the outcomes as one JSON object`;

const OPTIONS = {
  level: { type: 'string', default: 'wizard' },
  ms: { type: 'string' },
  nodes: { type: 'string' },
  json: { type: 'boolean', default: false },
  trace: { type: 'boolean', default: false },
} as const;

interface Outcome {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly reason?: string;
}

interface Solving {
  readonly mind: MindName;
  readonly budget: Budget;
  readonly print?: (line: string) => void;
}

function runPuzzle(file: string, solving: Solving): Outcome {
  let name = file;
  const outcome = (reason?: string): Outcome => ({
    file,
    name,
    passed: reason === undefined,
    ...(reason !== undefined && { reason }),
  });
  try {
    const scenario = readScenario(readFileSync(file, 'utf8'));
    name = scenario.name;
    if (scenario.goal === undefined) return outcome('it has no goal');
    const edition = maybeEditionNamed(scenario.edition);
    if (!edition) return outcome(`${scenario.edition}: no such rulebook`);
    const prepared = prepare(scenario, edition);
    const names = new Names(prepared.seats, prepared.aliases);
    const goal = readGoal(scenario.goal, names);
    return outcome(solve(prepared.setup, { goal, solver: solverOf(goal), names, ...solving }));
  } catch (problem) {
    if (problem instanceof UnreadableScenario) return outcome(problem.reasons.join('; '));
    if (problem instanceof UnreadableGoal) return outcome(problem.message);
    throw problem;
  }
}

function budgetFrom(mind: MindName, { ms, nodes }: Typed<typeof OPTIONS>['values']): Budget {
  if (ms === undefined && nodes === undefined) return budgetOf(mind);
  return {
    nodes: nodes === undefined ? Number.MAX_SAFE_INTEGER : wholeNumber('nodes', nodes, 1, 100_000_000),
    ...(ms !== undefined && { milliseconds: wholeNumber('ms', ms, 1, 600_000) }),
  };
}

function main({ values, positionals }: Typed<typeof OPTIONS>): number {
  const mind = oneOf('level', values.level, MINDS);
  const print = (line: string): void =>
    void (values.json ? process.stderr : process.stdout).write(`${line}\n`);
  const solving = {
    mind,
    budget: budgetFrom(mind, values),
    ...(values.trace && { print }),
  };
  const outcomes = scenarioFiles(positionals, 'tests/puzzles').map((file) => runPuzzle(file, solving));
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  const failed = outcomes.length - passed;
  if (values.json) process.stdout.write(`${JSON.stringify({ passed, failed, puzzles: outcomes })}\n`);
  else {
    for (const { file, name, reason } of outcomes)
      if (reason !== undefined) print(`${file}: ${name}\n    ${reason}`);
    print(`${passed} passed, ${failed} failed`);
  }
  return failed > 0 ? NOT_GOOD : GOOD;
}

await command(USE, OPTIONS, main);
