/** Cards that changed hands at ante: of one duel in words, and of many added up. */
import type { Match, PlayedDuel, MatchSide } from '../../src-shared/campaign.ts';
import type { Copies } from '../../src-shared/collection.ts';
import { MATCH } from '../words/campaigns.ts';

const namesOf = (copies: readonly Copies[]): string[] =>
  copies.map(({ card, count }) => (count > 1 ? `${count} ${card}` : card));

export function exchangeInWords(
  { terms, contestants, isForReal }: Match,
  { gained }: PlayedDuel,
): readonly string[] {
  if (terms.stakes === 'none') return [];
  const { player, wizard } = gained;
  if (player.length + wizard.length === 0) return [MATCH.noExchange];
  return [
    ...(player.length > 0 ? [MATCH.cameToYou(namesOf(player), isForReal)] : []),
    ...(wizard.length > 0 ? [MATCH.wentAway(namesOf(wizard), contestants.wizard.name, isForReal)] : []),
  ];
}

/** Names, one for each copy, the first that changed hands first. */
export function atAnte(matches: readonly Match[], to: MatchSide): readonly string[] {
  return matches
    .flatMap(({ duels }) => duels)
    .flatMap(({ gained }) => gained[to])
    .flatMap(({ card, count }) => Array.from({ length: count }, () => card));
}
