/** One number for a whole duel: equal values have equal hashes, whatever way they came about. */
import type { Duel } from './duel.ts';

const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;

/** What follows from the value is kept under a symbol, and so is left out. The set-up is the same for all clones. */
export function hash(duel: Duel): number {
  const { setup: _, faces, ...rest } = duel;
  return mixText(mixValue(FIRST, rest), String(faces.length)) >>> 0;
}

function mixText(sum: number, text: string): number {
  let mixed = sum;
  for (let place = 0; place < text.length; place++) mixed = Math.imul(mixed ^ text.charCodeAt(place), PRIME);
  return Math.imul(mixed ^ 31, PRIME);
}

/** Keys in the order of the alphabet; what is undefined is not there. */
function mixValue(sum: number, value: unknown): number {
  if (typeof value !== 'object' || value === null) return mixText(sum, `${typeof value}${String(value)}`);
  if (Array.isArray(value))
    return value.reduce(
      (mixed: number, part: unknown) => mixValue(mixed, part ?? null),
      mixText(sum, `[${value.length}`),
    );
  let mixed = mixText(sum, '{');
  for (const key of Object.keys(value).sort()) {
    const part = (value as Record<string, unknown>)[key];
    if (part !== undefined) mixed = mixValue(mixText(mixed, key), part);
  }
  return mixed;
}
