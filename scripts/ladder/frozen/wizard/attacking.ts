/** Attacks worth comparing: nobody, everybody, what comes to mind, and each of these with one creature more or less. */
import { completedAttack, looksOf, type Attacker, type Duel, type Options, type Reply } from '../position.ts';
import { attackAtAGlance } from '../judgement/glance.ts';

type Offered = Extract<Options, { kind: 'attack' }>;

/** Single changes are tried for so many creatures, the strongest first. */
const MOST_CHANGES = 8;

export function attackPlans(world: Duel, offered: Offered, plain: Reply | undefined): Reply[] {
  const all = strongestFirst(world, offered).flatMap(({ card, goals, must }): Attacker[] => {
    const goal = goals[0];
    return goal && (must || looksOf(world, card).power > 0) ? [{ card, ...goal, band: -1 }] : [];
  });
  const base = plain?.kind === 'attack' ? plain.attackers : attackAtAGlance(world, offered);
  const sets = [
    base,
    all,
    [],
    attackAtAGlance(world, offered),
    ...changed(base, all),
    ...atWalkers(offered, all),
  ];
  return sets.flatMap((set): Reply[] => {
    const attackers = completedAttack(world, set);
    return attackers ? [{ kind: 'attack', attackers }] : [];
  });
}

const strongestFirst = (world: Duel, { attackers }: Offered): Offered['attackers'] =>
  attackers.toSorted((one, other) => looksOf(world, other.card).power - looksOf(world, one.card).power);

const changed = (base: readonly Attacker[], all: readonly Attacker[]): (readonly Attacker[])[] =>
  all.slice(0, MOST_CHANGES).map((one) => {
    const without = base.filter(({ card }) => card !== one.card);
    return without.length < base.length ? without : [...base, one];
  });

/** Everybody at each planeswalker in turn. */
function atWalkers({ attackers }: Offered, all: readonly Attacker[]): Attacker[][] {
  const goals = new Map(
    attackers
      .flatMap(({ goals: offered }) => offered.filter(({ walker }) => walker >= 0))
      .map((goal) => [goal.walker, goal]),
  );
  return [...goals.values()].map((goal) => all.map(({ card }) => ({ card, ...goal, band: -1 })));
}
