/** `npm run rules [-- --json] [-- --owner kernel]`: which requirements are covered by which test, and which by none. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readCitations, readEntries, type Citation, type Entry } from './read.ts';

const TESTS = fileURLToPath(new URL('../../tests', import.meta.url));
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    owner: { type: 'string' },
    edition: { type: 'string' },
  },
});

/** Stands for the rulebook where an entry names none. */
const TABLE = 'table';

interface Row {
  readonly id: string;
  readonly edition: string;
  readonly owner: string;
  readonly tests: readonly string[];
}

/**
 * One row for each rulebook an entry speaks of: a scenario covers the rulebook it plays under, a test all of them. What
 * the table asks of every rulebook is covered under any.
 */
function rowsOf(entry: Entry, citations: readonly Citation[]): Row[] {
  const editions = entry.editions.length > 0 ? entry.editions : [TABLE];
  const cited = citations.filter((citation) => citation.id === entry.id);
  return editions.map((edition) => ({
    id: entry.id,
    edition,
    owner: entry.owner,
    tests: cited
      .filter(
        (citation) => edition === TABLE || citation.edition === undefined || citation.edition === edition,
      )
      .map(({ file }) => file),
  }));
}

const entries = [...readEntries(`${TESTS}/rules/checklist.md`), ...readEntries(`${TESTS}/rules/table-ui.md`)];
const citations = readCitations(TESTS);
const rows = entries
  .flatMap((entry) => rowsOf(entry, citations))
  .filter(
    (row) =>
      (values.owner === undefined || row.owner === values.owner) &&
      (values.edition === undefined || row.edition === values.edition),
  );
const covered = rows.filter((row) => row.tests.length > 0);

if (values.json) {
  console.log(JSON.stringify({ covered: covered.length, of: rows.length, rows }));
} else {
  for (const group of [...new Set(rows.map((row) => `${row.edition} {${row.owner}}`))].sort()) {
    const own = rows.filter((row) => `${row.edition} {${row.owner}}` === group);
    const missing = own.filter((row) => row.tests.length === 0).map((row) => row.id);
    console.log(
      `${group}: ${own.length - missing.length} of ${own.length}${missing.length > 0 ? `, without a test: ${missing.join(' ')}` : ''}`,
    );
  }
  console.log(`${covered.length} of ${rows.length} covered`);
}
