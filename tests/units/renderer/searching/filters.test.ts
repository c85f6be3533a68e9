import { describe, expect, test } from 'vitest';
import {
  choicesIn,
  coloursOn,
  hasWords,
  piecesOf,
  withChoice,
  withColour,
  withWords,
} from '../../../../src-renderer/searching/filters.ts';
import { readQuery } from '../../../../src-shared/search/read.ts';

describe('filters write into the search', () => {
  test('choices of a kind stand together in brackets, and the last one goes without', () => {
    const one = withChoice('dragon', 'type', 't:creature');
    expect(one).toBe('dragon t:creature');
    const two = withChoice(one, 'type', 't:instant');
    expect(two).toBe('dragon (t:creature or t:instant)');
    expect(choicesIn(two, 'type')).toEqual(['t:creature', 't:instant']);
    expect(withChoice(two, 'type', 't:creature')).toBe('dragon t:instant');
    expect(withChoice(withChoice(two, 'type', 't:creature'), 'type', 't:instant')).toBe('dragon');
  });

  test('costs of seven and more are one choice beside the others', () => {
    const text = withChoice(withChoice('', 'cost', 'mv=2'), 'cost', 'mv>=7');
    expect(text).toBe('(mv=2 or mv>=7)');
    expect(readQuery(text).findings).toEqual([]);
  });

  test('colours: cards of no other colour, with or without what has none', () => {
    const white = withColour('', 'W');
    expect(white).toBe('c<=w');
    expect(coloursOn(white)).toEqual(['W', 'C']);
    const coloured = withColour(white, 'C');
    expect(coloured).toBe('c<=w c>0');
    expect(coloursOn(coloured)).toEqual(['W']);
    expect(withColour(coloured, 'G')).toBe('c<=wg c>0');
    expect(withColour(coloured, 'W')).toBe('');
    expect(coloursOn(withColour('', 'C'))).toEqual(['C']);
    for (const text of [white, coloured, 'c:c']) expect(readQuery(text).findings).toEqual([]);
  });

  test('what the player typed in brackets of their own is left alone', () => {
    const own = '(dragon or (t:elf mv<3))';
    expect(choicesIn(own, 'type')).toEqual([]);
    expect(withChoice(own, 'type', 't:land')).toBe(`${own} t:land`);
    expect(piecesOf(own)).toEqual([]);
  });

  test('single words go on and off', () => {
    const text = withWords('elf', 'is:owned');
    expect(text).toBe('elf is:owned');
    expect(hasWords(text, 'is:owned')).toBe(true);
    expect(withWords(text, 'is:owned')).toBe('elf');
    expect(withWords('', 'kw:"first strike"')).toBe('kw:"first strike"');
    expect(hasWords('kw:"first strike"', 'kw:"first strike"')).toBe(true);
  });

  test('a bracket of choices is one piece, and goes as one', () => {
    const text = 'elf (t:creature or t:instant) c<=g c>0 -is:owned';
    expect(piecesOf(text).map(({ words }) => words)).toEqual([
      'elf',
      '(t:creature or t:instant)',
      'c<=g c>0',
      '-is:owned',
    ]);
  });
});
