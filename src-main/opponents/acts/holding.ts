/** Spells that are held back for now, each way with an eye on the mana that they would take. */
import { landsOf } from '../judgement/card.ts';
import { EVERYTHING } from '../judgement/gains.ts';
import { isQuiet } from '../judgement/trying.ts';
import type { Least } from './weighing.ts';

/** Once lands were tapped, no spell is begun before they untap, but one that wins or that answers something. */
export const oneAtATime =
  (least: Least): Least =>
  (world, seat, act) => {
    const isLate = landsOf(world, seat).some((land) => world.board[land]?.tapped);
    return act.kind === 'cast' && isLate && isQuiet(world) ? EVERYTHING : least(world, seat, act);
  };

/** No spell is begun at all, so that its mana is there for an answer or for something better. */
export const noneForNow =
  (least: Least): Least =>
  (world, seat, act) =>
    act.kind === 'cast' && isQuiet(world) ? EVERYTHING : least(world, seat, act);
