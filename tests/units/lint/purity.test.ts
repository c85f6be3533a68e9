import { purity } from '../../../scripts/lint/purity.js';
import { inFile, ruleTester } from './rule-tester.ts';

const refused = (path: string, code: string, message: string | RegExp) => ({
  ...inFile(path, code),
  errors: [{ message }],
});

const ENGINE = 'src-main/engine/value/duel.ts';

ruleTester.run('purity', purity, {
  valid: [
    inFile(ENGINE, 'export const larger = Math.max(1, 2); export const whole = Math.floor(2.5);'),
    inFile(ENGINE, 'export const run = (process: { step: number }) => process.step;'),
    inFile(
      ENGINE,
      'export const place = (duel: { location: number; Date: number }) => duel.location + duel.Date;',
    ),
    inFile('src-shared/words.ts', 'export const copy = structuredClone({ a: 1 });'),
    inFile('src-main/referee/clock.ts', 'export const now = Date.now(); console.log(Math.random());'),
    inFile('src-renderer/main.ts', 'document.title = String(performance.now());'),
    inFile('src-main/engine/duel.test.ts', 'console.log(Date.now(), Math.random());'),
  ],
  invalid: [
    refused(
      ENGINE,
      'export const at = Date.now();',
      'src-main/engine may not use Date: take the time as a parameter, from a part that may know it.',
    ),
    refused(ENGINE, 'export const at = new Date();', /may not use Date/),
    refused(ENGINE, 'export interface Journal { at: Date }', /may not use Date/),
    refused(ENGINE, 'export const at = performance.now();', /may not use performance: take the time/),
    refused(
      ENGINE,
      'export const roll = Math.random();',
      "src-main/engine may not use Math.random: draw from the duel's own chance, so that a replay ends the same.",
    ),
    refused(ENGINE, "export const roll = Math['random']();", /may not use Math.random/),
    refused(ENGINE, 'export const { random } = Math;', /may not use Math.random/),
    refused(ENGINE, 'export const id = crypto.randomUUID();', /may not use crypto: draw from/),
    refused(
      ENGINE,
      'setTimeout(() => undefined, 1);',
      /may not use setTimeout: return, and let the caller wait/,
    ),
    refused(ENGINE, 'export const home = process.cwd();', /may not use process: return a value or an event/),
    refused(ENGINE, 'export const home = globalThis.name;', /may not use globalThis/),
    refused('src-main/cards/alpha/red.ts', 'console.log(1);', /^src-main\/cards may not use console/),
    refused(
      'src-main/wording/text.ts',
      'export const at = Date.now();',
      /^src-main\/wording may not use Date/,
    ),
    refused(
      'src-shared/words.ts',
      'export const wide = window.innerWidth;',
      /^src-shared may not use window/,
    ),
    refused(
      'src-shared/words.ts',
      'export const title = document.title;',
      /^src-shared may not use document/,
    ),
  ],
});
