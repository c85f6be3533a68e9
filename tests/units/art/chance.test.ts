import { describe, expect, test } from 'vitest';
import { chanceFrom, seedOf } from '../../../src-renderer/art/kit/chance.ts';
import { times } from '../../../src-renderer/art/kit/list.ts';

const thousand = (seed: number) => {
  const { next } = chanceFrom(seed);
  return times(1000, next);
};

describe('seeds', () => {
  test('do not change from one version of the program to the next, or every picture would', () => {
    expect(seedOf('Plains|alpha')).toBe(4068192792);
    expect(chanceFrom(1).next()).toBe(0.6270739405881613);
  });

  test('names that differ in one letter give seeds that differ in about half their bits', () => {
    const names = times(200, (index) => `Card number ${index}`);
    const changed = names.map((name) => bits(seedOf(`${name}a`) ^ seedOf(`${name}b`)));
    const mean = changed.reduce((sum, count) => sum + count, 0) / changed.length;
    expect(mean).toBeGreaterThan(14);
    expect(mean).toBeLessThan(18);
  });
});

describe('chance', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    expect(thousand(7)).toEqual(thousand(7));
    expect(thousand(7)).not.toEqual(thousand(8));
  });

  test('is spread evenly from 0 to below 1', () => {
    const numbers = thousand(3);
    const tenths = times(10, (tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length);
    expect(tenths.reduce((sum, count) => sum + count)).toBe(1000);
    for (const count of tenths) {
      expect(count).toBeGreaterThan(60);
      expect(count).toBeLessThan(140);
    }
  });

  test('whole numbers reach both ends and nothing beyond', () => {
    const chance = chanceFrom(1);
    const seen = new Set(times(200, () => chance.whole(2, 5)));
    expect([...seen].sort()).toEqual([2, 3, 4, 5]);
  });

  test('picks every item, takes both sides, and stays around the middle', () => {
    const chance = chanceFrom(5);
    expect(new Set(times(100, () => chance.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(new Set(times(50, () => chance.side()))).toEqual(new Set([-1, 1]));
    const centred = times(500, () => chance.centred());
    expect(centred.every((value) => Math.abs(value) <= 1)).toBe(true);
    expect(centred.filter((value) => Math.abs(value) < 0.5).length).toBeGreaterThan(300);
  });
});

function bits(value: number): number {
  return (value >>> 0).toString(2).replaceAll('0', '').length;
}
