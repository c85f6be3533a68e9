import { describe, expect, test } from 'vitest';
import { chipsOf, without } from '../../../src-shared/search/chips.ts';
import { completionsOf } from '../../../src-shared/search/completing.ts';
import { readQuery } from '../../../src-shared/search/read.ts';

describe('what is not understood is told, and the rest still counts', () => {
  test.each([
    ['foo:bar', 'unknownField', 'foo'],
    ['pow:', 'noValue', 'pow'],
    ['pow>big', 'notANumber', 'big'],
    ['c:purple', 'unknownColour', 'purple'],
    ['r:legendary', 'unknownRarity', 'legendary'],
    ['book:fourth', 'unknownRulebook', 'fourth'],
    ['kw:sneaky', 'unknownKeyword', 'sneaky'],
    ['is:nice', 'unknownFlag', 'nice'],
    ['in:space', 'unknownFlag', 'space'],
    ['t>goblin', 'notComparable', 'goblin'],
    ['e>m10', 'notComparable', 'm10'],
    ['"serra', 'openQuote', 'serra'],
    ['(a b', 'openBracket', '('],
    ['a)', 'strayBracket', ')'],
  ])('%s', (text, kind, words) => {
    const { findings } = readQuery(`pow>1 ${text}`);
    expect(findings).toMatchObject([{ kind, words }]);
    const [finding] = findings;
    const { at = 0, end = 0 } = finding?.place ?? {};
    expect(`pow>1 ${text}`.slice(at, end)).not.toBe('');
    expect(JSON.stringify(readQuery(`pow>1 ${text}`).query)).toContain('"field":"power"');
  });

  test('a deep nest of brackets is told, not followed', () => {
    const { findings } = readQuery('('.repeat(400));
    expect(findings.map(({ kind }) => kind)).toContain('tooDeep');
  });

  test('a text of any length is cut, and that is told', () => {
    expect(readQuery('a '.repeat(5_000)).findings).toMatchObject([{ kind: 'tooLong' }]);
  });
});

test('"or" binds less than standing beside each other; "not" and "-" turn round what follows', () => {
  const { query } = readQuery('a b or -(c or not d)');
  expect(query).toMatchObject({
    kind: 'either',
    of: [
      { kind: 'every', of: [{ term: { words: 'a' } }, { term: { words: 'b' } }] },
      { kind: 'not', of: { kind: 'either', of: [{ term: { words: 'c' } }, { kind: 'not' }] } },
    ],
  });
});

describe('chips', () => {
  const text = 'dragon -c:r (t:elf or mv<3)';

  test('every piece that asks for something, as it stands', () => {
    expect(chipsOf(text)).toMatchObject([
      { words: 'dragon', isTurnedRound: false },
      { words: '-c:r', field: 'colour', isTurnedRound: true },
      { words: 't:elf', field: 'type' },
      { words: 'mv<3', field: 'value' },
    ]);
  });

  test('one is taken away', () => {
    const [, red] = chipsOf(text);
    expect(red && without(text, red.place)).toBe('dragon (t:elf or mv<3)');
  });
});

describe('completion', () => {
  const words = {
    names: ['Serra Angel', 'Shivan Dragon'],
    subtypes: ['Goblin', 'Gorgon'],
    sets: ['5ED'],
    formats: [],
  };
  const offered = (text: string) => completionsOf(text, text.length, words).map((offer) => offer.words);

  test('of fields and names', () => {
    expect(offered('po')).toEqual(['pow:']);
    expect(offered('ser')).toEqual(['!"Serra Angel"']);
    expect(offered('c:r ang')).toEqual(['!"Serra Angel"']);
  });

  test('of the values of a field, in quotes where they need them', () => {
    expect(offered('t:go')).toEqual(['t:Goblin', 't:Gorgon']);
    expect(offered('kw:first')).toEqual(['kw:"first strike"']);
    expect(offered('-e:5')).toEqual(['e:5ED']);
    expect(offered('(r:my')).toEqual(['r:mythic']);
  });

  test('of nothing, nothing', () => {
    expect(offered('')).toEqual([]);
    expect(offered('pow>1 ')).toEqual([]);
    expect(offered('foo:ba')).toEqual([]);
  });

  test('it takes the place of what is typed', () => {
    expect(completionsOf('x t:go', 6, words)[0]?.place).toEqual({ at: 2, end: 6 });
  });
});
