import { expect, test } from 'vitest';
import { blob } from '../../../src-renderer/art/kit/blob.ts';
import { mass } from '../../../src-renderer/art/kit/mass.ts';
import { ellipse } from '../../../src-renderer/art/kit/outline.ts';
import { recordingPainter } from './recording-canvas.ts';

const body = blob([
  [26, 40],
  [34, 40],
  [36, 60],
  [24, 60],
]);

test('a body needs no more canvas than its own box, its rim and whole pixels', () => {
  const { on, sizes } = recordingPainter(1);
  mass(on, [body], { colour: '#405060', depth: 1 });
  const [, ...layers] = sizes;
  expect(layers).toHaveLength(2);
  for (const { width, height } of layers) {
    // Four pixels a unit: the body is 12 by 20 units, with the handles of its curves 14 by 27.
    expect(width).toBeLessThan(80);
    expect(height).toBeLessThan(125);
  }
});

test('its layers are kept for the next body that fits them, and grown for one that does not', () => {
  const { on, sizes } = recordingPainter(1);
  mass(on, [body], { colour: '#405060', depth: 1 });
  mass(on, [ellipse(4, 50, 3)], { colour: '#405060', depth: 1 });
  expect(sizes).toHaveLength(3);
  mass(on, [ellipse(40, 50, 30)], { colour: '#405060', depth: 1 });
  expect(sizes).toHaveLength(5);
});

test('what is painted inside stays inside, and light and shade come over it', () => {
  const { on, record } = recordingPainter(1);
  mass(on, [body], {
    colour: '#405060',
    depth: 1,
    inside: ({ canvas }) => {
      canvas.fillStyle = '#inside';
    },
  });
  const clipped = record.indexOf('globalCompositeOperation = "source-atop"');
  const inside = record.indexOf('fillStyle = "#inside"');
  const rind = record.indexOf('globalCompositeOperation = "destination-out"');
  expect(clipped).toBeGreaterThan(-1);
  expect(inside).toBeGreaterThan(clipped);
  expect(rind).toBeGreaterThan(inside);
});

test('of a body that reaches over the edge only what is seen, and what casts an edge into it, is painted', () => {
  const { on, sizes } = recordingPainter(1);
  mass(on, [ellipse(0, 0, 30)], { colour: '#405060', depth: 1 });
  expect(sizes.slice(1)).toEqual([
    { width: 132, height: 132 },
    { width: 132, height: 132 },
  ]);
});

test('a body outside the picture is not painted', () => {
  const { on, sizes } = recordingPainter(1);
  mass(on, [ellipse(400, 50, 8)], { colour: '#405060', depth: 1 });
  expect(sizes).toHaveLength(1);
});
