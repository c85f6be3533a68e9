/** Which sets a format of play admits on a day, by when the sets came out. */
import { EXPANSIONS } from './expansions.ts';
import { SET_KINDS } from './formats.ts';

export const FORMAT_POOLS = ['Standard', 'Extended', 'Block', 'Legacy', 'Vintage'] as const;
export type PoolName = (typeof FORMAT_POOLS)[number];

/** How many blocks, each begun by an October's set, are in it. */
const BLOCKS: Readonly<Record<'Standard' | 'Extended', number>> = { Standard: 2, Extended: 7 };

/** A block is a set of October and the two after it. */
const IN_BLOCK = 3;

/** The codes of the sets, in the order they came out. The day is an ISO date. */
export function poolOn(name: PoolName, day: string): readonly string[] {
  const released = EXPANSIONS.filter(([, date]) => date <= day);
  const seasons = [...new Set(released.map(([, date]) => seasonOf(date)))];
  switch (name) {
    case 'Block':
      return released
        .filter(([, date]) => seasonOf(date) === seasons.at(-1))
        .slice(0, IN_BLOCK)
        .map(([code]) => code);
    case 'Standard':
    case 'Extended':
      return since(seasons.slice(-BLOCKS[name])[0] ?? 0, day);
    case 'Legacy':
    case 'Vintage':
      return since(0, day);
  }
}

/** The year of the October that began it. */
const seasonOf = (date: string): number => Number(date.slice(0, 4)) - (date.slice(5, 7) < '10' ? 1 : 0);

/** Expansions and core sets from a season on; from the very first on, what never was in a core set or block as well. */
function since(season: number, day: string): string[] {
  const kinds = season === 0 ? ['core', 'starter', 'reprint', 'promo'] : ['core'];
  const others = SET_KINDS.filter(({ kind }) => kinds.includes(kind)).map(
    ({ code, released }) => [code, released] as const,
  );
  return [...EXPANSIONS, ...others]
    .filter(([, date]) => date <= day && seasonOf(date) >= season)
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([code]) => code);
}
