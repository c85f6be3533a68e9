import { describe, expect, test } from 'vitest';
import { answer, clone, type Duel, type Reply } from '../../../src-main/engine/index.ts';
import { searchReply } from '../../../src-main/opponents/search/search.ts';
import { thoughtOf } from '../../../src-main/opponents/thought.ts';
import { goOnUntil, positionDuel } from '../../support/rule-duel.ts';

const CROWD = [
  'Grizzly Bears',
  'Hill Giant',
  'Serra Angel',
  'Craw Wurm',
  'Scryb Sprites',
  'Prodigal Sorcerer',
];
const thirty = [...CROWD, ...CROWD, ...CROWD, ...CROWD, ...CROWD];
const LANDS = ['Mountain', 'Mountain', 'Mountain', 'Forest', 'Forest', 'Forest'];
const HAND = ['Lightning Bolt', 'Fireball', 'Giant Growth', 'Hurricane'];

const crowded = (): Duel =>
  positionDuel('fifth', [
    { hand: HAND, battlefield: [...thirty, ...LANDS] },
    { hand: HAND, battlefield: [...thirty, ...LANDS] },
  ]);

/** A single step may go on beyond the stop, and what Node compiles and clears away meanwhile is counted with it. */
const GRACE = 3;

/** In time of this process, for the machine may be busy with others. */
function expectInTime(duel: Duel, milliseconds: number): void {
  const seat = duel.question?.seat ?? 0;
  const budget = { nodes: Number.MAX_SAFE_INTEGER, milliseconds };
  const thought = thoughtOf(duel, { mind: 'wizard', seat, seed: 1, budget });
  const begun = process.cpuUsage();
  const reply = searchReply(thought);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(milliseconds * GRACE);
  expect(answer(clone(duel), reply as Reply)).toBeUndefined();
}

describe('with sixty creatures about, the clock holds', () => {
  test('in a main phase', () => {
    expectInTime(crowded(), 1_000);
  }, 30_000);

  test('when attackers are chosen', () => {
    const duel = crowded();
    goOnUntil(duel, ({ kind }) => kind === 'attack');
    expectInTime(duel, 1_000);
  }, 30_000);
});
