/** Before each test file with marked sources: what it reaches is written down under its name. */
import { relative, sep } from 'node:path';
import { expect } from 'vitest';
import { reachedBy, REACHED, readOrder } from './order.ts';

const { testPath } = expect.getState();
if (testPath === undefined) throw new Error('A test file has a path.');
process.env[REACHED] = reachedBy(relative(process.cwd(), testPath).split(sep).join('/'), readOrder());
