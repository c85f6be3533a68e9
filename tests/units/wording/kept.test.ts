/** A sample of the texts of each time: a change of words shows here, and is read before it is kept. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptFile, keptText } from '../../../scripts/corpus/kept.ts';
import { drawn } from '../../../scripts/corpus/sample.ts';
import { RULEBOOKS } from '../../../src-shared/preferences.ts';

test.each(RULEBOOKS)('the kept texts of %s are those of the cards', (rulebook) => {
  expect(keptText(rulebook), 'Read what has changed, then: npm run word -- --keep').toBe(
    readFileSync(keptFile(rulebook), 'utf8'),
  );
});

test('a draw is the same for the same seed, another for another, and hardly changes with a card more', () => {
  const names = Array.from({ length: 500 }, (_, number) => `Card ${number}`);
  const draw = (from: readonly string[], seed: number): string[] => drawn(from, (name) => name, 40, seed);
  expect(draw(names, 7)).toHaveLength(40);
  expect(draw(names.toReversed(), 7)).toEqual(draw(names, 7));
  expect(draw(names, 8)).not.toEqual(draw(names, 7));
  const fewer = new Set(draw(names, 7));
  expect(draw([...names, 'Another'], 7).filter((name) => !fewer.has(name)).length).toBeLessThan(2);
});
