import type { ChainItem } from '../value/duel.ts';
import type { ResolveFrame } from '../value/frame.ts';

/** An item of the chain about to take effect. */
export const resolving = ({ id, act, node = 0 }: ChainItem): ResolveFrame => ({
  kind: 'resolve',
  act,
  node,
  item: id,
  stage: 'targets',
  slots: act.slots ?? {},
});
