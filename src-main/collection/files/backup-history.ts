/** Matches, gauntlets, results and the duels they tell of, as a part of all that a player has. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { PlayerId } from '../../../src-shared/collection.ts';
import type { KeptDigest } from '../duels/record.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';
import { DUELS, GAUNTLETS, MATCHES, RESULTS } from '../rows/kinds.ts';
import { soundRow, soundRows, type RawRow } from '../rows/rows.ts';
import { count, whole } from '../../../src-shared/shapes/plain.ts';

const text = v.string();
const maybe = v.nullable(text);

const DUEL = soundRow(DUELS, {
  ...{ id: text, began: text, changed: text, ended: v.picklist([0, 1]), undo: text, summary: text },
  ...{ setup: text, replies: v.array(text), agreements: maybe },
  /** Place and digest; absent in files of the first days. */
  digests: v.optional(v.array(v.tuple([whole, whole]))),
});

/** Rows as they stand in the database; decks in them by their places in the file, and the player by nothing. */
export const PAST = v.object({
  gauntlets: v.array(
    soundRow(GAUNTLETS, { id: text, state: text, changed: text, content: text }, { player: 0 }),
  ),
  matches: v.array(
    soundRow(
      MATCHES,
      { id: text, gauntlet: maybe, state: text, duel: maybe, changed: text, content: text },
      { player: 0 },
    ),
  ),
  results: v.array(
    soundRow(RESULTS, {
      ...{ duel: text, match: maybe, at: text, rulebook: text, wizard: text, level: text },
      ...{ deck: text, against: text, outcome: v.picklist(['won', 'lost', 'drawn']) },
      ...{ began: v.nullable(v.picklist([0, 1])), turns: whole, reason: text, thrownAway: maybe },
    }),
  ),
  duels: v.array(DUEL),
  /** Older duels for which there was no room. */
  duelsLeftOut: count,
});

type Past = v.InferOutput<typeof PAST>;

/** Characters for duels: the file must fit into a message. */
const ROOM_FOR_DUELS = 9_000_000;

/** `decks` are the player's, in the order of the file. */
export function pastOf(
  database: ReadHandle,
  player: PlayerId,
  decks: readonly number[],
  room = ROOM_FOR_DUELS,
): Past {
  const outward = (content: string): string =>
    changedContent(content, 0, (deck) => {
      const place = decks.indexOf(deck);
      return place < 0 ? undefined : place;
    });
  const withContent = ({ player: _, content, ...row }: RawRow) => ({
    ...row,
    content: outward(String(content)),
  });
  const gauntlets = soundRows(database, GAUNTLETS, 'WHERE player = ? ORDER BY changed, id', player).map(
    withContent,
  ) as Past['gauntlets'];
  const isThere = ({ gauntlet }: RawRow): boolean =>
    gauntlet === null || gauntlets.some(({ id }) => id === gauntlet);
  const matches = soundRows(database, MATCHES, 'WHERE player = ? ORDER BY changed, id', player)
    .filter(isThere)
    .map(withContent) as Past['matches'];
  const results = soundRows(
    database,
    RESULTS,
    'WHERE player = ? ORDER BY at, duel',
    player,
  ) as unknown as Past['results'];
  return { gauntlets, matches, results, ...duelsOf(database, player, room) };
}

/**
 * Without the duel that a match is at: with its seed, decks and replies it could be played ahead, and the real one then
 * played knowing every draw. Where its match is taken up again, a new one is begun in its place.
 */
function duelsOf(database: ReadHandle, player: PlayerId, room: number): Pick<Past, 'duels' | 'duelsLeftOut'> {
  const rows = database.all(
    `SELECT number, id, began, changed, ended, undo, summary, setup, agreements FROM duels
      LEFT JOIN duel_agreements ON duel = number
      WHERE ended = 1 AND id IN (SELECT duel FROM results WHERE player = @player UNION SELECT duel FROM matches WHERE player = @player)
      ORDER BY changed DESC, number DESC`,
    { player },
  ) as (Omit<Past['duels'][number], 'replies' | 'digests'> & { number: number })[];
  const duels: Past['duels'] = [];
  let left = room;
  for (const { number, ...duel } of rows) {
    if (!v.is(DUELS.shape, duel)) continue;
    const replies = (
      database.all('SELECT reply FROM duel_replies WHERE duel = ? ORDER BY place', number) as {
        reply: string;
      }[]
    ).map(({ reply }) => reply);
    left -=
      duel.setup.length + duel.summary.length + replies.reduce((sum, { length }) => sum + length + 4, 0);
    if (left < 0) break;
    const digests = (
      database.all(
        'SELECT place, digest FROM duel_digests WHERE duel = ? ORDER BY place',
        number,
      ) as KeptDigest[]
    ).map(({ place, digest }): [number, number] => [place, digest]);
    duels.push({ ...duel, replies, digests });
  }
  return { duels: duels.toReversed(), duelsLeftOut: rows.length - duels.length };
}

