/**
 * `node tests/kept/following.ts [--keep]`: how far the duels that players have from earlier versions lead where they led.
 * A correction of the rules may lead one elsewhere; then it is told from where on, and never goes on as another duel.
 * `--keep` writes down anew from where; wanted after a correction that is meant, never for one that is not.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src-main/collection/database/database.ts';
import { followed } from '../../src-main/referee/following.ts';
import type { DuelRecord, Journal } from '../../src-main/referee/ports.ts';
import { makeFolder } from '../support/folders.ts';
import { expectedOf, GENERATIONS, layOut } from './kept.ts';
import { looksUpTo } from './looks.ts';

const FILE = fileURLToPath(new URL('following.json', import.meta.url));

/** By generation, the duels that can no longer be followed to their end, and to which reply they can. */
type Cut = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const keptCut = (): Cut => JSON.parse(readFileSync(FILE, 'utf8')) as Cut;

interface Course {
  readonly id: string;
  readonly replies: number;
  readonly place: number;
  /** As far as it is followed it looks as it looked; where that could not be known, whoever sees it is told so. */
  readonly isSame: boolean;
  readonly isUnsure: boolean;
}

export const isSilent = ({ isSame, isUnsure }: Course): boolean => !isSame && !isUnsure;

export function coursesOf(generation: string): Course[] {
  const folder = makeFolder();
  try {
    layOut(generation, folder);
    const database = openDatabase(folder);
    const journal = database.duels as Journal;
    const courses = expectedOf(generation).duels.map(({ id, digests }): Course => {
      const record = journal.read(id) as DuelRecord;
      const { place, isUnsure = false } = followed(record);
      const looks = looksUpTo(record, place);
      const isSame = looks.every((digest, at) => digest === digests[at]);
      return { id, replies: record.replies.length, place, isSame, isUnsure };
    });
    database.close();
    return courses;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function main(): void {
  const cut: Record<string, Record<string, number>> = {};
  for (const generation of GENERATIONS) {
    const courses = coursesOf(generation);
    const ended = courses.filter(({ place, replies }) => place < replies);
    cut[generation] = Object.fromEntries(ended.map(({ id, place }) => [id, place]));
    const silent = courses.filter(isSilent).length;
    const unsure = courses.filter(({ isUnsure, isSame }) => isUnsure && !isSame).length;
    console.log(
      `${generation}: ${courses.length - ended.length - unsure} of ${courses.length} whole, ${ended.length} told from where on, ${unsure} told to differ by the way, ${silent} silently different`,
    );
    for (const { id, place, replies } of ended) console.log(`  ${id}: up to reply ${place} of ${replies}`);
  }
  if (argv.includes('--keep')) writeFileSync(FILE, `${JSON.stringify(cut, undefined, 2)}\n`);
}

if (argv[1] === fileURLToPath(import.meta.url)) main();
