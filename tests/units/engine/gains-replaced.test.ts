/** Several texts that would each take the place of the same gain of life: no two cards do, so they are made up. */
import { describe, expect, test } from 'vitest';
import { asked, options, type Duel } from '../../../src-main/engine/index.ts';
import { draw } from '../../../src-main/engine/language/effects/draw.ts';
import { gainLife, loseLife } from '../../../src-main/engine/language/effects/life.ts';
import { instead } from '../../../src-main/engine/language/abilities.ts';
import { thatMuch } from '../../../src-main/engine/language/amounts/thatMuch.ts';
import { you } from '../../../src-main/engine/language/refs/players.ts';
import type { Effect } from '../../../src-main/engine/language/effect.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { enchantment, instant } from '../../../src-main/cards/words.ts';
import {
  act,
  goOnUntil,
  handSize,
  inHand,
  lifeOf,
  positionDuel,
  say,
  thingAt,
} from '../../support/rule-duel.ts';

const insteadOfLife = (name: string, effect: Effect): Face =>
  enchantment(name, '{W}', instead({ kind: 'gainReplaced', who: you, effect })).face;

const LEARNING = insteadOfLife('Learning', draw(you, thatMuch()));
const PENANCE = insteadOfLife('Penance', loseLife(you, thatMuch()));
const KINDNESS = insteadOfLife('Kindness', gainLife(you, 5));
const TONIC = instant('Tonic', '{W}', gainLife(you, 2)).face;

function drink(edition: string, ...laid: readonly Face[]): Duel {
  const duel = positionDuel(edition, [{ hand: [TONIC], battlefield: ['Plains', ...laid] }, {}]);
  act(duel, { kind: 'cast', card: inHand(duel, 0, 'Tonic') });
  goOnUntil(duel, ({ kind }) => kind === 'choose' || duel.turn.step !== 'main1');
  return duel;
}

describe.each(['tenth', 'm11'])('under %s', (edition) => {
  test.each([
    ['Learning', 20, 2],
    ['Penance', 18, 0],
  ])('whoever would gain says which comes first: %s', (name, life, cards) => {
    const duel = drink(edition, LEARNING, PENANCE);
    expect(duel.question).toMatchObject({ seat: 0, kind: 'choose' });
    expect(asked(duel)).toMatchObject({ purpose: 'replacement', gain: 2, least: 1, most: 1 });
    expect(options(duel)).toMatchObject({ things: ['Learning', 'Penance'].map((one) => thingAt(duel, one)) });
    say(duel, { kind: 'choose', things: [thingAt(duel, name)] });
    goOnUntil(duel, () => duel.turn.step !== 'main1');
    expect([lifeOf(duel, 0), handSize(duel, 0)]).toEqual([life, cards]);
  });

  test('two of the same words leave nothing to choose', () => {
    const duel = drink(edition, LEARNING, LEARNING);
    expect(duel.question?.kind).not.toBe('choose');
    expect([lifeOf(duel, 0), handSize(duel, 0)]).toEqual([20, 2]);
  });

  test('what is gained in the place of a gain is not replaced by the same words again', () => {
    const duel = drink(edition, KINDNESS);
    expect(lifeOf(duel, 0)).toBe(25);
  });
});

test('in 1997 they come as they came into play', () => {
  const duel = drink('fifth', PENANCE, LEARNING);
  expect(duel.question?.kind).not.toBe('choose');
  expect([lifeOf(duel, 0), handSize(duel, 0)]).toEqual([18, 0]);
});
