import { describe, expect, test } from 'vitest';
import {
  answer,
  clone,
  newDuel,
  options,
  type Duel,
  type Reply,
  type SeatPosition,
  type Setup,
} from '../../../src-main/engine/index.ts';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import type { Step } from '../../../src-shared/duel/words.ts';

type Side = readonly [hand: readonly string[], battlefield: readonly string[]];

/** Something to cast, to answer with, to attack and to block with, on both sides. */
const MAIN_PHASE: readonly Side[] = [
  [
    ['Lightning Bolt', 'Giant Growth'],
    ['Mountain', 'Forest', 'Grizzly Bears'],
  ],
  [['Unsummon'], ['Island', 'Swamp', 'Drudge Skeletons', 'Prodigal Sorcerer']],
];

/** A fight in which both may act before the damage is dealt, and after. */
const FIGHT: readonly Side[] = [
  [['Giant Growth'], ['Forest', 'Mogg Fanatic']],
  [[], ['Swamp', 'Drudge Skeletons']],
];

function position(edition: string, sides: readonly Side[], step: Step): Setup {
  const { eras } = editionNamed(edition);
  const faces: Face[] = [];
  const number = (name: string): number => {
    const face = faceNamed(name, eras);
    if (!face) throw new Error(`There is no card called ${name}.`);
    if (!faces.includes(face)) faces.push(face);
    return faces.indexOf(face);
  };
  const seat = ([hand, battlefield]: Side): SeatPosition => ({
    library: Array.from({ length: 10 }, () => number('Forest')),
    hand: hand.map(number),
    graveyard: [],
    exile: [],
    ante: [],
    battlefield: battlefield.map((name) => ({ face: number(name) })),
  });
  const seats = sides.map(seat);
  return {
    edition,
    faces,
    variant: 'duel',
    seed: 1,
    ante: false,
    seats: [0, 1].map((team) => ({ name: `Seat ${team}`, team, attentive: false, deck: [] })),
    position: { turn: 1, active: 0, step, seats },
  };
}

/** Every reply to a question, where there are few; attacks and blocks one creature at a time. */
function repliesTo(duel: Duel): Reply[] {
  const offered = options(duel);
  switch (offered?.kind) {
    case 'act':
      return [
        { kind: 'act', act: { kind: 'pass' } },
        ...offered.acts.filter((act) => act.kind !== 'useMana').map((act): Reply => ({ kind: 'act', act })),
      ];
    case 'targets':
      return offered.things.map((thing) => ({ kind: 'targets', targets: [thing] }));
    case 'choose':
      return offered.things.map((thing) => ({ kind: 'choose', things: [thing] }));
    case 'attack':
      return [
        { kind: 'attack', attackers: [] },
        ...offered.attackers.flatMap(({ card, goals }) =>
          goals.map((goal): Reply => ({ kind: 'attack', attackers: [{ card, ...goal, band: -1 }] })),
        ),
      ];
    case 'block':
      return [
        { kind: 'block', blocks: [] },
        ...offered.blockers.flatMap(({ card, attackers }) =>
          attackers.map((attacker): Reply => ({ kind: 'block', blocks: [{ blocker: card, attacker }] })),
        ),
      ];
    default:
      throw new Error(`A question of kind ${String(offered?.kind)} was not expected in this position.`);
  }
}

/** Lines of play after so many decisions. */
function linesAfter(duel: Duel, decisions: number): number {
  if (decisions === 0 || duel.result) return 1;
  let lines = 0;
  for (const reply of repliesTo(duel)) {
    const next = clone(duel);
    expect(answer(next, reply)).toBeUndefined();
    lines += linesAfter(next, decisions - 1);
  }
  return lines;
}

describe('lines of play from one position, by number of decisions', () => {
  test.each([
    ['alpha', [3, 11, 27, 89, 276, 759]],
    ['fifth', [3, 11, 27, 89, 276, 763]],
    ['portal', [3, 10, 22, 67, 161, 576]],
    ['tenth', [3, 12, 30, 109, 350]],
    ['m11', [3, 12, 30, 109, 350]],
  ])('under %s', (edition, counts) => {
    const start = newDuel(position(edition, MAIN_PHASE, 'main1'));
    expect(counts.map((_, before) => linesAfter(start, before + 1))).toEqual(counts);
  });
});

describe('lines of play from the attack on, by number of decisions', () => {
  test.each([
    ['alpha', [39, 206, 917, 3925]],
    ['fifth', [39, 206, 917, 3939]],
    ['portal', [35, 221, 1234, 8989]],
    ['tenth', [35, 187, 896, 4030]],
    ['m11', [35, 187, 891, 3994]],
  ])('under %s', (edition, counts) => {
    const start = newDuel(position(edition, FIGHT, 'declareAttackers'));
    expect([4, 6, 8, 10].map((decisions) => linesAfter(start, decisions))).toEqual(counts);
  });
});
