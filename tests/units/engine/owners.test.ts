import { describe, expect, test } from 'vitest';
import { answer, clone, type Duel } from '../../../src-main/engine/index.ts';
import { hash } from '../../../src-main/engine/value/hash.ts';
import { act, goOnUntil, openingDuel, permanentNamed, positionDuel } from '../../support/rule-duel.ts';

/** A Tablet has been used on an Angel, and nobody has paid for it. */
function tradedDuel(): Duel {
  const duel = positionDuel('fifth', [
    { battlefield: ['Bronze Tablet', 'Forest', 'Forest', 'Forest', 'Forest'] },
    { battlefield: ['Serra Angel'] },
  ]);
  const angel = permanentNamed(duel, 'Serra Angel');
  const incarnation = duel.cards[angel]?.incarnation ?? -1;
  act(duel, {
    kind: 'activate',
    card: permanentNamed(duel, 'Bronze Tablet'),
    ability: 0,
    targets: [[{ kind: 'card', card: angel, incarnation }]],
  });
  goOnUntil(duel, () => duel.cards[angel]?.owner === 0);
  return duel;
}

describe('cards that change their owners', () => {
  test('the result says which, from whom and to whom', () => {
    const duel = tradedDuel();
    const [tablet, angel] = ['Bronze Tablet', 'Serra Angel'].map((name) =>
      duel.cards.findIndex(({ face }) => duel.faces[face]?.name === name),
    );
    expect(answer(duel, { kind: 'concede', seat: 1 })).toBeUndefined();
    expect(duel.result).toMatchObject({ kind: 'won', seats: [0] });
    expect(duel.result?.traded).toHaveLength(2);
    expect(duel.result?.traded).toEqual(
      expect.arrayContaining([
        { card: tablet, from: 0, to: 1 },
        { card: angel, from: 1, to: 0 },
      ]),
    );
  });

  test('who brought them survives a copy and a saved duel', () => {
    const duel = tradedDuel();
    expect(hash(clone(duel))).toBe(hash(duel));
    expect(hash(JSON.parse(JSON.stringify(duel)) as Duel)).toBe(hash(duel));
  });
});

describe('cards about what is put up', () => {
  const deck = (name: string): string[] => Array.from({ length: 60 }, () => name);
  const owned = (duel: Duel, name: string): number =>
    duel.cards.filter(({ face }) => duel.faces[face]?.name === name).length;

  test('stay out of a duel in which nothing is', () => {
    const duel = openingDuel('fifth', [[...deck('Forest'), 'Darkpact'], deck('Forest')]);
    expect(owned(duel, 'Darkpact')).toBe(0);
    expect(owned(duel, 'Forest')).toBe(120);
  });
});
