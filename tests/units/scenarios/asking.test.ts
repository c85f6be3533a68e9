/** What a scenario says about questions: who is asked, for what and when, and in which window something is refused. */
import { describe, expect, test } from 'vitest';
import { played } from './support.ts';

const SLEIGHT = {
  edition: 'tenth',
  A: '{ hand: [Mind Bend], battlefield: [Island] }',
  B: '{ hand: [Lightning Bolt], battlefield: [Mountain, White Knight] }',
};
const CAST = 'at: 1.main1, A: cast, card: Mind Bend, targets: [White Knight]';

describe('a question as a line', () => {
  test('asked waits for the question, and what stands behind it waits too', () => {
    const A = '{ hand: [Raging Goblin, Terror], battlefield: [Mountain, Swamp, Swamp] }';
    const script = [
      'at: 1.main1, A: cast, card: Terror',
      'at: 1.main1, A: asked, for: targets, card: Terror, offers: [Boar], offersNot: [Wall of Bone]',
      'at: 1.main1, A: choose, pick: [Boar]',
    ];
    const B = '{ battlefield: [Boar, Wall of Bone, Wall] }';
    const rest = 'stopAt: 1.main2\nexpect: { graveyard: { B: [Boar] } }';
    expect(played({ A, B, script, rest }).reasons).toEqual([]);
  });

  test('a question that never comes fails its line', () => {
    const script = ['at: 1.main1, A: asked, for: word'];
    expect(played({ script, rest: 'stopAt: 1.main2' }).reasons).toEqual([
      '1.main1 A: asked, for: word: this was not asked',
    ]);
  });

  test('a question of another kind, of another player or about another card is not the one', () => {
    const fails = (line: string): boolean => {
      const script = [
        CAST,
        line,
        'at: 1.main1, A: choose, pick: [black]',
        'at: 1.main1, A: choose, pick: [red]',
      ];
      return played({ ...SLEIGHT, script, rest: 'stopAt: 1.main2' }).reasons.length > 0;
    };
    const word = 'at: 1.main1, A: asked, for: word, card: Mind Bend, offers: [black], offersNot: [giant]';
    expect(fails(word)).toBe(false);
    expect(fails('at: 1.main1, A: asked, for: source')).toBe(true);
    expect(fails('at: 1.main1, B: asked, for: word')).toBe(true);
    expect(fails('at: 1.main1, A: asked, for: word, card: White Knight')).toBe(true);
    expect(fails('at: 1.main1, A: asked, for: word, offers: [giant]')).toBe(true);
    expect(fails('at: 1.main2, A: asked, for: word')).toBe(true);
  });

  test('one question answers one line only', () => {
    const one = 'at: 1.main1, A: asked, for: word, offers: [black]';
    const choices = ['at: 1.main1, A: choose, pick: [black]', 'at: 1.main1, A: choose, pick: [red]'];
    const reasons = (lines: readonly string[]): readonly string[] =>
      played({ ...SLEIGHT, script: [CAST, ...lines, ...choices], rest: 'stopAt: 1.main2' }).reasons;
    expect(reasons([one])).toEqual([]);
    expect(reasons([one, one, one])).toEqual([
      `1.main1 A: asked, for: word, offers: [black]: this was not asked`,
    ]);
  });

  test('before: what is done behind an asked line comes after its question', () => {
    const script = [
      'at: 1.main1, A: cast, card: Boar',
      'at: 1.main1, B: asked, for: open, onStack: Boar',
      'at: 1.main1, A: asked, for: open, whenEmpty: true',
    ];
    const A = '{ hand: [Boar], battlefield: [Mountain, Mountain] }';
    const rest = 'stopAt: 1.main2\nexpect: { battlefield: { A: { Boar: 1 } } }';
    expect(played({ A, script, rest }).reasons).toEqual([]);
    const late = [...script, 'at: 1.main1, B: asked, for: open, onStack: Boar'];
    expect(played({ A, script: late, rest }).reasons).toHaveLength(1);
  });

  test('notAsked holds until its step is over', () => {
    const full = '{ hand: [Boar, Wall, Boar, Wall, Boar, Wall, Boar, Wall] }';
    const discard = 'at: 1.cleanup, A: discard, cards: [Wall]';
    const reasons = (line: string): readonly string[] =>
      played({ A: full, script: [line, discard], rest: 'stopAt: 2.main1' }).reasons;
    expect(reasons('at: 1.cleanup, A: notAsked, for: discard')).toEqual([
      '1.cleanup A: notAsked, for: discard: this is asked',
    ]);
    expect(reasons('at: 1.cleanup, A: notAsked, for: handLimit')).toHaveLength(1);
    expect(reasons('at: 1.end, A: notAsked, for: choose')).toEqual([]);
    expect(reasons('at: 1.cleanup, B: notAsked, for: choose')).toEqual([]);
  });

  test('notAsked in a step that does not happen fails', () => {
    const script = ['at: 1.combatDamage, A: notAsked, for: assign'];
    expect(played({ script, rest: 'stopAt: 1.end' }).reasons).toEqual([
      '1.combatDamage A: notAsked, for: assign: this step did not happen',
    ]);
  });

  test('without stopAt a duel goes on until notAsked is settled', () => {
    const A = '{ hand: [Boar, Wall, Boar, Wall, Boar, Wall, Boar, Wall] }';
    const script = ['at: 1.cleanup, A: notAsked, for: discard'];
    expect(played({ A, script, rest: '' }).reasons).toHaveLength(1);
  });
});

