/** One teller for each kind of a family of nodes: a missing one does not compile. */
import type { TextVoice } from './voice.ts';

interface Node {
  readonly kind: string;
}

export type Tellers<Family extends Node, Kind extends Family['kind'] = Family['kind'], Words = string> = {
  readonly [One in Kind]: (voice: TextVoice, node: Extract<Family, { kind: One }>) => Words;
};

/** What the teller of its kind says of a node. */
export function tell<Family extends Node, Words>(
  tellers: Tellers<Family, Family['kind'], Words>,
  voice: TextVoice,
  node: Family,
): Words {
  const kind: Family['kind'] = node.kind;
  return (tellers[kind] as (voice: TextVoice, node: Family) => Words)(voice, node);
}

/** They say the same: trees are plain data. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
