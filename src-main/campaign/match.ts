/** A match as a value: duels between the same two until one has won. It knows no database and no table. */
import {
  DECKS_STAY,
  otherSide,
  type Match,
  type MatchEnd,
  type MatchSize,
  type PlayedDuel,
  type Score,
  type MatchSide,
  type Terms,
} from '../../src-shared/campaign.ts';
import { cardsIn, type Deck } from '../../src-shared/decks.ts';
import { addTo } from '../../src-shared/sums.ts';

/** Won duels that end a set, and won sets that end a match: R460 to R462. */
const LENGTHS: Readonly<Record<MatchSize, { readonly duels: number; readonly sets: number }>> = {
  duel: { duels: 1, sets: 1 },
  bestOfThree: { duels: 2, sets: 1 },
  set: { duels: 3, sets: 1 },
  match: { duels: 3, sets: 2 },
  untilSpent: { duels: Infinity, sets: 1 },
};

const NOBODY = { player: 0, wizard: 0 };

export function scoreOf({ duels, terms }: Pick<Match, 'duels' | 'terms'>): Score {
  const { duels: wanted } = LENGTHS[terms.size];
  let score: Score = { duels: NOBODY, drawn: 0, sets: NOBODY };
  for (const { winner } of duels) {
    if (!winner) {
      score = { ...score, drawn: score.drawn + 1 };
      continue;
    }
    const won = score.duels[winner] + 1;
    score =
      won < wanted
        ? { ...score, duels: { ...score.duels, [winner]: won } }
        : { ...score, duels: NOBODY, sets: { ...score.sets, [winner]: score.sets[winner] + 1 } };
  }
  return score;
}

/** A duel that was drawn is played again; a single duel that is drawn ends as it is. */
function winnerOf(match: Pick<Match, 'duels' | 'terms'>): MatchSide | 'nobody' | undefined {
  const { sets } = scoreOf(match);
  const { sets: wanted } = LENGTHS[match.terms.size];
  if (sets.player >= wanted) return 'player';
  if (sets.wizard >= wanted) return 'wizard';
  return match.terms.size === 'duel' && match.duels.length > 0 ? 'nobody' : undefined;
}

export function duelBegun(match: Match, duel: string, now: Date): Match {
  if (match.state.kind !== 'between') throw new Error(`The match ${match.id} is not between two duels.`);
  return { ...match, state: { kind: 'duelling', duel }, changed: now.toISOString() };
}

/** The duel at hand is over. */
export function duelEnded(match: Match, played: PlayedDuel, now: Date): Match {
  if (match.state.kind !== 'duelling' || match.state.duel !== played.duel)
    throw new Error(`The duel ${played.duel} is not the one that the match ${match.id} is at.`);
  const after = { ...match, duels: [...match.duels, played], changed: now.toISOString() };
  const winner = winnerOf(after);
  if (!winner) return { ...after, state: { kind: 'between' } };
  return ended(after, 'played', winner === 'nobody' ? undefined : winner, now);
}

/** What was begun cannot be gone on with: its journal is gone. It counts for nobody, and the next one can begin. */
export const duelVanished = (match: Match, now: Date): Match =>
  match.state.kind === 'duelling'
    ? { ...match, state: { kind: 'between' }, changed: now.toISOString() }
    : match;

export function ended(match: Match, why: MatchEnd, winner: MatchSide | undefined, now: Date): Match {
  return {
    ...match,
    state: { kind: 'ended', why, ...(winner && { winner }) },
    changed: now.toISOString(),
  };
}

/** Whoever lost the last duel that was not drawn: the rulebook says what that gives. R013, R015. */
export function lostLast({ duels }: Pick<Match, 'duels'>): MatchSide | undefined {
  const winner = duels.findLast((duel) => duel.winner !== undefined)?.winner;
  return winner && otherSide(winner);
}

export const mayChangeDecks = ({
  sideboarding,
  rulebook,
}: Pick<Terms, 'sideboarding' | 'rulebook'>): boolean => sideboarding && !DECKS_STAY.includes(rulebook);

export const SIDEBOARD_FAULTS = ['notAllowed', 'otherCards', 'otherSize', 'notBetween'] as const;
export type SideboardFault = (typeof SIDEBOARD_FAULTS)[number];

/** R470 R471 U184: cards are swapped one for one, and are those that the deck and its sideboard had. */
export function sideboarded(match: Match, deck: Deck, now: Date): Match | SideboardFault {
  if (!mayChangeDecks(match.terms)) return 'notAllowed';
  if (match.state.kind !== 'between') return 'notBetween';
  const { player } = match.contestants;
  if (!sameCards(player.deck, deck)) return 'otherCards';
  if (cardsIn(player.deck, 'main') !== cardsIn(deck, 'main')) return 'otherSize';
  const contestants = { ...match.contestants, player: { ...player, deck } };
  return { ...match, contestants, changed: now.toISOString() };
}

function sameCards(one: Deck, other: Deck): boolean {
  const counts = new Map<string, number>();
  const add = (deck: Deck, sign: number): void => {
    for (const { name, zone, count } of deck.entries)
      if (zone === 'main' || zone === 'side') addTo(counts, name, sign * count);
  };
  add(one, 1);
  add(other, -1);
  return [...counts.values()].every((count) => count === 0);
}
