import { newDuel, answer, clone, type Duel, type Reply } from '../../../src-main/engine/index.ts';
import { describe, expect, test } from 'vitest';
import { ownReply } from '../../../src-main/opponents/minds.ts';
import { thoughtOf } from '../../../src-main/opponents/thought.ts';
import { worldOf } from '../../../src-main/opponents/world.ts';
import { lethalLine } from '../../../src-main/opponents/lethal/lethal.ts';
import { newEffort } from '../../../src-main/opponents/search/effort.ts';
import type { MindName } from '../../../src-shared/duels.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import { playByChance } from '../../../scripts/fuzz/duels.ts';
import { positionDuel, type SeatWords } from '../../support/rule-duel.ts';

const LEVELS = ['sorcerer', 'wizard'] as const;
const NODES = 600;

function thinks(duel: Duel, mind: MindName, budget = { nodes: NODES }): Reply | undefined {
  const seat = duel.question?.seat ?? 0;
  return ownReply(thoughtOf(duel, { mind, seat, seed: 5, budget }));
}

const many = (name: string, count: number): string[] => Array.from({ length: count }, () => name);

/** Every so manieth question of a duel by chance. */
function questionsOf(edition: string, seed: number, every: number): Duel[] {
  const { setup, replies } = playByChance({ edition, seats: 2, seed });
  const duel = newDuel(setup);
  const found: Duel[] = [];
  replies.forEach((reply, place) => {
    if (place % every === 0 && duel.question) found.push(clone(duel));
    answer(duel, reply);
  });
  return found;
}

describe.each(LEVELS)('a %s', (level) => {
  test('gives the same reply to the same thought', () => {
    for (const duel of questionsOf('fifth', 11, 61)) expect(thinks(duel, level)).toEqual(thinks(duel, level));
  });

  test.each(RULEBOOKS)('says nothing under %s that the rules refuse', (edition) => {
    for (const duel of questionsOf(edition, 21, 47)) {
      const reply = thinks(duel, level);
      if (!reply) continue;
      const seat = duel.question?.seat ?? 0;
      const world = worldOf(thoughtOf(duel, { mind: level, seat, seed: 5, budget: { nodes: NODES } }));
      expect({ reply, refusal: answer(world, reply) }).toEqual({ reply, refusal: undefined });
    }
  });

  test('keeps no mana for an answer under Portal, where nobody answers', () => {
    const mine = { hand: ['Hill Giant'], battlefield: many('Mountain', 4) };
    const duel = positionDuel('portal', [mine, { battlefield: ['Craw Wurm'] }]);
    const replies = Array.from({ length: 12 }, (_, seed) =>
      ownReply(thoughtOf(duel, { mind: level, seat: 0, seed, budget: { nodes: 250 } })),
    );
    for (const reply of replies) expect(reply).toMatchObject({ act: { kind: 'cast' } });
  });

  test('has an answer when there is no time at all', () => {
    const duel = positionDuel('m11', [
      { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Runeclaw Bear'] },
      { battlefield: ['Hill Giant'] },
    ]);
    const thought = thoughtOf(duel, {
      mind: level,
      seat: 0,
      seed: 1,
      budget: { nodes: NODES, milliseconds: 0 },
    });
    expect(answer(clone(duel), ownReply(thought) as Reply)).toBeUndefined();
  });
});

/** What is found for seat 0 with so much effort, from its main phase on. */
const winFor = (edition: string, mine: SeatWords, theirs: SeatWords): readonly Reply[] | undefined =>
  lethalLine(newEffort({ nodes: 6_000 }), positionDuel(edition, [mine, theirs]), 0);

describe('the hunt for a win in this turn', () => {
  test('puts into a Fireball what is left, and no less', () => {
    const line = winFor('fifth', { hand: ['Fireball'], battlefield: many('Mountain', 6) }, { life: 5 });
    expect(line).toContainEqual({ kind: 'x', x: 5 });
  });

  test('sends everybody when they cannot stop enough of them', () => {
    const line = winFor(
      'm11',
      { battlefield: many('Runeclaw Bear', 4) },
      { life: 4, battlefield: many('Hill Giant', 2) },
    );
    expect(line).toBeDefined();
  });

  test('finds no win that a block prevents', () => {
    const mine = { battlefield: many('Runeclaw Bear', 3) };
    expect(winFor('m11', mine, { life: 4, battlefield: many('Hill Giant', 2) })).toBeUndefined();
  });

  test('counts on no blocker standing where it stood when it can be sent home', () => {
    const mine = { hand: ['Unsummon'], battlefield: ['Island', 'Craw Wurm'] };
    const theirs = { life: 6, battlefield: ['Wall of Stone'] };
    expect(winFor('fifth', mine, theirs)).toBeDefined();
    expect(winFor('fifth', { ...mine, hand: [] }, theirs)).toBeUndefined();
  });
});
