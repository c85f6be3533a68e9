/** What to do with the word: the act that gains most, if its moment has come. */
import { options, type ActChoice, type Duel, type Reply, type Seat } from '../position.ts';
import { gainNeeded } from '../judgement/moment.ts';
import { standing } from '../judgement/standing.ts';
import { isQuiet, shareOf, worthOfReply, type Search } from '../judgement/trying.ts';
import { planned, type Tried } from './turn-plan.ts';

const PASS: Reply = { kind: 'act', act: { kind: 'pass' } };

export function chooseAct(search: Search, world: Duel): Reply {
  const acts = actsWorthTrying(world);
  if (acts.length === 0) return PASS;
  const before = isQuiet(world) ? standing(world, search.seat) : worthOfReply(search, world, PASS);
  if (before === undefined) return PASS;
  const best = (some: readonly ActChoice[]): ActChoice | undefined => {
    const tried = some.map((act) => triedOnce(shareOf(search, some.length), world, act, before));
    return bestOf(planned(world, search.seat, tried));
  };
  // A land first: what comes after may need its mana.
  const act = best(acts.filter(({ kind }) => kind === 'land')) ?? best(acts);
  return act ? { kind: 'act', act } : PASS;
}

function triedOnce(search: Search, world: Duel, act: ActChoice, before: number): Tried {
  const worth = worthOfReply(search, world, { kind: 'act', act });
  const gain = worth === undefined ? 0 : worth - before;
  return { act, gain, needed: needed(world, search.seat, act) };
}

/** The first of equals. */
function bestOf(tried: readonly Tried[]): ActChoice | undefined {
  let best: Tried | undefined;
  for (const one of tried) if (one.gain >= one.needed && (!best || one.gain > best.gain)) best = one;
  return best?.act;
}

/** An ability that was used so often in a turn must promise something each further time. */
const OFTEN = 4;
const WORTH_REPEATING = 0.3;

function needed(world: Duel, seat: Seat, act: ActChoice): number {
  const gain = gainNeeded(world, seat, act);
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
