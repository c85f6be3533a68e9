import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, patched } from '../../src-shared/difference.ts';

const plain = fc.letrec<{ value: unknown; record: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('record'),
  ),
  record: fc.dictionary(fc.constantFrom('a', 'b', 'c', '1', '2'), tie('value'), { maxKeys: 4 }),
})).record;

test('a value and its difference to another give the other, also after crossing as text', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const difference = differenceOf(before, after);
      const crossed = difference && (JSON.parse(JSON.stringify(difference)) as typeof difference);
      expect(patched({ ...before }, crossed)).toEqual(after);
      expect(differenceOf(after, after)).toBeUndefined();
    }),
  );
});

test('what did not change is the same object', () => {
  const before = { one: { deep: [1, 2] }, two: { other: 1 } };
  const after = patched(before, differenceOf(before, { one: { deep: [1, 2] }, two: { other: 2 } }));
  expect(after.one).toBe(before.one);
  expect(after.two).toEqual({ other: 2 });
});

test('a key without a value is absent', () => {
  expect(differenceOf({ a: 1, b: undefined }, { a: undefined })).toEqual({ drop: ['a'] });
});
