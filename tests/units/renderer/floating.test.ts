/** Where things that float stand: at their point, and inside the window. */
import { expect, test, vi, onTestFinished } from 'vitest';
import { floating } from '../../../src-renderer/controls/floating.ts';

/** What stands there: as wide and as high as this, in a window of 1000 by 600. */
function placed(x: number, y: number, [width, height]: readonly [number, number], beside = false) {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 600);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const element = { offsetWidth: width, offsetHeight: height, style: { left: '', top: '' } };
  floating(x, y, beside)(element as unknown as HTMLElement);
  return [element.style.left, element.style.top];
}

test.each([
  ['where there is room', 100, 200, [100, 200]],
  ['at the right and the lower edge', 950, 580, [796, 496]],
  ['at the left and the upper edge', -20, 0, [4, 4]],
])('a menu stands at its point, but wholly inside the window: %s', (_, x, y, [left = 0, top = 0]) => {
  expect(placed(x, y, [200, 100])).toEqual([`${left}px`, `${top}px`]);
});

test('what is larger than the window begins at its edge', () => {
  expect(placed(500, 300, [1200, 700])).toEqual(['4px', '4px']);
});

test.each([
  ['behind the pointer', 100, 200, [118, 218]],
  ['before it where there is no room behind', 900, 550, [688, 438]],
  ['behind it as long as it just fits', 782, 482, [796, 496]],
  ['never outside the window', 105, 300, [123, 318]],
])('a hint stands %s', (_, x, y, [left = 0, top = 0]) => {
  expect(placed(x, y, [200, 100], true)).toEqual([`${left}px`, `${top}px`]);
});
