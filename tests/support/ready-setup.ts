/** Set-ups of ready decks of ours, for whole duels. */
import { readyDecks } from '../../src-main/decks/ready.ts';
import type { Setup } from '../../src-main/engine/index.ts';
import { setupOf } from '../../src-main/referee/set-up.ts';
import type { PlayerKind } from '../../src-shared/duels.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';

export function readySetup(rulebook: Rulebook, seed: number, players: readonly PlayerKind[]): Setup {
  const decks = readyDecks().filter(
    ({ group, rulebooks }) => group === 'ours' && rulebooks.includes(rulebook),
  );
  const chosen = players.map((_, place) => {
    const deck = decks[(seed + place) % decks.length];
    if (!deck) throw new Error(`There are no ready decks for ${rulebook}.`);
    return deck;
  });
  const seats = players.map((player) => ({ player }));
  return setupOf({ rulebook, ante: false, options: [], seats }, chosen, seed);
}
