/** What players of earlier versions have, unpacked as they would have it. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readJournal, type ReadJournal } from '../../src-main/referee/journal-file.ts';
import type { Expected } from './looks.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Each by the version that recorded it. */
export const GENERATIONS = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const unpacked = (generation: string, name: string): Buffer =>
  gunzipSync(readFileSync(join(HERE, generation, `${name}.gz`)));

export const expectedOf = (generation: string): Expected =>
  JSON.parse(readFileSync(join(HERE, generation, 'expected.json'), 'utf8')) as Expected;

/** The texts of the files of duels, by name. */
const duelFiles = (generation: string): [string, string][] =>
  readdirSync(join(HERE, generation, 'duels'))
    .map((name) => name.replace(/\.gz$/, ''))
    .map((name) => [name, unpacked(generation, join('duels', name)).toString()]);

export const playerFile = (generation: string): string => unpacked(generation, 'player.json').toString();

const read = new Map<string, [string, ReadJournal][]>();

/** The files of duels as they are read today, each played once. */
export function duelsRead(generation: string): [string, ReadJournal][] {
  const known = read.get(generation);
  if (known) return known;
  const all = duelFiles(generation).map(([name, text]): [string, ReadJournal] => [name, readJournal(text)]);
  read.set(generation, all);
  return all;
}

/** A data folder as that version left it. */
export function layOut(generation: string, folder: string): void {
  const from = join(HERE, generation);
  mkdirSync(join(folder, 'database'), { recursive: true });
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'database', 'spellchain.sqlite3'), unpacked(generation, 'spellchain.sqlite3'));
  const [backup] = readdirSync(from).filter((name) => name.startsWith('spellchain-'));
  if (backup === undefined) throw new Error(`There is no backup in ${generation}.`);
  const name = backup.replace(/\.gz$/, '');
  writeFileSync(join(folder, 'backups', name), unpacked(generation, name));
  cpSync(join(from, 'preferences.json'), join(folder, 'preferences.json'));
}
