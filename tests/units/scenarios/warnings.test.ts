/** What was written and had no effect is told, and does not fail the file. */
import { describe, expect, test } from 'vitest';
import { played } from './support.ts';

describe('answers that nothing asked for', () => {
  test('are told, whether their step was reached or not', () => {
    const script = ['at: 1.main1, A: choose, pick: [Boar]', 'at: 3.main1, B: choose, pick: [[Wall, Boar]]'];
    const { reasons, warnings } = played({ script, rest: 'stopAt: 1.main2' });
    expect(reasons).toEqual([]);
    expect(warnings).toEqual([
      'A: choose, pick: [Boar]: nothing asked for this answer',
      'B: choose, pick: [[Wall,Boar]]: nothing asked for this answer',
    ]);
  });

  test('an answer that was used is not among them, nor one that is a part of what was refused', () => {
    const A = '{ hand: [Terror], battlefield: [Swamp, Swamp] }';
    const B = '{ battlefield: [Boar, Wall] }';
    const used = ['at: 1.main1, A: cast, card: Terror', 'at: 1.main1, A: choose, pick: [Boar]'];
    expect(played({ A, B, script: used, rest: 'stopAt: 1.main2' }).warnings).toEqual([]);
    const refused = [
      'at: 1.main1, A: illegal, verb: cast, card: Terror',
      'at: 1.main1, A: choose, pick: [Boar]',
    ];
    const poor = '{ hand: [Terror], battlefield: [Swamp] }';
    expect(played({ A: poor, B, script: refused, rest: 'stopAt: 1.main2' })).toMatchObject({
      reasons: [],
      warnings: [],
    });
  });
});

describe('bands', () => {
  const attack = (line: string): readonly string[] =>
    played({
      edition: 'fifth',
      A: '{ battlefield: [Herald, Boar, { card: Boar, as: Other }, Herald] }',
      script: [`at: 1.declareAttackers, A: attack, ${line}`],
      rest: 'stopAt: 1.main2',
    }).warnings.map((warning) => warning.split(': ').at(-1) ?? '');

  test('a member that does not attack, and a creature in two bands', () => {
    expect(attack('with: [Herald], bands: [[Herald, Boar]]')).toEqual([
      'Boar is in a band, and not in "with"',
    ]);
    expect(attack('with: [Herald, Boar, Other], bands: [[Herald, Boar], [Herald, Other]]')).toEqual([
      'Herald is in more than one band',
    ]);
    expect(attack('with: [Herald, Boar], bands: [[Herald, Boar, Boar]]')).toEqual([
      'Boar is in more than one band',
    ]);
  });

  test('what may be is not told', () => {
    expect(attack('with: [Herald, Boar], bands: [[Herald, Boar]]')).toEqual([]);
    expect(attack('with: [Herald, Herald, Boar, Other], bands: [[Herald, Boar], [Herald, Other]]')).toEqual(
      [],
    );
  });

  test('two of one name in two bands are two creatures', () => {
    const { reasons } = played({
      edition: 'fifth',
      A: '{ battlefield: [Herald, Boar, Herald, { card: Boar, as: Other }] }',
      B: '{ battlefield: [{ card: Wall, as: Stone }] }',
      script: [
        'at: 1.declareAttackers, A: attack, with: [Herald, Boar, Herald, Other], bands: [[Herald, Boar], [Herald, Other]]',
        'at: 1.declareBlockers, B: block, blocks: { Boar: [Stone] }',
      ],
      rest: 'stopAt: 1.main2\nexpect: { life: { B: 15 } }',
    });
    expect(reasons).toEqual([]);
  });

  test('an attack that is refused is looked at as well', () => {
    const { warnings } = played({
      edition: 'fifth',
      A: '{ battlefield: [Herald, { card: Boar, tapped: true }] }',
      script: ['at: 1.declareAttackers, A: illegal, verb: attack, with: [Herald], bands: [[Herald, Boar]]'],
      rest: 'stopAt: 1.main2',
    });
    expect(warnings).toHaveLength(1);
  });
});

describe('a share for the player', () => {
  const shares = (attacker: string, verb: string, damage: string) =>
    played({
      edition: 'fifth',
      A: `{ battlefield: [${attacker}] }`,
      B: '{ battlefield: [Wall, { card: Wall, as: Stone }] }',
      script: [
        `at: 1.declareAttackers, A: attack, with: [${attacker}]`,
        `at: 1.declareBlockers, B: block, blocks: { ${attacker}: [Wall, Stone] }`,
        `at: 1.combatDamage, A: ${verb}, attacker: ${attacker}, damage: { ${damage} }`,
      ],
      rest: 'stopAt: 1.main2',
    });

  test('without trample it is told that the last creature gets it', () => {
    expect(shares('Boar', 'order', 'Wall: 1, Stone: 1, player: 1')).toMatchObject({
      reasons: [],
      warnings: [
        '1.combatDamage A: order, attacker: Boar, damage: {Wall:1,Stone:1,player:1}: without trample the player gets nothing, and the last creature gets that share',
      ],
    });
    expect(shares('Runner', 'order', 'Wall: 1, Stone: 3, player: 1').warnings).toEqual([]);
  });

  test('and as a refusal it is refused', () => {
    expect(shares('Boar', 'illegal, verb: order', 'Wall: 1, Stone: 1, player: 1').reasons).toEqual([]);
  });
});
