import { expect, test } from 'vitest';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { forceOf } from '../../../src-main/wording/force.ts';

const FORCES = [
  ['Lightning Bolt', 'damage'],
  ['Disintegrate', 'damage'],
  ['Terror', 'destroy'],
  ['Wrath of God', 'sweep'],
  ['Counterspell', 'counter'],
  ['Unsummon', 'return'],
  ['Giant Growth', 'growth'],
  ['Ancestral Recall', 'draw'],
  ['Mind Rot', 'discard'],
  ['Dark Ritual', 'mana'],
  ['Control Magic', 'steal'],
  ['Time Walk', 'turn'],
] as const;

test.each(FORCES)('%s is mainly a matter of %s', (name, force) => {
  const face = faceNamed(name, []);
  if (!face) throw new Error(`There is no ${name}.`);
  expect(forceOf(face)).toBe(force);
});

test('a creature without abilities has no force', () => {
  const face = faceNamed('Grizzly Bears', []);
  expect(face && forceOf(face)).toBeUndefined();
});
