/** What to do with the word without a plan: something in the own main phases, or an answer to what the others do. */
import { answer, clone, type Duel, type Reply, type Seat } from '../../engine/index.ts';
import { isOwnMain } from '../judgement/moment.ts';
import { rescue } from '../judgement/rescue.ts';
import { type TrialSearch } from '../judgement/trying.ts';
import { PASS } from '../../../src-shared/duel/question.ts';
import { A_HUNDRED, type LevelPlaying } from '../levels.ts';
import type { Roll } from '../roll.ts';
import { noneForNow, oneAtATime } from './holding.ts';
import { chooseAct } from './weighing.ts';

export function actUnplanned(
  search: TrialSearch,
  world: Duel,
  roll: Roll,
  { enough, waits }: LevelPlaying<'unplanned'>,
): Reply {
  // Whatever helps is done now, but one spell is enough for a turn.
  const least = (): number => enough;
  if (isOwnMain(world, search.seat) || isToAnswer(world, search.seat))
    return chooseAct(search, world, roll(A_HUNDRED) < waits ? noneForNow(least) : oneAtATime(least));
  const saving = rescue(world);
  if (!saving) return PASS;
  const reply: Reply = { kind: 'act', act: saving };
  return answer(clone(world), reply) ? PASS : reply;
}

const isToAnswer = ({ chain, duties }: Duel, seat: Seat): boolean =>
  duties.length > 0 || chain.some((item) => item.act.you !== seat);
