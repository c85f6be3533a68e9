import { expect, test } from 'vitest';
import { EMPTY_DECK, withCard } from '../../../../src-renderer/deck-builder/drafting.ts';
import { pilesOf, type Grouping } from '../../../../src-renderer/deck-builder/piles.ts';
import { card } from './cards.ts';

const CARDS = [
  card('Forest', { types: ['land'] }),
  card('Elf', { colours: ['green'], value: 1 }),
  card('Wurm', { colours: ['green'], value: 9 }),
  card('Bolt', { colours: ['red'], types: ['instant'], value: 1 }),
  card('Both', { colours: ['red', 'green'], value: 2 }),
];
const known = (name: string) => CARDS.find(({ face }) => face.name === name);

const deck = withCard(
  [...CARDS.map(({ face }) => face.name), 'Nobody'].reduce(
    (left, name) => withCard(left, { name }, 2),
    EMPTY_DECK,
  ),
  { name: 'Bolt' },
  3,
  'side',
);

const told = (grouping: Grouping) =>
  pilesOf(deck.entries, known, grouping).map(({ pile, cards, lines }) => [
    Object.values(pile).join(' '),
    cards,
    lines.map(({ entry }) => entry.name).join(' '),
  ]);

test('piles by cost: lands first, the dearest together, then what is not known and the sideboard', () => {
  expect(told('cost')).toEqual([
    ['lands', 2, 'Forest'],
    ['cost 1', 4, 'Bolt Elf'],
    ['cost 2', 2, 'Both'],
    ['cost 6', 2, 'Wurm'],
    ['unknown', 2, 'Nobody'],
    ['zone side', 3, 'Bolt'],
  ]);
});

test('piles by colour and by type', () => {
  expect(told('colour').map(([pile]) => pile)).toEqual([
    'lands',
    'colour red',
    'colour green',
    'gold',
    'unknown',
    'zone side',
  ]);
  expect(told('type').map(([pile]) => pile)).toEqual([
    'lands',
    'type creature',
    'type instant',
    'unknown',
    'zone side',
  ]);
});

test('the sideboard is there also while it is empty', () => {
  expect(pilesOf([], known, 'cost').map(({ pile }) => pile)).toEqual([{ kind: 'zone', zone: 'side' }]);
});
