import { expect, test } from 'vitest';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { hash, newDuel, preview, type Duel, type SeatPosition } from '../../../src-main/engine/index.ts';
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
  expect(seen).toMatchObject({ refusal: { reason: 'cannotPay' }, leaving: [], life: [] });
});
