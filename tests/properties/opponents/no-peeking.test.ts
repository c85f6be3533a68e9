import { describe, expect, test } from 'vitest';
import {
  blind,
  deal,
  newDuel,
  UNKNOWN,
  viewFor,
  type Duel,
  type Seat,
} from '../../../src-main/engine/index.ts';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import { budgetOf, looksAhead, type Budget } from '../../../src-main/opponents/levels.ts';
import { think } from '../../../src-main/opponents/minds.ts';
import { thoughtOf } from '../../../src-main/opponents/thought.ts';
import { MINDS, type MindName } from '../../../src-shared/duels.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { bout, DECKS, duelSetup } from '../../support/arena.ts';

/** Every so many thoughts are looked at, and of those who look ahead only so many. */
const EVERY = 3;
const FEW = 6;
const SHORT: Budget = { nodes: 300 };

const budgetFor = (mind: MindName): Budget => (looksAhead(mind) ? SHORT : budgetOf(mind));

describe.each(RULEBOOKS)('under %s', (edition) => {
  test.each(MINDS)('a level decides the same whatever it cannot know: %s', (mind) => {
    let compared = 0;
    const look = (duel: Duel, seat: Seat, seed: number): void => {
      const most = looksAhead(mind) ? FEW : Number.MAX_SAFE_INTEGER;
      if (duel.decisions % EVERY !== 0 || compared >= most) return;
      const decision = (of: Duel) => think(thoughtOf(of, { mind, seat, seed, budget: budgetFor(mind) }));
      const wanted = decision(duel);
      for (const other of [withOtherSecrets(duel, seat), withOtherDeck(duel, seat)]) {
        expect(viewFor(other, seat)).toEqual(viewFor(duel, seat));
        expect(decision(other)).toEqual(wanted);
      }
      compared += 1;
    };
    // The thoughts of a cheap mind lead to the same positions.
    const playing = looksAhead(mind) ? 'magician' : mind;
    bout(duelSetup(edition, DECKS.slice(0, 2), 11), [playing, 'random'], ({ seat, seed }, duel) => {
      if (seat === 0) look(duel, seat, seed);
    });
    expect(compared).toBeGreaterThan(5);
  });

  test('nothing of what a seat gets speaks of faces it has not seen', () => {
    const names = (deck: Readonly<Record<string, number>>): string[] => Object.keys(deck);
    const duel = newDuel(duelSetup(edition, DECKS.slice(0, 2), 4));
    const hidden = blind(duel, 0);
    const told = JSON.stringify(hidden);
    for (const name of names(DECKS[1] ?? {})) {
      if (names(DECKS[0] ?? {}).includes(name)) continue;
      expect(told, name).not.toContain(JSON.stringify(name));
    }
    expect(hidden.setup.seats.map(({ deck }) => deck.length)).toEqual([40, 0]);
    expect(told).not.toContain('fixedChance');
  });
});

/** The same duel as this seat sees it, with every card dealt anew that it does not know. */
function withOtherSecrets(duel: Duel, seat: Seat): Duel {
  const hidden = blind(duel, seat);
  const guesses = duel.setup.seats.map((_, owner) =>
    hidden.cards.flatMap(({ owner: other, face }, card) =>
      other === owner && face === UNKNOWN ? [duel.cards[card]?.face ?? 0] : [],
    ),
  );
  const facesToo = { ...hidden, faces: duel.faces, setup: duel.setup };
  const other = deal(facesToo, guesses, duel.decisions + 1);
  other.attentive = duel.attentive.slice();
  return { ...other, decisions: duel.decisions + 7, setup: { ...duel.setup, seed: duel.setup.seed + 1 } };
}

const STRANGERS = ['Ornithopter', 'Howling Mine', 'Force of Nature', 'Plateau', 'Counterspell'] as const;

/** The others play another deck, their cards lie in another order, and chance stands elsewhere. */
function withOtherDeck(duel: Duel, seat: Seat): Duel {
  const hidden = blind(duel, seat);
  const { eras } = editionNamed(duel.setup.edition);
  const strangers = STRANGERS.map((name) => {
    const face = faceNamed(name, eras);
    if (!face) throw new Error(`There is no ${name}.`);
    return face;
  });
  const faces = [...duel.faces, ...strangers];
  const stranger = (card: number): number => duel.faces.length + (card % strangers.length);
  const cards = duel.cards.map((record, card) =>
    record.owner !== seat && hidden.cards[card]?.face === UNKNOWN
      ? { ...record, face: stranger(card) }
      : record,
  );
  const libraries = duel.libraries.map((library) => {
    const isKnown = (card: number): boolean => hidden.cards[card]?.face !== UNKNOWN;
    const moved = library.filter((card) => !isKnown(card)).toReversed();
    return library.map((card) => (isKnown(card) ? card : (moved.shift() as number)));
  });
  const seats = duel.setup.seats.map((one, place) =>
    place === seat ? one : { ...one, deck: one.deck.map((_, card) => stranger(card)) },
  );
  const setup = { ...duel.setup, seed: 99, faces, seats };
  const other = {
    ...structuredClone({ ...duel, setup: undefined, faces: [], cards: [] }),
    setup,
    faces,
    cards,
    libraries,
  };
  return { ...other, chance: { state: 5, used: 3 }, decisions: duel.decisions + 40 };
}
