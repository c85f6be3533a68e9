import { expect, test } from 'vitest';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { hash, newDuel, preview, type Duel, type SeatPosition } from '../../../src-main/engine/index.ts';
import type { Thing } from '../../../src-shared/duel/things.ts';
import { goOnUntil, inHand, permanentNamed, positionDuel, say } from '../../support/rule-duel.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';

const NAMES = ['Mountain', 'Lightning Bolt', 'Grizzly Bears', 'Hill Giant'];
const [MOUNTAIN, BOLT, BEARS, GIANT] = [0, 1, 2, 3] as const;

function duelWith(hand: number[], battlefield: number[], theirs: number[]): Duel {
  const seat = (cards: number[], permanents: number[]): SeatPosition => ({
    library: Array.from({ length: 10 }, () => MOUNTAIN),
    hand: cards,
    graveyard: [],
    exile: [],
    ante: [],
    battlefield: permanents.map((face) => ({ face })),
  });
  return newDuel({
    edition: 'm11',
    faces: NAMES.map((name) => faceNamed(name, ['m11']) as Face),
    variant: 'duel',
    seed: 1,
    ante: false,
    seats: [0, 1].map((team) => ({ name: `Seat ${team}`, deck: [], team, attentive: true })),
    position: { turn: 1, active: 0, step: 'main1', seats: [seat(hand, battlefield), seat([], theirs)] },
  });
}

const numberOf = (duel: Duel, face: number): number => duel.cards.findIndex((card) => card.face === face);

test('a spell is tried on a copy: who would go, and the duel itself is as it was', () => {
  const duel = duelWith([BOLT], [MOUNTAIN], [BEARS]);
  const before = hash(duel);
  const bears = numberOf(duel, BEARS);
  const target = { kind: 'card', card: bears, incarnation: duel.cards[bears]?.incarnation ?? -1 } as const;
  const seen = preview(duel, {
    kind: 'act',
    act: { kind: 'cast', card: numberOf(duel, BOLT), targets: [[target]] },
  });
  expect(seen.refusal).toBeUndefined();
  expect(seen.leaving).toContain(bears);
  expect(seen.life.map(({ after }) => after)).toEqual([20, 20]);
  expect(hash(duel)).toBe(before);
});

test('a spell at a player tells the life it would leave', () => {
  const duel = duelWith([BOLT], [MOUNTAIN], [GIANT]);
  const targets = [[{ kind: 'seat', seat: 1 } as const]];
  const seen = preview(duel, { kind: 'act', act: { kind: 'cast', card: numberOf(duel, BOLT), targets } });
  expect(seen.leaving.filter((card) => card === numberOf(duel, GIANT))).toEqual([]);
  expect(seen.life).toEqual([
    { seat: 0, before: 20, after: 20 },
    { seat: 1, before: 20, after: 17 },
  ]);
});

test('what is illegal is refused, with nothing foreseen', () => {
  const duel = duelWith([BOLT], [], [BEARS]);
  const targets = [[{ kind: 'seat', seat: 1 } as const]];
  const seen = preview(duel, { kind: 'act', act: { kind: 'cast', card: numberOf(duel, BOLT), targets } });
  expect(seen).toMatchObject({ refusal: { reason: 'cannotPay' }, leaving: [], damage: [], life: [] });
});

test('an attack that nobody stops tells its damage, and that no choice was guessed', () => {
  const duel = positionDuel('m11', [{ battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
  goOnUntil(duel, ({ kind }) => kind === 'attack');
  const attackers = ['Grizzly Bears', 'Hill Giant'].map((name) => ({
    card: permanentNamed(duel, name),
    seat: 1,
    walker: -1,
    band: -1,
  }));
  expect(preview(duel, { kind: 'attack', attackers })).toEqual({
    leaving: [],
    damage: [{ to: { kind: 'seat', seat: 1 }, amount: 5 }],
    life: [
      { seat: 0, before: 20, after: 20 },
      { seat: 1, before: 20, after: 15 },
    ],
  });
});

test('a block tells who dies, and that the division of damage was guessed', () => {
  const duel = positionDuel('tenth', [
    { battlefield: ['Hill Giant'] },
    { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
  ]);
  goOnUntil(duel, ({ kind }) => kind === 'attack');
  const giant = permanentNamed(duel, 'Hill Giant');
  say(duel, { kind: 'attack', attackers: [{ card: giant, seat: 1, walker: -1, band: -1 }] });
  goOnUntil(duel, ({ kind }) => kind === 'block');
  const blockers = ['Grizzly Bears', 'Gray Ogre'].map((name) => permanentNamed(duel, name));
  const blocks = blockers.map((blocker) => ({ blocker, attacker: giant }));
  const both = preview(duel, { kind: 'block', blocks });
  expect(both).toMatchObject({ guessed: true });
  expect(both.leaving).toContain(giant);
  const one = preview(duel, { kind: 'block', blocks: blocks.slice(0, 1) });
  expect(one.guessed).toBeUndefined();
  expect(one.leaving).toEqual([blockers[0]]);
  expect(one.damage.map(({ amount }) => amount).sort()).toEqual([2, 3]);
});

test('what chance or a hidden card decides is not foretold; what is drawn for it does not hide the rest', () => {
  const play = (name: string, lands: string[], targets: Thing[][]) => {
    const duel = positionDuel('m11', [
      { hand: [name], battlefield: lands, library: ['Forest', 'Lava Axe'] },
      {},
    ]);
    return preview(duel, { kind: 'act', act: { kind: 'cast', card: inHand(duel, 0, name), targets } });
  };
  const mountains = Array.from({ length: 6 }, () => 'Mountain');
  const them: Thing = { kind: 'seat', seat: 1 };
  expect(play('Lava Axe', mountains, [[them]]).life[1]).toEqual({ seat: 1, before: 20, after: 15 });
  expect(play('Goblin Lore', mountains, [])).toEqual({ unknown: true, leaving: [], damage: [], life: [] });
  const milled = Array.from({ length: 6 }, () => 'Island');
  expect(play('Tome Scour', milled, [[them]])).toEqual({ unknown: true, leaving: [], damage: [], life: [] });
});
