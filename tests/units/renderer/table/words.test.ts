/** Every reason, purpose and place has its words, and the bar its cells. */
import { describe, expect, test } from 'vitest';
import { cellsOf, stopsWith } from '../../../../src-renderer/table/bar.ts';
import { piecesOf, symbolsInWords } from '../../../../src-renderer/table/symbols.ts';
import { refusalInWords } from '../../../../src-renderer/table/sentences.ts';
import { REFUSALS } from '../../../../src-shared/duel/question.ts';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/preferences.ts';
import { positionDuel } from '../../../support/rule-duel.ts';
import { seated } from '../../../support/seated.ts';

test.each(REFUSALS)('a refusal because of %s has a sentence, with and without a card', (reason) => {
  for (const card of [undefined, 'Fog']) expect(refusalInWords({ reason }, card)).toMatch(/^[A-Z].*\.$/);
});

test('costs are read out symbol by symbol', () => {
  expect(piecesOf('Pay {2}{R}.').map(({ kind }) => kind)).toEqual(['words', 'symbol', 'symbol', 'words']);
  expect(symbolsInWords('{2}{R}{R}')).toBe('2 red red');
});

describe.each(['fifth', 'm11'])('the Phase Bar under %s (U085, U097, U098)', (edition) => {
  const { stops } = DEFAULT_PREFERENCES;
  const view = () => {
    const { setup } = positionDuel(edition, [{ battlefield: ['Grizzly Bears'] }, {}], { step: 'main1' });
    const habits = { stops: { yours: ['main1'], theirs: [] }, warnings: [] } as const;
    return seated(setup, { players: ['person', 'person'], habits });
  };

  test('one cell stands for combat, and the current one is marked', () => {
    const cells = cellsOf(view().view, 'yours', stops);
    expect(cells.filter(({ icon }) => icon === 'combat')).toHaveLength(1);
    expect(cells.filter(({ isNow }) => isNow).map(({ step }) => step)).toEqual(['main1']);
    expect(cellsOf(view().view, 'theirs', stops).some(({ isNow }) => isNow)).toBe(false);
  });

  test('in combat the attacker’s half has its steps', () => {
    const table = view();
    table.done();
    expect(table.prompt.options.kind).toBe('attack');
    expect(cellsOf(table.view, 'yours', stops).map(({ step }) => step)).toContain('declareBlockers');
    expect(cellsOf(table.view, 'theirs', stops).map(({ icon }) => icon)).toContain('combat');
  });

  test('a Stop is put on a cell and taken off again', () => {
    const cell = cellsOf(view().view, 'theirs', stops).find(({ step }) => step === 'upkeep');
    if (!cell) throw new Error('There is no upkeep.');
    const marked = stopsWith(stops, cell);
    expect(marked.theirs).toContain('upkeep');
    expect(stopsWith(marked, { ...cell, hasStop: true })).toEqual(stops);
  });
});
