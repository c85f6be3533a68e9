/** What to do with the word: the act that gains most, if its moment has come. */
import { options, type ActChoice, type Duel, type Reply, type Seat } from '../../engine/index.ts';
import { landsOf } from '../judgement/card.ts';
import { gainNeeded } from '../judgement/moment.ts';
import { likingFor, restraint } from '../judgement/temper.ts';
import { isQuiet, shareOf, worthOfReply, type Search } from '../judgement/trying.ts';

const PASS: Reply = { kind: 'act', act: { kind: 'pass' } };

/** What an act must gain, in cards. */
type Least = (world: Duel, seat: Seat, act: ActChoice) => number;

export function chooseAct(search: Search, world: Duel, least: Least = gainNeeded): Reply {
  const acts = actsWorthTrying(world);
  if (acts.length === 0) return PASS;
  const before = isQuiet(world) ? search.judge(world, search.seat) : worthOfReply(search, world, PASS);
  if (before === undefined) return PASS;
  // A land first: what comes after may need its mana.
  const lands = acts.filter(({ kind }) => kind === 'land');
  return bestAct(search, world, lands, before, least) ?? bestAct(search, world, acts, before, least) ?? PASS;
}

function bestAct(
  search: Search,
  world: Duel,
  acts: readonly ActChoice[],
  before: number,
  least: Least,
): Reply | undefined {
  let best: { readonly reply: Reply; readonly liked: number } | undefined;
  for (const act of acts) {
    const reply: Reply = { kind: 'act', act };
    const worth = worthOfReply(shareOf(search, acts.length), world, reply);
    const gain = worth === undefined ? 0 : worth - before;
    const liked = gain * likingFor(search.temper, world, act);
    if (liked >= needed(world, search, act, least) && (!best || liked > best.liked)) best = { reply, liked };
  }
  return best?.reply;
}

/** An ability that was used so often in a turn must promise something each further time. */
const OFTEN = 4;
const WORTH_REPEATING = 0.3;

function needed(world: Duel, { seat, temper }: Search, act: ActChoice, least: Least): number {
  const gain = least(world, seat, act) * restraint(temper);
  if (act.kind !== 'activate') return gain;
  const uses = Object.values(world.board[act.card]?.used ?? {}).reduce((sum, times) => sum + times, 0);
  return uses < OFTEN ? gain : Math.max(gain, WORTH_REPEATING);
}

/** Nothing but the end of the duel is worth that. */
const EVERYTHING = 20;

/** Once lands were tapped, no spell is begun before they untap, but one that wins or that answers something. */
export const oneAtATime: Least = (world, seat, act) => {
  const isLate = landsOf(world, seat).some((land) => world.board[land]?.tapped);
  return act.kind === 'cast' && isLate && isQuiet(world) ? EVERYTHING : gainNeeded(world, seat, act);
};

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
