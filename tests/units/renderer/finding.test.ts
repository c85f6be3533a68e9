/** Finding a deck among many by words. */
import { expect, test } from 'vitest';
import { decksFound, wizardsFound } from '../../../src-renderer/duel/finding.ts';
import type { DeckChoice } from '../../../src-shared/duels.ts';
import type { WizardChoice } from '../../../src-shared/wizards.ts';

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

test('wizards are found by name, title and colours', () => {
  const wizard = (change: Pick<WizardChoice, 'id' | 'name' | 'title' | 'colours'>): WizardChoice => ({
    strength: 1,
    face: {
      name: change.name,
      colours: ['red'],
      hour: 0,
      skin: 'fair',
      age: 0.5,
      jaw: 1,
      breadth: 1,
      nose: 1,
      mood: 0,
      hair: 'black',
      eyes: 'brown',
      light: 'left',
    },
    decks: { alpha: 'A', fifth: 'A', portal: 'A', tenth: 'A', m11: 'A' },
    ...change,
  });
  const all = [
    wizard({ id: 'snagg', name: 'Snagg', title: 'Duke of the Drainpipe', colours: ['red'] }),
    wizard({ id: 'mulch', name: 'Mulch', title: 'Who Was Once a Bog', colours: ['black', 'green'] }),
  ];
  const names = (typed: string): string[] => wizardsFound(all, typed).map(({ name }) => name);
  expect(names('')).toEqual(['Snagg', 'Mulch']);
  expect(names('duke')).toEqual(['Snagg']);
  expect(names('GREEN bla')).toEqual(['Mulch']);
  expect(names('blue')).toEqual([]);
});
