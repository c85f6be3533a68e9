/** A first idea with less than full judgement, one spell a turn and blocks at a glance: it is looked through afterwards. */
import { options, type Duel, type Reply } from '../../engine/index.ts';
import { chooseAct, oneAtATime } from '../careful/act.ts';
import { choose } from '../careful/careful.ts';
import { likelyBlocks } from '../judgement/fight.ts';
import type { Search } from '../judgement/trying.ts';

export function plainReply(search: Search, world: Duel): Reply | undefined {
  const offered = options(world);
  if (!offered) return undefined;
  if (offered.kind === 'act') return chooseAct(search, world, oneAtATime);
  return offered.kind === 'block' ? { kind: 'block', blocks: likelyBlocks(world) } : choose(search, world);
}
