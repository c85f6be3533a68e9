/** Who stands in whose way: from the likely blocks on, changed one blocker at a time as long as it helps. */
import { fallback, type Block, type Duel, type Options, type Reply } from '../../engine/index.ts';
import { likelyBlocks } from '../judgement/fight.ts';
import { NOTICEABLE } from '../judgement/gains.ts';
import { worthOfReply, type TrialSearch } from '../judgement/trying.ts';

type Offered = Extract<Options, { kind: 'block' }>;

interface Plan {
  readonly blocks: readonly Block[];
  readonly worth: number;
}

export function chooseBlock(search: TrialSearch, world: Duel, { blockers }: Offered): Reply | undefined {
  const plain = fallback(world);
  const asked = plain.kind === 'block' ? plain.blocks : [];
  const plans = [[], asked, likelyBlocks(world)].map((blocks) => planned(search, world, blocks));
  let plan = plans.reduce(better);
  for (const { card, attackers } of blockers) {
    const others = plan?.blocks.filter(({ blocker }) => blocker !== card) ?? [];
    const changed = attackers.map((attacker) => [...others, { blocker: card, attacker }]);
    for (const blocks of [others, ...changed]) plan = better(plan, planned(search, world, blocks));
  }
  for (const pair of pairs(blockers)) {
    const joined = [
      ...(plan?.blocks.filter((made) => !pair.some(({ blocker }) => blocker === made.blocker)) ?? []),
      ...pair,
    ];
    plan = better(plan, planned(search, world, joined));
  }
  return plan && reply(plan.blocks);
}

function planned(search: TrialSearch, world: Duel, blocks: readonly Block[]): Plan | undefined {
  const worth = worthOfReply(search, world, reply(blocks));
  return worth === undefined ? undefined : { blocks, worth };
}

const better = (one: Plan | undefined, other: Plan | undefined): Plan | undefined =>
  one && (!other || other.worth <= one.worth + NOTICEABLE) ? one : other;

/** Two that stand together before one: alone, either may be worse than nobody. */
function pairs(blockers: Offered['blockers']): Block[][] {
  return blockers.flatMap((one, place) =>
    blockers.slice(place + 1).flatMap((other) =>
      one.attackers
        .filter((attacker) => other.attackers.includes(attacker))
        .map((attacker) => [
          { blocker: one.card, attacker },
          { blocker: other.card, attacker },
        ]),
    ),
  );
}

const reply = (blocks: readonly Block[]): Reply => ({ kind: 'block', blocks });
