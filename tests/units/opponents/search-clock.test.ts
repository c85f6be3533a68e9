import { describe, expect, test } from 'vitest';
import { answer, clone, type Duel, type Reply } from '../../../src-main/engine/index.ts';
import { ownReply } from '../../../src-main/opponents/minds.ts';
import { thoughtOf } from '../../../src-main/opponents/thought.ts';
import { timed } from '../../support/processor.ts';
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

const MILLISECONDS = 200;

/** A single step may go on beyond the stop, some forty milliseconds. */
const MOST_SECONDS = 2;

function expectInTime(duel: Duel): void {
  const seat = duel.question?.seat ?? 0;
  const budget = { nodes: Number.MAX_SAFE_INTEGER, milliseconds: MILLISECONDS };
  const thought = thoughtOf(duel, { mind: 'wizard', seat, seed: 1, budget });
  const { value: reply, seconds } = timed(() => ownReply(thought));
  expect(seconds).toBeLessThan(MOST_SECONDS);
  expect(answer(clone(duel), reply as Reply)).toBeUndefined();
}

describe('with sixty creatures about, the clock holds', () => {
  test('in a main phase', () => {
    expectInTime(crowded());
  });

  test('when attackers are chosen', () => {
    const duel = crowded();
    goOnUntil(duel, ({ kind }) => kind === 'attack');
    expectInTime(duel);
  });
});
