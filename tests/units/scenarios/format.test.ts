/** What may be written is told where one looks it up. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { ASK_PURPOSES } from '../../../src-shared/duel/asked.ts';
import { QUESTION_KINDS } from '../../../src-shared/duel/question.ts';
import { RULE_OPTIONS } from '../../../src-shared/rule-options.ts';

const FORMAT = readFileSync(join(ROOT, 'tests', 'scenarios', 'FORMAT.md'), 'utf8');
const WITHOUT_EXAMPLES = FORMAT.replaceAll(/^```[^]*?^```/gm, '');
const words = new Set(
  [...WITHOUT_EXAMPLES.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/\W+/)),
);

test.each([
  ['kinds of questions', QUESTION_KINDS],
  ['what is asked for', ASK_PURPOSES],
  ['options of rulebooks', RULE_OPTIONS],
])('FORMAT.md names all %s', (_, listed) => {
  expect(listed.filter((word) => !words.has(word))).toEqual([]);
});
