/** The formats of play as they were on a day: what they admit, and what was banned and restricted then. */
import type { FormatList } from './format-list.ts';
import { FORMAT_LISTS } from './formats.ts';
import { poolOn, FORMAT_POOLS, type PoolName } from './pools.ts';

export interface PlayFormat {
  readonly name: string;
  readonly sets: readonly string[];
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
  /** The day of the list; absent where none is told. */
  readonly date?: string | undefined;
}

/** The last day that the rulebooks here know. */
export const LATEST_DAY = '2010-07-16';

/** The five of the rulebook, and each list that has a name of its own. */
export const playFormatNames = (): readonly string[] => [
  ...new Set([...FORMAT_POOLS, ...FORMAT_LISTS.map(({ name }) => name)]),
];

/** As it was on a day; undefined: there is no format of that name. Case does not matter. */
export function playFormat(wanted: string, day = LATEST_DAY): PlayFormat | undefined {
  const pool = FORMAT_POOLS.find((name) => name.toLowerCase() === wanted.toLowerCase());
  if (pool !== undefined) return poolFormat(pool, day);
  return FORMAT_LISTS.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
}

function poolFormat(name: PoolName, day: string): PlayFormat {
  const sets = poolOn(name, day);
  const lists = FORMAT_LISTS.filter(({ kind, date }) => kind === name && date !== undefined && date <= day);
  const fitting =
    name === 'Block' ? lists.filter((list) => list.sets.some((set) => sets.includes(set))) : lists;
  const list = fitting.toSorted(byDate).at(-1);
  return { name, sets, banned: list?.banned ?? [], restricted: list?.restricted ?? [], date: list?.date };
}

const byDate = (one: FormatList, other: FormatList): number =>
  (one.date ?? '') < (other.date ?? '') ? -1 : 1;
