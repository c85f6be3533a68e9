/** Cards that stand in a match or a gauntlet for keeps: whoever gave them away meanwhile could not lose them. */
import type { Copies, PlayerId } from '../../../src-shared/collection.ts';
import { BESIDE_ZONES, PLAYED_ZONES, type Deck, type DeckZone } from '../../../src-shared/decks.ts';
import { LAND_TYPES } from '../../../src-shared/duel/words.ts';
import type { ReadHandle } from '../database/handles.ts';
import { gauntletsUnderWay, matchesUnderWay } from './campaigns.ts';

const HELD: readonly DeckZone[] = [...PLAYED_ZONES, ...BESIDE_ZONES];

/** How many of each card have to stay: as many as the deck that needs most of them. */
function atStake(database: ReadHandle, player: PlayerId): ReadonlyMap<string, number> {
  const needs = new Map<string, number>();
  for (const deck of [...decksInMatches(database, player), ...decksInGauntlets(database, player)])
    for (const [card, count] of countsOf(deck)) needs.set(card, Math.max(count, needs.get(card) ?? 0));
  return needs;
}

/** Of what goes, the cards of which there would be left fewer than are at stake. */
export function neededAtStake(
  database: ReadHandle,
  player: PlayerId,
  going: readonly Copies[],
): readonly Copies[] {
  const needs = atStake(database, player);
  if (needs.size === 0) return [];
  const sums = new Map<string, number>();
  for (const { card, count } of going) sums.set(card, (sums.get(card) ?? 0) + count);
  return going.filter(({ card }) => {
    const needed = needs.get(card);
    return needed !== undefined && ownedOf(database, player, card) - (sums.get(card) ?? 0) < needed;
  });
}

const ownedOf = (database: ReadHandle, player: PlayerId, card: string): number =>
  (
    database.first(
      'SELECT coalesce(sum(count), 0) AS count FROM owned WHERE player = ? AND card = ?',
      ...[player, card],
    ) as { count: number }
  ).count;

const decksInMatches = (database: ReadHandle, player: PlayerId): Deck[] =>
  matchesUnderWay(database, player).flatMap(({ isForReal, contestants }) =>
    isForReal ? [contestants.player.original] : [],
  );

/** Between two rounds as well. */
const decksInGauntlets = (database: ReadHandle, player: PlayerId): Deck[] =>
  gauntletsUnderWay(database, player).flatMap(({ terms, contestant }) =>
    (terms.stakes === 'keeps' || terms.stakes === 'once') && contestant.source.kind === 'own'
      ? [contestant.original]
      : [],
  );

/** Basic lands lie on every table. */
function countsOf({ entries }: Deck): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name, zone, count } of entries)
    if (HELD.includes(zone) && !(LAND_TYPES as readonly string[]).includes(name))
      counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}
