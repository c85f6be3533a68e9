import { expect, test } from 'vitest';
import { listed, read, withWords } from '../../../scripts/corpus/listed.ts';

test('every list of words and of files is as `npm run lists` writes it', () => {
  const stale = listed().filter(({ file, text }) => read(file) !== text);
  expect(
    stale.map(({ file }) => file),
    'Run npm run lists',
  ).toEqual([]);
});

const WORDS = ['creature', 'flying', 'tap', 'x', 'you'];

test('a card file begins with the words that it uses', () => {
  const cards = "export const cards = [creature('One', tap), creature('Two', ...x)];\n";
  const listedOnce = withWords(cards, WORDS);
  expect(listedOnce).toBe(
    `// prettier-ignore\nimport {\n  creature, tap, x,\n} from '../words.ts';\n${cards}`,
  );
  expect(withWords(listedOnce, WORDS)).toBe(listedOnce);
  expect(withWords(listedOnce.replace("'One', tap", "'One'"), WORDS)).toContain('\n  creature, x,\n');
});

test('no word is taken from texts, remarks, keys, parts, or what the file calls so itself', () => {
  const cards = `/** With you. */
const tap = 1; // And x.
export const cards = [tap, one.creature, { flying: 'you' }, "creature's x"];
`;
  expect(withWords(cards, WORDS)).toBe(cards);
});
