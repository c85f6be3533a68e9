/** All scenarios, up to the first that fails: what most faults of the engine meet first. */
import { writeFileSync } from 'node:fs';
import { scenarioFiles } from '../scenario/files.ts';
import { runFile } from '../scenario/run-file.ts';
import { readOrder } from './order.ts';
import { watchWork } from './watching-work.ts';

const { report, work } = readOrder();
watchWork(work);
for (const file of scenarioFiles([], 'tests/scenarios')) {
  const { passed, name, reasons } = runFile(file);
  if (passed) continue;
  writeFileSync(report, JSON.stringify({ file, test: name, why: reasons[0] ?? '' }));
  process.exitCode = 1;
  break;
}
