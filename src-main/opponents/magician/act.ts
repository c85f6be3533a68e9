/** What to do with the word: the act that gains most, if its moment has come. */
import { options, type ActChoice, type Duel, type Reply } from '../../engine/index.ts';
import { gainNeeded } from '../judgement/moment.ts';
import { isQuiet, shareOf, worthOfReply, type Search } from '../judgement/trying.ts';

const PASS: Reply = { kind: 'act', act: { kind: 'pass' } };

export function chooseAct(search: Search, world: Duel): Reply {
  const acts = actsWorthTrying(world);
  if (acts.length === 0) return PASS;
  const before = isQuiet(world) ? search.judge(world, search.seat) : worthOfReply(search, world, PASS);
  if (before === undefined) return PASS;
  // A land first: what comes after may need its mana.
  const lands = acts.filter(({ kind }) => kind === 'land');
  return bestAct(search, world, lands, before) ?? bestAct(search, world, acts, before) ?? PASS;
}

function bestAct(search: Search, world: Duel, acts: readonly ActChoice[], before: number): Reply | undefined {
  let best: { readonly reply: Reply; readonly gain: number } | undefined;
  for (const act of acts) {
    const reply: Reply = { kind: 'act', act };
    const worth = worthOfReply(shareOf(search, acts.length), world, reply);
    const gain = worth === undefined ? 0 : worth - before;
    if (gain >= needed(world, search, act) && (!best || gain > best.gain)) best = { reply, gain };
  }
  return best?.reply;
}

/** An ability that was used so often in a turn must promise something each further time. */
const OFTEN = 4;
const WORTH_REPEATING = 0.3;

function needed(world: Duel, { seat }: Search, act: ActChoice): number {
  const least = gainNeeded(world, seat, act);
  if (act.kind !== 'activate') return least;
  const uses = Object.values(world.board[act.card]?.used ?? {}).reduce((sum, times) => sum + times, 0);
  return uses < OFTEN ? least : Math.max(least, WORTH_REPEATING);
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
