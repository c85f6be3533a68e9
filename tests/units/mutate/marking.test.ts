/** Sources that say where they are while they run, and faults that lie where a test gets to. */
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { changesIn } from '../../../scripts/mutate/changes.ts';
import { marked, placeAround, placesIn } from '../../../scripts/mutate/marking.ts';

/** What the function gives back for this number, and the words of the places that it comes to. */
function walk(text: string, value: number): { result: unknown; reached: string[] } {
  const places = placesIn('one.js', text);
  const reached: string[] = [];
  const reach = (place: number): void => {
    const { start = 0, end = 0 } = places[place] ?? {};
    reached.push(text.slice(start, end));
  };
  const words = marked('one.js', text, (place) => `reach(${place})`);
  const run = runInThisContext(`(reach) => ${words}`) as (reach: unknown) => (value: number) => unknown;
  return { result: run(reach)(value), reached };
}

describe.each([
  ['(a) => { if (a > 1) return "more"; else return "one"; }', ['return "more";'], ['return "one";']],
  ['(a) => { if (a > 1) { return "more"; } return "one"; }', ['{ return "more"; }'], []],
  ['(a) => (a > 1 ? { a } : [a])', ['{ a }'], ['[a]']],
  ['(a) => a > 1 && a > 2', ['a > 2'], []],
  ['(a) => a > 1 || -a', [], ['-a']],
  ['(a) => (a > 1 ? undefined : null) ?? a', ['undefined', 'a'], ['null', 'a']],
  ['(a) => { let n = 0; while (n < a - 1) n++; return n; }', ['n++;'], []],
  ['(a) => { const own = (b = a) => b; return a > 1 ? own() : 0; }', ['own()', '(b = a) => b'], ['0']],
])('%s', (text, ofTwo, ofOne) => {
  test('does marked what it does unmarked', () => {
    const unmarked = runInThisContext(text) as (value: number) => unknown;
    expect([walk(text, 2).result, walk(text, 1).result]).toEqual([unmarked(2), unmarked(1)]);
  });

  test('tells the branches it takes', () => {
    expect(walk(text, 2).reached).toEqual([text, ...ofTwo]);
    expect(walk(text, 1).reached).toEqual([text, ...ofOne]);
  });
});

test.each([
  ['a - 1', 'if (a) b(a - 1);', 'b(a - 1);'],
  ['a', 'if (a) b(a - 1);', 'function f() { if (a) b(a - 1); }'],
  ['x + 2', 'return (x) => x + 2;', 'x + 2'],
])('the place of a fault in %s of %s is the innermost that holds it', (changed, statement, place) => {
  const text = `function f() { ${statement} }`;
  const places = placesIn('one.ts', text);
  const fault = changesIn('one.ts', text).find(({ start, end }) => text.slice(start, end) === changed);
  const { start = 0, end = 0 } = places[placeAround(places, fault ?? { start: 0, end: 0 })] ?? {};
  expect(text.slice(start, end)).toContain(place);
});

test('what runs when a file is loaded is at no place', () => {
  expect(placeAround(placesIn('one.ts', 'const a = [1, 2];'), { start: 10, end: 16 })).toBe(-1);
});
