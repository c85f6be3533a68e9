/** One number for a whole duel: equal values have equal hashes, whatever way they came about. */
import type { Duel } from './duel.ts';

const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;
const SPREAD = 0x9e3779b1;

/** What each kind of value begins with, so that 1, "1", true and an empty list differ. */
const KIND = { number: 1, text: 2, yes: 3, no: 4, absent: 5, list: 6, record: 7 } as const;

/** What follows from the value is kept under a symbol, and so is left out. The set-up is the same for all clones. */
export function hash(duel: Duel): number {
  const { setup: _, faces, ...rest } = duel;
  return mix(hashOf(rest), faces.length) >>> 0;
}

const mix = (sum: number, part: number): number => {
  const mixed = Math.imul(sum ^ part, SPREAD);
  return mixed ^ (mixed >>> 15);
};

function hashOf(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return (value | 0) === value ? mix(KIND.number, value) : mix(KIND.number, hashOfText(String(value)));
    case 'string':
      return mix(KIND.text, hashOfText(value));
    case 'boolean':
      return value ? KIND.yes : KIND.no;
    case 'object':
      if (value === null) return KIND.absent;
      return Array.isArray(value) ? hashOfList(value) : hashOfRecord(value as Record<string, unknown>);
    default:
      return KIND.absent;
  }
}

/** A gap in a list is written as null, and read so. */
function hashOfList(list: readonly unknown[]): number {
  let sum = mix(KIND.list, list.length);
  for (let place = 0; place < list.length; place++) sum = mix(sum, hashOf(list[place]));
  return sum;
}

/** A sum, in which the order of the keys makes no difference; what is undefined is not there. */
function hashOfRecord(record: Readonly<Record<string, unknown>>): number {
  let sum: number = KIND.record;
  for (const key of Object.keys(record)) {
    const part = record[key];
    if (part !== undefined) sum = (sum + mix(mix(hashOfKey(key), KIND.record), hashOf(part))) | 0;
  }
  return mix(sum, KIND.record);
}

const keys = new Map<string, number>();

/** Keys are words of the records, or small numbers: there are not many of them. */
function hashOfKey(key: string): number {
  let known = keys.get(key);
  if (known === undefined) {
    known = hashOfText(key);
    keys.set(key, known);
  }
  return known;
}

export function hashOfText(text: string): number {
  let sum = FIRST;
  for (let place = 0; place < text.length; place++) sum = Math.imul(sum ^ text.charCodeAt(place), PRIME);
  return sum ^ (sum >>> 13);
}
