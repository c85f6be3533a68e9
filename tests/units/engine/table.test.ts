/** Where permanents lie for what falls on them: who controls them and what they are says in which row. */
import { expect, test } from 'vitest';
import { planOf, touchedAt } from '../../../src-main/engine/reading/plan.ts';
import { positionDuel } from '../../support/rule-duel.ts';

const duel = positionDuel('alpha', [
  { battlefield: ['Forest', 'Grizzly Bears', 'Sol Ring', 'Hill Giant'] },
  { battlefield: ['Island', 'Merfolk of the Pearl Trident'] },
]);
const [forest = 0, bears = 0, ring = 0, giant = 0, island = 0, merfolk = 0] = duel.battlefield;
const plan = planOf(duel, -1);

test('creatures lie in front of everything else, each side for itself, as they came', () => {
  const rows = [...plan.values()].map(({ along }) => along);
  const [fore = 0, back = 0] = [plan.get(bears)?.along, plan.get(forest)?.along];
  expect(new Set(rows).size).toBe(4);
  expect(fore).toBeLessThan(back);
  expect([plan.get(giant)?.along, plan.get(ring)?.along]).toEqual([fore, back]);
  expect(plan.get(merfolk)?.along).toBeLessThan(plan.get(island)?.along ?? 0);
  const columns = [forest, bears, ring, giant].map((card) => plan.get(card)?.across ?? 0);
  expect([columns[0] === columns[1], columns[2] === columns[3]]).toEqual([true, true]);
  expect(columns[2]).toBeGreaterThan(columns[0] ?? 0);
});

test('what falls touches what lies no further than a card away, and nobody lies where one was taken up', () => {
  const at = plan.get(ring) ?? { across: 0, along: 0 };
  expect(touchedAt(plan, at)).toEqual([ring]);
  expect(touchedAt(plan, { ...at, across: at.across - 1 })).toEqual([forest, ring]);
  expect(touchedAt(plan, { ...at, along: at.along - 1 })).toEqual([ring]);
  expect(touchedAt(plan, { ...at, along: at.along - 1.5 })).toEqual([]);
  const without = planOf(duel, forest);
  expect([without.has(forest), without.get(ring)]).toEqual([false, plan.get(forest)]);
});
