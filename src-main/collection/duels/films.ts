/** What was to be seen in duels that are over, packed: most of it is words that come again and again. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';

export function keepFilm(database: WriteHandle, id: string, film: unknown): void {
  const sql = `
    INSERT INTO duel_films (duel, film) SELECT number, ? FROM duels WHERE id = ?
    ON CONFLICT (duel) DO UPDATE SET film = excluded.film`;
  database.run(sql, deflateRawSync(JSON.stringify(film)), id);
}

export const isFilmed = (database: ReadHandle, id: string): boolean =>
  database.first('SELECT 1 FROM duel_films JOIN duels ON number = duel WHERE id = ?', id) !== undefined;

/** Undefined: there is none, or it is damaged, which is told. */
export function filmOf(database: ReadHandle, id: string, tell: (message: string) => void): unknown {
  const row = database.first('SELECT film FROM duel_films JOIN duels ON number = duel WHERE id = ?', id) as
    | { film: Uint8Array }
    | undefined;
  if (!row) return undefined;
  try {
    return JSON.parse(inflateRawSync(row.film).toString()) as unknown;
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    tell(`What was to be seen in duel ${id} is damaged: ${failure.message}`);
    return undefined;
  }
}
