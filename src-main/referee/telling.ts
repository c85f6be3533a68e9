/** Of all that happened between two places, what tells most of why they differ. */
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import type { ReplayMark } from '../../src-shared/replay.ts';
import type { News } from '../../src-shared/table.ts';

/** As many as one reads at a glance. */
const TOLD = 3;

/** The higher, the more it tells. What is missing tells nothing. */
const WEIGHTS: Partial<Record<DuelEvent['kind'], number>> = {
  ended: 9,
  lost: 8,
  countered: 6,
  announced: 5,
  triggered: 4,
  damaged: 4,
  life: 3,
  poison: 3,
  revealed: 2,
  mulligan: 6,
  attacked: 2,
  blocked: 2,
};

const MOVES: Partial<Record<Extract<DuelEvent, { kind: 'moved' }>['cause'], number>> = {
  death: 7,
  destroy: 7,
  sacrifice: 5,
  discard: 4,
  resolve: 6,
  play: 3,
  draw: 1,
};

export function tellingNews(marks: readonly ReplayMark[], from: number, to: number): News | undefined {
  const all = marks.slice(from + 1, to + 1).flatMap(({ news }) => news ?? []);
  const last = all.at(-1);
  if (!last) return undefined;
  const events = all.flatMap((news) => news.events);
  const heaviest = events
    .filter((event) => weightOf(event) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, TOLD);
  if (heaviest.length === 0) return undefined;
  const names = Object.assign({}, ...all.map((news) => news.names)) as News['names'];
  return {
    turn: last.turn,
    step: last.step,
    events: events.filter((event) => heaviest.includes(event)),
    names,
  };
}

const weightOf = (event: DuelEvent): number =>
  event.kind === 'moved' ? (MOVES[event.cause] ?? 0) : (WEIGHTS[event.kind] ?? 0);
