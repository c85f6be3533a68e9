/** Whether a wizard takes a draw that is offered. */
import { expect, test } from 'vitest';
import { agreesOnDraw } from '../../../src-main/referee/table/draw-offer.ts';
import { positionDuel } from '../../support/rule-duel.ts';

const standing = (life: number) => positionDuel('m11', [{ life: 20 }, { life }]);

test.each([
  [21, false],
  [20, false],
  [19, true],
  [16, true],
  [5, true],
])('with %i life against 20 and nothing else: %s', (life, agrees) => {
  expect(agreesOnDraw(standing(life), ['person', 'wizard'])).toBe(agrees);
});

test('each wizard at the table has to', () => {
  expect(agreesOnDraw(standing(19), ['wizard', 'wizard'])).toBe(false);
  expect(agreesOnDraw(standing(20), ['wizard', 'wizard'])).toBe(false);
  expect(agreesOnDraw(standing(19), ['person', 'person'])).toBe(true);
});
