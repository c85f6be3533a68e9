import { describe, expect, test } from 'vitest';
import {
  answer,
  clone,
  fallback,
  options,
  type CardNumber,
  type Duel,
  type Reply,
} from '../../../src-main/engine/index.ts';
import type { Drafted } from '../../../src-shared/duel/options.ts';
import { hasBlockDemands } from '../../../src-main/engine/combat/blockDemands.ts';
import { goOnUntil, permanentNamed, positionDuel, say, type SeatWords } from '../../support/rule-duel.ts';

/** At the attack, or, with attackers named, at the blocks against them. */
function duelAt(edition: string, seats: readonly SeatWords[], attackers: readonly string[] = []): Duel {
  const duel = positionDuel(edition, seats);
  goOnUntil(duel, (question) => question.kind === 'attack');
  if (attackers.length === 0) return duel;
  const sent = attackers.map((name) => ({ card: permanentNamed(duel, name), seat: 1, walker: -1, band: -1 }));
  say(duel, { kind: 'attack', attackers: sent });
  goOnUntil(duel, (question) => question.kind === 'block');
  return duel;
}

function drafted<Kind extends Reply['kind']>(
  duel: Duel,
  draft: Extract<Reply, { kind: Kind }>,
): Extract<Drafted, { kind: Kind }> {
  const offered = options(duel, draft);
  if (offered?.kind !== draft.kind) throw new Error(`No question of kind ${draft.kind} is asked.`);
  return offered as Extract<Drafted, { kind: Kind }>;
}

const refusalOf = (duel: Duel, reply: Reply): unknown => answer(clone(duel), reply)?.reason;

describe('blocks that are asked for', () => {
  const seats: readonly SeatWords[] = [
    { battlefield: ['Prized Unicorn', 'Craw Wurm'] },
    { battlefield: ['Gray Ogre'] },
  ];

  test('a creature that is lured is offered nothing else, and the plain reply sends it there', () => {
    const duel = duelAt('m11', seats, ['Prized Unicorn', 'Craw Wurm']);
    const [unicorn, ogre] = [permanentNamed(duel, 'Prized Unicorn'), permanentNamed(duel, 'Gray Ogre')];
    expect(drafted(duel, { kind: 'block', blocks: [] })).toMatchObject({
      ready: false,
      refusal: { reason: 'mustBlock', card: ogre },
      blockers: [{ card: ogre, attackers: [unicorn] }],
    });
    expect(fallback(duel)).toEqual({ kind: 'block', blocks: [{ blocker: ogre, attacker: unicorn }] });
  });

  test('one blocker before what takes two may be put down first, and is not enough', () => {
    const duel = duelAt(
      'm11',
      [{ battlefield: ['Viashino Runner'] }, { battlefield: ['Gray Ogre', 'Hill Giant'] }],
      ['Viashino Runner'],
    );
    const [runner, ogre, giant] = ['Viashino Runner', 'Gray Ogre', 'Hill Giant'].map((name) =>
      permanentNamed(duel, name),
    ) as [CardNumber, CardNumber, CardNumber];
    const one = [{ blocker: ogre, attacker: runner }];
    expect(drafted(duel, { kind: 'block', blocks: one })).toMatchObject({
      ready: false,
      blockers: [{ card: giant, attackers: [runner] }],
    });
    expect(refusalOf(duel, { kind: 'block', blocks: one })).toBe('cannotBlock');
    const two = [...one, { blocker: giant, attacker: runner }];
    expect(drafted(duel, { kind: 'block', blocks: two }).ready).toBe(true);
  });

  test.each([
    ['one of which one may block', ['Charging Rhino'], ['Charging Rhino'], false],
    ['one at home that takes two', ['Viashino Runner', 'Craw Wurm'], ['Craw Wurm'], false],
    ['one that lures, at home', ['Prized Unicorn', 'Craw Wurm'], ['Craw Wurm'], false],
    ['one that takes two', ['Viashino Runner', 'Craw Wurm'], ['Viashino Runner', 'Craw Wurm'], true],
    ['one that lures', ['Prized Unicorn'], ['Prized Unicorn'], true],
  ])('for %s nothing is asked of blocks as a whole unless it attacks', (_, battlefield, attackers, asks) => {
    const duel = duelAt('m11', [{ battlefield }, { battlefield: ['Gray Ogre', 'Hill Giant'] }], attackers);
    expect(hasBlockDemands(duel)).toBe(asks);
  });

  test('where nobody stands beside it, a blocker is not offered what takes two', () => {
    const duel = duelAt(
      'm11',
      [{ battlefield: ['Viashino Runner', 'Craw Wurm'] }, { battlefield: ['Gray Ogre'] }],
      ['Viashino Runner', 'Craw Wurm'],
    );
    const ogre = permanentNamed(duel, 'Gray Ogre');
    expect(drafted(duel, { kind: 'block', blocks: [] }).blockers).toEqual([
      { card: ogre, attackers: [permanentNamed(duel, 'Craw Wurm')] },
    ]);
  });
});

describe('attacks with a price', () => {
  test('as many are offered as can be paid for', () => {
    const duel = duelAt('m11', [
      { battlefield: ['Forest', 'Forest', 'Gray Ogre', 'Hill Giant'] },
      { battlefield: ['Windborn Muse'] },
    ]);
    const [ogre, giant] = [permanentNamed(duel, 'Gray Ogre'), permanentNamed(duel, 'Hill Giant')];
    const at = (card: CardNumber) => ({ card, seat: 1, walker: -1, band: -1 });
    expect(drafted(duel, { kind: 'attack', attackers: [] }).attackers).toHaveLength(2);
    expect(drafted(duel, { kind: 'attack', attackers: [at(ogre)] })).toMatchObject({
      ready: true,
      attackers: [],
    });
    expect(refusalOf(duel, { kind: 'attack', attackers: [at(ogre), at(giant)] })).toBe('cannotPay');
  });

  test('what must attack stays at home where that would cost something', () => {
    const duel = duelAt('m11', [
      { battlefield: ['Forest', 'Forest', 'Juggernaut'] },
      { battlefield: ['Windborn Muse'] },
    ]);
    expect(drafted(duel, { kind: 'attack', attackers: [] })).toMatchObject({
      ready: true,
      attackers: [{ card: permanentNamed(duel, 'Juggernaut'), must: false }],
    });
    expect(fallback(duel)).toEqual({ kind: 'attack', attackers: [] });
  });
});

test('an attack is offered at each opponent and at their planeswalkers, at none of its own side', () => {
  const duel = duelAt('m11', [
    { battlefield: ['Grizzly Bears', 'Ajani Goldmane'] },
    { battlefield: ['Jace Beleren'] },
  ]);
  const offered = options(duel);
  expect(offered?.kind === 'attack' && offered.attackers.map(({ goals }) => goals)).toEqual([
    [
      { seat: 1, walker: -1 },
      { seat: 1, walker: permanentNamed(duel, 'Jace Beleren') },
    ],
  ]);
});
