import { expect, test } from 'vitest';
import { printOf } from '../../../src-main/decks/print-of.ts';

test('a card is shown as its rulebook’s own set printed it (U209)', () => {
  expect(printOf('Serra Angel', 'alpha')?.set).toBe('LEA');
  expect(printOf('Serra Angel', 'm11')).toMatchObject({ set: 'M11', rarity: 'uncommon' });
  expect(printOf('Serra Angel', 'm11')?.number).toMatch(/^\d+$/);
});

test('else as the latest set of its time did, else the first there was', () => {
  expect(printOf('Shivan Dragon', 'm11')?.set).toBe('M10');
  expect(printOf('Juggernaut', 'portal')?.set).toBe('LEA');
});

test('what is no card was never printed', () => {
  expect(printOf('Wood', 'fifth')).toBeUndefined();
});
