/** Which requirements are covered by which test, and which by none. */
import { fileURLToPath } from 'node:url';
import { command, GOOD, oneOf } from '../lib/command.ts';
import { readCitations, readEntries, type Citation, type Entry } from './read.ts';

const TESTS = fileURLToPath(new URL('../../tests', import.meta.url));
const USE = `npm run rules -- [--owner O] [--edition E] [--json]
  --owner O      only the requirements of this part, such as kernel or table
  --edition E    only those of this rulebook, or of the table
  --json         as one JSON object, with the tests of each`;

const OPTIONS = {
  json: { type: 'boolean', default: false },
  owner: { type: 'string' },
  edition: { type: 'string' },
} as const;

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

await command(USE, OPTIONS, ({ values }) => {
  const entries = [
    ...readEntries(`${TESTS}/rules/checklist.md`),
    ...readEntries(`${TESTS}/rules/table-ui.md`),
  ];
  const citations = readCitations(TESTS);
  const all = entries.flatMap((entry) => rowsOf(entry, citations));
  const among = (name: 'owner' | 'edition'): string | undefined => {
    const known = [...new Set(all.map((row) => row[name]))];
    return values[name] === undefined ? undefined : oneOf(name, values[name], known);
  };
  const [owner, edition] = [among('owner'), among('edition')];
  const rows = all.filter(
    (row) =>
      (owner === undefined || row.owner === owner) && (edition === undefined || row.edition === edition),
  );
  const covered = rows.filter((row) => row.tests.length > 0).length;
  if (values.json) console.log(JSON.stringify({ covered, of: rows.length, rows }));
  else {
    printGroups(rows);
    console.log(`${covered} of ${rows.length} covered`);
  }
  return GOOD;
});

function printGroups(rows: readonly Row[]): void {
  for (const group of [...new Set(rows.map(groupOf))].sort()) {
    const own = rows.filter((row) => groupOf(row) === group);
    const missing = own.filter((row) => row.tests.length === 0).map((row) => row.id);
    const untested = missing.length > 0 ? `, without a test: ${missing.join(' ')}` : '';
    console.log(`${group}: ${own.length - missing.length} of ${own.length}${untested}`);
  }
}

function groupOf({ edition, owner }: Row): string {
  return `${edition} {${owner}}`;
}
