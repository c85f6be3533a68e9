import { expect, test } from 'vitest';
import { completionOf } from '../../../../src-renderer/collection/completion.ts';
import type { CatalogueCard, CatalogueView } from '../../../../src-shared/catalogue.ts';
import type { Copies } from '../../../../src-shared/collection.ts';

const card = (name: string): CatalogueCard => ({
  face: { name, typeLine: 'Creature', text: '', types: ['creature'], subtypes: [], colours: [] },
  value: 1,
  identity: [],
  rulebooks: ['m11'],
});

const CATALOGUE: CatalogueView = {
  rulebook: 'm11',
  cards: [card('Runeclaw Bear'), card('Forest'), card('Primeval Titan')],
  entries: [
    { card: 0, set: 'M10', number: '202', rarity: 'common' },
    { card: 0, set: 'M11', number: '195', rarity: 'common' },
    { card: 1, set: 'M11', number: '246', rarity: 'land' },
    { card: 1, set: 'M11', number: '247', rarity: 'land' },
    { card: 2, set: 'M11', number: '192', rarity: 'mythic' },
  ],
  sets: [
    { code: '10E', name: 'Tenth Edition', released: '2007-07-13' },
    { code: 'M10', name: 'Magic 2010', released: '2009-07-17' },
    { code: 'M11', name: 'Magic 2011', released: '2010-07-16' },
  ],
  subtypes: [],
};

const copies = (name: string, set: string, number: string, count = 1): Copies => ({
  card: name,
  set,
  number,
  foil: 'no',
  count,
});

test('U208: of each set it is said how many of its printings there are, by rarity', () => {
  const [m10, m11] = completionOf(CATALOGUE, [
    copies('Forest', 'M11', '246', 9),
    copies('Runeclaw Bear', 'M11', '195'),
  ]);
  expect(m10).toMatchObject({ set: { code: 'M10' }, have: 0, of: 1 });
  expect(m11).toMatchObject({ have: 2, of: 4 });
  expect(m11?.rarities).toMatchObject({
    land: { have: 1, of: 2 },
    common: { have: 1, of: 1 },
    mythic: { have: 0, of: 1 },
  });
});

test('a shining copy of a printing that is there already does not count twice', () => {
  const held = copies('Runeclaw Bear', 'M11', '195');
  expect(completionOf(CATALOGUE, [held, { ...held, foil: 'foil' }])[1]).toMatchObject({ have: 1 });
});

test('sets without a card here are left out, and the others stand in the order of their release', () => {
  expect(completionOf(CATALOGUE, []).map(({ set }) => set.code)).toEqual(['M10', 'M11']);
});
