/** Finding a card by a name as it is typed. */

/** Case and marks do not matter, nor what stands between words. */
export const bare = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

export function findName(typed: string, names: readonly string[]): string | undefined {
  const wanted = bare(typed);
  return names.find((name) => name === typed) ?? names.find((name) => bare(name) === wanted);
}

/** Those that hold what was typed first, then those with the fewest letters to change. */
export function nearestNames(typed: string, names: readonly string[], count: number): string[] {
  const wanted = bare(typed);
  const distance = (name: string): number =>
    wanted !== '' && bare(name).includes(wanted) ? 0 : changes(wanted, bare(name));
  return names
    .map((name) => ({ name, distance: distance(name) }))
    .toSorted((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name);
}

/** Letters to put in, take out or replace (Levenshtein). */
function changes(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let place = 0; place < one.length; place++) {
    const next = [place + 1];
    for (let at = 0; at < other.length; at++) {
      const same = (row[at] ?? 0) + (one[place] === other[at] ? 0 : 1);
      next.push(Math.min(same, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
