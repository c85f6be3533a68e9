/** How a whole duel went for a seat: its chance wherever nothing was under way, and where that changed most. */
import type { ChancePoint, Chances, Swing } from '../../../src-shared/replay.ts';
import { answer, newDuel, type Duel, type Reply, type Seat, type Setup } from '../../engine/index.ts';
import { chancesOf } from './chances.ts';

export interface CourseOrder {
  readonly setup: Setup;
  /** All of them can be played. */
  readonly replies: readonly Reply[];
  readonly seat: Seat;
}

/** More a graph cannot show. */
const MOST_POINTS = 200;
const MOST_SWINGS = 6;
/** Less is the usual up and down. */
const LEAST_SWING = 0.08;
/** Progress is told so often. */
const TOLD_EVERY = 25;

export function courseOf(
  { setup, replies, seat }: CourseOrder,
  progress: (done: number) => void,
): Chances<Swing> {
  const duel = newDuel(setup);
  const points = [pointOf(duel, 0, seat)];
  for (const [before, reply] of replies.entries()) {
    const refusal = answer(duel, reply);
    if (refusal) throw new Error(`Reply ${before} was refused (${refusal.reason}).`);
    if (isQuiet(duel)) points.push(pointOf(duel, before + 1, seat));
    if (before % TOLD_EVERY === 0) progress(before);
  }
  const turningPoints = swingsOf(points);
  return { points: thinned(points, turningPoints), turningPoints };
}

/** In the middle of an announcement mana is spent and nothing is to be seen of it yet. */
const isQuiet = ({ question, result, chain }: Duel): boolean =>
  result !== undefined ||
  (chain.length === 0 &&
    (question?.kind === 'act' || question?.kind === 'attack' || question?.kind === 'block'));

const pointOf = (duel: Duel, place: number, seat: Seat): ChancePoint => ({
  place,
  turn: duel.turn.number,
  step: duel.turn.step,
  chance: Math.round(chancesOf(duel, seat) * 1000) / 1000,
});

/** The largest swings, in the order of the duel. */
function swingsOf(points: readonly ChancePoint[]): Swing[] {
  // What hands were drawn is no turn of the duel.
  const all = points.slice(2).flatMap((point, before): Swing[] => {
    const last = points[before + 1];
    if (!last) return [];
    return [{ from: last.place, place: point.place, before: last.chance, after: point.chance }];
  });
  return all
    .filter((swing) => sizeOf(swing) >= LEAST_SWING)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MOST_SWINGS)
    .toSorted((one, other) => one.place - other.place);
}

const sizeOf = ({ before, after }: Swing): number => Math.abs(after - before);

/** Evenly, but with both ends and both sides of each turning point. */
function thinned(points: readonly ChancePoint[], swings: readonly Swing[]): ChancePoint[] {
  if (points.length <= MOST_POINTS) return [...points];
  const needed = new Set(swings.flatMap(({ from, place }) => [from, place]));
  const room = MOST_POINTS - needed.size - 1;
  const every = points.length / room;
  let next = 0;
  return points.filter(({ place }, number) => {
    const isDue = number >= next;
    if (isDue) next += every;
    return isDue || needed.has(place) || number === points.length - 1;
  });
}
