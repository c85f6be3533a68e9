/** What a beginner does with the word: a land, then the biggest creature, then whatever else does some good. */
import type { ActChoice, Duel, Reply, Seat } from '../../engine/index.ts';
import { looksOf } from '../../engine/position.ts';
import { isCreature } from '../judgement/creature.ts';
import { isOwnMain } from '../judgement/moment.ts';
import { rescue } from '../judgement/rescue.ts';
import { standing } from '../judgement/standing.ts';
import { isOpenWindow, isQuiet, shareOf, worthOfReply, type TrialSearch } from '../judgement/trying.ts';
import { PASS } from '../../../src-shared/duel/question.ts';
import { A_HUNDRED, type LevelPlaying } from '../levels.ts';
import type { Roll } from '../roll.ts';

type Level = LevelPlaying<'byTaste'>;

export function actByTaste(
  search: TrialSearch,
  world: Duel,
  acts: readonly ActChoice[],
  { level, roll }: { readonly level: Level; readonly roll: Roll },
): Reply {
  const { seat } = search;
  const thinkable = acts.filter((act) => isThinkable(world, act));
  if (thinkable.length === 0) return PASS;
  const land = thinkable.find(({ kind }) => kind === 'land');
  if (land && roll(level.forgetsLandOneIn) > 0) return { kind: 'act', act: land };
  const saving = rescue(world);
  if (saving && thinkable.some((act) => isSame(act, saving))) return { kind: 'act', act: saving };
  if (!isOwnMain(world, seat) && (isIdle(world, seat) || roll(level.noticesOneIn) > 0)) return PASS;
  if (roll(A_HUNDRED) < level.dreams) return PASS;
  return firstGood(search, world, byTaste(world, thinkable), level) ?? PASS;
}

const isSame = (one: ActChoice, other: ActChoice): boolean =>
  one.kind === 'activate' &&
  other.kind === 'activate' &&
  one.card === other.card &&
  one.ability === other.ability;

/** Mana is drawn when something is paid, and nothing is used twice a turn. */
function isThinkable(world: Duel, act: ActChoice): boolean {
  if (act.kind === 'pass' || act.kind === 'useMana') return false;
  return act.kind !== 'activate' || Object.keys(world.board[act.card]?.used ?? {}).length === 0;
}

const MOMENTS: readonly string[] = ['declareAttackers', 'declareBlockers', 'end'];

/** Nothing has happened that a beginner would look up for. */
const isIdle = (world: Duel, seat: Seat): boolean =>
  isOpenWindow(world) &&
  !MOMENTS.includes(world.turn.step) &&
  world.duties.length === 0 &&
  !world.chain.some((item) => item.act.you !== seat);

function byTaste(world: Duel, acts: readonly ActChoice[]): ActChoice[] {
  const places = acts.map((act) => ({ act, place: tasteFor(world, act) }));
  return places.sort((one, other) => other.place - one.place).map(({ act }) => act);
}

function tasteFor(world: Duel, act: ActChoice): number {
  if (act.kind === 'duty') return 200;
  if (act.kind === 'activate') return 0;
  if (act.kind !== 'cast') return -1;
  const looks = looksOf(world, act.card);
  return isCreature(looks) ? 100 + looks.cost : 10 + looks.cost;
}

function firstGood(
  search: TrialSearch,
  world: Duel,
  acts: readonly ActChoice[],
  { acts: most, enough }: Level,
): Reply | undefined {
  const tried = acts.slice(0, most);
  const part = (): TrialSearch => shareOf(search, tried.length);
  const before = isQuiet(world) ? standing(world, search.seat) : worthOfReply(part(), world, PASS);
  if (before === undefined) return undefined;
  for (const act of tried) {
    const worth = worthOfReply(part(), world, { kind: 'act', act });
    if (worth !== undefined && worth - before > enough) return { kind: 'act', act };
  }
  return undefined;
}
