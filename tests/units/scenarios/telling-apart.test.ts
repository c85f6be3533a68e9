/** Like things, and what only some know: names, tokens, knowledge, ownership, and who lost before. */
import { describe, expect, test } from 'vitest';
import { played } from './support.ts';

const reasons = (parts: Parameters<typeof played>[0]): readonly string[] => played(parts).reasons;

describe('things of one name', () => {
  const forked = {
    edition: 'tenth',
    A: '{ hand: [Lightning Bolt, Fork], battlefield: [Mountain, Mountain, Mountain] }',
    B: '{ hand: [Counterspell], battlefield: [Island, Island, Boar] }',
  };
  const fork = [
    'at: 1.main1, A: cast, card: Lightning Bolt, targets: [B]',
    'at: 1.main1, A: cast, card: Fork, targets: [Lightning Bolt], onStack: Lightning Bolt',
    'at: 1.main1, A: choose, pick: [Boar]',
  ];
  const counter = (target: string): string[] => [
    ...fork,
    `at: 1.main1, B: cast, card: Counterspell, targets: ["${target}"], onStack: "Lightning Bolt (copy)"`,
  ];

  test('a spell and its copy', () => {
    const left = (target: string, expected: string): readonly string[] =>
      reasons({ ...forked, script: counter(target), rest: `stopAt: 1.main2\nexpect: { ${expected} }` });
    const copyLeft = 'life: { B: 20 }, graveyard: { B: [Counterspell, Boar] }';
    const originalLeft = 'life: { B: 17 }, graveyard: { B: [Counterspell] }';
    expect(left('Lightning Bolt (copy)', originalLeft)).toEqual([]);
    expect(left('Lightning Bolt #2', originalLeft)).toEqual([]);
    expect(left('Lightning Bolt (original)', copyLeft)).toEqual([]);
    expect(left('Lightning Bolt #1', copyLeft)).toEqual([]);
  });

  test('a copy that is not there is not waiting', () => {
    const script = [
      fork[0] ?? '',
      'at: 1.main1, B: cast, card: Counterspell, targets: ["Lightning Bolt (copy)"]',
    ];
    expect(reasons({ ...forked, script, rest: 'stopAt: 1.main2' })).toEqual([
      '1.main1 B: cast, card: Counterspell, targets: [Lightning Bolt (copy)]: nothing is called Lightning Bolt (copy)',
    ]);
  });

  test('two creatures, by the order in which they came', () => {
    const A = '{ battlefield: [Boar, { card: Boar, tapped: true }, { card: Boar, damage: 1 }] }';
    const permanents = (name: string, facts: string): readonly string[] =>
      reasons({ A, rest: `stopAt: 1.main2\nexpect: { permanents: [{ card: "${name}", ${facts} }] }` });
    expect(permanents('Boar #1', 'tapped: false, damage: 0')).toEqual([]);
    expect(permanents('Boar #2', 'tapped: true')).toEqual([]);
    expect(permanents('A.Boar #3', 'damage: 1')).toEqual([]);
    expect(permanents('Boar #4', 'tapped: false')).toEqual(['Boar #4 is not in play']);
    expect(permanents('B.Boar #1', 'tapped: false')).toHaveLength(1);
  });

  test('a permanent that copies another, and a token', () => {
    const A = '{ hand: [Clone], battlefield: [Island, Island, Island, Island] }';
    const B = '{ battlefield: [Boar, { card: Boar, token: true, tapped: true }] }';
    const script = ['at: 1.main1, A: cast, card: Clone', 'at: 1.main1, A: choose, pick: [Boar]'];
    const rest = `stopAt: 1.main2
expect:
  permanents:
    - { card: Boar (copy), controller: A }
    - { card: Boar (original), controller: B, tapped: false }
    - { card: Boar (token), controller: B, tapped: true }`;
    expect(reasons({ A, B, script, rest })).toEqual([]);
  });
});

describe('tokens', () => {
  test('one goes by its own name', () => {
    const B = '{ battlefield: [{ card: Wolf, token: true }] }';
    const rest =
      'stopAt: 1.main2\nexpect: { permanents: [{ card: Wolf, power: 2, toughness: 2, colors: [green] }] }';
    expect(reasons({ B, rest })).toEqual([]);
  });

  test('where not all of a name are the same, the card that makes it is named', () => {
    const size = (entry: string): readonly string[] =>
      reasons({
        A: `{ battlefield: [${entry}] }`,
        rest: 'stopAt: 1.main2\nexpect: { permanents: [{ card: Ooze, power: 2 }] }',
      });
    expect(size('{ card: Ooze, token: true }')).toEqual([
      'not every Ooze is the same: "madeBy" says which card makes it',
    ]);
    expect(size('{ card: Ooze, token: true, madeBy: Mitotic Slime }')).toEqual([]);
    expect(size('{ card: Ooze, token: true, madeBy: Grave Titan }')).toEqual(['Grave Titan makes no Ooze']);
  });

  test('what nobody makes is still an unknown card', () => {
    const A = '{ battlefield: [{ card: No Such Token, token: true }] }';
    expect(reasons({ A, rest: '' })).toEqual(['unknown card No Such Token']);
    expect(reasons({ A: '{ battlefield: [Wolf] }', rest: '' })).toEqual(['unknown card Wolf']);
  });
});

