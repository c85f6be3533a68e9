import { expect, test } from 'vitest';
import {
  isEmpty,
  leftOf,
  NOTHING,
  withOneFewer,
  withOneMore,
} from '../../../../src-renderer/collection/trading/offer.ts';
import type { Copies } from '../../../../src-shared/collection.ts';

const copies = (card: string, count: number, foil: Copies['foil'] = 'no'): Copies => ({
  card,
  set: 'M11',
  number: '1',
  foil,
  count,
});

test('U181: a card is offered as often as it is there, and no more', () => {
  const held = copies('Duress', 2);
  const twice = withOneMore(withOneMore(NOTHING, 'given', held), 'given', held);
  expect(twice.given).toEqual([copies('Duress', 2)]);
  expect(withOneMore(twice, 'given', held)).toBe(twice);
  expect(twice.taken).toEqual([]);
});

test('a shining copy is another card than a plain one', () => {
  const offer = withOneMore(
    withOneMore(NOTHING, 'taken', copies('Duress', 1)),
    'taken',
    copies('Duress', 1, 'foil'),
  );
  expect(offer.taken).toHaveLength(2);
});

test('what is put back is not offered any more', () => {
  const held = copies('Duress', 2);
  const twice = withOneMore(withOneMore(NOTHING, 'given', held), 'given', held);
  const once = withOneFewer(twice, 'given', held);
  expect(once.given).toEqual([copies('Duress', 1)]);
  expect(isEmpty(once)).toBe(false);
  expect(isEmpty(withOneFewer(once, 'given', held))).toBe(true);
});

test('what lies in the offer is no longer among the cards beside it', () => {
  const held = [copies('Duress', 2), copies('Cultivate', 1)];
  expect(leftOf(held, [copies('Duress', 1), copies('Cultivate', 1)])).toEqual([copies('Duress', 1)]);
});
