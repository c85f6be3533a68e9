/** A draw by seed that stays nearly the same when cards come to the corpus. */

/** Names are ranked by a number of seed and name alone: a new one pushes out one at most. */
export function drawn<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  count: number,
  seed: number,
): Thing[] {
  const ranked = things
    .map((thing) => ({ thing, name: nameOf(thing), rank: mixed(`${seed} ${nameOf(thing)}`) }))
    .toSorted((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : 1));
  return ranked
    .slice(0, count)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ thing }) => thing);
}

/** FNV-1a with a last mixing: names that differ in one letter shall not stand together. */
function mixed(text: string): number {
  let sum = 2_166_136_261;
  for (let place = 0; place < text.length; place++) sum = Math.imul(sum ^ text.charCodeAt(place), 16_777_619);
  sum = Math.imul(sum ^ (sum >>> 16), 2_246_822_507);
  return (sum ^ (sum >>> 13)) >>> 0;
}
