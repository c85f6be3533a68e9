/**
 * `npm run puzzles -- PATH… [--level NAME] [--ms N] [--nodes N] [--json] [--trace]`: has a wizard play the puzzles in these
 * files or folders. What a puzzle is stands in tests/puzzles/README.md.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { editionNamed, editionNames } from '../../src-main/engine/editions/registry.ts';
import { budgetOf, type Budget } from '../../src-main/opponents/levels.ts';
import { MINDS, type MindName } from '../../src-shared/duels.ts';
import { Names } from '../scenario/names.ts';
import { prepare } from '../scenario/position.ts';
import { readScenario, UnreadableScenario } from '../scenario/read.ts';
import { readGoal, solverOf, UnreadableGoal } from './goal.ts';
import { solve } from './solve.ts';

const ENDING = '.duel.yaml';
const DEFAULT_FOLDER = 'tests/puzzles';

export interface Outcome {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly reason?: string;
}

export interface Solving {
  readonly mind: MindName;
  readonly budget: Budget;
  readonly print?: (line: string) => void;
}

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
    if (!editionNames().includes(scenario.edition)) return outcome(`${scenario.edition}: no such rulebook`);
    const prepared = prepare(scenario, editionNamed(scenario.edition));
    const names = new Names(prepared.seats, prepared.aliases);
    const goal = readGoal(scenario.goal, names);
    return outcome(solve(prepared.setup, { goal, solver: solverOf(goal), names, ...solving }));
  } catch (problem) {
    if (problem instanceof UnreadableScenario) return outcome(problem.reasons.join('; '));
    if (problem instanceof UnreadableGoal) return outcome(problem.message);
    throw problem;
  }
}

function budgetFrom(mind: MindName, ms: string | undefined, nodes: string | undefined): Budget {
  const own = budgetOf(mind);
  if (ms === undefined && nodes === undefined) return own;
  return {
    nodes: nodes === undefined ? Number.MAX_SAFE_INTEGER : Number(nodes),
    ...(ms !== undefined && { milliseconds: Number(ms) }),
  };
}

const isWhole = (written: string | undefined): boolean => written === undefined || /^\d+$/.test(written);

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      level: { type: 'string', default: 'wizard' },
      ms: { type: 'string' },
      nodes: { type: 'string' },
      json: { type: 'boolean' },
      trace: { type: 'boolean' },
    },
  });
  const complain = (sentence: string): number => {
    process.stderr.write(`${sentence}\n`);
    return 2;
  };
  const paths = positionals.length > 0 ? positionals : [DEFAULT_FOLDER];
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) return complain(`There is no file or folder ${missing}.`);
  const mind = MINDS.find((known) => known === values.level);
  if (!mind) return complain(`There is no level ${values.level}; there are ${MINDS.join(', ')}.`);
  if (!isWhole(values.ms) || !isWhole(values.nodes)) return complain('--ms and --nodes want whole numbers.');
  const print = (line: string): void =>
    void (values.json ? process.stderr : process.stdout).write(`${line}\n`);
  const solving = {
    mind,
    budget: budgetFrom(mind, values.ms, values.nodes),
    ...(values.trace && { print }),
  };
  const outcomes = paths.flatMap(filesIn).map((file) => runPuzzle(file, solving));
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  const failed = outcomes.length - passed;
  if (values.json) process.stdout.write(`${JSON.stringify({ passed, failed, puzzles: outcomes })}\n`);
  else {
    for (const { file, name, reason } of outcomes)
      if (reason !== undefined) print(`${file}: ${name}\n    ${reason}`);
    print(`${passed} passed, ${failed} failed`);
  }
  return failed > 0 ? 1 : 0;
}

process.exitCode = main();
