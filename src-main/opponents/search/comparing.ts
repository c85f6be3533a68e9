/** Which of several lines does best over many worlds: the same worlds for all, the worse half dropped again and again. */
import { answer, clone, type Duel, type Seat } from '../../engine/index.ts';
import type { LookingAhead } from '../levels.ts';
import { isSpent, spend, type Effort } from './effort.ts';
import type { PlayLine } from './lines.ts';
import { chanceAhead, type Horizon } from './playing-on.ts';

export interface Contender {
  readonly line: PlayLine;
  /** What happens before both sides go on at a glance. */
  readonly then?: (duel: Duel) => void;
  /** By world, the chance to win. */
  readonly values: number[];
}

interface Comparing {
  readonly effort: Effort;
  readonly level: LookingAhead;
  readonly seat: Seat;
  readonly worldAt: (place: number) => Duel;
}

/** Fewer worlds prove nothing, and a spread that is small by chance is not believed. */
const WORLDS_NEEDED = 4;
const LEAST_SPREAD = 0.05;

export function compared(all: readonly Contender[], comparing: Comparing): Contender | undefined {
  let left = [...all];
  for (let place = 0; place < comparing.level.worlds && left.length > 1; place++) {
    const world = comparing.worldAt(place);
    for (const contender of left) {
      const value = valueIn(contender, world, comparing);
      if (value === undefined) return best(left, place, comparing.level);
      contender.values.push(value);
    }
    if (isHalving(place + 1)) left = betterHalf(left);
  }
  return best(left, left[0]?.values.length ?? 0, comparing.level);
}

const isHalving = (worlds: number): boolean => worlds >= 2 && (worlds & (worlds - 1)) === 0;

/** Undefined when the effort ended before it was known. */
function valueIn(
  { line, then }: Contender,
  world: Duel,
  { effort, seat, level }: Comparing,
): number | undefined {
  const tried = clone(world);
  const horizon = horizonOf(world, seat, level);
  for (const reply of line.replies) {
    spend(effort, tried);
    if (answer(tried, reply)) return 0;
  }
  then?.(tried);
  const value = chanceAhead(effort, tried, seat, horizon);
  return isSpent(effort) ? undefined : value;
}

function horizonOf({ turn }: Duel, seat: Seat, { turns }: LookingAhead): Horizon {
  return { turn: turn.number + (turn.active.includes(seat) ? 2 : 1) + turns };
}

const meanOf = ({ values }: Contender, count: number): number =>
  values.slice(0, count).reduce((sum, value) => sum + value, 0) / Math.max(1, count);

function betterHalf(all: readonly Contender[]): Contender[] {
  const count = all[0]?.values.length ?? 0;
  const sorted = all.toSorted((one, other) => meanOf(other, count) - meanOf(one, count));
  const kept = sorted.slice(0, Math.max(2, Math.ceil(all.length / 2)));
  const first = all[0];
  return first && !kept.includes(first)
    ? [first, ...kept]
    : [...(first ? [first] : []), ...kept.filter((one) => one !== first)];
}

/** Judged by the worlds that all of them have seen; the first stands unless another is better beyond chance. */
function best(
  all: readonly Contender[],
  count: number,
  { sureness, noticeable }: LookingAhead,
): Contender | undefined {
  const [first, ...others] = all;
  if (!first || count < WORLDS_NEEDED) return first;
  let found = first;
  let lead = 0;
  for (const other of others) {
    const { mean, error } = difference(other, first, count);
    const sure = mean - sureness * error - noticeable;
    if (sure > lead) [found, lead] = [other, sure];
  }
  return found;
}

/** Of two in the same worlds: the mean, and how far it may be off. */
function difference(one: Contender, other: Contender, count: number): { mean: number; error: number } {
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < count; world++) {
    const gap = (one.values[world] ?? 0) - (other.values[world] ?? 0);
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / count;
  const variance = count > 1 ? (squares - sum * mean) / (count - 1) : mean * mean;
  return { mean, error: Math.sqrt(Math.max(LEAST_SPREAD ** 2, variance) / count) };
}
