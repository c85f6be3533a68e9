/** What the windows on the ground leave to the two territories. */
import { expect, test } from 'vitest';
import { groundPlan, seamOf } from '../../../../src-renderer/table/ground.ts';
import type { TableWindow } from '../../../../src-shared/preferences.ts';

type Boxes = Partial<Record<TableWindow, { width: number; height: number }>>;

/** All of them where they stand at first, but those that were moved. */
const standing = (boxes: Boxes, moved: readonly TableWindow[] = []) => ({
  boxes: new Map(Object.entries(boxes)) as ReadonlyMap<TableWindow, { width: number; height: number }>,
  isDocked: (window: TableWindow) => boxes[window] !== undefined && !moved.includes(window),
  placeOf: (window: TableWindow) => (moved.includes(window) ? { x: 0, y: 0 } : undefined),
});
const SIZE = { width: 1000, height: 800, windowWidth: 1400, seam: 21 };
const BAR = { width: 200, height: 30 };

test('the Situation Bar takes half of its height from either side, until it is moved', () => {
  expect(seamOf(standing({ situation: { width: 1000, height: 60 } }))).toBe(30);
  expect(seamOf(standing({ situation: { width: 1000, height: 60 } }, ['situation']))).toBe(0);
  expect(seamOf(standing({}))).toBe(21);
});

test('a bar of a hand takes a corner, a hand that is seen a column', () => {
  const shut = groundPlan(SIZE, standing({ otherHand: BAR }));
  expect([shut.chainLeft, shut.upper]).toEqual([
    0,
    { left: 12, top: 12, width: 976, height: 355, corner: { width: 220, height: 30 } },
  ]);
  const seen = groundPlan(SIZE, standing({ otherHand: { width: 200, height: 300 } }));
  expect([seen.chainLeft, seen.upper]).toEqual([
    220,
    { left: 232, top: 12, width: 756, height: 355, corner: { width: 0, height: 300 } },
  ]);
});

test('the own hand takes a column of the lower half, which begins below the seam', () => {
  const { lower } = groundPlan(SIZE, standing({ ownHand: BAR }));
  expect(lower).toEqual({ left: 12, top: 33, width: 756, height: 355, corner: { width: 0, height: 0 } });
});

test('chain and combat stand beside each other, and whoever does not fight lies beside them', () => {
  const plan = groundPlan(SIZE, standing({ chain: BAR, combat: { width: 300, height: 200 } }));
  expect([plan.chainLeft, plan.combatLeft, plan.combatRoom]).toEqual([0, 220, 556]);
  expect(plan.upper).toEqual({
    left: 552,
    top: 12,
    width: 436,
    height: 355,
    corner: { width: 0, height: 0 },
  });
  expect(plan.upperWide).toMatchObject({ left: 12, width: 976 });
});

test('what was moved takes nothing, and the combat keeps some room in a narrow window', () => {
  const boxes = { chain: BAR, combat: BAR, ownHand: BAR, otherHand: { width: 200, height: 300 } };
  const plan = groundPlan(SIZE, standing(boxes, ['chain', 'combat', 'ownHand', 'otherHand']));
  expect([plan.chainLeft, plan.combatLeft, plan.upper.width, plan.lower.width]).toEqual([0, 0, 976, 976]);
  expect(groundPlan({ ...SIZE, width: 300 }, standing({})).combatRoom).toBe(240);
});
