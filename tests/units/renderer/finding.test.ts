/** Finding a deck among many by words. */
import { expect, test } from 'vitest';
import { decksFound } from '../../../src-renderer/duel/finding.ts';
import type { DeckChoice } from '../../../src-shared/duels.ts';

const deck = (change: Partial<DeckChoice> & Pick<DeckChoice, 'name'>): DeckChoice => ({
  about: 'It burns.',
  group: 'ours',
  rulebooks: ['fifth'],
  colours: ['red'],
  cards: 60,
  ...change,
});

const DECKS = [
  deck({ name: 'Ember Hall' }),
  deck({ name: 'Salt Chorus', about: 'Merfolk under their lord.', colours: ['blue'], group: 'wizards' }),
  deck({ name: 'Two Scales', about: 'Angels and pests.', colours: ['white', 'black'], group: 'wizards' }),
];

const found = (typed: string): string[] => decksFound(DECKS, typed).map(({ name }) => name);

test('nothing typed, or nothing but spaces and points, finds all', () => {
  expect(found('')).toEqual(['Ember Hall', 'Salt Chorus', 'Two Scales']);
  expect(found(' , ')).toHaveLength(3);
});

test('a beginning of a word is enough, in any case, in name, description, colours and kind', () => {
  expect(found('EMB')).toEqual(['Ember Hall']);
  expect(found('merf')).toEqual(['Salt Chorus']);
  expect(found('black')).toEqual(['Two Scales']);
  expect(found('1997')).toEqual(['Salt Chorus', 'Two Scales']);
});

test('all words have to fit, and the middle of a word is none', () => {
  expect(found('wizard blue')).toEqual(['Salt Chorus']);
  expect(found('wizard red')).toEqual([]);
  expect(found('ngels')).toEqual([]);
});