describe('questions in an expectation', () => {
  const script = [CAST, 'at: 1.main1, A: choose, pick: [black]', 'at: 1.main1, A: choose, pick: [red]'];
  const reasons = (expected: string): readonly string[] =>
    played({ ...SLEIGHT, script, rest: `stopAt: 1.main2\nexpect: { ${expected} }` }).reasons;

  test('asked: what has been asked until then, by kind or purpose, by card, or how often', () => {
    expect(reasons('asked: { A: word, B: [act, open] }')).toEqual([]);
    expect(reasons('asked: { A: { for: word, card: Mind Bend } }')).toEqual([]);
    expect(reasons('asked: { A: { word: 2, source: 0 } }')).toEqual([]);
    expect(reasons('asked: { A: { word: 1 } }')).toEqual(['A asked for word: expected 1, found 2']);
    expect(reasons('asked: { B: word }')).toEqual(['B should be asked for word']);
    expect(reasons('asked: { A: { for: word, card: White Knight } }')).toEqual([
      'A should be asked for word by White Knight',
    ]);
  });

  test('notAsked', () => {
    expect(reasons('notAsked: { B: [word, yesNo] }')).toEqual([]);
    expect(reasons('notAsked: { A: word }')).toEqual(['A should not be asked for word']);
  });

  test('a check sees only what was asked before it', () => {
    const rest = `stopAt: 1.main2
checks: [{ at: 1.main1, expect: { notAsked: { A: word } } }]
expect: { asked: { A: word } }`;
    expect(played({ ...SLEIGHT, script, rest }).reasons).toEqual([]);
  });
});

describe('words that are no question', () => {
  const unread = (script: readonly string[], rest: string): string =>
    played({ script, rest }).reasons.join(' ');

  test.each([
    [['at: 1.main1, A: asked, for: breakfast'], ''],
    [['at: 1.main1, A: notAsked'], ''],
    [['at: 1.main1, A: illegal, verb: asked, for: word'], ''],
    [['at: 1.main1, A: cast, card: Boar, window: kitchen'], ''],
    [['at: 1.main1, A: cast, card: Boar, window: { prevention: 0 }'], ''],
    [[], 'expect: { asked: { A: breakfast } }'],
    [[], 'expect: { canDo: [{ A: asked, for: word }] }'],
    [[], 'expect: { knows: { A: { hand: [Boar] } } }'],
  ])('%j %s', (script, rest) => {
    expect(unread(script, rest)).toMatch(/^line \d+: |needs/);
  });
});

describe('the window of a line', () => {
  const bolts = {
    edition: 'fifth',
    A: '{ hand: [Lightning Bolt, { card: Lightning Bolt, as: Second }], battlefield: [Mountain, Mountain] }',
    B: '{ hand: [Healing Salve, Counterspell], battlefield: [Plains, Island, Island] }',
  };
  const two = [
    'at: 1.main1, A: cast, card: Lightning Bolt, targets: [B]',
    'at: 1.main1, A: cast, card: Second, targets: [B], onStack: Lightning Bolt',
  ];
  const salve = 'B: cast, card: Healing Salve, modes: [2], targets: [B]';

  test('a refusal is tried in it', () => {
    const reasons = (window: string): readonly string[] => {
      const refused = `at: 1.main1, B: illegal, verb: cast, card: Counterspell, targets: [Lightning Bolt], window: ${window}`;
      return played({ ...bolts, script: [two[0] ?? '', refused], rest: 'stopAt: 1.main2' }).reasons;
    };
    expect(reasons('interrupt')).toHaveLength(1);
    expect(reasons('prevention')).toEqual([]);
  });

  test('it stays the same one where some of what it is about was prevented in it', () => {
    const script = [
      ...two,
      'at: 1.main1, B: activate, card: "Circle of Protection: Red", ability: 1, window: { prevention: 1 }',
      'at: 1.main1, B: activate, card: "Circle of Protection: Red", ability: 1, window: { prevention: 2 }',
    ];
    const B = '{ battlefield: ["Circle of Protection: Red", Plains, Plains] }';
    expect(played({ ...bolts, B, script, rest: 'expect: { life: { B: 20 } }' }).reasons).toEqual([]);
  });

  test('a line waits for it, and for the how manieth of the step', () => {
    const life = (window: string): readonly string[] => {
      const script = [...two, `at: 1.main1, ${salve}, window: ${window}`];
      return played({ ...bolts, script, rest: 'stopAt: 1.main2\nexpect: { life: { B: 17 } }' }).reasons;
    };
    expect(life('prevention')).toEqual([]);
    expect(life('{ prevention: 2 }')).toEqual([]);
    expect(life('{ prevention: 3 }')).toHaveLength(1);
  });

  test('the second one is another than the first', () => {
    const first = `at: 1.main1, ${salve}, window: { prevention: 1 }`;
    const second =
      'at: 1.main1, B: illegal, verb: cast, card: Healing Salve, modes: [2], targets: [B], window: { prevention: 2 }';
    const reasons = (script: readonly string[]): readonly string[] =>
      played({ ...bolts, script: [...two, ...script], rest: 'stopAt: 1.main2' }).reasons;
    expect(reasons([second])).toHaveLength(1);
    expect(reasons([first, second])).toEqual([]);
  });
});
