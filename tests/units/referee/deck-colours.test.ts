/** The table wears the colours of the decks. */
import { expect, test } from 'vitest';
import { coloursOf, manaOf } from '../../../src-main/engine/language/mana.ts';
import { COLOURS } from '../../../src-shared/duel/words.ts';
import { deckColours } from '../../../src-main/referee/deck-colours.ts';
import { duelSetup } from '../../support/arena.ts';
import { readySetup } from '../../support/ready-setup.ts';
import { seated } from '../../support/seated.ts';

test('W6: of a wizard who hides a hand the view tells no colour before one is seen', () => {
  const setup = readySetup('fifth', 3, ['person', 'person']);
  const { view } = seated(setup, { players: ['person', 'magician'] });
  expect(view.players.map(({ colours }) => colours.length > 0)).toEqual([true, false]);
});

test('the view tells the colours of both decks, the most frequent first (U065)', () => {
  const setup = readySetup('fifth', 3, ['person', 'person']);
  const { view } = seated(setup, { players: ['person', 'person'] });
  for (const [seat, { colours }] of view.players.entries()) {
    const costs = (setup.seats[seat]?.deck ?? []).map((face) =>
      coloursOf(manaOf(setup.faces[face]?.cost ?? '')),
    );
    const countOf = (colour: (typeof COLOURS)[number]) =>
      costs.filter((mask) => (mask & (1 << COLOURS.indexOf(colour))) !== 0).length;
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.toSorted()).toEqual(COLOURS.filter((colour) => countOf(colour) > 0).toSorted());
    const counts = colours.map(countOf);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  }
});

test('the most frequent colour comes first, though another one was met before it', () => {
  const deck = { Island: 10, 'Grizzly Bears': 1, 'Serra Angel': 3, 'White Knight': 1, Shock: 2 };
  expect(deckColours(duelSetup('m11', [deck, deck], 1), 0)).toEqual(['white', 'red', 'green']);
});
