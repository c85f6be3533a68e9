/** Random damage to a real database file, and what must be true of the next start whatever the damage was. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { openDatabase } from '../../../src-main/collection/database/database.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { backUpAt, copyWhileOpen, fill, newDataFolder, open, use } from './data-folder.ts';

interface Damage {
  /** Where in the file, from 0 to 1, and what is written there. */
  blots: { at: number; bytes: Uint8Array }[];
  /** How much of the file is left. */
  left: number;
}

const BLOT = fc.record({
  at: fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }),
    // The header and the schema are where a few bytes mean most.
    fc.double({ min: 0, max: 0.01, noNaN: true }),
  ),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc.uint8Array({ minLength: 64, maxLength: 6_000 }),
  ),
});

export const DAMAGE: fc.Arbitrary<Damage> = fc.record({
  blots: fc.array(BLOT, { minLength: 1, maxLength: 4 }),
  left: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
});

/** Folders whose database was closed, or whose program was killed; with a backup, or without. */
export function patterns(): string[] {
  return [false, true].flatMap((isBackedUp) => {
    const running = newDataFolder();
    const killed = newDataFolder();
    const database = open(running);
    fill(database, 60);
    if (isBackedUp) {
      const name = backUpAt(running, new Date().toISOString());
      const [from, to] = [placesIn(running).backups, placesIn(killed).backups];
      cpSync(join(from, name), join(to, name));
    }
    database.problems.record({ where: 'test', message: 'after the backup' });
    copyWhileOpen(running, killed);
    database.close();
    return [running, killed];
  });
}

export function startAfter(damage: Damage, pattern: string): void {
  const folder = newDataFolder();
  cpSync(pattern, folder, { recursive: true });
  const { file } = placesIn(folder);
  const damaged = spoiled(readFileSync(file), damage);
  writeFileSync(file, damaged);

  for (let start = 0; start < 2; start++) {
    const database = openDatabase(folder);
    use(database);
    database.close();
  }
  expectKept(folder, damaged);
  rmSync(folder, { recursive: true });
}

function spoiled(contents: Buffer, { blots, left }: Damage): Buffer {
  for (const { at, bytes } of blots) {
    const start = Math.floor(at * (contents.length - 1));
    contents.set(bytes.subarray(0, contents.length - start), start);
  }
  return contents.subarray(0, Math.floor(contents.length * left));
}

/** The damaged file is set aside, unless it was good enough to go on with. */
function expectKept(folder: string, damaged: Buffer): void {
  if (!readdirSync(folder).includes('set-aside')) return;
  const { setAside } = placesIn(folder);
  const names = readdirSync(setAside);
  if (names.length !== 1) throw new Error(`Set aside: ${names.join(', ')}`);
  const kept = readFileSync(join(setAside, names[0] ?? '', 'spellchain.sqlite3'));
  if (!kept.equals(damaged)) throw new Error('The damaged file was changed');
}
