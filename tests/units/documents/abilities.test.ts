/** ABILITIES.md is what the language and the cards say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { abilitiesText } from '../../../scripts/corpus/abilities-text.ts';
import { nodeKinds } from '../../../scripts/corpus/nodes.ts';
import { ROOT } from '../../../scripts/lib/root.mjs';

const kinds = nodeKinds();
const named = ({ family, kind }: (typeof kinds)[number]): string => `${family} ${kind}`;

test('it is up to date', () => {
  expect(abilitiesText(), 'npm run abilities').toBe(readFileSync(join(ROOT, 'ABILITIES.md'), 'utf8'));
});

describe('every kind of node', () => {
  test('says what it means, in a comment above its type', () => {
    expect(kinds.filter(({ means }) => means === '').map(named)).toEqual([]);
  });

  test('that one card alone uses, or none, says why behind "One card: " or "No card: " in that comment', () => {
    expect(kinds.filter(({ cards, reason }) => cards.size <= 1 && !reason).map(named)).toEqual([]);
  });

  test('that several cards use claims no such reason', () => {
    expect(kinds.filter(({ cards, reason }) => cards.size > 1 && reason).map(named)).toEqual([]);
  });
});

test('a word that two families share is counted for each', () => {
  const taps = kinds.filter(({ kind }) => kind === 'tap');
  expect(taps.map(({ family }) => family).sort()).toEqual(['cost', 'effect']);
  const [one, other] = taps;
  expect(one?.cards).not.toEqual(other?.cards);
});
