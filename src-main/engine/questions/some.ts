/** Some legal reply by chance: for playouts, the fuzzer, and minds that like surprises. */
import type { Duel } from '../value/duel.ts';
import { largestXFor } from '../casting/draft.ts';
import { chosenInOrder } from '../effects/choosing.ts';
import { refuseAttack, completedAttack, mayStillAttack } from '../combat/attackDemands.ts';
import { refuseBlocks } from '../combat/blockers.ts';
import { completedBlocks } from '../combat/blockDemands.ts';
import { defaultShares } from '../combat/damage.ts';
import type { Attacker, Block, Reply } from '../../../src-shared/duel/question.ts';
import type { Options } from '../../../src-shared/duel/options.ts';
import { options } from './options.ts';

/** A whole number from 0 to `below` - 1. */
type Roll = (below: number) => number;

export function some(duel: Duel, roll: Roll): Reply {
  const offered = options(duel);
  if (!offered) throw new Error('There is no question to reply to.');
  return REPLIES[offered.kind](duel, offered as never, roll);
}

type Replier<Kind extends Options['kind']> = (
  duel: Duel,
  offered: Extract<Options, { kind: Kind }>,
  roll: Roll,
) => Reply;

const REPLIES: { [Kind in Options['kind']]: Replier<Kind> } = {
  start: (_duel, _offered, roll) => ({ kind: 'start', first: roll(2) === 0 }),
  keep: (_duel, _offered, roll) => ({ kind: 'keep', keep: roll(8) !== 0 }),
  yesNo: (_duel, _offered, roll) => ({ kind: 'yesNo', yes: roll(2) === 0 }),
  act: (duel, { acts }, roll) => {
    // Mana for nothing is no move worth trying often.
    const worth = acts.filter((act) => act.kind !== 'useMana' || roll(20) === 0);
    const act = worth[roll(worth.length + 1)];
    if (!act) return { kind: 'act', act: { kind: 'pass' } };
    const x = act.kind === 'cast' || act.kind === 'activate' ? largestXFor(duel, act) : 0;
    return {
      kind: 'act',
      act: x > 0 && (act.kind === 'cast' || act.kind === 'activate') ? { ...act, x: roll(x + 1) } : act,
    };
  },
  modes: (_duel, { modes }, roll) => ({ kind: 'modes', modes: modes[roll(modes.length)] ?? [] }),
  x: (_duel, { most }, roll) => ({ kind: 'x', x: roll(most + 1) }),
  targets: (_duel, { things, least, most }, roll) => ({
    kind: 'targets',
    targets: pick(things, between(least, most, roll), roll),
  }),
  shares: (_duel, { things, total }, roll) => {
    const shares = things.map(() => 1);
    for (let left = total - things.length; left > 0; left--) {
      const place = roll(things.length);
      shares[place] = (shares[place] ?? 0) + 1;
    }
    return { kind: 'shares', shares };
  },
  costs: (_duel, { cards, least }, roll) => ({ kind: 'costs', cards: pick(cards, least, roll) }),
  mana: () => ({ kind: 'mana', use: 'auto' }),
  choose: (_duel, { things, least, most, limits }, roll) => ({
    kind: 'choose',
    things: limits
      ? chosenInOrder(limits, pick(things, things.length, roll))
      : pick(things, between(least, most, roll), roll),
  }),
  word: (_duel, { words }, roll) => ({ kind: 'word', word: words[roll(words.length)] ?? '' }),
  order: (_duel, { items }, roll) => ({ kind: 'order', order: pick(items, items.length, roll) }),
  attack: (duel, { attackers }, roll) => {
    const wanted = attackers
      .filter(({ must }) => must || roll(2) === 0)
      .map(({ card, goals }): Attacker => ({
        card,
        ...(goals[roll(goals.length)] ?? { seat: -1, walker: -1 }),
        band: -1,
      }));
    if (!refuseAttack(duel, wanted)) return { kind: 'attack', attackers: wanted };
    // What the set as a whole forbids or asks for.
    const able = wanted.reduce<readonly Attacker[]>((chosen, attacker) => {
      const more = [...chosen, attacker];
      return mayStillAttack(duel, more) ? more : chosen;
    }, []);
    const chosen = completedAttack(duel, able) ?? completedAttack(duel, []) ?? [];
    return { kind: 'attack', attackers: chosen };
  },
  block: (duel, { blockers }, roll) => {
    const chosen = blockers.flatMap(({ card, attackers }) => {
      const attacker = attackers[roll(attackers.length + 1)];
      return attacker === undefined ? [] : [{ blocker: card, attacker }];
    });
    return { kind: 'block', blocks: accepted(duel, asFarAsTheyGo(duel, chosen)) };
  },
  lineUp: (_duel, { blockers }, roll) => ({
    kind: 'lineUp',
    blockers: pick(blockers, blockers.length, roll),
  }),
  assign: (duel, { division }) => ({ kind: 'assign', shares: defaultShares(duel, division) }),
};

/** Without those that the ones before them forbid. */
function asFarAsTheyGo(duel: Duel, chosen: readonly Block[]): readonly Block[] {
  const seat = duel.question?.seat ?? 0;
  if (!refuseBlocks(duel, seat, chosen)) return chosen;
  return chosen.reduce<readonly Block[]>((blocks, block) => {
    const more = [...blocks, block];
    return refuseBlocks(duel, seat, more) ? blocks : more;
  }, []);
}

/** With what else they need, or, where nothing helps, others. */
function accepted(duel: Duel, blocks: readonly Block[]): readonly Block[] {
  const seat = duel.question?.seat ?? 0;
  return completedBlocks(duel, seat, blocks) ?? completedBlocks(duel, seat, []) ?? [];
}

const between = (least: number, most: number, roll: Roll): number =>
  least + roll(Math.max(0, most - least) + 1);

function pick<Item>(items: readonly Item[], count: number, roll: Roll): Item[] {
  const left = items.slice();
  const picked: Item[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(roll(left.length), 1));
  return picked;
}
