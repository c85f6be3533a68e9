import { describe, expect, test } from 'vitest';
import {
  HISTORY_WORDS,
  importFinding,
  PACK_WORDS,
  refusedSentence,
  TRADING,
} from '../../../../src-renderer/collection/sentences.ts';
import {
  CHANGE_KINDS,
  COLLECTION_REFUSALS,
  type CollectionChange,
  type Copies,
} from '../../../../src-shared/collection.ts';

const one = (card: string, count: number): Copies => ({ card, set: 'M11', number: '1', foil: 'no', count });

const change = (changed: Partial<CollectionChange>): CollectionChange => ({
  id: 1,
  at: '2026-01-01T12:00:00.000Z',
  kind: 'byHand',
  facts: {},
  cards: [one('Duress', 1)],
  isUndone: false,
  ...changed,
});

const setName = (code: string): string => (code === 'M11' ? 'Magic 2011' : code);
const what = (changed: Partial<CollectionChange>): string => HISTORY_WORDS.what(change(changed), setName);

test.each(COLLECTION_REFUSALS)('the refusal %s has a sentence', (reason) => {
  expect(refusedSentence({ reason })).toMatch(/^[A-Z].*\.$/);
});

test('a refusal names the cards that are missing', () => {
  expect(refusedSentence({ reason: 'notEnough', cards: [one('Duress', 2)] })).toContain('(2 Duress)');
});

describe('how cards came and went', () => {
  test.each(CHANGE_KINDS)('%s is told, also where no facts are known', (kind) => {
    expect(what({ kind })).toMatch(/^[A-Z]/);
    expect(what({ kind })).not.toContain('undefined');
  });

  test('a pack is told with its set, a trade with its wizard, a file with its name', () => {
    expect(what({ kind: 'pack', facts: { pack: 'booster', set: 'M11' } })).toBe(
      'Booster of Magic 2011 opened',
    );
    expect(what({ kind: 'trade', facts: { with: 'Morrow Vane' } })).toBe('Traded with Morrow Vane');
    expect(what({ kind: 'imported', facts: { file: 'mine.csv', format: 'csv' } })).toBe(
      'Taken over from mine.csv (Table)',
    );
  });

  test('an import that takes its cards away again is told as taken back', () => {
    const facts = { file: '', format: 'plain' };
    expect(what({ kind: 'imported', facts })).not.toContain('taken back');
    expect(what({ kind: 'imported', facts, cards: [one('Duress', -1)] })).toMatch(/, taken back$/);
  });

  test('cards that came have a plus, cards that went a minus', () => {
    expect(HISTORY_WORDS.copies(one('Duress', 2))).toBe('+2 Duress (M11)');
    expect(HISTORY_WORDS.copies({ ...one('Duress', -1), foil: 'foil' })).toBe('−1 Duress (M11, shining)');
  });
});

test('a line of a file that was not understood is told by its number, with what may have been meant', () => {
  const finding = { kind: 'unknownCard', line: 7, text: 'Lightnig Bolt', near: ['Lightning Bolt'] } as const;
  expect(importFinding(finding)).toBe(
    'Line 7: There is no card called “Lightnig Bolt” here. It was left out. Was Lightning Bolt meant?',
  );
});

test('U181: the wizard says in words what is missing, and asks for more the more there is missing', () => {
  const said = [1, 4, 12, 24, 60].map((missing) => TRADING.missing('Pell Whim', missing));
  expect(new Set(said).size).toBe(said.length);
  expect(said[0]).toContain('common');
  expect(said[2]).toContain('rare');
  expect(said[4]).toContain('5 rare cards');
});

test('R481: a Portal strategy is told by its two colours', () => {
  expect(PACK_WORDS.strategy(['red', 'green'])).toMatch(/^Red and green\. \w/);
});
