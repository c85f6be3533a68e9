/** Scenario files are read with their mistakes named, each with its line. */
import { describe, expect, test } from 'vitest';
import { readScenario, UnreadableScenario } from '../../../scripts/scenario/read.ts';

const file = (...lines: string[]): string =>
  ['name: A test', 'edition: m11', 'players:', '  A: {}', '  B: {}', ...lines].join('\n');

function reasonsFor(source: string): readonly string[] {
  try {
    readScenario(source);
  } catch (problem) {
    if (problem instanceof UnreadableScenario) return problem.reasons;
    throw problem;
  }
  return [];
}

describe('reading a scenario', () => {
  test('a line becomes seat, verb, moment and fields', () => {
    const { script } = readScenario(
      file('script:', '  - { at: 2.main1, B: cast, card: Shock, targets: [A] }'),
    );
    expect(script?.[0]).toMatchObject({
      seat: 'B',
      verb: 'cast',
      illegal: false,
      at: { turn: 2, step: 'main1' },
      card: 'Shock',
      targets: ['A'],
    });
  });

  test('an illegal line carries the verb that is refused', () => {
    const { script } = readScenario(
      file('script:', '  - { at: 1.main1, A: illegal, verb: play, card: Forest }'),
    );
    expect(script?.[0]).toMatchObject({ verb: 'play', illegal: true });
  });

  test.each([
    ['an unknown verb', '  - { at: 1.main1, A: sing }', 'line 7: script.0: there is no verb sing'],
    ['a missing card', '  - { at: 1.main1, A: cast }', 'line 7: script.0: "cast" needs "card"'],
    [
      'two players',
      '  - { at: 1.main1, A: keep, B: keep }',
      'line 7: script.0: a line has one player as its key',
    ],
    ['an unknown step', '  - { at: 1.supper, A: keep }', 'line 7: script.0.at: there is no such step'],
  ])('%s is said with its line', (_, line, reason) => {
    expect(reasonsFor(file('script:', line))).toEqual([reason]);
  });

  test('a field nobody knows is refused', () => {
    expect(reasonsFor(file('weather: rain'))[0]).toMatch(/^line 6: weather: /);
  });

  test('a player who does not sit at the table is refused', () => {
    expect(reasonsFor(file('script:', '  - { at: 1.main1, C: concede }'))).toEqual([
      'C is no player of this duel',
    ]);
  });

  test('a puzzle needs no script', () => {
    expect(readScenario(file('goal: A wins in turn 1')).goal).toBe('A wins in turn 1');
  });
});
