/**
 * `node scripts/ready-decks.ts FOLDER`: writes the decks of others that the corpus can play, from the deck lists in that
 * folder, into `resources/decks/`. The lists are facts; names and words are ours (`scripts/decks/names.ts`).
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cardNames } from '../src-main/cards/index.ts';
import { LACKING } from '../src-main/cards/waiting.ts';
import type { DeckEntry } from '../src-main/decks/ready-file.ts';
import { setsOf } from '../src-main/decks/printing.ts';
import { outOfTime, CARD_TIMES } from '../src-main/decks/times.ts';
import { isBasicLand } from '../src-shared/duel/colours.ts';
import { RULEBOOKS, type Rulebook } from '../src-shared/rulebooks.ts';
import { bare } from './corpus/nearest.ts';
import { SOURCES, WORDS, type Source } from './decks/names.ts';
import { ROOT } from './lib/root.mjs';
import { addTo } from '../src-shared/sums.ts';

const [folder] = parseArgs({ allowPositionals: true }).positionals;
if (folder === undefined) throw new Error('Name the folder of the lists: node scripts/ready-decks.ts FOLDER');

/** Old lists leave out the marks of names. */
const byBareName = new Map(cardNames().map((name) => [bare(name), name]));

interface Listed {
  readonly entries: readonly DeckEntry[];
  /** Cards that are not there, or not wholly. */
  readonly missing: readonly string[];
}

function readList(file: string): Listed {
  const copies = new Map<string, number>();
  const missing: string[] = [];
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const [, count, written] = /^(\d+) (.+)$/.exec(line.trim()) ?? [];
    if (count === undefined || written === undefined) continue;
    const name = byBareName.get(bare(written));
    if (name === undefined || name in LACKING) missing.push(name ?? written);
    else addTo(copies, name, Number(count));
  }
  return { entries: [...copies].map(([card, count]) => ({ card, copies: count })), missing };
}

/** The sets whose cards make a deck one of a rulebook's own; a later book would admit most of the earlier ones too. */
const OWN: readonly (readonly [Rulebook, readonly string[]])[] = [
  ['alpha', CARD_TIMES.alpha],
  ['portal', CARD_TIMES.portal],
  ['fifth', CARD_TIMES.fifth],
  ['tenth', ['10E']],
  ['m11', ['10E', 'M10', 'M11']],
];

function rulebooksFor(cards: readonly string[]): Rulebook[] {
  const fits = (sets: readonly string[]): boolean =>
    cards.every((card) => isBasicLand(card) || setsOf(card).some((set) => sets.includes(set)));
  const fitting = OWN.filter(([, sets]) => fits(sets)).map(([rulebook]) => rulebook);
  // Portal's own decks are of the other books' time too, but were never meant for them.
  const wanted = fitting.includes('portal') ? ['portal'] : fitting;
  return RULEBOOKS.filter((rulebook) => wanted.includes(rulebook) && outOfTime(rulebook, cards).length === 0);
}

const TARGET = join(ROOT, 'resources', 'decks');
const GENERATED = '// Generated: by scripts/ready-decks.ts; a change by hand is lost with the next';

function textOf(
  [name, about]: readonly [string, string],
  source: Source,
  rulebooks: readonly Rulebook[],
  { entries }: Listed,
): string {
  const heads = [
    `// Name: ${name}`,
    `// About: ${about}.`,
    `// Rulebooks: ${rulebooks.join(', ')}`,
    `// Group: ${source}`,
    GENERATED,
  ];
  return [...heads, '', ...entries.map(({ card, copies }) => `${copies} ${card}`), ''].join('\n');
}

function fileFor(name: string): string {
  const file = join(TARGET, `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.txt`);
  if (existsSync(file)) throw new Error(`There is a deck of ours in ${file}`);
  return file;
}

function clearGenerated(): void {
  for (const file of readdirSync(TARGET).map((name) => join(TARGET, name)))
    if (readFileSync(file, 'utf8').includes(GENERATED)) rmSync(file);
}

clearGenerated();
const counts = new Map<string, number>();
for (const [key, words] of Object.entries(WORDS)) {
  const source = (Object.keys(SOURCES) as Source[]).find((name) =>
    SOURCES[name].some((group) => key.startsWith(`${group}/`)),
  );
  if (!source) throw new Error(`${key} belongs to no source.`);
  const list = readList(join(folder, `${key}.txt`));
  const rulebooks = rulebooksFor(list.entries.map(({ card }) => card));
  if (list.missing.length > 0) console.log(`left out: ${key}: ${list.missing.join(', ')}`);
  else if (rulebooks.length === 0) console.log(`left out: ${key}: no rulebook has all its cards`);
  else {
    writeFileSync(fileFor(words[0]), textOf(words, source, rulebooks, list));
    for (const what of [source, ...rulebooks]) addTo(counts, what);
  }
}
console.log([...counts].map(([what, count]) => `${what}: ${count}`).join(', '));
