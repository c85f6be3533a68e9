/** One file: read, set up, played, judged. Whatever goes wrong becomes a reason. */
import { readFileSync } from 'node:fs';
import { maybeEditionNamed } from '../../src-main/engine/editions/registry.ts';
import { CourseWriter } from './courses.ts';
import { Names } from './names.ts';
import { play, type Witness } from './play.ts';
import { prepare } from './position.ts';
import { readScenario, UnreadableScenario } from './read.ts';
import { tracer } from './trace.ts';

export interface Outcome {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly reasons: readonly string[];
  /** What was written and had no effect. */
  readonly warnings: readonly string[];
  /** None where nothing was played. */
  readonly course?: readonly string[];
}

export function runFile(file: string, print?: (line: string) => void): Outcome {
  return runScenario(readFileSync(file, 'utf8'), file, print);
}

export function runScenario(
  source: string,
  file: string,
  print?: (line: string) => void,
  witnesses: readonly Witness[] = [],
): Outcome {
  let name = file;
  const outcome = (
    reasons: readonly string[],
    course?: readonly string[],
    warnings: readonly string[] = [],
  ): Outcome => ({
    file,
    name,
    passed: reasons.length === 0,
    reasons,
    warnings,
    ...(course && { course }),
  });
  try {
    const scenario = readScenario(source);
    name = scenario.name;
    const edition = maybeEditionNamed(scenario.edition);
    if (!edition) return outcome([`${scenario.edition}: no such rulebook yet`]);
    const prepared = prepare(scenario, edition);
    const names = new Names(prepared.seats, prepared.aliases);
    // A puzzle has no script: that it can be set up is all that is asked here.
    if (scenario.goal !== undefined && !scenario.script) return outcome([]);
    const course = new CourseWriter();
    const tracers = print ? [tracer(names, print)] : [];
    const { reasons, warnings } = play(scenario, prepared, names, [course, ...tracers, ...witnesses]);
    return outcome(reasons, course.course(), warnings);
  } catch (problem) {
    if (problem instanceof UnreadableScenario) return outcome(problem.reasons);
    if (problem instanceof Error) return outcome([`the engine broke: ${whereFrom(problem)}`]);
    throw problem;
  }
}

/** The message, and the place in the project it comes from. */
function whereFrom(problem: Error): string {
  const places = (problem.stack ?? '').split('\n').filter((line) => /(src-main|scripts)\//.test(line));
  const place = /((?:src-main|scripts)\/[^)]+)/.exec(places[0] ?? '')?.[1];
  return place === undefined ? problem.message : `${problem.message} (${place})`;
}
