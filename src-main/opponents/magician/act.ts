/** What to do with the word without a plan: something in the own main phases, or an answer to what the others do. */
import { answer, clone, type ActChoice, type Duel, type Reply, type Seat } from '../../engine/index.ts';
import { editionOf } from '../../engine/editions/registry.ts';
import { chooseAct } from '../careful/act.ts';
import { landsOf } from '../judgement/card.ts';
import { isOwnMain } from '../judgement/moment.ts';
import { rescue } from '../judgement/rescue.ts';
import { isQuiet, type Search } from '../judgement/trying.ts';
import type { Roll } from '../roll.ts';
import { PASS } from '../../../src-shared/duel/question.ts';

/** Without a plan for its mana it waits for something better, at so many moments of a hundred. */
const WAITS = { everybody: 69, active: 50 } as const;
const OF = 100;

export function chooseSimply(search: Search, world: Duel, roll: Roll): Reply {
  if (isOwnMain(world, search.seat) || isToAnswer(world, search.seat))
    return chooseAct(search, world, roll(OF) < WAITS[editionOf(world).timing.speakers] ? landsAlone : atOnce);
  const saving = rescue(world);
  if (!saving) return PASS;
  const reply: Reply = { kind: 'act', act: saving };
  return answer(clone(world), reply) ? PASS : reply;
}

const isToAnswer = ({ chain, duties }: Duel, seat: Seat): boolean =>
  duties.length > 0 || chain.some((item) => item.act.you !== seat);

/** What an act must gain, in cards: whatever helps is done now, but one spell is enough for a turn. */
const ENOUGH = 0.08;
/** Nothing but the end of the duel is worth that. */
const EVERYTHING = 20;

function atOnce(world: Duel, seat: Seat, act: ActChoice): number {
  const isLate = landsOf(world, seat).some((land) => world.board[land]?.tapped);
  return act.kind === 'cast' && isLate && isQuiet(world) ? EVERYTHING : ENOUGH;
}

/** A land, or what is of no use later. */
const landsAlone = (world: Duel, seat: Seat, act: ActChoice): number =>
  act.kind === 'cast' && isQuiet(world) ? EVERYTHING : atOnce(world, seat, act);
