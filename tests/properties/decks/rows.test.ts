/** Tables, as another reader of them reads them. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newDraft } from '../../../src-main/decks/files/draft.ts';
import { quoted, readRows } from '../../../src-main/decks/files/rows.ts';
import { tries } from '../../support/tries.ts';

const value = fc.string({
  unit: fc.constantFrom('a', 'b', '"', ',', ';', '\n', '\r\n', ' ', 'é', '1'),
  maxLength: 8,
});
const table = fc.record({
  rows: fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
  separator: fc.constantFrom(',', ';'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
});

test('a table whose values are in quotes is what csv-parse makes of it, and its lines are counted', () => {
  fc.assert(
    fc.property(table, ({ rows, separator, end }) => {
      const text = `sep=${separator}\n${rows.map((row) => row.map(quoted).join(separator)).join(end)}`;
      const theirs = parse(text.slice(6), {
        ...{ delimiter: separator, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] },
      });
      const draft = newDraft('csv');
      const ours = readRows(text, draft).map(({ cells }) => cells);
      expect(ours).toEqual(theirs.filter((row) => row.some((cell) => cell.trim() !== '')));
      expect(draft.findings).toEqual([]);
    }),
    { numRuns: tries(100, 300) },
  );
});

test('rows know the line they begin on', () => {
  const rows = readRows('Name,Count\n"a\nb",1\r\n\n"c",2\r"d\r\ne\rf",3\ng,4', newDraft('csv'));
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 5, 6, 9]);
});
