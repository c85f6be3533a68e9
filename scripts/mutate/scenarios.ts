/** All scenarios, up to the first that fails: what most faults of the engine meet first. */
import { writeFileSync } from 'node:fs';
import { heldAgainst, keptCourses } from '../scenario/kept-courses.ts';
import { scenarioFiles } from '../scenario/files.ts';
import { runFile } from '../scenario/run-file.ts';
import { readOrder } from './order.ts';
import { watchWork } from './watching-work.ts';

const { report, work } = readOrder();
watchWork(work);
const kept = keptCourses();
for (const file of scenarioFiles([], 'tests/scenarios')) {
  const [failed] = heldAgainst(kept, [runFile(file)]).filter(({ passed }) => !passed);
  if (!failed) continue;
  writeFileSync(report, JSON.stringify({ file, test: failed.name, why: failed.reasons[0] ?? '' }));
  process.exitCode = 1;
  break;
}
