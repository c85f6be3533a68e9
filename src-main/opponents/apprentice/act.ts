/** What a beginner does with the word: a land, then the biggest creature, then whatever else does some good. */
import { editionOf } from '../../engine/editions/registry.ts';
import type { ActChoice, Duel, Reply, Seat } from '../../engine/index.ts';
import { looksOf } from '../../engine/position.ts';
import { isCreature } from '../judgement/creature.ts';
import { isOwnMain } from '../judgement/moment.ts';
import { rescue } from '../judgement/rescue.ts';
import { standing } from '../judgement/standing.ts';
import { isOpenWindow, isQuiet, shareOf, worthOfReply, type Search } from '../judgement/trying.ts';
import type { Roll } from '../roll.ts';
import { PASS } from '../../../src-shared/duel/question.ts';

/** What an act must gain, in cards. */
const ENOUGH = 0.05;
const MOST_TRIED = 3;
/** One chance in so many to act in the others' turn is taken. */
const NOTICES_ONE_IN = 3;
/** So many moments of a hundred pass with cards left in the hand that could have been cast: fewer where there are few. */
const DREAMS = { everybody: 70, active: 50 } as const;
const OF = 100;
/** One moment in so many the land in the hand is overlooked. */
const FORGETS_LAND_ONE_IN = 3;

export function chooseAct(search: Search, world: Duel, acts: readonly ActChoice[], roll: Roll): Reply {
  const { seat } = search;
  const thinkable = acts.filter((act) => isThinkable(world, act));
  if (thinkable.length === 0) return PASS;
  const land = thinkable.find(({ kind }) => kind === 'land');
  if (land && roll(FORGETS_LAND_ONE_IN) > 0) return { kind: 'act', act: land };
  const saving = rescue(world);
  if (saving && thinkable.some((act) => isSame(act, saving))) return { kind: 'act', act: saving };
  if (!isOwnMain(world, seat) && (isIdle(world, seat) || roll(NOTICES_ONE_IN) > 0)) return PASS;
  if (roll(OF) < DREAMS[editionOf(world).timing.speakers]) return PASS;
  return firstGood(search, world, byTaste(world, thinkable)) ?? PASS;
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

function firstGood(search: Search, world: Duel, acts: readonly ActChoice[]): Reply | undefined {
  const tried = acts.slice(0, MOST_TRIED);
  const part = (): Search => shareOf(search, tried.length);
  const before = isQuiet(world) ? standing(world, search.seat) : worthOfReply(part(), world, PASS);
  if (before === undefined) return undefined;
  for (const act of tried) {
    const worth = worthOfReply(part(), world, { kind: 'act', act });
    if (worth !== undefined && worth - before > ENOUGH) return { kind: 'act', act };
  }
  return undefined;
}
