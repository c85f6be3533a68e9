/** Who stands in whose way: from the likely blocks on, changed one blocker at a time as long as it helps. */
import type { Block, Duel, Options, Reply } from '../../engine/index.ts';
import { likelyBlocks } from './fight.ts';
import { bestOf, worthOfReply, type Search } from './search.ts';

const NOTICEABLE = 0.03;

export function chooseBlock(
  search: Search,
  world: Duel,
  { blockers }: Extract<Options, { kind: 'block' }>,
): Reply | undefined {
  const first = bestOf(search, world, [reply([]), reply(likelyBlocks(world))]);
  if (first?.reply.kind !== 'block') return undefined;
  let { blocks } = first.reply;
  let { worth } = first;
  for (const { card, attackers } of blockers) {
    const others = blocks.filter(({ blocker }) => blocker !== card);
    const changed = attackers.map((attacker) => [...others, { blocker: card, attacker }]);
    for (const tried of [others, ...changed]) {
      const triedWorth = worthOfReply(search, world, reply(tried));
      if (triedWorth === undefined || triedWorth <= worth + NOTICEABLE) continue;
      blocks = tried;
      worth = triedWorth;
    }
  }
  return reply(blocks);
}

const reply = (blocks: readonly Block[]): Extract<Reply, { kind: 'block' }> => ({ kind: 'block', blocks });
