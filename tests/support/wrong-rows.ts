/** Rows of a real database with something wrong in one column, as damage or a hand writes it. */
import { cpSync } from 'node:fs';
import fc from 'fast-check';
import { openConnection } from '../../src-main/collection/database/handles.ts';
import { placesIn } from '../../src-main/collection/database/places.ts';
import { fillHouse, type House } from './full-house.ts';
import { makeFolder } from './folders.ts';
import { startIn } from './own-program.ts';
import { WRONGNESS, wrongText, type Wrongness } from './wrong-values.ts';

/** What is told by what stands there, by table: every column but those that say which row it is. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  players: ['name', 'portrait', 'rulebook', 'holds', 'began', 'last_seen'],
  changes: ['at', 'kind', 'facts'],
  marks: ['card', 'note'],
  packs: ['kind', 'in_set', 'seed', 'came'],
  owned: ['card', 'in_set', 'number', 'foil', 'count'],
  decks: ['name', 'rulebook', 'tags', 'note', 'changed', 'thrown_away'],
  deck_versions: ['number', 'at', 'cards', 'label', 'content'],
  matches: ['id', 'gauntlet', 'state', 'duel', 'changed', 'content'],
  gauntlets: ['id', 'state', 'changed', 'content'],
  results: [
    ...['duel', 'match', 'at', 'rulebook', 'wizard', 'level', 'deck', 'against', 'outcome', 'began'],
    ...['turns', 'reason', 'thrown_away'],
  ],
  duels: ['id', 'began', 'changed', 'ended', 'undo', 'summary', 'setup'],
  duel_replies: ['reply'],
  duel_snapshots: ['state'],
  duel_agreements: ['agreements'],
  notices: ['at', 'kind', 'facts'],
  problems: ['at', 'place', 'message'],
  set_aside: ['at', 'part', 'name', 'why', 'content'],
};

const PLACES = Object.entries(COLUMNS).flatMap(([table, columns]) =>
  columns.map((column) => ({ table, column })),
);

/** Content counts for more: everything else is a word or a number. */
const WEIGHTED = PLACES.flatMap((place) =>
  ['portrait', 'facts', 'content', 'summary', 'setup', 'tags'].includes(place.column)
    ? Array.from({ length: 6 }, () => place)
    : [place],
);

export interface WrongRow {
  readonly place: (typeof PLACES)[number];
  /** Which of the rows, from 0 to 1. */
  readonly row: number;
  readonly wrongness: Wrongness;
}

export const WRONG_ROW: fc.Arbitrary<WrongRow> = fc.record({
  place: fc.constantFrom(...WEIGHTED),
  row: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  wrongness: WRONGNESS,
});

export interface Template extends House {
  readonly folder: string;
}

/** Everything that the program does once is done: its facts are there, and a backup of today. */
export function template(): Template {
  const folder = makeFolder();
  const house = fillHouse(folder);
  startIn(folder).close();
  return { ...house, folder };
}

/** Puts a copy of it into an empty folder. */
export function moveIn(house: Template, folder: string): void {
  const [from, to] = [placesIn(house.folder), placesIn(folder)];
  cpSync(from.database, to.database, { recursive: true });
  cpSync(from.backups, to.backups, { recursive: true });
}

/** What belongs to whoever stands by is left alone. Tells whether SQLite let it be written. */
export function writeWrong(folder: string, bo: number, { place, row, wrongness }: WrongRow): boolean {
  const { sqlite, close } = openConnection(placesIn(folder).file);
  try {
    const { table, column } = place;
    const rows = sqlite
      .prepare(`SELECT ${keyOf(table)} AS key, ${column} AS value FROM ${table} WHERE ${notOf(table, bo)}`)
      .all() as { key: string | number; value: unknown }[];
    const chosen = rows[Math.floor(row * rows.length)];
    if (!chosen) return false;
    const value =
      typeof chosen.value === 'number' ? wrongNumber(wrongness) : wrongText(String(chosen.value), wrongness);
    sqlite.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${keyOf(table)} = ?`).run(value, chosen.key);
    return value !== chosen.value;
  } catch (failure) {
    // A word where a number belongs, two of the same name: nothing that a start could meet.
    if (failure instanceof Error && 'code' in failure && String(failure.code).startsWith('SQLITE_CONSTRAINT'))
      return false;
    throw failure;
  } finally {
    close();
  }
}

const wrongNumber = ({ wrong, at }: Wrongness): number | bigint =>
  typeof wrong === 'number' && Number.isInteger(wrong) && Math.abs(wrong) < 2 ** 60
    ? BigInt(wrong)
    : Math.floor(at * 100);

/** Tables without a number of their rows are changed by what they belong to. */
const keyOf = (table: string): string =>
  table === 'duel_replies' ? "duel || ' ' || place" : ['owned', 'marks'].includes(table) ? 'card' : 'rowid';

function notOf(table: string, bo: number): string {
  if (table === 'players') return `id <> ${bo}`;
  if (table === 'deck_versions') return `deck NOT IN (SELECT id FROM decks WHERE player = ${bo})`;
  const owned = ['changes', 'marks', 'packs', 'owned', 'decks', 'matches', 'gauntlets', 'results'];
  return owned.includes(table) ? `player <> ${bo}` : 'true';
}
