/** What to do with the word: the act that gains most, if its moment has come. */
import { options, type ActChoice, type Duel, type Reply, type Seat } from '../../engine/index.ts';
import { gainNeeded } from '../judgement/moment.ts';
import { likingFor, restraint } from '../judgement/temper.ts';
import { isQuiet, shareOf, worthOfReply, type TrialSearch } from '../judgement/trying.ts';
import { PASS } from '../../../src-shared/duel/question.ts';

/** What an act must gain, in cards. */
export type Least = (world: Duel, seat: Seat, act: ActChoice) => number;

/** An act, and what it promises. */
export interface Tried {
  readonly act: ActChoice;
  /** What it gains, in cards, as this wizard likes it. */
  readonly liked: number;
  readonly needed: number;
}

/** Which of all that was tried may be done now. */
type Sorting = (world: Duel, seat: Seat, tried: readonly Tried[]) => readonly Tried[];
const allOfThem: Sorting = (_world, _seat, tried) => tried;

export function chooseAct(
  search: TrialSearch,
  world: Duel,
  least: Least = gainNeeded,
  sort: Sorting = allOfThem,
): Reply {
  const acts = actsWorthTrying(world);
  if (acts.length === 0) return PASS;
  const before = isQuiet(world) ? search.judge(world, search.seat) : worthOfReply(search, world, PASS);
  if (before === undefined) return PASS;
  const best = (some: readonly ActChoice[]): ActChoice | undefined => {
    const tried = some.map((act) => triedOnce(shareOf(search, some.length), world, act, { before, least }));
    return bestOf(sort(world, search.seat, tried));
  };
  // A land first: what comes after may need its mana.
  const act = best(acts.filter(({ kind }) => kind === 'land')) ?? best(acts);
  return act ? { kind: 'act', act } : PASS;
}

function triedOnce(
  search: TrialSearch,
  world: Duel,
  act: ActChoice,
  { before, least }: { readonly before: number; readonly least: Least },
): Tried {
  const worth = worthOfReply(search, world, { kind: 'act', act });
  const gain = worth === undefined ? 0 : worth - before;
  const liked = gain * likingFor(search.temper, world, act);
  return { act, liked, needed: needed(world, search, act, least) };
}

/** The first of equals. */
function bestOf(tried: readonly Tried[]): ActChoice | undefined {
  let best: Tried | undefined;
  for (const one of tried) if (one.liked >= one.needed && (!best || one.liked > best.liked)) best = one;
  return best?.act;
}

/** An ability that was used so often in a turn must promise something each further time. */
const OFTEN = 4;
const WORTH_REPEATING = 0.3;

function needed(world: Duel, { seat, temper }: TrialSearch, act: ActChoice, least: Least): number {
  const gain = least(world, seat, act) * restraint(temper);
  if (act.kind !== 'activate') return gain;
  const uses = Object.values(world.board[act.card]?.used ?? {}).reduce((sum, times) => sum + times, 0);
  return uses < OFTEN ? gain : Math.max(gain, WORTH_REPEATING);
}

/** One of each kind of card; mana is drawn when something is paid, never before. */
function actsWorthTrying(world: Duel): ActChoice[] {
  const offered = options(world);
  if (offered?.kind !== 'act') return [];
  const tried = new Set<string>();
  return offered.acts.filter((act) => {
    if (act.kind === 'useMana' || act.kind === 'pass') return false;
    if (act.kind !== 'land' && act.kind !== 'cast') return true;
    const name = `${act.kind} ${String(world.cards[act.card]?.face)}`;
    return !tried.has(name) && tried.add(name);
  });
}
