import { expect, test } from 'vitest';
import { cardNames, faceNamed } from '../../../src-main/cards/index.ts';
import type { SpellAbility } from '../../../src-main/engine/language/ability.ts';
import { worthOf, worthOfFace } from '../../../src-main/opponents/worth.ts';

function worthOfSpell(name: string): number {
  const spell = faceNamed(name, ['m11'])?.abilities.find((ability) => ability.kind === 'spell');
  return worthOf((spell as SpellAbility).effect);
}

test.each(['Lightning Bolt', 'Terror', 'Unsummon', 'Counterspell', 'Mind Rot', 'Swords to Plowshares'])(
  '%s does harm to what it is aimed at',
  (name) => {
    expect(worthOfSpell(name)).toBeLessThan(0);
  },
);

test.each(['Giant Growth', 'Ancestral Recall', 'Jump', 'Healing Salve'])(
  '%s does good to what it is aimed at',
  (name) => {
    expect(worthOfSpell(name)).toBeGreaterThan(0);
  },
);

test('every card of the corpus has a worth that is a number', () => {
  const faces = cardNames().map((name) => faceNamed(name, ['m11']));
  for (const face of faces) if (face) expect(worthOfFace(face), face.name).toSatisfy(Number.isFinite);
  expect(faces.length).toBeGreaterThan(250);
});

test('a big flyer is worth more than a small bear', () => {
  const worth = (name: string): number => {
    const face = faceNamed(name, ['m11']);
    return face ? worthOfFace(face) : 0;
  };
  expect(worth('Serra Angel')).toBeGreaterThan(worth('Grizzly Bears'));
});
