/**
 * Which names are one letter away from another: a letter too many, too few, another, or two changed places; else those
 * that begin so.
 */

/** Longer ones are no names of cards, and would only take their time. */
const LONGEST = 80;

const LEAST_BEGINNING = 5;
const MOST_BEGINNINGS = 5;

export interface Nearby {
  readonly of: (folded: string) => readonly string[];
}

/** By every name with one letter taken out, so that no name has to be compared with all. */
export function nearbyOf(names: ReadonlyMap<string, string>): Nearby {
  const byShorter = new Map<string, string[]>();
  for (const folded of names.keys())
    for (const shorter of shortened(folded)) {
      const there = byShorter.get(shorter);
      if (there) there.push(folded);
      else byShorter.set(shorter, [folded]);
    }
  const sorted = [...names.keys()].toSorted();
  /** A name that breaks off: only where few begin so. */
  const beginningWith = (folded: string): string[] => {
    if (folded.length < LEAST_BEGINNING) return [];
    const from = firstFrom(sorted, folded);
    const whole = sorted.slice(from, from + MOST_BEGINNINGS + 1).filter((name) => name.startsWith(folded));
    return whole.length > MOST_BEGINNINGS ? [] : whole;
  };
  const of = (folded: string): readonly string[] => {
    if (folded.length < 3 || folded.length > LONGEST) return [];
    const found = new Set(byShorter.get(folded));
    for (const shorter of shortened(folded)) {
      if (names.has(shorter)) found.add(shorter);
      for (const other of byShorter.get(shorter) ?? []) if (isOneAway(folded, other)) found.add(other);
    }
    const near = found.size > 0 ? [...found] : beginningWith(folded);
    return near.flatMap((name) => names.get(name) ?? []).toSorted();
  };
  return { of };
}

/** The place of the first that does not come before it. */
function firstFrom(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* shortened(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) {
    if (at > 0 && word[at] === word[at - 1]) continue;
    yield word.slice(0, at) + word.slice(at + 1);
  }
}

/** Of two words that are alike when each loses a letter: whether it is the same place, or two letters changed theirs. */
function isOneAway(one: string, other: string): boolean {
  if (one.length !== other.length) return Math.abs(one.length - other.length) === 1;
  const apart = Array.from(one).flatMap((letter, at) => (letter === other[at] ? [] : [at]));
  if (apart.length === 1) return true;
  const [first = 0, second = 0] = apart;
  return (
    apart.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first]
  );
}
