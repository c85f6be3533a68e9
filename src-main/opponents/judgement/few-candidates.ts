/** The few replies a beginner thinks of: the first of theirs, the best and the least of the own. */
import { options, type Duel, type Reply, type Seat, type Thing } from '../../engine/index.ts';
import { candidates } from './candidates.ts';
import { controllerOf, dearestFirst } from './taste.ts';

export function fewCandidates(duel: Duel, seat: Seat, few: number): readonly Reply[] {
  const offered = options(duel);
  switch (offered?.kind) {
    case 'targets':
      return groups(duel, seat, offered).map((targets): Reply => ({ kind: 'targets', targets }));
    case 'choose':
      if (offered.limits) return candidates(duel, seat).slice(-1);
      return groups(duel, seat, offered).map((things): Reply => ({ kind: 'choose', things }));
    case 'x':
      return [{ kind: 'x', x: offered.most }];
    default:
      return candidates(duel, seat).slice(0, few);
  }
}

interface Choice {
  readonly things: readonly Thing[];
  readonly least: number;
  readonly most: number;
}

function groups(duel: Duel, seat: Seat, { things, least, most }: Choice): (readonly Thing[])[] {
  const count = Math.max(least, Math.min(1, most));
  const isOwn = (thing: Thing): boolean => controllerOf(duel, thing) === seat;
  const theirs = things.filter((thing) => !isOwn(thing));
  const own = dearestFirst(duel, seat, things.filter(isOwn));
  const found = [
    [...theirs, ...own],
    [...own, ...theirs],
    [...own.toReversed(), ...theirs],
  ];
  const firsts = found.map((group) => group.slice(0, count));
  return least === 0 ? [...firsts, []] : firsts;
}