/** `decks` are the player's in the order of the file. What has a number of its own here gets another. */
export function restorePast(
  database: WriteHandle,
  player: PlayerId,
  past: Past,
  decks: readonly number[],
): void {
  const renamed = newNames(database, past);
  const inward = (content: string): string =>
    withNames(
      changedContent(content, player, (place) => decks[place]),
      renamed,
    );
  const nameOf = (id: string): string => renamed.get(id) ?? id;
  const maybeNameOf = (id: string | null): string | null => (id === null ? null : nameOf(id));
  for (const { id, state, changed, content } of past.gauntlets)
    database.run(
      'INSERT INTO gauntlets (id, player, state, changed, content) VALUES (?, ?, ?, ?, ?)',
      ...[nameOf(id), player, state, changed, inward(content)],
    );
  for (const duel of past.duels) restoreDuel(database, nameOf(duel.id), duel);
  for (const { id, gauntlet, state, duel, changed, content } of past.matches)
    database.run(
      'INSERT INTO matches (id, player, gauntlet, state, duel, changed, content) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[nameOf(id), player, maybeNameOf(gauntlet), state, maybeNameOf(duel), changed, inward(content)],
    );
  for (const { duel, match, outcome, began, turns, reason, thrownAway, ...result } of past.results)
    database.run(
      `INSERT INTO results (duel, player, match, at, rulebook, wizard, level, deck, against, outcome, began, turns,
        reason, thrown_away) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[nameOf(duel), player, maybeNameOf(match), result.at, result.rulebook, result.wizard, result.level],
      ...[result.deck, result.against, outcome, began, turns, reason, thrownAway],
    );
}

function restoreDuel(
  database: WriteHandle,
  id: string,
  { began, changed, ended, undo, summary, setup, replies, agreements, digests = [] }: Past['duels'][number],
): void {
  const { id: number } = database.run(
    'INSERT INTO duels (id, began, changed, ended, undo, summary, setup) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[id, began, changed, ended, undo, withNames(summary, new Map([[idIn(summary), id]])), setup],
  );
  for (const [place, reply] of replies.entries())
    database.run('INSERT INTO duel_replies (duel, place, reply) VALUES (?, ?, ?)', number, place, reply);
  for (const [place, digest] of digests)
    database.run('INSERT INTO duel_digests (duel, place, digest) VALUES (?, ?, ?)', number, place, digest);
  if (agreements !== null)
    database.run('INSERT INTO duel_agreements (duel, agreements) VALUES (?, ?)', number, agreements);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const idIn = (summary: string): string => /"id":"([^"]*)"/.exec(summary)?.[1] ?? '';

const withNames = (content: string, names: ReadonlyMap<string, string>): string =>
  content.replaceAll(UUID, (id) => names.get(id) ?? id);

/**
 * Whoever they were made of may still be here, under the same names. Also what is only spoken of gets another name then:
 * a match of this player is never a round of another's gauntlet.
 */
function newNames(database: ReadHandle, past: Past): Map<string, string> {
  const isThere = [
    'SELECT 1 FROM gauntlets WHERE id = ?',
    'SELECT 1 FROM matches WHERE id = ?',
    'SELECT 1 FROM matches WHERE duel = ?',
    'SELECT 1 FROM duels WHERE id = ?',
    'SELECT 1 FROM results WHERE duel = ?',
  ];
  const taken = [...namesIn(past)].filter((id) =>
    isThere.some((sql) => database.first(sql, id) !== undefined),
  );
  return new Map(taken.map((id) => [id, randomUUID()]));
}

const namesIn = ({ gauntlets, matches, duels, results }: Past): ReadonlySet<string> =>
  new Set([
    ...[...gauntlets, ...matches].flatMap(({ id, content }) => [id, ...(content.match(UUID) ?? [])]),
    ...duels.map(({ id }) => id),
    ...results.flatMap(({ duel, match }) => (match === null ? [duel] : [duel, match])),
  ]);

interface Content {
  player?: unknown;
}

/** The player it belongs to, and wherever it names a deck of the player's, another number for it. */
function changedContent(
  content: string,
  player: number,
  deckOf: (deck: number) => number | undefined,
): string {
  const changed = JSON.parse(content, (_, value: unknown) =>
    isOwnDeck(value) ? { ...value, deck: deckOf(value.deck) ?? value.deck } : value,
  ) as Content;
  return JSON.stringify({ ...changed, player });
}

const isOwnDeck = (value: unknown): value is { kind: 'own' | 'half'; deck: number } =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'own' || value.kind === 'half') &&
  'deck' in value &&
  typeof value.deck === 'number';
