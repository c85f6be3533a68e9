/** Whom to send: tried against likely blocks, with an eye on who stays at home. */
import type { Attacker, Duel, Options, Reply } from '../../engine/index.ts';
import { looksOf } from '../../engine/things.ts';
import { worthOfReply, type Search } from './search.ts';

/** What another attacker must add: an attack that changes nothing only shows one's hand. */
const NOTICEABLE = 0.03;

interface Plan {
  readonly attackers: readonly Attacker[];
  readonly worth: number;
}

export function chooseAttack(
  search: Search,
  world: Duel,
  { attackers }: Extract<Options, { kind: 'attack' }>,
): Reply | undefined {
  const strongest = attackers.toSorted(
    (one, other) => looksOf(world, other.card).power - looksOf(world, one.card).power,
  );
  const able = strongest.flatMap(({ card, goals, must }) =>
    goals[0] ? [{ attacker: { card, ...goals[0], band: -1 }, must }] : [],
  );
  const all = able.map(({ attacker }) => attacker);
  const forced = able.flatMap(({ attacker, must }) => (must ? [attacker] : []));
  const few = grown(search, world, forced, all);
  const many = shrunk(search, world, all, forced);
  const best = better(few, many);
  return best && { kind: 'attack', attackers: best.attackers };
}

const better = (one: Plan | undefined, other: Plan | undefined): Plan | undefined =>
  one && (!other || other.worth <= one.worth + NOTICEABLE) ? one : other;

function planned(search: Search, world: Duel, attackers: readonly Attacker[]): Plan | undefined {
  const worth = worthOfReply(search, world, { kind: 'attack', attackers });
  return worth === undefined ? undefined : { attackers, worth };
}

/** One more after the other, as long as it helps. */
function grown(
  search: Search,
  world: Duel,
  forced: readonly Attacker[],
  all: readonly Attacker[],
): Plan | undefined {
  let plan = planned(search, world, forced);
  for (const attacker of all) {
    const from: readonly Attacker[] = plan?.attackers ?? forced;
    if (!from.includes(attacker)) plan = better(plan, planned(search, world, [...from, attacker]));
  }
  return plan;
}

/** From everybody down, the weakest staying at home first. */
function shrunk(
  search: Search,
  world: Duel,
  all: readonly Attacker[],
  forced: readonly Attacker[],
): Plan | undefined {
  let plan = planned(search, world, all);
  for (const attacker of all.toReversed()) {
    const from: readonly Attacker[] = plan?.attackers ?? all;
    if (forced.includes(attacker)) continue;
    const without = planned(
      search,
      world,
      from.filter((other) => other !== attacker),
    );
    if (without && (!plan || without.worth >= plan.worth)) plan = without;
  }
  return plan;
}
