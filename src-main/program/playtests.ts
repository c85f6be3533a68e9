/** Decks tried in many duels, for the windows. */
import { randomInt } from 'node:crypto';
import type { Deck } from '../../src-shared/decks.ts';
import { WIZARD_NAMES } from '../../src-shared/duels.ts';
import type { PlaytestCalls } from '../../src-shared/playtests.ts';
import { USUAL_CUSTOMS } from '../../src-shared/set-up.ts';
import type { Database } from '../collection/database/database.ts';
import { faceNamed } from '../cards/index.ts';
import { wizardWithId } from '../opponents/personalities.ts';
import { tryDeck } from '../referee/bouts/trial.ts';
import { type DeckList, listOf } from '../referee/deck-list.ts';
import { Refused } from './failures.ts';
import type { Work } from '../collection/database/work.ts';
import { sumOf } from '../../src-shared/sums.ts';
import { seated } from './seats.ts';

type Ask = PlaytestCalls['decks.playtest'];

export function playtestHandlers(database: Database) {
  return {
    'decks.playtest': async (
      { rulebook, content, level, against, duels, seed = randomInt(2 ** 32) }: Ask['input'],
      { signal, progress }: Work,
    ): Promise<Ask['output']> => {
      const { list, leftOut } = playable(content);
      const terms = { ...USUAL_CUSTOMS, rulebook, allTimes: against.deck?.kind === 'ready' };
      const { seats, decks } = seated(database.read, { ...terms, seats: [against] }, seed);
      const [opponent = against] = seats;
      const [deck = list] = decks;
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
  const { list } = listOf(name, { entries });
  const known = list.filter(({ card }) => faceNamed(card, []));
  if (known.length === 0) throw new Refused('nothingToPlay');
  const cards = sumOf(known, ({ copies }) => copies);
  if (cards > MOST_CARDS) throw new Refused('deckTooLarge', String(MOST_CARDS));
  return {
    list: { name, list: known },
    leftOut: list.filter((line) => !known.includes(line)).map(({ card }) => card),
  };
}
