/** The printings of all cards, as rows: what a collection, a pack or a search asks for. */
import { printedNames, printingsOf, type Frame, type Printing, type Rarity } from '../../decks/printing.ts';
import { PRINTINGS_VERSION } from '../../decks/printings.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';

export interface PrintedCard extends Printing {
  readonly card: string;
}

/** Takes over the program's printings, if those in the database are of another version. */
export function fillPrintings(database: WriteHandle): void {
  if (versionIn(database) === PRINTINGS_VERSION) return;
  database.transaction(() => {
    database.run('DELETE FROM printings');
    for (const card of printedNames())
      for (const printing of printingsOf(card)) add(database, card, printing);
    database.run(
      'INSERT INTO printings_version (id, version) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET version = excluded.version',
      PRINTINGS_VERSION,
    );
  });
}

function versionIn(database: ReadHandle): string | undefined {
  const row = database.first('SELECT version FROM printings_version') as { version: string } | undefined;
  return row?.version;
}

function add(database: WriteHandle, card: string, { set, number, rarity, frame }: Printing): void {
  const sql = 'INSERT INTO printings (card, in_set, number, rarity, frame) VALUES (?, ?, ?, ?, ?)';
  database.run(sql, card, set, number, rarity, frame);
}

const COLUMNS = 'card, in_set AS "set", number, rarity, frame';

/** In the order of the sets. */
export function printingsOfCard(database: ReadHandle, card: string): PrintedCard[] {
  return rows(database.all(`SELECT ${COLUMNS} FROM printings WHERE card = ? ORDER BY id`, card));
}

/** By name; with a rarity only those. */
export function printingsInSet(database: ReadHandle, set: string, rarity?: Rarity): PrintedCard[] {
  const sql = `SELECT ${COLUMNS} FROM printings WHERE in_set = @set AND (@rarity IS NULL OR rarity = @rarity) ORDER BY card, id`;
  return rows(database.all(sql, { set, rarity: rarity ?? null }));
}

/** What was written from `Printing` reads back as one. */
const rows = (found: unknown[]): PrintedCard[] =>
  (found as (Omit<PrintedCard, 'frame' | 'rarity'> & { frame: string; rarity: string })[]).map((row) => ({
    ...row,
    frame: row.frame as Frame,
    rarity: row.rarity as Rarity,
  }));
