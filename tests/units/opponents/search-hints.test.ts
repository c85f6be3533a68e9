import { describe, expect, test } from 'vitest';
import { answer, type Duel } from '../../../src-main/engine/index.ts';
import { chancesOf } from '../../../src-main/opponents/hints/chances.ts';
import { hintOf } from '../../../src-main/opponents/hints/hint.ts';
import { thoughtOf } from '../../../src-main/opponents/thought.ts';
import type { Hint } from '../../../src-shared/duel/hint.ts';
import { inHand, permanentNamed, positionDuel, type SeatWords } from '../../support/rule-duel.ts';

const hintFor = (duel: Duel): Hint =>
  hintOf(thoughtOf(duel, { mind: 'wizard', seat: 0, seed: 1, budget: { nodes: 4_000 } }));
const table = (mine: SeatWords, theirs: SeatWords = {}): Duel => positionDuel('m11', [mine, theirs]);

describe('a hint', () => {
  test('can be followed, and is the same when it is asked for again', () => {
    const duel = table({ hand: ['Runeclaw Bear'], battlefield: ['Forest', 'Forest'] });
    expect(hintFor(duel)).toEqual(hintFor(duel));
    expect(answer(duel, hintFor(duel).reply)).toBeUndefined();
  });

  test('tells of a win in this turn', () => {
    const duel = table({ hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, { life: 3 });
    expect(hintFor(duel).reason).toEqual({ kind: 'lethal', cards: [inHand(duel, 0, 'Lightning Bolt')] });
  });

  test('tells of a land to be played', () => {
    const duel = table({ hand: ['Forest'] });
    expect(hintFor(duel).reason).toEqual({ kind: 'playLand', cards: [inHand(duel, 0, 'Forest')] });
  });

  test('tells of the best that can be cast', () => {
    const duel = table({
      hand: ['Craw Wurm', 'Runeclaw Bear'],
      battlefield: Array<string>(6).fill('Forest'),
    });
    expect(hintFor(duel).reason).toEqual({ kind: 'castBest', cards: [inHand(duel, 0, 'Craw Wurm')] });
  });

  test('tells of mana that is better kept', () => {
    const duel = table({ hand: ['Giant Growth'], battlefield: ['Forest'] }, { battlefield: ['Hill Giant'] });
    const { reply, reason } = hintFor(duel);
    expect(reply).toEqual({ kind: 'act', act: { kind: 'pass' } });
    expect(['keepMana', 'waitAndSee', 'onlyChoice']).toContain(reason.kind);
  });

  test('tells how many could stand in the way of an attack', () => {
    const duel = table({ battlefield: ['Serra Angel', 'Serra Angel'] }, { battlefield: ['Hill Giant'] });
    for (let step = 0; step < 10 && duel.question?.kind !== 'attack'; step++)
      answer(duel, { kind: 'act', act: { kind: 'pass' } });
    expect(hintFor(duel).reason).toMatchObject({ kind: 'attackWithAll', blockers: 0, killers: 0 });
  });

  test('tells why a block is made, with what is coming', () => {
    const duel = positionDuel(
      'm11',
      [{ life: 4, battlefield: ['Hill Giant'] }, { battlefield: ['Craw Wurm'] }],
      {
        turn: 2,
        active: 1,
      },
    );
    const wurm = permanentNamed(duel, 'Craw Wurm');
    for (let step = 0; step < 20 && duel.question?.kind !== 'block'; step++)
      answer(
        duel,
        duel.question?.kind === 'attack'
          ? { kind: 'attack', attackers: [{ card: wurm, seat: 0, walker: -1, band: -1 }] }
          : { kind: 'act', act: { kind: 'pass' } },
      );
    expect(hintFor(duel).reason).toEqual({
      kind: 'blockToLive',
      cards: [permanentNamed(duel, 'Hill Giant')],
      coming: 6,
      life: 4,
    });
  });
});

describe('the chance to win', () => {
  const even = table({ battlefield: ['Hill Giant'] }, { battlefield: ['Hill Giant'] });
  const ahead = table({ battlefield: ['Craw Wurm', 'Serra Angel'] }, { life: 6 });

  test('is between 0 and 1, and both sides share it', () => {
    const [mine, theirs] = [chancesOf(even, 0), chancesOf(even, 1)];
    expect(mine).toBeGreaterThan(0.3);
    expect(mine).toBeLessThan(0.7);
    expect(Math.abs(mine + theirs - 1)).toBeLessThan(0.2);
  });

  test('is greater for who is ahead', () => {
    expect(chancesOf(ahead, 0)).toBeGreaterThan(chancesOf(even, 0));
  });

  test('is known for certain once the duel is over', () => {
    const duel = table({});
    answer(duel, { kind: 'concede', seat: 1 });
    expect([chancesOf(duel, 0), chancesOf(duel, 1)]).toEqual([1, 0]);
  });
});
