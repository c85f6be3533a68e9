/** What a value can be in the place of what was meant: in a text, in JSON, and in the JSON inside of texts. */
import fc from 'fast-check';

const WRONG: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 7, 1e9, 2 ** 31, 2 ** 53, 1e308, '', ' ', 'x', '0', '-1', 'null'],
  ...['__proto__', 'constructor', 'toString', '<b>', '\u0000', '\u202E', '\uD800', '2026-13-45', '{}'],
  ...[[], {}, [[]], [null], { kind: 'own' }, { kind: 'nothing' }, 'x'.repeat(100_000)],
];

export interface Wrongness {
  /** Which of the places of the value, from 0 to 1. */
  readonly at: number;
  readonly how: 'other' | 'missing' | 'more' | 'twice' | 'letter' | 'cut' | 'prototype';
  readonly wrong: unknown;
}

export const WRONGNESS: fc.Arbitrary<Wrongness> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  how: fc.constantFrom('other', 'other', 'other', 'missing', 'more', 'twice', 'letter', 'cut', 'prototype'),
  wrong: fc.constantFrom(...WRONG),
});

/** A text that was JSON is often JSON still, with another value somewhere inside. */
export function wrongText(text: string, { at, how, wrong }: Wrongness): string {
  if (how === 'cut') return text.slice(0, Math.floor(at * text.length));
  if (how === 'letter') return withLetter(text, Math.floor(at * text.length));
  const value = parsed(text);
  if (value === undefined) return typeof wrong === 'string' ? wrong : JSON.stringify(wrong);
  const places = placesIn(value);
  const place = places[Math.floor(at * places.length)];
  const changed = place === undefined ? wrong : changedAt(value, place, how, wrong);
  // The keys of a prototype come through JSON as keys of their own.
  return JSON.stringify(changed).replaceAll('the prototype', '__proto__');
}

/** One bit of one letter is another one. */
function withLetter(text: string, at: number): string {
  const code = text.charCodeAt(at);
  return Number.isNaN(code) ? 'x' : text.slice(0, at) + String.fromCharCode(code ^ 4) + text.slice(at + 1);
}

/** Undefined: it is no JSON, or a word that is taken for none. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : undefined;
  } catch (failure) {
    if (failure instanceof SyntaxError) return undefined;
    throw failure;
  }
}

type Place = readonly (string | number)[];

/** Also inside of texts that are JSON themselves. */
function placesIn(value: unknown, before: Place = []): Place[] {
  const inner = typeof value === 'string' ? parsed(value) : value;
  if (typeof inner !== 'object' || inner === null) return [before];
  const below = Object.entries(inner).flatMap(([key, one]) => placesIn(one, [...before, key]));
  return before.length === 0 ? below : [before, ...below];
}

function changedAt(value: unknown, [key, ...rest]: Place, how: Wrongness['how'], wrong: unknown): unknown {
  if (typeof value === 'string' && key !== undefined)
    return JSON.stringify(changedAt(parsed(value), [key, ...rest], how, wrong));
  if (key === undefined) return wrong;
  const changed: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (rest.length > 0) changed[key] = changedAt(changed[key], rest, how, wrong);
  else if (how === 'missing') Reflect.deleteProperty(changed, key);
  else if (how === 'more') changed[`${key} more`] = wrong;
  else if (how === 'prototype') changed['the prototype'] = { [key]: wrong };
  else if (how === 'twice') changed[key] = [changed[key], changed[key]];
  else changed[key] = wrong;
  return Array.isArray(value) ? Object.values(changed) : changed;
}
