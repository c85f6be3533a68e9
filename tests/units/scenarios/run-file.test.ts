/** The runner itself: what holds passes, what does not is said, and its conventions. Made-up cards only. */
import { describe, expect, test } from 'vitest';
import { played } from './support.ts';

const reasons = (parts: Parameters<typeof played>[0]): readonly string[] => played(parts).reasons;

describe('expectations', () => {
  test('what was expected and what was there are both said', () => {
    const rest = 'stopAt: 1.main2\nexpect: { life: { B: 17 } }';
    expect(reasons({ rest })).toEqual(['life of B: expected 17, found 20']);
  });

  test('a check looks at the start of its step, before its own actions', () => {
    const rest =
      'stopAt: 3.main1\nchecks: [{ at: 2.draw, expect: { handSize: { B: 0 }, active: B, step: draw } }]\nexpect: { handSize: { B: 1 } }';
    expect(reasons({ rest })).toEqual([]);
  });

  test('a check in a step that does not happen is made at the next that does', () => {
    const rest = 'stopAt: 2.main1\nchecks: [{ at: 1.combatDamage, expect: { step: endCombat } }]';
    expect(reasons({ rest })).toEqual([]);
  });

  test('zones compare as multisets or by counts', () => {
    const A = '{ battlefield: [Boar, Wall, Boar] }';
    const rest = 'stopAt: 1.main2\nexpect: { battlefield: { A: [Boar, Boar, Wall] } }';
    expect(reasons({ A, rest })).toEqual([]);
    expect(reasons({ A, rest: 'stopAt: 1.main2\nexpect: { battlefield: { A: { Boar: 1 } } }' })).toEqual([
      'Boar in battlefield of A: expected 1, found 2',
    ]);
  });

  test('canDo and cannotDo ask for the step that begins', () => {
    const rest = `stopAt: 1.main2
expect:
  canDo: [{ A: cast, card: Boar }]
  cannotDo: [{ B: cast, card: Wall }]`;
    const A = '{ hand: [Boar], battlefield: [Forest, Forest] }';
    expect(reasons({ A, B: '{ hand: [Wall] }', rest })).toEqual([]);
  });
});

