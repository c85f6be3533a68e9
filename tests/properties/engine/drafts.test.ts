import { describe, expect, test } from 'vitest';
import { randomSetup, rollFrom, type Roll } from '../../../scripts/fuzz/duels.ts';
import {
  answer,
  clone,
  hash,
  newDuel,
  options,
  some,
  type Duel,
  type Options,
  type Reply,
} from '../../../src-main/engine/index.ts';
import type { Drafted } from '../../../src-shared/duel/options.ts';

/** What replies that are built step by step begin with. */
const EMPTY: Partial<Record<Options['kind'], Reply>> = {
  modes: { kind: 'modes', modes: [] },
  targets: { kind: 'targets', targets: [] },
  shares: { kind: 'shares', shares: [] },
  costs: { kind: 'costs', cards: [] },
  choose: { kind: 'choose', things: [] },
  order: { kind: 'order', order: [] },
  attack: { kind: 'attack', attackers: [] },
  block: { kind: 'block', blocks: [] },
  lineUp: { kind: 'lineUp', blockers: [] },
  assign: { kind: 'assign', shares: [] },
};

const oneOf = <Item>(items: readonly Item[], roll: Roll): Item | undefined => items[roll(items.length)];

/** The draft with one more of what is offered; undefined: nothing is. */
function grown(draft: Reply, offered: Drafted, roll: Roll): Reply | undefined {
  switch (draft.kind) {
    case 'modes': {
      const choices = offered.kind === 'modes' ? offered.modes : [];
      const mode = oneOf(choices, roll)?.[draft.modes.length];
      return mode === undefined ? undefined : { ...draft, modes: [...draft.modes, mode] };
    }
    case 'targets': {
      const thing = offered.kind === 'targets' ? oneOf(offered.things, roll) : undefined;
      return thing && { ...draft, targets: [...draft.targets, thing] };
    }
    case 'choose': {
      const thing = offered.kind === 'choose' ? oneOf(offered.things, roll) : undefined;
      return thing && { ...draft, things: [...draft.things, thing] };
    }
    case 'costs': {
      const card = offered.kind === 'costs' ? oneOf(offered.cards, roll) : undefined;
      return card === undefined ? undefined : { ...draft, cards: [...draft.cards, card] };
    }
    case 'order': {
      const item = offered.kind === 'order' ? oneOf(offered.items, roll) : undefined;
      return item === undefined ? undefined : { ...draft, order: [...draft.order, item] };
    }
    case 'lineUp': {
      const card = offered.kind === 'lineUp' ? oneOf(offered.blockers, roll) : undefined;
      return card === undefined ? undefined : { ...draft, blockers: [...draft.blockers, card] };
    }
    case 'attack':
      return offered.kind === 'attack' ? withAttacker(draft, offered, roll) : undefined;
    case 'block': {
      const blocker = offered.kind === 'block' ? oneOf(offered.blockers, roll) : undefined;
      const attacker = blocker && oneOf(blocker.attackers, roll);
      if (!blocker || attacker === undefined) return undefined;
      return { ...draft, blocks: [...draft.blocks, { blocker: blocker.card, attacker }] };
    }
    case 'shares':
    case 'assign':
      return withShare(draft, offered, roll);
    default:
      throw new Error(`Replies of kind ${draft.kind} are not built step by step.`);
  }
}

function withAttacker(
  draft: Extract<Reply, { kind: 'attack' }>,
  offered: Extract<Drafted, { kind: 'attack' }>,
  roll: Roll,
): Reply | undefined {
  const attacker = oneOf(offered.attackers, roll);
  if (!attacker) return undefined;
  const friend = roll(2) === 0 ? oneOf(attacker.bandsWith, roll) : undefined;
  const declared = draft.attackers.find(({ card }) => card === friend);
  if (declared) {
    const band = declared.band < 0 ? draft.attackers.length : declared.band;
    const others = draft.attackers.map((other) => (other === declared ? { ...other, band } : other));
    return { ...draft, attackers: [...others, { ...declared, card: attacker.card, band }] };
  }
  const goal = oneOf(attacker.goals, roll);
  return goal && { ...draft, attackers: [...draft.attackers, { card: attacker.card, ...goal, band: -1 }] };
}

function withShare(
  draft: Extract<Reply, { kind: 'shares' | 'assign' }>,
  { room }: Drafted,
  roll: Roll,
): Reply | undefined {
  const places = room?.places ?? [];
  const given = places.map(({ to }, place) =>
    draft.kind === 'shares'
      ? (draft.shares[place] ?? 0)
      : draft.shares
          .filter((share) => JSON.stringify(share.to) === JSON.stringify(to))
          .reduce((sum, { amount }) => sum + amount, 0),
  );
  const growing = places.flatMap(({ most }, place) => (most > (given[place] ?? 0) ? [place] : []));
  const place = oneOf(growing, roll);
  if (place === undefined) return undefined;
  const range = places[place] as (typeof places)[number];
  const has = given[place] ?? 0;
  const amount = Math.max(range.least, has + 1 + roll(range.most - has));
  const shares = given.map((other, at) => (at === place ? amount : other));
  if (draft.kind === 'shares') return { ...draft, shares };
  return {
    ...draft,
    shares: shares.map((share, at) => ({ to: (places[at] as typeof range).to, amount: share })),
  };
}

/** `ready` and `refusal` say what `answer` does with the draft. */
function check(duel: Duel, draft: Reply): Drafted {
  const offered = options(duel, draft);
  if (!offered) throw new Error('There is no question.');
  const refusal = answer(clone(duel), draft);
  const { ready } = offered;
  expect({ draft, ready, refusal: offered.refusal }).toEqual({ draft, ready: !refusal, refusal });
  return offered;
}

/** The last thing once more: hardly ever legal. */
function doubled(draft: Reply): Reply {
  const twice = Object.entries(draft).map(([key, value]): [string, unknown] => [
    key,
    Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[]).slice(-1)] : value,
  ]);
  return Object.fromEntries(twice) as unknown as Reply;
}

/** Steps on the way to a reply that is accepted, and some beyond. */
function build(duel: Duel, empty: Reply, roll: Roll): number {
  let draft = empty;
  let offered = check(duel, draft);
  for (let steps = 0; ; steps++) {
    if (offered.ready && roll(3) === 0) return steps;
    const next = grown(draft, offered, roll);
    if (!next) {
      expect(offered.ready, JSON.stringify({ question: duel.question, draft, offered })).toBe(true);
      return steps;
    }
    draft = next;
    offered = check(duel, draft);
    check(duel, doubled(draft));
  }
}

describe.each(['alpha', 'fifth', 'portal', 'tenth', 'm11'])(
  'replies built step by step under %s',
  (edition) => {
    test('always come to one that is accepted, and `ready` is said when it is and not before', () => {
      const built = new Set<string>();
      for (let seed = 1; seed <= 16; seed++) {
        const duel = newDuel(randomSetup({ edition, seed: seed * 31, seats: seed % 4 === 0 ? 3 : 2 }));
        const roll = rollFrom(seed);
        while (!duel.result) {
          const empty = EMPTY[duel.question?.kind ?? 'start'];
          if (empty) {
            const before = hash(duel);
            if (build(duel, empty, roll) > 0) built.add(empty.kind);
            expect(hash(duel)).toBe(before);
          }
          answer(duel, some(duel, roll));
        }
      }
      expect([...built].sort()).toEqual(
        expect.arrayContaining(['assign', 'attack', 'block', 'choose', 'targets']),
      );
    });
  },
);
