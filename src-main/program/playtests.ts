/** Decks tried in many duels, for the windows. */
import { randomInt } from 'node:crypto';
import type { Deck } from '../../src-shared/decks.ts';
import { WIZARD_NAMES } from '../../src-shared/duels.ts';
import type { PlaytestCalls } from '../../src-shared/playtests.ts';
import type { Database } from '../collection/database/database.ts';
import { faceNamed } from '../cards/index.ts';
import { wizardWithId } from '../opponents/personalities.ts';
import { tryDeck } from '../referee/bouts/trial.ts';
import type { DeckList } from '../referee/set-up.ts';
import { decksFor, ownDeck, seatsFor } from './duels.ts';
import { Refused } from './failures.ts';
import type { Work } from './handlers.ts';
import { sumOf } from '../../src-shared/sums.ts';

type Ask = PlaytestCalls['decks.playtest'];

export function playtestHandlers(database: Database) {
  return {
    'decks.playtest': async (
      { rulebook, content, level, against, duels, seed = randomInt(2 ** 32) }: Ask['input'],
      { signal, progress }: Work,
    ): Promise<Ask['output']> => {
      const { list, leftOut } = playable(content);
      const terms = { rulebook, undo: 'never', ante: false, options: [] } as const;
      const order = { ...terms, allTimes: against.deck !== undefined, seats: [against] };
      const [opponent = against] = seatsFor(order, seed);
      const [deck = list] = decksFor({ ...order, seats: [opponent] }, seed, (own) =>
        ownDeck(database, own, order),
      );
      const playtest = await tryDeck(
        { ...terms, seats: [{ player: level }, opponent], decks: [list, deck], duels, seed },
        {
          signal,
          heard: (so) => {
            progress({ done: so.duels, total: duels, playtest: so });
          },
        },
      );
      const name = opponent.wizard === undefined ? undefined : wizardWithId(opponent.wizard)?.name;
      return { ...playtest, wizard: name ?? WIZARD_NAMES[against.player], deck: deck.name, leftOut };
    },
  };
}

/** Many more than any rulebook's deck has; a duel holds each of them. */
const MOST_CARDS = 1_000;

/** Nothing is asked of its legality: whoever is still building wants to see how it plays. */
function playable({ name = '', entries }: Deck): { list: DeckList; leftOut: string[] } {
  const main = entries.filter(({ zone }) => zone === 'main');
  const known = main.filter((entry) => faceNamed(entry.name, []));
  if (known.length === 0) throw new Refused('nothingToPlay');
  const cards = sumOf(known, ({ count }) => count);
  if (cards > MOST_CARDS) throw new Refused('deckTooLarge', String(MOST_CARDS));
  return {
    list: { name, list: known.map((entry) => ({ card: entry.name, copies: entry.count })) },
    leftOut: main.filter((entry) => !known.includes(entry)).map((entry) => entry.name),
  };
}
