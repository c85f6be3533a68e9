import { expect, test } from 'vitest';
import { base64Of } from '../../../../src-renderer/controls/base64.ts';
import { canUndo } from '../../../../src-renderer/collection/past.svelte.ts';
import { FACES_A_PAGE, facesOnPage, otherPage } from '../../../../src-renderer/collection/players/gallery.ts';
import { vocabularyOf } from '../../../../src-renderer/searching/vocabulary.ts';
import { CHANGE_KINDS } from '../../../../src-shared/collection.ts';

test('a page of faces is the same each time, and has no face of another page', () => {
  const first = facesOnPage(0);
  expect(first).toHaveLength(FACES_A_PAGE);
  expect(facesOnPage(0)).toEqual(first);
  const names = [...first, ...facesOnPage(1)].map(({ name }) => name);
  expect(new Set(names).size).toBe(2 * FACES_A_PAGE);
});

test('another page is never the present one', () => {
  expect(otherPage(0, () => 0)).not.toBe(0);
  expect(otherPage(9_999, () => 0.99999)).not.toBe(9_999);
});

test('what was imported or changed by hand can be undone; a pack, a trade and an ante stay', () => {
  const facts = { id: 1, at: '', facts: {}, cards: [], isUndone: false };
  const undoable = CHANGE_KINDS.filter((kind) => canUndo({ ...facts, kind }));
  expect(undoable).toEqual(['imported', 'restored', 'byHand']);
  expect(canUndo({ ...facts, kind: 'byHand', isUndone: true })).toBe(false);
});

test('a long text with letters of every kind comes through base 64 whole', () => {
  const text = 'Æther Vial · 稲妻 🜁 '.repeat(5_000);
  expect(Buffer.from(base64Of(text), 'base64').toString('utf8')).toBe(text);
});

test('before the cards are there nothing but formats can be completed', () => {
  expect(vocabularyOf(undefined, ['Legacy'])).toEqual({
    names: [],
    subtypes: [],
    sets: [],
    formats: ['Legacy'],
  });
});
