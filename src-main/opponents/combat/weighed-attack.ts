/** Whom to send: tried against likely blocks, with an eye on who stays at home. */
import type { Attacker, Duel, Options, Reply } from '../../engine/index.ts';
import { looksOf } from '../../engine/position.ts';
import { has } from '../judgement/creature.ts';
import { attackNeeds } from '../judgement/temper.ts';
import { worthOfReply, type TrialSearch } from '../judgement/trying.ts';

interface Plan {
  readonly attackers: readonly Attacker[];
  readonly worth: number;
}

type Offered = Extract<Options, { kind: 'attack' }>;

export function chooseAttack(search: TrialSearch, world: Duel, { attackers }: Offered): Reply | undefined {
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
  const best = better(search, few, many);
  const aimed = best && atWalkers(search, world, best, attackers);
  const banded = aimed && inBands(search, world, aimed, attackers);
  return banded && { kind: 'attack', attackers: banded.attackers };
}

/** One after the other against a planeswalker, as long as that helps. */
function atWalkers(search: TrialSearch, world: Duel, plan: Plan, offered: Offered['attackers']): Plan {
  let best = plan;
  for (const { card, goals } of offered) {
    for (const goal of goals.filter(({ walker }) => walker >= 0)) {
      const turned = best.attackers.map((attacker) =>
        attacker.card === card ? { ...attacker, ...goal } : attacker,
      );
      if (best.attackers.some((attacker) => attacker.card === card))
        best = better(search, best, planned(search, world, turned)) ?? best;
    }
  }
  return best;
}

/** Two side by side, one of them with banding: who blocks either blocks both, and the attacker deals out the damage. */
function inBands(search: TrialSearch, world: Duel, plan: Plan, offered: Offered['attackers']): Plan {
  let best = plan;
  for (const { card } of offered) {
    if (!has(looksOf(world, card), 'banding')) continue;
    for (const other of plan.attackers) {
      if (other.card === card) continue;
      const rest = plan.attackers.filter((one) => one.card !== card && one !== other);
      const joined = [...rest, { ...other, band: 0 }, { ...other, card, band: 0 }];
      best = better(search, best, planned(search, world, joined)) ?? best;
    }
  }
  return best;
}

const better = ({ temper }: TrialSearch, one: Plan | undefined, other: Plan | undefined): Plan | undefined =>
  one && (!other || other.worth <= one.worth + attackNeeds(temper)) ? one : other;

function planned(search: TrialSearch, world: Duel, attackers: readonly Attacker[]): Plan | undefined {
  const worth = worthOfReply(search, world, { kind: 'attack', attackers });
  return worth === undefined ? undefined : { attackers, worth };
}

/** One more after the other, as long as it helps. */
function grown(
  search: TrialSearch,
  world: Duel,
  forced: readonly Attacker[],
  all: readonly Attacker[],
): Plan | undefined {
  let plan = planned(search, world, forced);
  for (const attacker of all) {
    const from: readonly Attacker[] = plan?.attackers ?? forced;
    if (!from.includes(attacker)) plan = better(search, plan, planned(search, world, [...from, attacker]));
  }
  return plan;
}

/** From everybody down, the weakest staying at home first. */
function shrunk(
  search: TrialSearch,
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
