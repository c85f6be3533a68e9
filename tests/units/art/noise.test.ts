import { expect, test } from 'vitest';
import { noiseFrom, rough } from '../../../src-renderer/art/kit/noise.ts';
import { times } from '../../../src-renderer/art/kit/list.ts';

const places = times(3000, (index) => index * 0.217 - 120);

test('noise stays between -1 and 1, also with all its octaves', () => {
  const noise = noiseFrom(11);
  for (const x of places) {
    expect(Math.abs(noise(x))).toBeLessThanOrEqual(1);
    expect(Math.abs(rough(noise, x))).toBeLessThanOrEqual(1);
  }
});

test('noise is smooth: a small step changes it little', () => {
  const noise = noiseFrom(11);
  for (const x of places) expect(Math.abs(noise(x) - noise(x + 0.001))).toBeLessThan(0.004);
});

test('the same seed gives the same hills, another seed others', () => {
  const hills = (seed: number) => places.slice(0, 50).map((x) => rough(noiseFrom(seed), x));
  expect(hills(4)).toEqual(hills(4));
  expect(hills(4)).not.toEqual(hills(5));
});