describe('lines', () => {
  const battle = { A: '{ battlefield: [Boar] }', B: '{ battlefield: [Boar, Wall] }' };
  const attack = 'at: 1.declareAttackers, A: attack, with: [Boar]';

  test('attack and block', () => {
    const script = [attack, 'at: 1.declareBlockers, B: block, blocks: { Boar: [Wall] }'];
    const rest = 'stopAt: 1.main2\nexpect: { permanents: [{ card: Wall, damage: 3 }] }';
    expect(reasons({ ...battle, script, rest })).toEqual([]);
  });

  test('a line whose step passes without it says why', () => {
    const script = ['at: 1.main1, A: cast, card: Boar'];
    const rest = 'stopAt: 1.end\nexpect: {}';
    expect(reasons({ A: '{ hand: [Boar], battlefield: [Forest] }', script, rest })).toEqual([
      '1.main1 A: cast, card: Boar: cannotPay (Boar)',
    ]);
  });

  test('a line in a step that does not happen fails', () => {
    const script = ['at: 1.combatDamage, A: order, attacker: Boar, damage: { Wall: 3 }'];
    expect(reasons({ ...battle, script, rest: 'stopAt: 1.end' })).toHaveLength(1);
  });

  test('illegal holds when the engine refuses, and fails when it allows', () => {
    const no = ['at: 1.declareAttackers, A: illegal, verb: attack, with: [Wall]'];
    expect(reasons({ A: '{ battlefield: [Wall] }', script: no, rest: 'stopAt: 1.end' })).toEqual([]);
    const yes = ['at: 1.declareAttackers, A: illegal, verb: attack, with: [Boar]'];
    expect(reasons({ A: '{ battlefield: [Boar] }', script: yes, rest: 'stopAt: 1.end' })).toEqual([
      '1.declareAttackers A: illegal attack, with: [Boar]: the engine allows it',
    ]);
  });

  test('an illegal line of the other player does not use up the moment of the next line', () => {
    const script = ['at: 1.main1, B: illegal, verb: cast, card: Wall', 'at: 1.main1, A: cast, card: Boar'];
    const A = '{ hand: [Boar], battlefield: [Forest, Forest] }';
    const rest = 'stopAt: 1.end\nexpect: { battlefield: { A: { Boar: 1 } } }';
    expect(reasons({ A, B: '{ hand: [Wall], battlefield: [Forest, Forest] }', script, rest })).toEqual([]);
  });

  test('an explicit split goes to creatures and player', () => {
    const script = [
      'at: 1.declareAttackers, A: attack, with: [Runner]',
      'at: 1.declareBlockers, B: block, blocks: { Runner: [Boar] }',
      'at: 1.combatDamage, A: illegal, verb: order, attacker: Runner, damage: { Boar: 1, player: 4 }',
      'at: 1.combatDamage, A: order, attacker: Runner, damage: { Boar: 2, player: 3 }',
    ];
    const rest = 'stopAt: 1.main2\nexpect: { life: { B: 17 }, graveyard: { B: [Boar] } }';
    expect(reasons({ A: '{ battlefield: [Runner] }', B: '{ battlefield: [Boar] }', script, rest })).toEqual(
      [],
    );
  });

  test('pay names the sources', () => {
    const script = ['at: 1.main1, A: cast, card: Boar, pay: [Island, Island]'];
    const A = '{ hand: [Boar], battlefield: [Forest, Island, Forest, Island] }';
    const rest =
      'stopAt: 1.main2\nexpect: { permanents: [{ card: Forest, tapped: false }, { card: Island, tapped: true }] }';
    expect(reasons({ A, script, rest })).toEqual([]);
  });

  test('an own name and a side tell like cards apart', () => {
    const script = ['at: 1.declareAttackers, A: attack, with: [Second]'];
    const A = '{ battlefield: [Boar, { card: Boar, as: Second }] }';
    const rest =
      'stopAt: 1.main2\nexpect: { permanents: [{ card: A.Boar, tapped: false }, { card: Second, tapped: true }, { card: B.Boar, controller: B }] }';
    expect(reasons({ A, B: '{ battlefield: [Boar] }', script, rest })).toEqual([]);
  });

  test('a required choice that nobody answers fails the file', () => {
    const A = '{ hand: [Boar, Wall, Boar, Wall, Boar, Wall, Boar, Wall] }';
    const [reason] = reasons({ A, rest: 'stopAt: 2.main1' });
    expect(reason).toMatch(/^at 1\.cleanup A is asked: discard, 1 of /);
  });

  test('cards that nothing tells apart are no choice', () => {
    const A = '{ hand: [Boar, Boar, Boar, Boar, Boar, Boar, Boar, Boar] }';
    expect(reasons({ A, rest: 'stopAt: 2.main1\nexpect: { handSize: { A: 7 } }' })).toEqual([]);
  });

  test('discard answers the hand limit', () => {
    const A = '{ hand: [Boar, Wall, Boar, Wall, Boar, Wall, Boar, Wall] }';
    const script = ['at: 1.cleanup, A: discard, cards: [Wall]'];
    expect(reasons({ A, script, rest: 'stopAt: 2.main1\nexpect: { graveyard: { A: [Wall] } }' })).toEqual([]);
  });

  test('a duel that has ended is judged at its end', () => {
    const script = ['at: 1.main1, B: concede'];
    expect(reasons({ script, rest: 'stopAt: 5.main1\nexpect: { winner: A }' })).toEqual([]);
  });
});

describe('the opening', () => {
  const hands = '{ library: [Boar, Boar, Boar, Boar, Boar, Boar, Boar, Wall, Wall] }';
  const top = 'opening: true\nrandom: [heads]';

  test('hands are drawn from libraries as listed', () => {
    const rest = 'stopAt: 1.main1\nexpect: { hand: { A: { Boar: 7 } }, librarySize: { A: 13 }, active: A }';
    expect(reasons({ top, A: hands, rest })).toEqual([]);
  });

  test('who draws first and who takes a new hand stand in the script', () => {
    const script = [
      'at: 1.untap, A: choose, pick: [draw]',
      'at: 1.untap, A: mulligan',
      'at: 1.untap, A: keep',
    ];
    const rest = 'stopAt: 1.main1\nexpect: { active: B, handSize: { A: 6 } }';
    expect(reasons({ top, A: hands, script, rest })).toEqual([]);
  });
});

describe('what cannot be run', () => {
  test('a card nobody knows', () => {
    expect(reasons({ A: '{ hand: [No Such Card] }', rest: '' })).toEqual(['unknown card No Such Card']);
  });

  test('a rulebook nobody has', () => {
    expect(reasons({ edition: 'ninetieth', rest: '' })).toEqual(['ninetieth: no such rulebook yet']);
  });

  test('steps that a rulebook lacks are folded into the nearest', () => {
    const rest = 'stopAt: 1.end\nexpect: { step: cleanup }';
    expect(reasons({ edition: 'fifth', rest })).toEqual([]);
  });
});
