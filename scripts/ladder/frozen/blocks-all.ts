/** Never attacks, and blocks with everybody who can. */
import { completedAttack, completedBlocks, options, type Block, type Duel, type Reply } from './position.ts';
import type { Policy } from './at-a-glance.ts';
import { quickReply } from './judgement/quick.ts';

export const blocksAll: Policy = (duel, givenUp) =>
  staysHome(duel) ?? blocks(duel) ?? quickReply(duel, givenUp);

function staysHome(duel: Duel): Reply | undefined {
  const attackers = duel.question?.kind === 'attack' ? completedAttack(duel, []) : undefined;
  return attackers && { kind: 'attack', attackers };
}

function blocks(duel: Duel): Reply | undefined {
  const offered = options(duel);
  if (offered?.kind !== 'block') return undefined;
  const made: Block[] = [];
  const standingBefore = (attacker: number): number =>
    made.filter((block) => block.attacker === attacker).length;
  for (const { card, attackers } of offered.blockers) {
    const [attacker] = attackers.toSorted((one, other) => standingBefore(one) - standingBefore(other));
    if (attacker !== undefined) made.push({ blocker: card, attacker });
  }
  const complete = completedBlocks(duel, duel.question?.seat ?? -1, made);
  return complete && { kind: 'block', blocks: complete };
}
