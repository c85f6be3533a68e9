/** Short hashes of what comes out, in a file that is compared: a line for each name, a column for each part. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** By name. */
export type Hashes = ReadonlyMap<string, readonly string[]>;

/** Enough that a change shows: one in sixteen million does not. */
const LENGTH = 6;

/** Takes facts in, one after the other; tells the hash of each part. */
export class PartsHash<Part extends string> {
  readonly #hashes: ReadonlyMap<Part, ReturnType<typeof createHash>>;

  constructor(parts: readonly Part[]) {
    this.#hashes = new Map(parts.map((part) => [part, createHash('sha256')]));
  }

  add(part: Part, facts: unknown): void {
    this.#hashes.get(part)?.update(`${JSON.stringify(facts)}\n`);
  }

  told(): string[] {
    return [...this.#hashes.values()].map((hash) => hash.copy().digest('hex').slice(0, LENGTH));
  }
}

export function readHashes(file: string): Hashes {
  if (!existsSync(file)) return new Map();
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [name = '', ...hashes] = line.split('\t');
      return [name, hashes];
    }),
  );
}

/** Below a line that says what it is. */
export function writeHashes(file: string, head: string, hashes: Hashes): void {
  const lines = [...hashes].map(([name, parts]) => [name, ...parts].join('\t'));
  writeFileSync(file, `${[head, ...lines.toSorted()].join('\n')}\n`);
}

/** The parts that are others than they were. */
export const changedParts = <Part extends string>(
  parts: readonly Part[],
  before: readonly string[],
  now: readonly string[],
): Part[] => parts.filter((_, place) => before[place] !== now[place]);

/** Every name of which something has changed, or that is in one of them alone, with the parts. */
export const changedNames = (parts: readonly string[], before: Hashes, now: Hashes): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
    const changed = changedParts(parts, before.get(name) ?? [], now.get(name) ?? []);
    return changed.length > 0 ? [`${name}: ${changed.join(', ')}`] : [];
  });
