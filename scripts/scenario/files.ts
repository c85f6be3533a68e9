/** The scenario files that a command was given, in order. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Misused, placeOf } from '../lib/command.ts';

const ENDING = '.duel.yaml';

export function scenarioFiles(named: readonly string[], otherwise: string): string[] {
  const missing = named.find((path) => !existsSync(placeOf(path)));
  if (missing !== undefined) throw new Misused(`There is no file or folder ${missing}.`);
  if (named.length === 0) return filesIn(otherwise);
  return named.flatMap((path) => filesIn(placeOf(path))).map((file) => nearer(file));
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesIn(inside);
      return entry.name.endsWith(ENDING) ? [inside] : [];
    });
}

/** As it reads best from where the command runs. */
function nearer(file: string): string {
  const near = relative(process.cwd(), file);
  return near.startsWith('..') ? file : near;
}
