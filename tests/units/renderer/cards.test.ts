/** What is reckoned for the faces of cards, before anything is drawn. */
import { describe, expect, test } from 'vitest';
import { nameSize, textSize, typeSize, widthOf } from '../../../src-renderer/art/frames/fitting.ts';
import { manaOfLand, materialOf, watermarkOf } from '../../../src-renderer/art/frames/material.ts';
import { edgesOf } from '../../../src-renderer/art/frames/piles.ts';
import { changeOf, pillsOf } from '../../../src-renderer/table/marks.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';

const LONG = 'Circle of Protection: Artifacts';

describe.each(RULEBOOKS)('in the frame of %s', (era) => {
  test('a long name beside a long price is smaller than a short one, and still to be read', () => {
    expect(nameSize('Fog', 1, era)).toBeGreaterThan(nameSize(LONG, 4, era));
    expect(nameSize(LONG, 4, era)).toBeGreaterThan(3.5);
  });

  test('a long line of types shrinks', () => {
    expect(typeSize('Land', era)).toBeGreaterThan(typeSize('Legendary Artifact Creature — Golem Wall', era));
  });

  test('text has more room in a box that has grown', () => {
    const long = ['word '.repeat(60)];
    expect(textSize(long, era, true)).toBeGreaterThan(textSize(long, era));
  });

  test('text steps down as it grows, and never below what the eye can read', () => {
    const sizes = [20, 200, 400, 1200].map((letters) => textSize(['word '.repeat(letters / 5)], era));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBeGreaterThan(2);
    expect(sizes.at(-1)).toBeGreaterThanOrEqual(3.2);
  });
});

test('a symbol is as wide as a pip, however it is written', () => {
  expect(widthOf('{12}')).toBe(widthOf('{T}'));
  expect(widthOf('mmm')).toBeGreaterThan(widthOf('iii'));
});

test('materials: gold for several colours, and stuffs of their own for artifacts and lands', () => {
  const looks = (types: string[], ...colours: string[]) =>
    materialOf({ types, colours, subtypes: [] } as unknown as Parameters<typeof materialOf>[0]);
  expect(looks(['creature'], 'red')).toBe('red');
  expect(looks(['creature'], 'red', 'green')).toBe('gold');
  expect(looks(['artifact'])).toBe('artifact');
  expect(looks(['land'])).toBe('land');
});

test('a land gives what its basic types give', () => {
  expect(manaOfLand({ subtypes: ['Swamp', 'Forest'] })).toEqual(['B', 'G']);
  expect(manaOfLand({ subtypes: ['Elf'] })).toEqual([]);
  expect(watermarkOf({ types: ['land'], colours: [], subtypes: ['Plains'] })).toBe('W');
  expect(watermarkOf({ types: ['artifact'], colours: [], subtypes: [] })).toBe('C');
});

test('a pile shows an edge for about seven cards, and one for the second card (U105)', () => {
  expect([0, 1, 2, 7, 14, 40, 200].map(edgesOf)).toEqual([0, 0, 1, 1, 2, 6, 9]);
});

test('a size is told apart from the printed one, a shift within it by its power', () => {
  const face = { power: 2, toughness: 2 };
  expect(changeOf({ power: 2, toughness: 2 }, face)).toBeUndefined();
  expect(changeOf({ power: 3, toughness: 2 }, face)).toBe('up');
  expect(changeOf({ power: 2, toughness: 1 }, face)).toBe('down');
  expect(changeOf({ power: 3, toughness: 1 }, face)).toBe('up');
  expect(changeOf({}, face)).toBeUndefined();
});

test('counters are pills, but loyalty has its own plate (U056)', () => {
  const pills = pillsOf({ '+1/+1': 2, charge: 1, loyalty: 4, age: 0 });
  expect(pills.map(({ text }) => text)).toEqual(['+1/+1 × 2', 'charge']);
});
