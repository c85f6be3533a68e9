/** Which duels are played: each pair of decks in all four ways round, with the same chance. */
import { readyDecks, type ReadyDeck } from '../../src-main/decks/ready.ts';
import type { Setup } from '../../src-main/engine/index.ts';
import type { Budget } from '../../src-main/opponents/levels.ts';
import { setupOf } from '../../src-main/referee/set-up.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { levelOf, type PlayerName } from './players.ts';

/** Plain data: it crosses to a thread. */
export interface BoutPlan {
  readonly edition: Rulebook;
  readonly seed: number;
  /** By seat. */
  readonly minds: readonly [PlayerName, PlayerName];
  readonly decks: readonly [string, string];
  /** The seat whose winning is counted. */
  readonly counted: 0 | 1;
  readonly budget: Partial<Budget>;
}

/** Then the duel is drawn. */
const MOST_DECISIONS = 4_000;

export const deckNamed = (name: string): ReadyDeck | undefined =>
  readyDecks().find((deck) => deck.name.toLowerCase() === name.toLowerCase());

/**
 * Of the decks made for this program, which all are of one strength or nearly so: neighbours of the list first, then
 * decks further apart, so that in few duels already every deck is played.
 */
export function deckPairs(edition: Rulebook): (readonly [string, string])[] {
  const names = readyDecks().flatMap(({ name, group, rulebooks }) =>
    group === 'ours' && rulebooks.includes(edition) ? [name] : [],
  );
  const count = names.length;
  return Array.from({ length: (count * (count - 1)) / 2 }, (_, place) => {
    const one = place % count;
    const other = (one + 1 + Math.floor(place / count)) % count;
    return [names[one] as string, names[other] as string] as const;
  });
}

interface PairingWishes {
  readonly edition: Rulebook;
  readonly games: number;
  readonly seed: number;
  readonly budget: Partial<Budget>;
  readonly pairs: readonly (readonly [string, string])[];
}

/** The stronger against the weaker, with either deck and in either chair. */
export function pairedBouts(stronger: PlayerName, weaker: PlayerName, wishes: PairingWishes): BoutPlan[] {
  const { edition, games, seed, budget, pairs } = wishes;
  return Array.from({ length: games }, (_, game) => {
    const round = Math.floor(game / 4);
    const [one, other] = pairs[round % pairs.length] as readonly [string, string];
    const counted = (game & 1) === 0 ? 0 : 1;
    return {
      edition,
      seed: seed + round,
      minds: counted === 0 ? ([stronger, weaker] as const) : ([weaker, stronger] as const),
      decks: (game & 2) === 0 ? ([one, other] as const) : ([other, one] as const),
      counted,
      budget,
    };
  });
}

/** One deck against another, in both chairs; each two duels have the same chance. */
export function deckBouts(
  decks: readonly [string, string],
  minds: readonly [PlayerName, PlayerName],
  { edition, games, seed, budget }: Omit<PairingWishes, 'pairs'>,
): BoutPlan[] {
  return Array.from({ length: games }, (_, game) => {
    const isFirst = game % 2 === 0;
    return {
      edition,
      seed: seed + Math.floor(game / 2),
      minds: isFirst ? minds : ([minds[1], minds[0]] as const),
      decks: isFirst ? decks : ([decks[1], decks[0]] as const),
      counted: isFirst ? 0 : 1,
      budget,
    };
  });
}

export function setupFor({ edition, seed, minds, decks }: BoutPlan): Setup {
  const order = {
    rulebook: edition,
    seats: minds.map((player) => ({ player: levelOf(player) })),
    undo: 'never' as const,
    ante: false,
    allTimes: true,
    options: [],
  };
  const lists = decks.map((name) => {
    const deck = deckNamed(name);
    if (!deck) throw new Error(`There is no ready deck called "${name}".`);
    return deck;
  });
  return { ...setupOf(order, lists, seed), mostDecisions: MOST_DECISIONS };
}
