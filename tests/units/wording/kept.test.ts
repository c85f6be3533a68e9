/** A sample of the texts of each time: a change of words shows here, and is read before it is kept. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedIn, HASHES_FILE, hashesText, keptFile, keptText } from '../../../scripts/corpus/kept.ts';
import { drawn } from '../../../scripts/corpus/sample.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';

test.each(RULEBOOKS)('the kept texts of %s are those of the cards', (rulebook) => {
  expect(keptText(rulebook), 'Read what has changed, then: npm run word -- --keep').toBe(
    readFileSync(keptFile(rulebook), 'utf8'),
  );
});

test('the text of every card is held, and a change names the card and the time', () => {
  const kept = readFileSync(HASHES_FILE, 'utf8');
  expect(changedIn(kept, hashesText()), 'Read what has changed, then: npm run word -- --keep').toEqual([]);
  const [head = '', first = '', ...others] = kept.split('\n');
  const [name = '', alpha = '', fifth = '', ...rest] = first.split('\t');
  expect([head.includes('Generated'), alpha, rest]).toEqual([
    true,
    expect.stringMatching(/^[0-9a-f]{6}$/),
    expect.any(Array),
  ]);
  const other = [head, [name, alpha, `${fifth}x`, ...rest].join('\t'), ...others.slice(1)].join('\n');
  const gone = others[0]?.split('\t')[0] ?? '';
  expect(changedIn(kept, other).toSorted()).toEqual(
    [`${name} (fifth)`, `${gone} (alpha, fifth, portal, tenth, m11)`].toSorted(),
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
