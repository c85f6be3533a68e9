/** The reply for a mind that fails and a script without an answer: nothing lost, nothing ventured, always legal. */
import type { Duel } from '../value/duel.ts';
import { chosenInOrder } from '../effects/choosing.ts';
import { completedAttack } from '../combat/attackDemands.ts';
import { completedBlocks } from '../combat/blockDemands.ts';
import { defaultShares } from '../combat/damage.ts';
import type { Reply } from '../../../src-shared/duel/question.ts';
import type { Options } from '../../../src-shared/duel/options.ts';
import { options } from './options.ts';

export function fallback(duel: Duel): Reply {
  const offered = options(duel);
  if (!offered) throw new Error('There is no question to reply to.');
  return REPLIES[offered.kind](duel, offered as never);
}

type Replier<Kind extends Options['kind']> = (duel: Duel, offered: Extract<Options, { kind: Kind }>) => Reply;

const REPLIES: { [Kind in Options['kind']]: Replier<Kind> } = {
  start: () => ({ kind: 'start', first: true }),
  keep: () => ({ kind: 'keep', keep: true }),
  yesNo: () => ({ kind: 'yesNo', yes: false }),
  act: () => ({ kind: 'act', act: { kind: 'pass' } }),
  modes: (_duel, { modes }) => ({ kind: 'modes', modes: modes[0] ?? [] }),
  x: () => ({ kind: 'x', x: 0 }),
  targets: (_duel, { things, least }) => ({ kind: 'targets', targets: things.slice(0, least) }),
  shares: (_duel, { things, total }) => ({
    kind: 'shares',
    shares: things.map((_, place) => (place === 0 ? total - things.length + 1 : 1)),
  }),
  costs: (_duel, { cards, least }) => ({ kind: 'costs', cards: cards.slice(0, least) }),
  mana: () => ({ kind: 'mana', use: 'auto' }),
  choose: (_duel, { things, least, limits }) => ({
    kind: 'choose',
    things: limits ? chosenInOrder(limits, things) : things.slice(0, least),
  }),
  word: (_duel, { words }) => ({ kind: 'word', word: words[0] ?? '' }),
  order: (_duel, { items }) => ({ kind: 'order', order: items }),
  attack: (duel) => ({ kind: 'attack', attackers: completedAttack(duel, []) ?? [] }),
  block: (duel) => ({ kind: 'block', blocks: completedBlocks(duel, duel.question?.seat ?? 0, []) ?? [] }),
  lineUp: (_duel, { blockers }) => ({ kind: 'lineUp', blockers }),
  assign: (duel, { division }) => ({ kind: 'assign', shares: defaultShares(duel, division) }),
};
