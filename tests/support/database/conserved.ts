/** Whatever was won and lost, no card was made or lost by it. */
import { expect } from 'vitest';
import type { ReadHandle } from '../../../src-main/collection/database/handles.ts';
import type { Match } from '../../../src-shared/campaign.ts';
import type { Copies, PlayerId } from '../../../src-shared/collection.ts';

/** By card, what all antes together have made of nothing: nothing. */
const FROM_NOTHING = `SELECT card, in_set AS "set", number, foil, sum(difference) AS made FROM change_cards
  JOIN changes ON changes.id = change WHERE kind = 'ante' GROUP BY card, in_set, number, foil HAVING made <> 0`;

const BELOW_NOTHING = 'SELECT card, count FROM owned WHERE count < 1';

export const antes = (database: ReadHandle): number =>
  (database.first(`SELECT count(*) AS antes FROM changes WHERE kind = 'ante'`) as { antes: number }).antes;

export function expectConserved(database: ReadHandle): void {
  expect(database.all(FROM_NOTHING)).toEqual([]);
  expect(database.all(BELOW_NOTHING)).toEqual([]);
  const holders = database.all('SELECT id FROM players') as { id: number }[];
  for (const { id } of holders) expect(addsUp(database, id)).toBe(true);
}

/** Whether what came and went adds up to what is there. */
export function addsUp(database: ReadHandle, player: PlayerId): boolean {
  const sql = `SELECT count(*) AS wrong FROM (
    SELECT card, in_set, number, foil, sum(count) AS there FROM (
      SELECT card, in_set, number, foil, count FROM owned WHERE player = @player
      UNION ALL
      SELECT card, in_set, number, foil, -difference FROM change_cards
        JOIN changes ON changes.id = change WHERE player = @player)
    GROUP BY card, in_set, number, foil HAVING there <> 0)`;
  return (database.first(sql, { player }) as { wrong: number }).wrong === 0;
}

/** Every duel that is over has its line, and every line its match. */
export function expectSettled(database: ReadHandle): void {
  const open = `SELECT duels.id FROM matches JOIN duels ON duels.id = matches.duel WHERE duels.ended = 1`;
  expect(database.all(open)).toEqual([]);
  const twice = `SELECT results.duel FROM results, json_each(
      (SELECT content FROM matches WHERE matches.id = results.match), '$.duels') AS played
    WHERE played.value ->> '$.duel' = results.duel GROUP BY results.duel HAVING count(*) <> 1`;
  expect(database.all(twice)).toEqual([]);
}

/** What a match tells of every duel is what came and went by it, and no more. */
export function expectAntesOnce(database: ReadHandle, { id, player, duels, isForReal }: Match): void {
  const sql = `SELECT facts ->> '$.duel' AS duel, sum(max(difference, 0)) AS won, sum(max(-difference, 0)) AS lost
    FROM changes JOIN change_cards ON change = changes.id
    WHERE kind = 'ante' AND player = ? AND facts ->> '$.match' = ? GROUP BY 1 ORDER BY 1`;
  const sizeOf = (cards: readonly Copies[]) => cards.reduce((sum, { count }) => sum + count, 0);
  const told = duels
    .map(({ duel, gained }) => ({ duel, won: sizeOf(gained.player), lost: sizeOf(gained.wizard) }))
    .filter(({ won, lost }) => isForReal && won + lost > 0);
  expect(database.all(sql, player, id)).toEqual(
    told.toSorted((one, other) => (one.duel < other.duel ? -1 : 1)),
  );
}
