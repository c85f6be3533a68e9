/**
 * Full judgement: what may be done is tried in a world that fits what is known, and the best is taken, one thing at a
 * time. The frozen wizard begins with it.
 */
import { options, type Duel, type Options, type Reply, type Seat } from '../position.ts';
import { candidates } from '../judgement/candidates.ts';
import { bestOf, newSearch, type Search } from '../judgement/trying.ts';
import { chooseAct } from './act.ts';
import { chooseAttack } from './attack.ts';
import { chooseBlock } from './block.ts';
import { keepsHand } from './opening.ts';

/** Replies tried for one decision. */
export const CAREFUL_NODES = 1_500;

export const carefulReply = (world: Duel, seat: Seat, nodes: number): Reply | undefined =>
  choose(newSearch(seat, nodes), world);

type Answering<Kind extends Options['kind']> = (
  search: Search,
  world: Duel,
  offered: Extract<Options, { kind: Kind }>,
) => Reply | undefined;

const best = (search: Search, world: Duel): Reply | undefined =>
  bestOf(search, world, candidates(world, search.seat))?.reply;

/** To every other question each reply is tried, and the best is taken. */
const ANSWERS: { readonly [Kind in Options['kind']]?: Answering<Kind> } = {
  start: () => ({ kind: 'start', first: true }),
  keep: ({ seat }, world) => ({ kind: 'keep', keep: keepsHand(world, seat) }),
  act: chooseAct,
  attack: chooseAttack,
  block: chooseBlock,
  mana: () => ({ kind: 'mana', use: 'auto' }),
};

export function choose(search: Search, world: Duel): Reply | undefined {
  const offered = options(world);
  const answering = (ANSWERS[offered?.kind as Options['kind']] ?? best) as Answering<Options['kind']>;
  return offered && answering(search, world, offered);
}
