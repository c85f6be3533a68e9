import { describe, expect, test } from 'vitest';
import { blind, deal, UNKNOWN, viewFor, type Duel, type Seat } from '../../../src-main/engine/index.ts';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { think } from '../../../src-main/opponents/minds.ts';
import type { Thought } from '../../../src-main/opponents/thought.ts';
import { bout, DECKS, duelSetup } from '../../support/arena.ts';

/** Every so many thoughts are looked at. */
const EVERY = 3;

describe.each(['fifth', 'portal', 'tenth', 'm11'])('under %s', (edition) => {
  test.each(['sensible', 'random'] as const)(
    '%s thinks the same whatever is hidden',
    (mind) => {
      let compared = 0;
      bout(duelSetup(edition, DECKS.slice(0, 2), 11), [mind, 'random'], (thought, duel) => {
        if (thought.mind !== mind || duel.decisions % EVERY !== 0) return;
        const other = withOtherSecrets(duel, thought.seat);
        expect(viewFor(other, thought.seat)).toEqual(viewFor(duel, thought.seat));
        expect(think({ ...thought, hidden: blind(other, thought.seat) })).toEqual(think(thought));
        compared += 1;
      });
      expect(compared).toBeGreaterThan(5);
    },
    60_000,
  );

  test('sensible takes no hint from the faces of a deck that it has not seen', () => {
    let compared = 0;
    bout(duelSetup(edition, DECKS.slice(1), 5), ['sensible', 'random'], (thought, duel) => {
      if (thought.mind !== 'sensible' || duel.decisions % EVERY !== 0) return;
      expect(think(withOtherFaces(thought))).toEqual(think(thought));
      compared += 1;
    });
    expect(compared).toBeGreaterThan(5);
  }, 60_000);
});

/** The same duel as this seat sees it, with every card dealt anew that it does not know. */
function withOtherSecrets(duel: Duel, seat: Seat): Duel {
  const hidden = blind(duel, seat);
  const guesses = duel.setup.seats.map((_, owner) =>
    hidden.cards.flatMap(({ owner: other, face }, card) =>
      other === owner && face === UNKNOWN ? [duel.cards[card]?.face ?? 0] : [],
    ),
  );
  const other = deal(hidden, guesses, duel.decisions + 1);
  other.attentive = duel.attentive.slice();
  return other;
}

/** Faces that stand neither in the seat's own deck nor on a card it has seen are another's. */
function withOtherFaces(thought: Thought): Thought {
  const { hidden, seat } = thought;
  const known = new Set([...(hidden.setup.seats[seat]?.deck ?? []), ...hidden.cards.map(({ face }) => face)]);
  const ornithopter = faceNamed('Ornithopter', []);
  if (!ornithopter) throw new Error('There is no Ornithopter.');
  const faces = hidden.faces.map((face, number) => (known.has(number) ? face : ornithopter));
  return { ...thought, hidden: { ...hidden, faces, setup: { ...hidden.setup, faces } } };
}
