/** The requirements and the tests that cite them, read from their files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface Entry {
  readonly id: string;
  /** Rulebooks it speaks of; empty for the table. */
  readonly editions: readonly string[];
  readonly owner: string;
  readonly text: string;
}

/** A test file and the rulebook it plays under, where it names one. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly edition: string | undefined;
}

const ENTRY = /^- \*\*([RU]\d{3})\*\*(?: \[([^\]]+)\])? \{(\w+)\} (.*)$/;

export function readEntries(file: string): Entry[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const found = ENTRY.exec(line);
      if (!found) return [];
      const [, id = '', editions = '', owner = '', text = ''] = found;
      const names = editions.split(',').map((name) => name.trim().toLowerCase());
      return [{ id, owner, text, editions: names.filter((name) => name !== '') }];
    });
}

/** Scenarios of rules that the engine does not obey yet. */
const OPEN = 'rules-open';

const TEST_FILE = /\.(test|spec)\.ts$|\.duel\.yaml$/;

export function readCitations(folder: string): Citation[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name) && !entry.parentPath.includes(OPEN))
    .flatMap((entry) => citationsIn(join(entry.parentPath, entry.name), folder));
}

/** A scenario cites in its `rule` line; a test wherever it names a number. */
function citationsIn(path: string, folder: string): Citation[] {
  const text = readFileSync(path, 'utf8');
  const isScenario = path.endsWith('.yaml');
  const cited = isScenario ? (/^rule:(.*)$/m.exec(text)?.[1] ?? '') : text;
  // A unit test of one rulebook says so in its name.
  const edition = isScenario ? /^edition: *(\w+)/m.exec(text)?.[1] : /rules-(\w+)\.test\.ts$/.exec(path)?.[1];
  const ids = new Set(cited.match(/\b[RU]\d{3}\b/g) ?? []);
  return [...ids].map((id) => ({ id, file: relative(folder, path), edition }));
}