describe('who knows what', () => {
  test('a hand that was looked at, a library, and what lies open', () => {
    const A = '{ hand: [Peek, Terror], battlefield: [Island, Swamp, Swamp] }';
    const B = '{ hand: [Boar, Wall], graveyard: [Runner] }';
    const expected = (knows: string): readonly string[] => {
      const script = ['at: 1.main1, A: cast, card: Peek, targets: [B]'];
      return reasons({
        edition: 'tenth',
        A,
        B,
        script,
        rest: `stopAt: 1.main2\nexpect: { knows: { ${knows} } }`,
      });
    };
    expect(expected('A: { B.hand: [Boar, Wall], B.graveyard: [Runner], B.library: [] }')).toEqual([]);
    expect(expected('B: { A.hand: [], B.hand: { Boar: 1 } }')).toEqual([]);
    expect(expected('A: { B.hand: [] }')).toEqual(['B.hand as A knows it: expected [], found [Boar,Wall]']);
  });

  test('what was shown to all', () => {
    const A = '{ hand: [Sylvan Scrying], battlefield: [Forest, Forest], library: [Taiga, Forest] }';
    const script = ['at: 1.main1, A: cast, card: Sylvan Scrying', 'at: 1.main1, A: choose, pick: [Taiga]'];
    const shown = (expected: string): readonly string[] =>
      reasons({ edition: 'tenth', A, script, rest: `stopAt: 1.main2\nexpect: { shown: { ${expected} } }` });
    expect(shown('A: [Taiga], B: []')).toEqual([]);
    expect(shown('A: { Forest: 1 }')).toEqual(['Forest in cards shown by A: expected 1, found 0']);
  });
});

describe('who owns what', () => {
  const table = { A: '{ ante: Boar }', B: '{ ante: Wall, hand: [Runner] }' };

  test('until the duel is over a card put up is its owner’s, then the winner’s', () => {
    const before =
      'stopAt: 1.main2\nexpect: { owns: { A: { Boar: 1, Wall: 0 }, B: { Wall: 1, Runner: 1 } } }';
    expect(reasons({ ...table, rest: before })).toEqual([]);
    const script = ['at: 1.main1, B: concede'];
    const after = 'expect: { owns: { A: { Boar: 1, Wall: 1 }, B: { Wall: 0, Runner: 1 } } }';
    expect(reasons({ ...table, script, rest: after })).toEqual([]);
  });

  test('a card that was exchanged belongs to another', () => {
    const A =
      '{ hand: [Bronze Tablet], battlefield: [{ card: Bronze Tablet, as: Tablet }, Forest, Forest, Forest, Forest], ante: Forest }';
    const B = '{ battlefield: [Boar], ante: Forest }';
    const script = ['at: 1.main1, A: activate, card: Tablet, ability: 1, targets: [Boar]'];
    const rest = 'stopAt: 1.main2\nexpect: { owns: { A: { Boar: 1 }, B: { Bronze Tablet: 1 } } }';
    expect(reasons({ edition: 'fifth', A, B, script, rest })).toEqual([]);
  });
});

describe('who lost before', () => {
  const first = (edition: string, loser: string): readonly string[] =>
    reasons({
      edition,
      top: `opening: true\nlostBefore: ${loser}`,
      rest: `stopAt: 1.main1\nexpect: { active: ${loser} }`,
    });

  test.each(['alpha', 'portal'])('under %s the loser begins', (edition) => {
    expect(first(edition, 'A')).toEqual([]);
    expect(first(edition, 'B')).toEqual([]);
  });

  test('under Magic 2011 the loser chooses', () => {
    const script = ['at: 1.untap, B: asked, for: start', 'at: 1.untap, B: choose, pick: [draw]'];
    const rest = 'stopAt: 1.main1\nexpect: { active: A }';
    expect(reasons({ top: 'opening: true\nlostBefore: B', script, rest })).toEqual([]);
  });

  test('somebody at this table', () => {
    expect(reasons({ top: 'lostBefore: D', rest: '' })).toEqual(['D is no player of this duel']);
  });
});
